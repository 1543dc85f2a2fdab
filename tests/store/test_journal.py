"""The contract of the journal, on each of its drivers. Another driver joins by a line in DRIVERS."""

import asyncio
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest
from msgspec import Raw

from pik.core.seat import Seat
from pik.room.journal import (
    CommandTakenError,
    Head,
    Journal,
    JournalDownError,
    JournalError,
    Line,
    NoTableError,
    OutOfTurnError,
    TableTakenError,
)
from pik.room.seats import Holder
from pik.store.sqlite import SqliteJournal
from tests.memory_journal import MemoryJournal

DRIVERS: dict[str, Callable[[Path], Journal]] = {
    "memory": lambda folder: MemoryJournal(),
    "sqlite": lambda folder: SqliteJournal(folder / "tables.sqlite3"),
}


@pytest.fixture(params=DRIVERS)
async def journal(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Journal]:
    """A journal with nothing in it."""
    opened = DRIVERS[request.param](tmp_path)
    yield opened
    await opened.close()


def head(table: str) -> Head:
    """The head of a table with a person and a bot."""
    holders = (Holder("human", "Вера", secret="ab"), Holder("bot", "Leo", "club"))
    return Head(table, "toy", 1, Raw(b'{"deals":2}'), holders, Seat(0), 12.5)


def line(seq: int, cmd: str | None = None) -> Line:
    """An act with a number."""
    return Line(seq, cmd or f"c{seq}", Seat(-1), b'{"type":"ready","n":%d}' % seq, f"{seq:016x}", 0.5 + seq)


async def test_new_table_comes_back_as_it_was_given(journal: Journal) -> None:
    """A table that was created is loaded with its head and no acts."""
    await journal.create(head("t"))
    stored = await journal.load("t")
    assert stored is not None
    assert (stored.head, stored.lines) == (head("t"), ())


async def test_acts_come_back_in_order_and_whole(journal: Journal) -> None:
    """Every field of every act is kept, in the order of the numbers."""
    await journal.create(head("t"))
    for seq in (1, 2, 3):
        await journal.append("t", line(seq))
    stored = await journal.load("t")
    assert stored is not None
    assert stored.lines == (line(1), line(2), line(3))


async def test_unknown_table_is_none(journal: Journal) -> None:
    """What was never created is not there."""
    assert await journal.load("t") is None
    assert not await journal.has("t")


async def test_created_table_is_there(journal: Journal) -> None:
    """`has` tells of a table without reading it."""
    await journal.create(head("t"))
    assert await journal.has("t")


async def test_table_id_is_taken_once(journal: Journal) -> None:
    """A second table of the same id is refused and leaves the first as it is."""
    await journal.create(head("t"))
    await journal.append("t", line(1))
    with pytest.raises(TableTakenError):
        await journal.create(head("t"))
    stored = await journal.load("t")
    assert stored is not None
    assert stored.lines == (line(1),)


async def test_act_needs_a_table(journal: Journal) -> None:
    """An act at no table is refused."""
    with pytest.raises(NoTableError):
        await journal.append("t", line(1))


@pytest.mark.parametrize("seq", [0, 1, 2, 4, 9])
async def test_act_follows_the_last_one(journal: Journal, seq: int) -> None:
    """Only the next number is taken: no number twice, no gap."""
    await journal.create(head("t"))
    for before in (1, 2):
        await journal.append("t", line(before))
    with pytest.raises(OutOfTurnError):
        await journal.append("t", line(seq, "other"))
    stored = await journal.load("t")
    assert stored is not None
    assert stored.lines == (line(1), line(2))


@pytest.mark.parametrize("seq", [1, 2, 3])
async def test_command_acts_once(journal: Journal, seq: int) -> None:
    """The same command id is refused whatever its number, and nothing is written."""
    await journal.create(head("t"))
    await journal.append("t", line(1, "same"))
    with pytest.raises(CommandTakenError):
        await journal.append("t", line(seq, "same"))
    stored = await journal.load("t")
    assert stored is not None
    assert stored.lines == (line(1, "same"),)


async def test_commands_of_tables_are_apart(journal: Journal) -> None:
    """Two tables may have the same command id."""
    for table in ("t", "u"):
        await journal.create(head(table))
        await journal.append(table, line(1, "same"))
    assert await journal.tables() == ("t", "u")


async def test_of_many_writers_one_succeeds(journal: Journal) -> None:
    """Fifty writers of one number at once: one is told yes, all others no, and one act is there."""
    await journal.create(head("t"))
    writes = [journal.append("t", line(1, f"w{writer}")) for writer in range(50)]
    told = await asyncio.gather(*writes, return_exceptions=True)
    assert sum(answer is None for answer in told) == 1
    assert all(answer is None or isinstance(answer, OutOfTurnError) for answer in told)
    stored = await journal.load("t")
    assert stored is not None
    assert [kept.cmd for kept in stored.lines] == [f"w{told.index(None)}"]


async def test_refused_write_spoils_no_other(journal: Journal) -> None:
    """Writes that arrive together stand for themselves: good ones are kept, bad ones refused."""
    for table in ("a", "b", "c"):
        await journal.create(head(table))
    told = await asyncio.gather(
        journal.append("a", line(1)),
        journal.append("b", line(7)),
        journal.append("missing", line(1)),
        journal.create(head("a")),
        journal.append("c", line(1)),
        return_exceptions=True,
    )
    assert [type(answer) for answer in told] == [
        type(None),
        OutOfTurnError,
        NoTableError,
        TableTakenError,
        type(None),
    ]
    assert all(answer is None or isinstance(answer, JournalError) for answer in told)


async def test_closed_journal_is_down(journal: Journal) -> None:
    """After the end nothing is read or written, and that is said."""
    await journal.close()
    with pytest.raises(JournalDownError):
        await journal.append("t", line(1))
    with pytest.raises(JournalDownError):
        await journal.load("t")


async def test_close_may_come_twice(journal: Journal) -> None:
    """Closing what is closed does nothing."""
    await journal.close()
    await journal.close()
