"""A program for the test of a sudden death: appends to a table, saying each number once it is kept."""

import asyncio
import sys
from pathlib import Path

from msgspec import Raw

from pik.core.seat import Seat
from pik.room.journal import Head, Line, Stored
from pik.room.life_acts import Rules
from pik.store.sqlite import SqliteJournal

TABLES: tuple[str, ...] = ("a", "b", "c", "d")


async def write(path: Path) -> None:
    """Write to all tables until killed."""
    journal = SqliteJournal(path)
    await asyncio.gather(*(write_table(journal, table) for table in TABLES))


async def write_table(journal: SqliteJournal, table: str) -> None:
    """Go on with a table where it ends."""
    if not await journal.has(table):
        await journal.create(Stored(Head(table, "toy", 1, Raw(b"{}"), 2, "en", Rules(), 0.0)))
    stored = await journal.load(table)
    seq = 0 if stored is None else len(stored.lines)
    while True:
        seq += 1
        await journal.append(table, Line(seq, f"c{seq}", Seat(0), b"{}", f"{seq}", 0.0))
        sys.stdout.write(f"{table} {seq}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    asyncio.run(write(Path(sys.argv[1])))
