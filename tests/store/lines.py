"""What a journal is given to keep."""

from msgspec import Raw

from pik.core.seat import Seat
from pik.room.journal import (
    Head,
    Line,
    Said,
    Stored,
)
from pik.room.life_acts import ROOM, Clock, Rules


def head(table: str) -> Head:
    """The head of a table of two."""
    return Head(table, "toy", 1, Raw(b'{"deals":2}'), 2, "ru", Rules(watch=False, clock=Clock(10, 60)), 12.5)


def fresh(table: str, *lines: Line) -> Stored:
    """A new table, with its first acts."""
    return Stored(head(table), lines)


def line(seq: int, cmd: str | None = None, at: float | None = None) -> Line:
    """An act with a number; every third is one of table life."""
    seat, who = (ROOM, "ab" * 32) if seq % 3 == 0 else (Seat(-1), "")
    act = b'{"type":"ready","n":%d}' % seq
    return Line(seq, cmd or f"c{seq}", seat, act, f"{seq:016x}", 0.5 + seq if at is None else at, who, seq / 8)


def said(n: int, cmd: str | None = None) -> Said:
    """Something said, by turns a text and a ready phrase."""
    text, phrase = (f"Привет {n}", None) if n % 2 else (None, "phrase-hello")
    return Said(n, cmd or f"s{n}", 0.25 + n, "Вера", Seat(1), text, phrase)
