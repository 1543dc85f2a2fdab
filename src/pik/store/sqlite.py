"""The journal in one SQLite file."""

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TypeVar

import msgspec

from pik.core.seat import Seat
from pik.room.journal import (
    CommandTakenError,
    Head,
    JournalDownError,
    Line,
    NoTableError,
    OutOfTurnError,
    Stored,
    TableTakenError,
)
from pik.store.schema import StoreError, connect, prepare
from pik.store.writer import Writer

T = TypeVar("T")

APPEND = """
INSERT INTO line (id, seq, cmd, seat, act, digest, at)
SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7
WHERE (SELECT COALESCE(MAX(seq), 0) FROM line WHERE id = ?1) = ?2 - 1
"""


class SqliteJournal:
    """A journal of one process or of several on one machine: the primary key decides who was first."""

    def __init__(self, path: Path) -> None:
        """Open the file, or make it. Raises StoreError."""
        self._base = opened(path)
        self._reading = connect(str(path))
        self._reading.execute("PRAGMA query_only = ON")
        self._writer = Writer(self._base)
        self._reader = ThreadPoolExecutor(1, "pik-reader")
        self._closed = False

    async def create(self, head: Head) -> None:
        """Keep a new table. Raises TableTakenError, JournalDownError."""
        await self._writer.write(lambda base: insert_head(base, head))

    async def append(self, table: str, line: Line) -> None:
        """Keep one more act. Raises CommandTakenError, OutOfTurnError, NoTableError, JournalDownError."""
        await self._writer.write(lambda base: insert_line(base, table, line))

    async def load(self, table: str) -> Stored | None:
        """A table with all its acts; None where there is none. Raises JournalDownError."""
        return await self._read(lambda base: select(base, table))

    async def has(self, table: str) -> bool:
        """Whether there is a table of this id. Raises JournalDownError."""
        return await self._read(lambda base: is_known(base, table))

    async def tables(self) -> tuple[str, ...]:
        """The ids of all tables, the oldest first. Raises JournalDownError."""
        return await self._read(select_ids)

    async def close(self) -> None:
        """Write what is pending, fold the write-ahead log into the file, and end."""
        if self._closed:
            return
        self._closed = True
        await asyncio.to_thread(self._end)

    def _end(self) -> None:
        self._writer.close()
        self._reader.shutdown()
        self._reading.close()
        self._base.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        self._base.close()

    async def _read(self, read: Callable[[sqlite3.Connection], T]) -> T:
        if self._closed:
            raise JournalDownError("closed")
        try:
            return await asyncio.get_running_loop().run_in_executor(self._reader, read, self._reading)
        except sqlite3.Error as error:
            raise JournalDownError(str(error)) from error


def opened(path: Path) -> sqlite3.Connection:
    """A connection to a file of a known layout. Raises StoreError."""
    base: sqlite3.Connection | None = None
    try:
        path.touch(0o600)  # cards lie in it
        base = connect(str(path))
        prepare(base, str(path))
    except (OSError, sqlite3.Error, StoreError) as error:
        if base is not None:
            base.close()
        raise error if isinstance(error, StoreError) else StoreError(f"{path} can't be used: {error}") from error
    return base


def insert_head(base: sqlite3.Connection, head: Head) -> None:
    """Write a new table. Raises TableTakenError."""
    try:
        base.execute("INSERT INTO head (id, data) VALUES (?, ?)", (head.table, msgspec.json.encode(head)))
    except sqlite3.IntegrityError as error:
        raise TableTakenError(head.table) from error


def insert_line(base: sqlite3.Connection, table: str, line: Line) -> None:
    """Write an act behind the last one. Raises CommandTakenError, OutOfTurnError, NoTableError."""
    if base.execute("SELECT 1 FROM line WHERE id = ? AND cmd = ?", (table, line.cmd)).fetchone():
        raise CommandTakenError(f"{table} {line.cmd}")
    values = (table, line.seq, line.cmd, int(line.seat), line.act, line.digest, line.at)
    try:
        written = base.execute(APPEND, values).rowcount
    except sqlite3.IntegrityError as error:
        raise NoTableError(table) from error
    if not written:
        raise OutOfTurnError(f"{table} {line.seq}") if is_known(base, table) else NoTableError(table)


def is_known(base: sqlite3.Connection, table: str) -> bool:
    """Whether there is such a table."""
    return base.execute("SELECT 1 FROM head WHERE id = ?", (table,)).fetchone() is not None


def select(base: sqlite3.Connection, table: str) -> Stored | None:
    """Read a table."""
    found = base.execute("SELECT data FROM head WHERE id = ?", (table,)).fetchone()
    if found is None:
        return None
    rows = base.execute("SELECT seq, cmd, seat, act, digest, at FROM line WHERE id = ? ORDER BY seq", (table,))
    lines = tuple(Line(seq, cmd, Seat(seat), act, digest, at) for seq, cmd, seat, act, digest, at in rows)
    return Stored(msgspec.json.decode(found[0], type=Head), lines)


def select_ids(base: sqlite3.Connection) -> tuple[str, ...]:
    """Read the ids of all tables."""
    return tuple(row[0] for row in base.execute("SELECT id FROM head ORDER BY number"))
