"""The sheet of a match of piquet: what both games write alike."""

from pik.core.message import Message
from pik.core.sheet import Cell, Line
from pik.games.piquet.ledger import Row


def deal_line(number: int, row: Row) -> Line:
    """A deal as written: the counts and what each is made of (PQ-7.1)."""
    label = Message("row-deal", {"number": number + 1, "seat": row.dealer})
    return Line(label, tuple(Cell(count, (), parts) for count, parts in zip(row.counts, row.parts, strict=True)))


def line(label: Message, values: tuple[int, ...]) -> Line:
    """A line of plain numbers."""
    return Line(label, tuple(map(Cell, values)))


def winners_line(label: Message, values: tuple[int, ...], marks: tuple[str, ...] = ()) -> Line:
    """A line in which only who is ahead has a number."""
    return Line(label, tuple(Cell(value, marks) if value else None for value in values))
