"""Spades in the arena: partners are of one kind, the cards are the same for both, and the better players win."""

import msgspec
import pytest

from pik.bots import player
from pik.bots.arena import Contest, result, seatings, worked_off
from pik.bots.duplicate import DUPLICATES
from pik.bots.host import Player
from pik.games.spades.state import side_of
from tests.bots.spades.matches import GAMES

SEATS = {"spades": 4, "spades-two-handed": 2}


@pytest.mark.parametrize("name", GAMES)
def test_partners_are_of_one_kind(name: str) -> None:
    """SP-1.1: in every seating a side is of one kind, and each kind has each side once."""
    sides = [{first for seat, first in enumerate(seating) if side_of(seat) == 0} for seating in seatings(SEATS[name])]
    assert sides == [{True}, {False}]


@pytest.mark.parametrize("name", GAMES)
def test_points_are_the_sides(name: str) -> None:
    """SP-2.1: partners make the same points, and a level against itself gains nothing."""
    points = DUPLICATES[name]([player(name, "beginner")] * SEATS[name], 1, 1)
    assert len(points) == SEATS[name]
    assert len({(side_of(seat), made) for seat, made in enumerate(points)}) == 2
    assert worked_off(Contest(name, "beginner", "beginner", SEATS[name], 1), range(4)).gains == (0.0,) * 4


@pytest.mark.parametrize("name", GAMES)
def test_the_same_shuffle_for_everybody(name: str) -> None:
    """Every playing of a deal shows its players the same fingerprint of the pack, scores and bags."""
    seen: list[set[bytes]] = []

    def watching(play: Player) -> Player:
        def watched(view: bytes) -> bytes | None:
            deal = msgspec.json.decode(view)["deal"]
            seen[-1].add(msgspec.json.encode([deal["commitment"], deal["scores"], deal["bags"]]))
            return play(view)

        return watched

    for level in ("random", "beginner"):
        seen.append(set())
        DUPLICATES[name]([watching(player(name, level))] * SEATS[name], 3, 1)
    assert seen[0] == seen[1]
    assert len(seen[0]) == 1


@pytest.mark.parametrize("name", GAMES)
def test_beginner_beats_random(name: str) -> None:
    """R17: the beginner makes more points than the random player, the interval clear of zero."""
    contest = Contest(name, "beginner", "random", SEATS[name], 1)
    assert result(contest, [worked_off(contest, range(30))]).low > 0
