"""The drivers that the contract of the journal is tried on. Another one joins by a line in DRIVERS."""

from collections.abc import AsyncGenerator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from pik.room.journal import Journal
from pik.store.sqlite import SqliteJournal
from tests.memory_journal import MemoryJournal


@dataclass(frozen=True)
class Driver:
    """A way to keep tables. `open` gives a journal over what is kept at a place, and closes it."""

    open: Callable[[Path], AbstractAsyncContextManager[Journal]]
    lasts: bool
    """Whether what is kept at a place is there for the next journal, and for several at a time."""


@asynccontextmanager
async def memory(folder: Path) -> AsyncGenerator[Journal, None]:
    """Tables until the journal's end."""
    journal = MemoryJournal()
    yield journal
    await journal.close()


@asynccontextmanager
async def sqlite(folder: Path) -> AsyncGenerator[Journal, None]:
    """Tables in a file of a folder."""
    journal = SqliteJournal(folder / "tables.sqlite3")
    try:
        yield journal
    finally:
        await journal.close()


DRIVERS: Final = {"memory": Driver(memory, lasts=False), "sqlite": Driver(sqlite, lasts=True)}
LASTING: Final = [name for name, driver in DRIVERS.items() if driver.lasts]
