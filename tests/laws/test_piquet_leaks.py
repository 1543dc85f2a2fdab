"""Piquet with leaks planted in it, each found by a law of secrecy."""

from dataclasses import replace
from typing import Any, Final

import msgspec
import pytest

from pik.core.draw import SeededDraw
from pik.core.match import Match, MatchView
from pik.core.seat import Seat
from pik.games.piquet import combos
from pik.games.piquet.actions import Action, Call, Declare, Exchange, Seen, Spoken
from pik.games.piquet.classic import MATCH
from pik.games.piquet.classic.config import Config
from pik.games.piquet.ledger import Act, Standing
from pik.games.piquet.seen import View
from pik.games.piquet.state import Deal
from pik.games.piquet.view import combos_of
from tests.laws import secrecy
from tests.laws.games import CASES, AnyCase
from tests.laws.walk import walk

State = Match[Config, Standing, Deal]


def with_pips(match: State, seat: Seat, act: Action | Act, viewer: Seat | None) -> Seen | Act:
    """A point is named with its pips at once."""
    seen = MATCH.redact(match, seat, act, viewer)
    if not isinstance(act, Declare) or not isinstance(seen, Spoken) or match.deal is None or act.category != "point":
        return seen
    found = combos.held_in(match.deal.hands[seat], "point") if act.combinations else ()
    return msgspec.structs.replace(seen, calls=(Call(seat, "point", None, pips=sum(found) % 97),))


def with_discards(match: State, seat: Seat, act: Action | Act, viewer: Seat | None) -> Seen | Act:
    """The others see what is discarded."""
    return act if isinstance(act, Exchange) else MATCH.redact(match, seat, act, viewer)


def with_secret_combinations(match: State, viewer: Seat | None) -> MatchView[Config, Standing, View]:
    """What was declared is seen by all before the last category is through."""
    view = MATCH.view(match, viewer)
    if view.deal is None or match.deal is None:
        return view
    return msgspec.structs.replace(
        view, deal=msgspec.structs.replace(view.deal, combos=tuple(map(combos_of, match.deal.held)))
    )


def leaky(**functions: Any) -> AnyCase:  # noqa: ANN401
    """Piquet with functions replaced."""
    return replace(CASES["piquet"], game=replace(MATCH, **functions))


LEAKS: Final[dict[str, tuple[AnyCase, secrecy.Law]]] = {
    "pips before they are named": (leaky(redact=with_pips), secrecy.acts_are_seen_alike),
    "discards in the log": (leaky(redact=with_discards), secrecy.what_is_seen_follows_from_views),
    "combinations before the end": (leaky(view=with_secret_combinations), secrecy.worlds_look_like_the_truth),
}


@pytest.mark.parametrize("leak", LEAKS)
def test_leaks_are_found(leak: str) -> None:
    """PQ-2.4, PQ-3.1, PQ-3.5: piquet with a planted leak breaks the law that stands against such leaks."""
    case, law = LEAKS[leak]
    moments = [each for seed in range(3) for each in walk(case.game, case.configs[1], bytes([seed]), case.longest)]
    with pytest.raises(AssertionError):
        law(case, moments, SeededDraw(b"leak"))
