"""A kept table comes to life again: whatever entry the log ends with, it is the table that was running then."""

from collections.abc import Iterator

import pytest

from pik.core.seat import Seat
from pik.games import CATALOG
from pik.room.journal import Line, Stored
from pik.room.opening import head_of
from pik.room.restore import restored
from pik.room.table import Table, advanced, due, opened
from tests.random_acts import random_steps
from tests.tables import LEO, VERA


def tables_with_lines(seats: int, seed: int) -> Iterator[tuple[Table, tuple[Line, ...]]]:
    """A random match of Pikala: the table after each act, and the log so far."""
    head = head_of("t", CATALOG["pikala"], b"{}", (VERA, *(LEO,) * (seats - 1)), 0.0)
    table = opened(head, CATALOG["pikala"])
    lines: list[Line] = []
    for _, seat, act in random_steps(CATALOG["pikala"], seats, seed):
        table = advanced(table, seat, act, f"c{len(lines)}")
        lines.append(Line(table.seq, f"c{len(lines)}", seat, act, table.live.digest(), 0.0))
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
        _, asked = due(again)
        waiting = {seat for seat in table.live.waiting if seat != 0}
        offered = {Seat(seat) for seat in (1, 2) if table.seats[seat].asked.offers}
        assert len(asked) == len({-1} if -1 in waiting else waiting | offered)
