"""The score sheet of a match, drawable for any game."""

from msgspec import UNSET, Struct, UnsetType

from pik.core.message import Message
from pik.core.seat import Seat


class Part(Struct, frozen=True):
    """One reason for a change of score: its rule, its name in the catalog, and how much."""

    rule: str
    code: str
    amount: int


class Cell(Struct, frozen=True):
    """A number on the sheet, the marks on it, and what it is made of."""

    value: int
    marks: tuple[str, ...] = ()
    parts: tuple[Part, ...] = ()
    notes: tuple[Message, ...] | UnsetType = UNSET
    """What else the scorer has written about it."""


class Line(Struct, frozen=True):
    """A line of the sheet: its label and a cell a seat (None: nothing written)."""

    label: Message
    cells: tuple[Cell | None, ...]


class Sheet(Struct, frozen=True):
    """The sheet: running scores, the written rows and, when the match is over, the account."""

    scores: tuple[int, ...]
    rows: tuple[Line, ...]
    account: tuple[Line, ...] = ()
    result: Message | None = None
    sides: tuple[tuple[Seat, ...], ...] = ()
    """Seats whose cells are the same, for they play together: a column each. Empty: a column a seat."""
