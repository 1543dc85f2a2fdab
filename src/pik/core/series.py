"""The account of a series of matches, drawable for any game; and options in plain words."""

from typing import Generic, TypeVar

from msgspec import Struct

from pik.core.message import Message
from pik.core.sheet import Line

Standing = TypeVar("Standing")


class Finished(Struct, Generic[Standing], frozen=True):
    """A match of a series: who sat at each seat (a number for each person, whatever the seat) and how it stands."""

    people: tuple[int, ...]
    standing: Standing
    over: bool = True
    """False: left unfinished; it is shown and not counted."""


class SeriesSheet(Struct, frozen=True):
    """The account: a column a person, a line a match, then the totals."""

    people: tuple[str, ...]
    matches: tuple[Line, ...]
    totals: tuple[Line, ...]
    final: bool = False
    """The series has been ended and counted."""


class Term(Struct, frozen=True):
    """An option in plain words, and whether it is what the game is usually played with."""

    message: Message
    default: bool
