"""The port to the store: what a table is made of and every act done at it, in order, kept for good."""

from typing import Protocol

from msgspec import Raw, Struct

from pik.core.seat import Seat
from pik.room.seats import Holder


class Head(Struct, frozen=True):
    """How a table began: the game, the version of its rules, every option spelled out, and who sits where."""

    table: str
    game: str
    version: int
    config: Raw
    holders: tuple[Holder, ...]
    host: Seat
    created: float
    """Seconds since 1970."""


class Line(Struct, frozen=True):
    """An act as it is kept: its number (from 1), the id of the command that brought it, and the state's fingerprint."""

    seq: int
    cmd: str
    seat: Seat
    act: bytes
    digest: str
    at: float
    """Seconds since 1970."""


class Stored(Struct, frozen=True):
    """A table as it is kept."""

    head: Head
    lines: tuple[Line, ...]


class JournalError(Exception):
    """Something was not written."""


class TableTakenError(JournalError):
    """A table of this id is there already."""


class NoTableError(JournalError):
    """There is no table of this id."""


class OutOfTurnError(JournalError):
    """The line does not follow the last one: somebody else wrote in between."""


class CommandTakenError(JournalError):
    """A line with this command id is there already: the command has had its effect."""


class JournalDownError(JournalError):
    """The store is out of reach, or it stands still; the same write may be tried again."""


class Journal(Protocol):
    """Where tables are kept. What a call has returned from is kept, whatever happens to the machine."""

    async def create(self, head: Head) -> None:
        """Keep a new table. Raises TableTakenError, JournalDownError."""
        ...

    async def append(self, table: str, line: Line) -> None:
        """Keep one more act; of two writers of the same number one succeeds.

        Raises CommandTakenError, OutOfTurnError, NoTableError, JournalDownError; after the first three nothing is
        written, after the last one it may be.
        """
        ...

    async def load(self, table: str) -> Stored | None:
        """A table with all its acts; None where there is none. Raises JournalDownError."""
        ...

    async def has(self, table: str) -> bool:
        """Whether there is a table of this id. Raises JournalDownError."""
        ...

    async def tables(self) -> tuple[str, ...]:
        """The ids of all tables, the oldest first. Raises JournalDownError."""
        ...

    async def close(self) -> None:
        """Write what is pending and end. Calls after this raise JournalDownError."""
        ...
