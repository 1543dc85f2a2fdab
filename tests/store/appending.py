"""Stores for tests of what is done with whole stores."""

import asyncio
from collections.abc import Sequence
from pathlib import Path

from pik.store.sqlite import SqliteJournal
from tests.store.lines import fresh, line


async def filled(path: Path, counts: Sequence[int] = (3, 5)) -> None:
    """Write tables t0, t1, … with so many acts each."""
    journal = SqliteJournal(path)
    for number, count in enumerate(counts):
        await journal.create(fresh(f"t{number}"))
        for seq in range(1, count + 1):
            await journal.append(f"t{number}", line(seq))
    await journal.close()


async def append_on(journal: SqliteJournal, table: str, kept: dict[str, int], until: asyncio.Event) -> None:
    """Append to a table, noting each number once it is kept."""
    while not until.is_set():
        await journal.append(table, line(kept[table] + 1))
        kept[table] += 1


async def seqs(path: Path, table: str) -> list[int]:
    """The numbers of the acts that a store has of a table."""
    journal = SqliteJournal(path)
    stored = await journal.load(table)
    await journal.close()
    assert stored is not None
    assert stored.lines == tuple(line(seq) for seq in range(1, len(stored.lines) + 1))
    return [kept.seq for kept in stored.lines]
