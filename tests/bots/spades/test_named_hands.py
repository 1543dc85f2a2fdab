"""Hands that a good Spades player knows, with what club player and master have to do and why."""

import pytest

from tests.bots.spades.hands_bid import BIDS
from tests.bots.spades.hands_played import PLAYS
from tests.bots.spades.scenes import Named, decided


@pytest.mark.parametrize("level", ["club", "master"])
@pytest.mark.parametrize("named", [*BIDS, *PLAYS], ids=lambda named: named.name)
def test_named_hand(named: Named, level: str) -> None:
    """Club player and master do what a good player would, in either game (SP-7.1 for claims)."""
    assert decided(named, level) in named.right, named.why


def test_there_are_enough() -> None:
    """At least forty, each with a name of its own."""
    names = [named.name for named in (*BIDS, *PLAYS)]
    assert len(names) == len(set(names)) >= 40
