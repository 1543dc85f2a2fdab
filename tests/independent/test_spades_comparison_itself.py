"""The comparison of engine and referee finds faults in either: the engine is wrapped, or a referee's rule is bent."""

import random
from collections.abc import Callable, Sequence
from typing import Final

import pytest

from pik.core.hosted import Hosted
from pik.core.message import Refusal
from pik.games import CATALOG
from tests.independent import spades
from tests.independent.spades import Illegal, Scorer
from tests.independent.spades_cards import RANKS, breaks
from tests.independent.spades_chooser import Chooser
from tests.independent.spades_faults import FAULTS, OF_FOUR_ONLY, OF_TWO_ONLY, Wrong, running
from tests.independent.spades_lockstep import Lockstep, compared
from tests.independent.spades_match import Match
from tests.independent.spades_score import DOUBLE, Account, Bid, Options, account, verdict

MOST = 1500
Rule = tuple[object, str, Callable[..., object]]
GAMES = {"spades": set(FAULTS) - OF_TWO_ONLY, "spades-two-handed": set(FAULTS) - OF_FOUR_ONLY}


def bags_lost(bids: Sequence[Bid], tricks: Sequence[int], before: int, options: Options) -> Account:
    """Bags beyond a penalty are forgotten."""
    row = account(bids, tricks, before, options)
    return Account(row.points, row.bags, row.penalties, 0 if row.penalties else row.bags_left)


def nil_helps(bids: Sequence[Bid], tricks: Sequence[int], before: int, options: Options) -> Account:
    """A nil's tricks count for the partner's number."""
    if len(bids) == 2 and [*bids].count(0) == 1 and DOUBLE not in bids and tricks[bids.index(0)] > 0:
        row = account((max(map(int, bids)),), (sum(tricks),), before, options)
        return Account(row.points - 100, row.bags, row.penalties, row.bags_left)
    return account(bids, tricks, before, options)


def tie_wins(scores: Sequence[int], deals: int, options: Options) -> int | str | None:
    """At the target equal scores are a draw at once."""
    tie = scores[0] == scores[1] >= options.target
    return "draw" if tie else verdict(scores, deals, options)


def never_breaks(card: str, before: Sequence[str]) -> bool:
    """Spades are never broken."""
    return False


def only_following_breaks(card: str, before: Sequence[str]) -> bool:
    """A spade that is led breaks nothing."""
    return bool(before) and breaks(card, before)


def suit_led_wins(trick: Sequence[str]) -> int:
    """Spades are a suit like the others."""
    followed = [place for place, card in enumerate(trick) if card[0] == trick[0][0]]
    return max(followed, key=lambda place: RANKS.index(trick[place][1]))


def plain_nil_exempts(match: Match) -> list[int]:
    """Who bid nil takes no part in an exchange, nor does the partner."""
    seats = Match.exchanging(match)
    return [seat for seat in seats if 0 not in (match.bids[seat], match.bids[(seat + 2) % 4])]


RULES: Final[dict[str, Rule]] = {
    "SP-1.2 a tie ends": (spades, "verdict", tie_wins),
    "SP-2.5 a nil exempts": (Scorer, "exchanging", plain_nil_exempts),
    "SP-3.1 no trump": (spades, "winning_place", suit_led_wins),
    "SP-3.2 never broken": (spades, "breaks", never_breaks),
    "SP-3.2 a led spade breaks nothing": (spades, "breaks", only_following_breaks),
    "SP-4.2 a failed nil helps": (spades, "account", nil_helps),
    "SP-4.3 bags lost": (spades, "account", bags_lost),
}


@pytest.mark.parametrize("game", GAMES)
def test_no_fault_is_found_in_a_sound_engine(game: str) -> None:
    """The wrapping alone makes no difference."""
    assert play_until_they_differ(running(Wrong())(CATALOG[game]), random.Random(game), 40) >= 40


@pytest.mark.parametrize("name", RULES)
def test_bent_rules_are_found(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Within some hundred deals they part as well where the referee has a rule wrong."""
    module, rule, wrong = RULES[name]
    monkeypatch.setattr(module, rule, wrong)
    with pytest.raises((AssertionError, Illegal, Refusal)):
        play_until_they_differ(CATALOG["spades"], random.Random(name))


@pytest.mark.parametrize("game, fault", [(game, fault) for game, faults in GAMES.items() for fault in sorted(faults)])
def test_faults_are_found(game: str, fault: str) -> None:
    """Within some hundred deals engine and referee part where the engine breaks a rule."""
    with pytest.raises((AssertionError, Illegal, Refusal)):
        play_until_they_differ(FAULTS[fault](CATALOG[game]), random.Random(fault))


def play_until_they_differ(game: Hosted, chance: random.Random, most: int = MOST) -> int:
    """Compare matches for so many deals, and return how many there were."""
    deals = 0
    while deals < most:
        chooser = Chooser(chance)
        deals += compared(Lockstep(game, chooser.config(game.seats[0])), chooser, chance)
    return deals
