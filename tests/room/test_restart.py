"""A restart at any line: what the store has makes the table that was there, whatever kind of act came last."""

from collections.abc import Iterator
from random import Random

import pytest
from msgspec.structs import replace

from pik.core.draw import SeededDraw
from pik.core.seat import Seat
from pik.games import CATALOG as GAMES
from pik.room.commands import by_guest
from pik.room.fold import Table, opened
from pik.room.journal import Line, Stored
from pik.room.life_acts import (
    ROOM,
    Again,
    Begin,
    Count,
    GiveBot,
    Rename,
    Sit,
    Wish,
    decode,
)
from pik.room.presence import Presence
from pik.room.restore import CannotGoOnError, restored
from pik.room.table import accepted
from tests.room.telling import EVERY, KEYS, Telling
from tests.tables import CATALOG, random_command, toy_head
from tests.toy import TOY


def lasting(table: Table) -> Table:
    """A table less what lives in memory only: who is here, running clocks, which bots were asked."""
    clocks = replace(table.clocks, spent=tuple(0.0 for _ in table.clocks.spent), at=None)
    return replace(table, presence=Presence(), clocks=clocks, put=())


def kinds(lines: Iterator[Line]) -> set[type]:
    """The kinds of acts of table life among some lines."""
    return {type(decode(line.act)) for line in lines if line.seat == ROOM}


@pytest.mark.parametrize("seed", range(12))
def test_the_store_makes_the_table_that_was_there(seed: int) -> None:
    """R14: after each line of a long random life, act of the game or of the table, the fold is the live table."""
    telling = Telling(seed)
    for _ in range(250):
        before = len(telling.lines)
        telling.step()
        if len(telling.lines) > before:
            again = restored(telling.stored, GAMES)
            assert lasting(again) == lasting(telling.table)
            assert again.life.digest() == telling.table.life.digest()


def test_a_long_series_is_folded_to_the_table_that_was_there() -> None:
    """Matches that were played out before the last one are folded briefly, to the same table after each line."""
    table, lines = opened(toy_head(), TOY), list[Line]()
    random, draw = Random(5), SeededDraw(b"series")
    begin: list[Wish] = [Sit(Seat(0), "Vera"), GiveBot(Seat(1), "club"), Begin(), Again(), Again(), Rename("Vika")]
    for number, act in enumerate(begin):
        while table.life.phase == "playing":
            line, table = accepted(table, random_command(table, random, draw), 1.0)
            lines.append(line)
            assert lasting(restored(Stored(table.head, tuple(lines)), CATALOG)) == lasting(table)
        line, table = accepted(table, by_guest(KEYS[0], f"{number}", act), 1.0)
        lines.append(line)
        assert lasting(restored(Stored(table.head, tuple(lines)), CATALOG)) == lasting(table)
    assert (table.life.match, len(table.life.series)) == (3, 3)
    first = next(at for at, line in enumerate(lines) if line.seat >= 0)
    for change in (replace(lines[first], digest="0" * 16), replace(lines[first], seq=99)):
        with pytest.raises(CannotGoOnError, match="damaged"):
            restored(Stored(table.head, (*lines[:first], change, *lines[first + 1 :])), CATALOG)


def test_random_lives_have_every_kind_of_act() -> None:
    """The lives that restarts are tried on hold each kind of act there is, the room's own among them."""
    seen: set[type] = set()
    for seed in range(40):
        telling = Telling(seed)
        for _ in range(250):
            telling.step()
        telling.tell(by_guest(telling.table.life.host, "count", Count()))
        assert lasting(restored(telling.stored, GAMES)) == lasting(telling.table)
        seen |= kinds(iter(telling.lines))
        if seen == EVERY:
            return
    assert seen == EVERY


def test_a_line_that_was_changed_is_found() -> None:
    """Whatever is altered in a line of the life, the fold does not come out as the line says: the table is damaged."""
    telling = Telling(1)
    for _ in range(80):
        telling.step()
    lines = telling.lines
    at = next(number for number, line in enumerate(lines) if line.seat == ROOM and b'"sit"' in line.act)
    line = lines[at]
    changes = (
        replace(line, act=line.act.replace(b'"seat":', b'"seat":1')),
        replace(line, who="f" * 64),
        replace(line, digest="0" * 16),
        replace(line, seq=line.seq + 1),
        replace(line, act=b'{"type":"fly"}'),
    )
    for change in changes:
        with pytest.raises(CannotGoOnError, match="damaged"):
            restored(Stored(telling.table.head, (*lines[:at], change, *lines[at + 1 :])), GAMES)
