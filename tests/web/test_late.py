"""Who learns that a clock has run out twice (PK-8.5)."""

import msgspec
import pytest
from msgspec import UNSET
from msgspec.structs import replace

from pik.core.seat import Seat
from pik.games import CATALOG
from pik.room.fold import Table
from pik.room.life import late_twice, started
from pik.web.frames import frame
from pik.web.messages import Frame
from tests.tables import game_table, key_of, people


def table(game: str, *late: int) -> Table:
    """A table of two people whose clocks ran out so."""
    bare = game_table(CATALOG[game], *people(2))
    return replace(bare, life=replace(bare.life, late=tuple(map(Seat, late)) or UNSET))


def told(now: Table, seat: int | None) -> object:
    """What a viewer is told of clocks."""
    return msgspec.json.decode(frame(now, key_of(now, None if seat is None else Seat(seat)), 0.0), type=Frame).late


@pytest.mark.parametrize("late, proposed", [((), ()), ((1,), ()), ((1, 0), ()), ((1, 1), (1,)), ((1, 0, 1, 0), (1, 0))])
def test_twice_is_told_to_the_scorer(late: tuple[int, ...], proposed: tuple[int, ...]) -> None:
    """PK-8.5: to the scorer alone, and only from the second time on."""
    now = table("pikala", *late)
    assert late_twice(now.life) == proposed
    assert told(now, 0) == (proposed or UNSET)
    assert told(now, 1) is told(now, None) is UNSET


def test_no_marks_no_proposal() -> None:
    """PK-8.5: a game without marks has nothing to propose."""
    assert told(table("piquet", 1, 1), 0) is UNSET


def test_a_new_match_begins_afresh() -> None:
    """PK-8.5: what clocks did in a match is over with it; nothing of it stands where none ever ran out."""
    assert started(table("pikala", 1, 1).life, b"{}").late is UNSET
    assert b'"late"' not in msgspec.json.encode(table("pikala").life)
