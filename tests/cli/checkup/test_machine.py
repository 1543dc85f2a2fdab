"""The machine and the data folder, as the doctor sees them."""

import os
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

import pytest

from pik.cli.checkup.machine import SETTLED, clock, disk, files, key, looked_at, store
from pik.web.settings import read_settings
from tests.store.appending import filled

NOW = SETTLED + 1000.0


class Usage(NamedTuple):
    """What a disk has."""

    free: int


def states(folder: Path) -> dict[str, str]:
    """The findings about a data folder by what they are about, the worst of each."""
    found = list(looked_at(read_settings({"PIK_DATA": str(folder)}), NOW))
    order = ("bad", "note", "ok")
    return {one.about: min((f.state for f in found if f.about == one.about), key=order.index) for one in found}


def test_an_empty_folder_is_fine(tmp_path: Path) -> None:
    """Before the first start there is nothing wrong; that there are no tables and no key is noted."""
    found = states(tmp_path / "data")
    assert (found["folder"], found["key"], found["store"], found["clock"]) == ("ok", "note", "note", "ok")


async def test_a_used_folder_is_fine(tmp_path: Path) -> None:
    """Tables and a key that are there and whole are fine."""
    tmp_path.chmod(0o700)  # noqa: ASYNC240 - a test may block
    await filled(tmp_path / "pik.sqlite3")
    (tmp_path / "cookie.key").touch(0o600)
    (tmp_path / "cookie.key").write_bytes(b"secret")
    found = states(tmp_path)
    assert (found["folder"], found["key"], found["store"]) == ("ok", "ok", "ok")
    assert next(iter(store(tmp_path / "pik.sqlite3", NOW))).words == "2 tables, 8 acts, whole"


def test_a_folder_that_cannot_be_written(tmp_path: Path) -> None:
    """A data folder where nothing can be written is bad."""
    (tmp_path / "file").write_bytes(b"")
    assert states(tmp_path / "file" / "data")["folder"] == "bad"


@pytest.mark.skipif(os.name != "posix", reason="other machines keep rights elsewhere")
def test_what_others_may_read(tmp_path: Path) -> None:
    """A folder open to others is noted, a key open to others or an empty one is bad."""
    tmp_path.chmod(0o755)
    assert states(tmp_path)["folder"] == "note"
    path = tmp_path / "cookie.key"
    path.write_bytes(b"secret")
    path.chmod(0o644)
    assert "chmod 600" in key(path).words
    path.chmod(0o600)
    path.write_bytes(b"")
    assert key(path).state == "bad"


@pytest.mark.parametrize("free, state", [(10**12, "ok"), (10**8, "note"), (10**7, "bad")])
def test_room_on_the_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, free: int, state: str) -> None:
    """Little room is noted, hardly any is bad; a folder that is not there yet is looked at through its parent."""

    def usage(path: Path) -> Usage:
        return Usage(free)

    monkeypatch.setattr(shutil, "disk_usage", usage)
    assert disk(tmp_path / "not" / "yet").state == state


async def test_a_store_with_a_gap(tmp_path: Path) -> None:
    """What is wrong with the tables is told."""
    path = tmp_path / "pik.sqlite3"
    await filled(path)
    with closing(sqlite3.connect(path, isolation_level=None)) as base:
        base.execute("DELETE FROM line WHERE id = 't1' AND seq = 2")
    (found,) = store(path, NOW)
    assert found.state == "bad"
    assert "table t1" in found.words


async def test_acts_from_the_future(tmp_path: Path) -> None:
    """An act that is newer than the clock says that a clock is wrong."""
    path = tmp_path / "pik.sqlite3"
    await filled(path)
    with closing(sqlite3.connect(path, isolation_level=None)) as base:
        base.execute("UPDATE line SET at = ? WHERE seq = 1", (NOW + 3600,))
    assert [(found.about, found.state) for found in store(path, NOW)] == [("store", "ok"), ("clock", "bad")]


def test_a_clock_that_was_never_set() -> None:
    """A clock of long ago is bad."""
    assert (clock(0.0).state, clock(NOW).state) == ("bad", "ok")


@pytest.mark.skipif(os.name != "posix", reason="other machines have no such limit")
def test_few_open_files(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine that allows few open files is noted: each device needs one."""
    import resource

    def limit(what: int) -> tuple[int, int]:
        return limits.pop(), 0

    limits = [65536, 256]
    monkeypatch.setattr(resource, "getrlimit", limit)
    assert [files().state, files().state] == ["note", "ok"]
