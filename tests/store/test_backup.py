"""Copies of the store, and the way back."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from pik.store.backup import back_up, restore
from pik.store.inspect import examined
from pik.store.schema import StoreError
from pik.store.sqlite import SqliteJournal
from tests.store.appending import append_on, filled, seqs
from tests.store.lines import fresh

KEY = b"the key that signs"
TABLES: tuple[str, ...] = ("t0", "t1", "t2", "t3")


def names(folder: Path) -> list[str]:
    """The files in a folder."""
    return sorted(entry.name for entry in folder.iterdir())


async def more_than(kept: dict[str, int], count: int) -> None:
    """Wait until so many acts are kept."""
    while sum(kept.values()) <= count:  # noqa: ASYNC110 - other tasks count
        await asyncio.sleep(0)


def bare(path: Path, *statements: str) -> None:
    """Do something to a file behind everybody's back."""
    with closing(sqlite3.connect(path, isolation_level=None)) as base:
        for statement in statements:
            base.execute(statement)


async def test_a_copy_comes_back_whole(tmp_path: Path) -> None:
    """A restored store has each table and act, the key beside it, and both are their user's alone."""
    store, copy = tmp_path / "one" / "pik.sqlite3", tmp_path / "copy"
    store.parent.mkdir()
    await filled(store)
    back_up(store, KEY, copy)
    restored, key = tmp_path / "two" / "pik.sqlite3", tmp_path / "two" / "cookie.key"
    restore(copy, restored, key)
    assert (await seqs(restored, "t0"), await seqs(restored, "t1")) == ([1, 2, 3], [1, 2, 3, 4, 5])
    assert key.read_bytes() == KEY
    assert names(restored.parent) == ["cookie.key", "pik.sqlite3"]
    assert names(tmp_path) == ["copy", "one", "two"]
    assert {path.stat().st_mode & 0o777 for path in (copy, restored, key)} == {0o600}
    assert examined(restored).troubles == ()


async def test_copies_under_load_are_moments_of_the_log(tmp_path: Path) -> None:
    """Copied while four tables are written to: each copy, restored, is the log up to a moment after the copy began.

    No act that was kept before is missing, none is there without those before it, and writers were not stopped.
    """
    store = tmp_path / "pik.sqlite3"
    journal = SqliteJournal(store)
    for table in TABLES:
        await journal.create(fresh(table))
    kept, until = dict.fromkeys(TABLES, 0), asyncio.Event()
    writers = [asyncio.ensure_future(append_on(journal, table, kept, until)) for table in TABLES]
    moments: list[tuple[dict[str, int], dict[str, int]]] = []
    for number in range(6):
        await more_than(kept, sum(kept.values()) + 40)
        before = dict(kept)
        await asyncio.to_thread(back_up, store, KEY, tmp_path / f"copy-{number}")
        moments.append((before, dict(kept)))
    until.set()
    await asyncio.gather(*writers)
    await journal.close()
    for number, (before, after) in enumerate(moments):
        restored = tmp_path / f"restored-{number}"
        restore(tmp_path / f"copy-{number}", restored, tmp_path / "key")
        for table in TABLES:
            assert before[table] <= len(await seqs(restored, table)) <= after[table] + 1
    assert any(before != after for before, after in moments)
    assert examined(store).acts == sum(kept.values())


async def test_a_held_store_is_left_alone(tmp_path: Path) -> None:
    """A store that a server has open is not replaced; after the server's end it is."""
    store, copy, key = tmp_path / "pik.sqlite3", tmp_path / "copy", tmp_path / "key"
    await filled(store, (2,))
    back_up(store, KEY, copy)
    journal = SqliteJournal(store)
    assert await journal.has("t0")
    with pytest.raises(StoreError, match="running server"):
        restore(copy, store, key)
    assert not key.exists()
    await append_two(journal)
    await journal.close()
    restore(copy, store, key)
    assert await seqs(store, "t0") == [1, 2]


async def test_what_was_written_ahead_does_not_come_back(tmp_path: Path) -> None:
    """A store left with a write-ahead log, as after a sudden death, is replaced together with it."""
    store, copy = tmp_path / "pik.sqlite3", tmp_path / "copy"
    await filled(store, (2,))
    back_up(store, KEY, copy)
    died = tmp_path / "died.sqlite3"
    journal = SqliteJournal(store)
    await append_two(journal)
    for side in ("", "-wal"):
        died.with_name(died.name + side).write_bytes(store.with_name(store.name + side).read_bytes())
    await journal.close()
    assert examined(died).acts == 4
    restore(copy, died, tmp_path / "key")
    assert await seqs(died, "t0") == [1, 2]


async def append_two(journal: SqliteJournal) -> None:
    """Append acts 3 and 4 to table t0."""
    kept, until = {"t0": 2}, asyncio.Event()
    writer = asyncio.ensure_future(append_on(journal, "t0", kept, until))
    await more_than(kept, 2)
    until.set()
    await writer


async def test_what_is_no_copy_is_refused(tmp_path: Path) -> None:
    """A store, another file, a copy with a gap or a torn page, or none at all: refused in one line, nothing is made."""
    store, copy = tmp_path / "pik.sqlite3", tmp_path / "copy"
    await filled(store, (60,))
    back_up(store, KEY, copy)
    gap, torn, other = tmp_path / "gap", tmp_path / "torn", tmp_path / "other"
    gap.write_bytes(copy.read_bytes())
    bare(gap, "DELETE FROM line WHERE seq = 7")
    torn.write_bytes(copy.read_bytes()[:-4096])
    other.write_bytes(b"something else altogether" * 99)
    for path in (store, gap, torn, other, tmp_path / "nothing", tmp_path):
        with pytest.raises(StoreError) as caught:
            restore(path, tmp_path / "new" / "pik.sqlite3", tmp_path / "new" / "cookie.key")
        assert "\n" not in str(caught.value)
        assert not (tmp_path / "new" / "pik.sqlite3").exists()
        assert not (tmp_path / "new" / "cookie.key").exists()


async def test_a_damaged_store_is_replaced(tmp_path: Path) -> None:
    """What can't be read any more makes way for a copy."""
    store, copy = tmp_path / "pik.sqlite3", tmp_path / "copy"
    await filled(store, (2,))
    back_up(store, KEY, copy)
    store.write_bytes(b"no database any more, but a long enough file" * 99)
    store.with_name("pik.sqlite3-wal").write_bytes(b"of another time")
    restore(copy, store, tmp_path / "key")
    assert await seqs(store, "t0") == [1, 2]


async def test_a_place_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    """A copy into a place where nothing can be written is refused in one line."""
    store = tmp_path / "pik.sqlite3"
    await filled(store, (2,))
    (tmp_path / "file").write_bytes(b"")
    with pytest.raises(StoreError, match="copy"):
        back_up(store, KEY, tmp_path / "file" / "copy")
