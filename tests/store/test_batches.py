"""What is written in one transaction: rows go in together, and who is refused spoils nobody's write."""

import asyncio
import sqlite3
from collections.abc import Awaitable
from pathlib import Path
from threading import Event

import pytest

from pik.room.journal import CommandTakenError, Line, NoTableError, OutOfTurnError
from pik.store.sqlite import SqliteJournal
from tests.store.lines import fresh, line


async def together(journal: SqliteJournal, *writes: Awaitable[None]) -> list[type[BaseException] | None]:
    """Writes that all come while another one is under way, so that they share a transaction; how each ended."""
    held = Event()

    def hold(base: sqlite3.Connection) -> None:
        held.wait()

    holding = asyncio.ensure_future(journal._writer.write(hold))
    waiting = asyncio.gather(*writes, return_exceptions=True)
    await asyncio.sleep(0.05)
    held.set()
    await holding
    return [None if done is None else type(done) for done in await waiting]


@pytest.mark.parametrize("count", [1, 2, 3, 64, 65, 200])
async def test_rows_of_many_tables_go_in_together(tmp_path: Path, count: int) -> None:
    """However many acts come at once, each is kept as it was given, in few statements."""
    journal = SqliteJournal(tmp_path / "tables.sqlite3")
    for number in range(count):
        await journal.create(fresh(f"t{number}"))
    said: list[str] = []
    journal._base.set_trace_callback(lambda sql: said.append(sql.split(maxsplit=1)[0]))
    ended = await together(journal, *(journal.append(f"t{number}", line(1, at=number / 7)) for number in range(count)))
    journal._base.set_trace_callback(None)
    assert ended == [None] * count
    assert said.count("INSERT") <= max(1, count // 10 + 2)
    for number in range(count):
        stored = await journal.load(f"t{number}")
        assert stored is not None
        assert stored.lines == (line(1, at=number / 7),)
    await journal.close()


async def test_who_is_refused_spoils_no_other_in_the_batch(tmp_path: Path) -> None:
    """Among acts that are written together each is refused or kept for itself."""
    journal = SqliteJournal(tmp_path / "tables.sqlite3")
    for number in range(5):
        await journal.create(fresh(f"t{number}"))
    await journal.append("t3", line(1, "same"))
    lines: dict[str, Line] = {"t0": line(1), "t1": line(7), "t2": line(1), "t3": line(2, "same"), "none": line(1)}
    ended = await together(journal, *(journal.append(table, each) for table, each in lines.items()))
    assert ended == [None, OutOfTurnError, None, CommandTakenError, NoTableError]
    kept = [stored.lines for number in range(5) if (stored := await journal.load(f"t{number}")) is not None]
    await journal.close()
    assert kept == [(line(1),), (), (line(1),), (line(1, "same"),), ()]


async def test_out_of_turn_alone_is_found_in_a_batch(tmp_path: Path) -> None:
    """A number that does not follow is refused though no rule of the file is broken by it."""
    journal = SqliteJournal(tmp_path / "tables.sqlite3")
    for number in range(2):
        await journal.create(fresh(f"t{number}"))
    ended = await together(journal, journal.append("t0", line(1)), journal.append("t1", line(2)))
    stored = await journal.load("t0")
    await journal.close()
    assert ended == [None, OutOfTurnError]
    assert stored is not None
    assert stored.lines == (line(1),)


async def test_two_acts_of_one_table_in_a_batch(tmp_path: Path) -> None:
    """The second follows the first, though both came before either was written."""
    journal = SqliteJournal(tmp_path / "tables.sqlite3")
    await journal.create(fresh("t"))
    ended = await together(journal, journal.append("t", line(1)), journal.append("t", line(2)))
    stored = await journal.load("t")
    await journal.close()
    assert ended == [None, None]
    assert stored is not None
    assert [each.seq for each in stored.lines] == [1, 2]
