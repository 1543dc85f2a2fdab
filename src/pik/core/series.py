"""The account of a series of matches, drawable for any game; options as questions and in plain words."""

from typing import Generic, TypeAlias, TypeVar

from msgspec import Struct

from pik.core.message import Message
from pik.core.sheet import Line

Standing = TypeVar("Standing")
OptionValue: TypeAlias = str | int | bool | None


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


class Option(Struct, frozen=True):
    """A question that the page asks before a match: a field of the config, what may be chosen, what is usual.

    Its texts are `option-NAME` and, for each value, `option-NAME-VALUE` with the value as JSON without quotes.
    """

    name: str
    values: tuple[OptionValue, ...]
    default: OptionValue
