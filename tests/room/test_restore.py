"""A kept table comes to life again: whatever entry the log ends with, it is the table that was running then."""

from collections.abc import Iterator

import pytest

from pik.core.seat import Seat
from pik.games import CATALOG
from pik.room.effects import WakeAt
from pik.room.fold import Table, advanced
from pik.room.journal import Line, Stored
from pik.room.opening import head_of
from pik.room.restore import restored
from pik.room.table import due
from tests.random_acts import random_steps
from tests.tables import LEO, VERA, gathered


def tables_with_lines(seats: int, seed: int) -> Iterator[tuple[Table, tuple[Line, ...]]]:
    """A random match of Pikala: the table after each act, and the log so far."""
    head = head_of("t", CATALOG["pikala"], b"{}", seats, 0.0)
    stored = gathered(head, CATALOG["pikala"], (VERA, *(LEO,) * (seats - 1)), begin=True)
    table = restored(stored, CATALOG)
    lines = list(stored.lines)
    for _, seat, act in random_steps(CATALOG["pikala"], seats, seed):
        cmd = f"c{len(lines)}"
        table = advanced(table, seat, act, cmd)
        lines.append(Line(table.seq, cmd, seat, act, table.live.digest(), 0.0))
        yield table, tuple(lines)


@pytest.mark.parametrize("seats", [2, 3])
def test_end_at_any_write_comes_to_the_same_table(seats: int) -> None:
    """Killed after any write of a match, the table is the one that was running: match, decisions, news, commands."""
    for number, (table, lines) in enumerate(tables_with_lines(seats, seats)):
        if number % 5 and number > 40:
            continue
        assert restored(Stored(table.head, lines), CATALOG) == table


def test_whom_it_waits_for_is_asked_again() -> None:
    """After a restart the pack and every bot that has something to decide are asked, asked before or not."""
    for table, lines in tables_with_lines(3, 1):
        again = restored(Stored(table.head, lines), CATALOG)
        asked = [effect for effect in due(again, 0.0)[1] if not isinstance(effect, WakeAt)]
        waiting = {seat for seat in table.waiting if seat != 0}
        offered = {Seat(seat) for seat in (1, 2) if table.seats[seat].asked.offers}
        assert len(asked) == len({-1} if -1 in waiting else waiting | offered)
