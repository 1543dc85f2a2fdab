"""Hands that a good Spades player knows, with what club player and master have to do and why."""

import pytest

from tests.bots.spades import hands_of_two
from tests.bots.spades.hands_bid import BIDS
from tests.bots.spades.hands_played import PLAYS
from tests.bots.spades.scenes import Named, decided

ALL = [*BIDS, *PLAYS, *hands_of_two.DRAWS, *hands_of_two.BIDS, *hands_of_two.PLAYS]


@pytest.mark.parametrize("level", ["club", "master"])
@pytest.mark.parametrize("named", ALL, ids=lambda named: named.name)
def test_named_hand(named: Named, level: str) -> None:
    """Club player and master do what a good player would, in either game (SP-7.1 for claims)."""
    assert decided(named, level) in named.right, named.why


def test_there_are_enough() -> None:
    """At least forty in each game, each with a name of its own."""
    names = [named.name for named in ALL]
    assert len(names) == len(set(names))
    of_two = sum(name.startswith("two: ") for name in names)
    assert min(of_two, len(names) - of_two) >= 40
