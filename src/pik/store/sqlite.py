"""The journal in one SQLite file."""

import asyncio
import sqlite3
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from itertools import chain
from pathlib import Path
from typing import TypeVar

import msgspec
from msgspec.structs import replace

from pik.core.seat import Seat
from pik.room.journal import (
    CHAT_KEPT,
    CommandTakenError,
    Head,
    JournalDownError,
    Line,
    NoTableError,
    OutOfTurnError,
    Said,
    Stored,
    TableTakenError,
)
from pik.store.schema import StoreError, connect, prepare
from pik.store.writer import Row, Writer

T = TypeVar("T")

APPEND = """
INSERT INTO line (id, seq, cmd, seat, act, digest, at, who, thought)
WITH next AS (
    SELECT * FROM (VALUES {rows})
    WHERE (SELECT COALESCE(MAX(seq), 0) FROM line WHERE id = column1) = column2 - 1
)
SELECT * FROM next WHERE (SELECT COUNT(*) FROM next) = ?
"""
ROW = "(?, ?, ?, ?, ?, ?, ?, ?, ?)"
NO_ROW: Row = (None,) * 9
"""Follows nothing, so it is not written."""

LINES = "SELECT seq, cmd, seat, act, digest, at, who, thought FROM line WHERE id = ? ORDER BY seq"
OLD = """
SELECT id FROM head
WHERE created < ?1 AND COALESCE(
    (SELECT at FROM line WHERE line.id = head.id ORDER BY seq DESC LIMIT 1), 0
) < ?1
ORDER BY number
"""


class SqliteJournal:
    """A journal of one process or of several on one machine: the primary key decides who was first."""

    def __init__(self, path: Path, on_kept: Callable[[float], None] = lambda seconds: None) -> None:
        """Open the file, or make it; `on_kept` hears how long each act took to the disk. Raises StoreError."""
        self._on_kept = on_kept
        self._base = opened(path)
        self._reading = connect(str(path))
        self._reading.execute("PRAGMA query_only = ON")
        self._writer = Writer(self._base, insert_lines)
        self._reader = ThreadPoolExecutor(1, "pik-reader")
        self._closed = False

    async def create(self, stored: Stored) -> None:
        """Keep a new table with its first acts, all or nothing. Raises TableTakenError, JournalDownError."""
        await self._writer.write(lambda base: insert_table(base, stored))

    async def append(self, table: str, line: Line) -> None:
        """Keep one more act. Raises CommandTakenError, OutOfTurnError, NoTableError, JournalDownError."""
        begun = time.perf_counter()
        await self._writer.write(lambda base: insert_line(base, table, line), row_of(table, line))
        self._on_kept(time.perf_counter() - begun)

    async def load(self, table: str) -> Stored | None:
        """A table with all its acts; None where there is none. Raises JournalDownError."""
        return await self._read(lambda base: select(base, table))

    async def has(self, table: str) -> bool:
        """Whether there is a table of this id. Raises JournalDownError."""
        return await self._read(lambda base: is_known(base, table))

    async def tables(self) -> tuple[str, ...]:
        """The ids of all tables, the oldest first. Raises JournalDownError."""
        return await self._read(select_ids)

    async def delete(self, table: str) -> None:
        """Forget a table; nothing where there is none. Raises JournalDownError."""
        await self._writer.write(lambda base: delete_table(base, table))

    async def sweep(self, before: float, but: frozenset[str]) -> tuple[str, ...]:
        """Forget the tables where nothing has been done since a time, but for some. Raises JournalDownError."""
        old = [table for table in await self._read(lambda base: select_old(base, before)) if table not in but]
        for table in old:
            await self.delete(table)
        return tuple(old)

    async def say(self, table: str, said: Said) -> None:
        """Keep what was said. Raises CommandTakenError, OutOfTurnError, NoTableError, JournalDownError."""
        await self._writer.write(lambda base: insert_said(base, table, said))

    async def chat(self, table: str) -> tuple[Said, ...]:
        """What was said, the oldest first. Raises JournalDownError."""
        return await self._read(lambda base: select_chat(base, table))

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


def insert_table(base: sqlite3.Connection, stored: Stored) -> None:
    """Write a new table with its first acts. Raises TableTakenError."""
    head = stored.head
    try:
        base.execute(
            "INSERT INTO head (id, data, created) VALUES (?, ?, ?)",
            (head.table, msgspec.json.encode(head), head.created),
        )
    except sqlite3.IntegrityError as error:
        raise TableTakenError(head.table) from error
    for line in stored.lines:
        insert_line(base, head.table, line)


def insert_line(base: sqlite3.Connection, table: str, line: Line) -> None:
    """Write an act behind the last one. Raises CommandTakenError, OutOfTurnError, NoTableError."""
    if base.execute("SELECT 1 FROM line WHERE id = ? AND cmd = ?", (table, line.cmd)).fetchone():
        raise CommandTakenError(f"{table} {line.cmd}")
    try:
        written = base.execute(statement(1), (*row_of(table, line), 1)).rowcount
    except sqlite3.IntegrityError as error:
        raise NoTableError(table) from error
    if not written:
        raise OutOfTurnError(f"{table} {line.seq}") if is_known(base, table) else NoTableError(table)


def insert_lines(base: sqlite3.Connection, rows: Sequence[Row]) -> bool:
    """Write acts behind the last ones of their tables, all or none in one statement; whether they are written."""
    size = 1 << (len(rows) - 1).bit_length()
    blanks = [NO_ROW] * (size - len(rows))
    try:
        return base.execute(statement(size), (*chain(*rows, *blanks), len(rows))).rowcount == len(rows)
    except sqlite3.IntegrityError:
        return False


def row_of(table: str, line: Line) -> Row:
    """A line as it is written."""
    return table, line.seq, line.cmd, int(line.seat), line.act, line.digest, line.at, line.who, line.thought


@cache
def statement(rows: int) -> str:
    """The statement that writes so many lines; there is one for each power of two, which SQLite keeps ready."""
    return APPEND.format(rows=", ".join([ROW] * rows))


def insert_said(base: sqlite3.Connection, table: str, said: Said) -> None:
    """Write what was said, and forget what is old. Raises CommandTakenError, OutOfTurnError, NoTableError."""
    if base.execute("SELECT 1 FROM chat WHERE id = ? AND cmd = ?", (table, said.cmd)).fetchone():
        raise CommandTakenError(f"{table} {said.cmd}")
    if not is_known(base, table):
        raise NoTableError(table)
    (last,) = base.execute("SELECT COALESCE(MAX(n), 0) FROM chat WHERE id = ?", (table,)).fetchone()
    if said.n <= last:
        raise OutOfTurnError(f"{table} {said.n}")
    base.execute(
        "INSERT INTO chat (id, n, cmd, at, name, seat, text, phrase) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        (table, said.n, said.cmd, said.at, said.name, int(said.seat), said.text, said.phrase),
    )
    base.execute("DELETE FROM chat WHERE id = ? AND n <= ?", (table, said.n - CHAT_KEPT))


def delete_table(base: sqlite3.Connection, table: str) -> None:
    """Forget a table, and with it its acts and what was said."""
    base.execute("DELETE FROM head WHERE id = ?", (table,))


def is_known(base: sqlite3.Connection, table: str) -> bool:
    """Whether there is such a table."""
    return base.execute("SELECT 1 FROM head WHERE id = ?", (table,)).fetchone() is not None


def select(base: sqlite3.Connection, table: str) -> Stored | None:
    """Read a table."""
    found = base.execute("SELECT data FROM head WHERE id = ?", (table,)).fetchone()
    if found is None:
        return None
    rows = base.execute(LINES, (table,))
    lines = tuple(Line(seq, cmd, Seat(seat), *rest) for seq, cmd, seat, *rest in rows)
    head = msgspec.json.decode(found[0], type=Head)
    # the options would keep the whole head in memory
    return Stored(replace(head, config=head.config.copy()), lines)


def select_chat(base: sqlite3.Connection, table: str) -> tuple[Said, ...]:
    """Read what was said at a table."""
    rows = base.execute("SELECT n, cmd, at, name, seat, text, phrase FROM chat WHERE id = ? ORDER BY n", (table,))
    return tuple(Said(n, cmd, at, name, Seat(seat), text, phrase) for n, cmd, at, name, seat, text, phrase in rows)


def select_old(base: sqlite3.Connection, before: float) -> tuple[str, ...]:
    """Read the ids of the tables where nothing has been done since a time."""
    return tuple(row[0] for row in base.execute(OLD, (before,)))


def select_ids(base: sqlite3.Connection) -> tuple[str, ...]:
    """Read the ids of all tables."""
    return tuple(row[0] for row in base.execute("SELECT id FROM head ORDER BY number"))
