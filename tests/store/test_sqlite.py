"""The journal in a file: what survives, and what is said when the file won't do."""

import asyncio
import os
import random
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from pik.room.journal import JournalDownError
from pik.store import schema
from pik.store.schema import StoreError
from pik.store.sqlite import SqliteJournal
from tests.store.lines import fresh, line
from tests.store.writing import TABLES

ROOT = Path(__file__).parents[2]


async def test_closed_file_stands_alone(tmp_path: Path) -> None:
    """After the end everything is in the one file, so that it can be copied."""
    path = tmp_path / "tables.sqlite3"
    journal = SqliteJournal(path)
    await journal.create(fresh("t"))
    await journal.close()
    assert os.listdir(tmp_path) == ["tables.sqlite3"]  # noqa: PTH208


async def test_file_is_its_users_alone(tmp_path: Path) -> None:
    """Nobody else on the machine may read the file, nor what is written ahead of it."""
    journal = SqliteJournal(tmp_path / "tables.sqlite3")
    await journal.create(fresh("t"))
    modes = {entry.name: entry.stat().st_mode & 0o777 for entry in os.scandir(tmp_path)}
    await journal.close()
    assert set(modes.values()) == {0o600}
    assert {"tables.sqlite3", "tables.sqlite3-wal"} <= set(modes)


async def test_pending_writes_share_a_commit(tmp_path: Path) -> None:
    """Two hundred writes that arrive together take far fewer commits than writes; a statement alone is one."""
    journal = SqliteJournal(tmp_path / "tables.sqlite3")
    commits: list[str] = []
    for number in range(200):
        await journal.create(fresh(f"t{number}"))
    journal._base.set_trace_callback(lambda sql: commits.append(sql) if is_commit(sql) else None)
    await asyncio.gather(*(journal.append(f"t{number}", line(1)) for number in range(200)))
    journal._base.set_trace_callback(None)
    await journal.close()
    assert 1 <= len(commits) <= 20


def is_commit(sql: str) -> bool:
    """Whether a statement may end a transaction."""
    return sql == "COMMIT" or sql.lstrip().startswith("INSERT")


async def test_every_commit_waits_for_the_disk(tmp_path: Path) -> None:
    """The file is written ahead and synced at each commit."""
    journal = SqliteJournal(tmp_path / "tables.sqlite3")
    mode = journal._base.execute("PRAGMA journal_mode").fetchone()
    sync = journal._base.execute("PRAGMA synchronous").fetchone()
    await journal.close()
    assert (mode, sync) == (("wal",), (2,))


async def test_busy_file_is_down_and_heals(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """While another holds the file a write is refused as down; the same write succeeds afterwards."""
    monkeypatch.setattr(schema, "PATIENCE_S", 0.01)
    path = tmp_path / "tables.sqlite3"
    journal = SqliteJournal(path)
    await journal.create(fresh("t"))
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(JournalDownError):
        await journal.append("t", line(1))
    other.execute("ROLLBACK")
    other.close()
    await journal.append("t", line(1))
    stored = await journal.load("t")
    await journal.close()
    assert stored is not None
    assert stored.lines == (line(1),)


async def test_newer_layout_is_refused(tmp_path: Path) -> None:
    """A file of a newer version is left alone, with one line that says so."""
    path = tmp_path / "tables.sqlite3"
    base = sqlite3.connect(path)
    base.execute("PRAGMA user_version = 7")
    base.close()
    with pytest.raises(StoreError, match=r"newer Pik \(layout 7, this one knows 1\)"):
        SqliteJournal(path)


def test_file_that_is_none_is_refused(tmp_path: Path) -> None:
    """A file of another kind, or a folder, is refused in one line."""
    path = tmp_path / "tables.sqlite3"
    path.write_bytes(b"no database at all, but long enough to be looked at" * 40)
    with pytest.raises(StoreError, match="can't be used"):
        SqliteJournal(path)
    with pytest.raises(StoreError, match="can't be used"):
        SqliteJournal(tmp_path)


async def test_sudden_death_loses_nothing_that_was_kept(tmp_path: Path) -> None:
    """Killed at a random write, again and again: each table has every act it was told of, and no gap."""
    path = tmp_path / "tables.sqlite3"
    chance = random.Random(5)
    told: dict[str, int] = dict.fromkeys(TABLES, 0)
    for _ in range(4):
        die_after(path, chance.randrange(1, 60), told)
        journal = SqliteJournal(path)
        for table in TABLES:
            stored = await journal.load(table)
            seqs = [] if stored is None else [kept.seq for kept in stored.lines]
            assert seqs == list(range(1, len(seqs) + 1))
            assert len(seqs) >= told[table]
        await journal.close()


def die_after(path: Path, count: int, told: dict[str, int]) -> None:
    """Start a writer, hear that many numbers, kill it, and hear what it had still said."""
    words = [sys.executable, "-m", "tests.store.writing", str(path)]
    environ = os.environ | {"PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}"}
    with subprocess.Popen(words, cwd=ROOT, env=environ, stdout=subprocess.PIPE, text=True) as program:
        assert program.stdout is not None
        for said, text in enumerate(program.stdout, 1):
            if said == count:
                program.kill()
            if text.endswith("\n"):
                table, seq = text.split()
                told[table] = int(seq)
