"""The port to the store: what a table is made of and every act done at it, in order, kept for good."""

from hashlib import sha256
from typing import Final, Protocol

from msgspec import Raw, Struct

from pik.core.seat import Seat
from pik.room.life_acts import Rules


class Head(Struct, frozen=True):
    """How a table began: the game, the version of its rules, every option spelled out, how many seats."""

    table: str
    game: str
    version: int
    config: Raw
    seats: int
    lang: str
    """The language of the names that the table gives."""
    rules: Rules
    created: float
    """Seconds since 1970."""


class Line(Struct, frozen=True):
    """An act as it is kept: its number (from 1), the id of the command that brought it, and the state's fingerprint.

    An act of table life has ROOM for a seat.
    """

    seq: int
    cmd: str
    seat: Seat
    act: bytes
    digest: str
    at: float
    """Seconds since 1970."""
    who: str = ""
    """Of an act of table life: the person; empty for the room itself."""
    thought: float = 0.0
    """Seconds that the actor's clock is charged with."""


class Stored(Struct, frozen=True):
    """A table as it is kept."""

    head: Head
    lines: tuple[Line, ...] = ()


class Said(Struct, frozen=True):
    """Something said at a table, numbered from 1: a text, or the code of a ready phrase."""

    n: int
    cmd: str
    at: float
    name: str
    seat: Seat
    text: str | None = None
    phrase: str | None = None


CHAT_KEPT: Final = 200
"""The newest lines of a table's chat."""


def alias(table: str) -> str:
    """A table's name in logs: its id invites whoever reads it, this tells tables apart and no more."""
    return sha256(table.encode()).hexdigest()[:8]


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

    async def create(self, stored: Stored) -> None:
        """Keep a new table with its first acts, all or nothing. Raises TableTakenError, JournalDownError."""
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

    async def delete(self, table: str) -> None:
        """Forget a table, its acts and what was said; nothing where there is none. Raises JournalDownError."""
        ...

    async def sweep(self, before: float, but: frozenset[str]) -> tuple[str, ...]:
        """Forget the tables where nothing has been done since a time, but for some; the ids of those forgotten.

        Raises JournalDownError.
        """
        ...

    async def say(self, table: str, said: Said) -> None:
        """Keep what was said, and of the table's chat only the newest CHAT_KEPT.

        Raises CommandTakenError, OutOfTurnError (the number is not new), NoTableError, JournalDownError.
        """
        ...

    async def chat(self, table: str) -> tuple[Said, ...]:
        """What was said, the oldest first. Raises JournalDownError."""
        ...

    async def close(self) -> None:
        """Write what is pending and end. Calls after this raise JournalDownError."""
        ...
