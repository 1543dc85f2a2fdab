"""A look through a store."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from pik.store.inspect import Examined, examined
from pik.store.sqlite import SqliteJournal
from tests.store.appending import filled


@pytest.fixture
async def store(tmp_path: Path) -> Path:
    """A store of two tables with eight acts."""
    await filled(tmp_path / "pik.sqlite3")
    return tmp_path / "pik.sqlite3"


def changed(path: Path, *statements: str) -> tuple[str, ...]:
    """What is found wrong after something was done behind everybody's back."""
    with closing(sqlite3.connect(path, isolation_level=None)) as base:
        for statement in statements:
            base.execute(statement)
    return examined(path).troubles


async def test_a_sound_store(store: Path) -> None:
    """Tables and acts are counted, nothing is wrong; so too while a server has the store open."""
    found = examined(store)
    assert found == Examined(2, 8, found.newest)
    assert found.newest is not None
    journal = SqliteJournal(store)
    assert examined(store) == found
    await journal.close()


def test_a_gap_is_found(store: Path) -> None:
    """A log that lacks an act in the middle or its first one is named."""
    assert changed(store, "DELETE FROM line WHERE id = 't1' AND seq = 3") == ("table t1: 4 acts, numbered 1 to 5",)
    assert changed(store, "DELETE FROM line WHERE id = 't0' AND seq = 1")[0] == "table t0: 2 acts, numbered 2 to 3"


def test_a_log_of_no_table_is_found(store: Path) -> None:
    """Acts whose table is not there are counted."""
    assert changed(store, "DELETE FROM head WHERE id = 't1'") == ("1 logs belong to no table",)


def test_another_layout_is_named(store: Path) -> None:
    """A layout that this version does not know is named, and nothing else is looked at."""
    (trouble,) = changed(store, "PRAGMA user_version = 99")
    assert trouble.startswith("its layout is 99")
    assert trouble.endswith("newer Pik")


def test_damage_is_found(store: Path, tmp_path: Path) -> None:
    """Pages that were overwritten, a file of another kind and no file are told apart from a sound store."""
    whole = store.read_bytes()
    store.write_bytes(whole[:4096] + b"\xff" * (len(whole) - 4096))
    assert examined(store).troubles
    store.write_bytes(b"nothing of ours" * 999)
    assert "can't be read" in examined(store).troubles[0]
    assert examined(tmp_path / "none").troubles == ("there is no such file",)
