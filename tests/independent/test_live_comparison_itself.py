"""The comparison at live tables finds faults that are planted in the engine's rules for them."""

import random
from collections.abc import Callable
from typing import Final

import pytest
from msgspec import UNSET
from msgspec.structs import replace

from pik.core.message import Refusal
from pik.core.seat import Seat
from pik.games.pikala import desk, ledger, live, scoring
from pik.games.pikala.desk import Desk
from pik.games.pikala.state import Deal
from pik.games.piquet import choices, counting, reckoning, saying, truth
from pik.games.piquet import live as brags
from pik.games.piquet import scoring as counts
from pik.games.piquet.actions import Call
from pik.games.piquet.state import Deal as PiquetDeal
from pik.games.piquet.truth import counting_sets
from tests.independent.chooser import Chooser
from tests.independent.lockstep import Lockstep
from tests.independent.pikala import Illegal
from tests.independent.piquet import Illegal as PiquetIllegal
from tests.independent.piquet_session import Session
from tests.independent.test_against_engine import compared

MOST, MOST_OF_PIQUET = 6000, 600
MAY_TAKE_BACK = choices.may_take_back
Fault = tuple[object, str, object]


def of(value: object) -> Callable[..., object]:
    """The same, whatever is asked."""
    return lambda *_, **__: value


def as_it_was(deal: Deal) -> Deal:
    """What was put away for a draw is not taken up again."""
    return deal


def forgotten(kept: Desk, parts: object) -> Desk:
    """What a void deal has cost is not carried."""
    return replace(kept, voids=kept.voids + 1)


def by_the_owner_too(kept: Desk, seats: int) -> frozenset[Seat]:
    """Whose mark it is has to agree as well."""
    return frozenset(map(Seat, range(seats))) - set(kept.agreed) if kept.asked else frozenset()


def by_one(kept: Desk, seat: Seat, *, accept: bool) -> Desk:
    """One who agrees does it for all."""
    return replace(kept, agreed=tuple(map(Seat, range(6)))) if accept else replace(kept, asked=False, agreed=())


def stubborn(kept: Desk, seat: Seat, *, accept: bool) -> Desk:
    """A "no" is passed over."""
    return replace(kept, agreed=(*kept.agreed, seat))


def first_mark(kept: Desk) -> int | None:
    """The oldest mark is taken back."""
    return next((at for at, mark in enumerate(kept.marks) if not mark.back), None)


def best_alone(deal: PiquetDeal, call: Call) -> tuple[int, ...]:
    """Lesser combinations don't count."""
    return counting_sets(deal, call)[:1]


def never_looked(deal: PiquetDeal, leader: Seat, winner: Seat) -> PiquetDeal:
    """The first trick is a trick like any other."""
    return counting.trick_taken(deal, winner)


def as_guided(deal: PiquetDeal, seat: Seat) -> bool:
    """The first trick can be taken back."""
    return MAY_TAKE_BACK(replace(deal, live=UNSET), seat)


def good_before(deal: PiquetDeal, seat: Seat, category: object) -> PiquetDeal:
    """What is put right stands all the same."""
    return deal


PIKALA_FAULTS: Final[dict[str, Fault]] = {
    "PK-8.1 ten": (scoring, "HOOLIGANKA", 10),
    "PK-8.1 never": (live, "unlawful_cards", of(0)),
    "PK-8.1 again and again": (live, "tried_now", of(())),
    "PK-8.2 refused and lost": (live, "taken_up", as_it_was),
    "PK-8.2 anybody is entitled": (live, "is_entitled", of(True)),
    "PK-8.2 forgotten": (desk, "voided", forgotten),
    "PK-8.2 void deals are none": (ledger, "voids", of(0)),
    "PK-8.5 the owner too": (desk, "askable", by_the_owner_too),
    "PK-8.5 one for all": (desk, "answered", by_one),
    "PK-8.5 no means yes": (desk, "answered", stubborn),
    "PK-8.5 the first mark": (desk, "place_of_last", first_mark),
}
PIQUET_FAULTS: Final[dict[str, Fault]] = {
    "PQ-6.1 no silence": (counting, "voice", of(1)),
    "PQ-6.1 single": (counts, "beside_silence", of(1)),
    "PQ-6.1 nothing too few": (brags, "sizes", of([])),
    "PQ-6.2 no brags": (brags, "false_brags", of(())),
    "PQ-6.2 nobody is out": (counting, "is_out", of(False)),
    "PQ-6.2 all is true": (reckoning, "is_false", of(False)),
    "PQ-6.2 best alone": (reckoning, "counting_sets", best_alone),
    "PQ-6.2 never looked at": (reckoning, "looked", never_looked),
    "PQ-6.2 not put right": (saying, "put_right", good_before),
    "PQ-6.2 all can be put right": (truth, "false_now", of(("point", "sequence", "set"))),
    "PQ-6.2 low pips": (truth, "highest", of(7)),
    "PQ-6.2 the first trick back": (choices, "may_take_back", as_guided),
}


@pytest.mark.parametrize("name", PIKALA_FAULTS)
def test_faults_of_live_pikala_are_found(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """PK-8.1 to PK-8.6: within some thousand deals engine and referee part where the engine breaks a rule."""
    monkeypatch.setattr(*PIKALA_FAULTS[name])
    with pytest.raises((AssertionError, Illegal, Refusal)):
        pikala_until_they_differ(random.Random(name))


def pikala_until_they_differ(chance: random.Random) -> None:
    """Compare live matches of all sizes for so many deals."""
    deals = 0
    while deals < MOST:
        chooser = Chooser(chance, live=True)
        deals += compared(Lockstep(chooser.opening(chance.choice((5, 6, 2, 3)))), chooser, chance)


@pytest.mark.parametrize("name", PIQUET_FAULTS)
def test_faults_of_live_piquet_are_found(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """PQ-6.1, PQ-6.2: within some hundred deals engine and referee part where the engine breaks a rule."""
    monkeypatch.setattr(*PIQUET_FAULTS[name])
    with pytest.raises((AssertionError, PiquetIllegal, Refusal)):
        piquet_until_they_differ(random.Random(name))


def piquet_until_they_differ(chance: random.Random) -> None:
    """Compare live matches of both games for so many deals."""
    deals = 0
    while deals < MOST_OF_PIQUET:
        deals += Session(chance, norman=chance.random() < 0.3, live=True).play()
