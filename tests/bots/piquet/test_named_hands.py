"""Hands that a good player of piquet knows, with what club player and master have to do and why."""

import pytest

from pik.games.piquet.actions import Look
from tests.bots.piquet.hands_declared import DECLARATIONS
from tests.bots.piquet.hands_exchanged import EXCHANGES
from tests.bots.piquet.hands_of_three import DECLARATIONS_OF_THREE, EXCHANGES_OF_THREE, PLAYS_OF_THREE
from tests.bots.piquet.hands_played import PLAYS
from tests.bots.piquet.scenes import Named, after_a_look, decided

ALL = [*EXCHANGES, *DECLARATIONS, *PLAYS, *EXCHANGES_OF_THREE, *DECLARATIONS_OF_THREE, *PLAYS_OF_THREE]


@pytest.mark.parametrize("level", ["club", "master"])
@pytest.mark.parametrize("named", ALL, ids=lambda named: named.name)
def test_named_hand(named: Named, level: str) -> None:
    """Club player and master do what a good player would, in either game; first they look at the talon if they may."""
    deal = named.deal()
    found = decided(deal, level)
    if not named.right(deal, found) and isinstance(found, Look):
        deal, found = after_a_look(deal, level)
    assert named.right(deal, found), f"{found}: {named.why}"


@pytest.mark.parametrize("seats", [2, 3])
def test_there_are_enough(seats: int) -> None:
    """At least forty of each game."""
    assert sum(named.deal().seats == seats for named in ALL) >= 40


def test_every_name_is_one_hands() -> None:
    """Each hand has a name of its own."""
    names = [named.name for named in ALL]
    assert len(names) == len(set(names))
