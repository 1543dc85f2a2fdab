"""Kernels in processes of their own: what is compiled once is loaded by the next, and nothing compiles unasked."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from house.paths import ROOT
from pik import bots
from pik.bots import kernels
from pik.bots.kernels import folder

LINES = """
import gc
from numba.core.dispatcher import Dispatcher
from pik.bots import kernels
for game in kernels.PARTS:
    kernels.warm(game)
found = {each.py_func.__module__ + "." + each.py_func.__name__: each
         for each in gc.get_objects() if isinstance(each, Dispatcher) and type(each._cache).__name__ == "FunctionCache"}
for name in sorted(found):
    each = found[name]
    literals = [str(kind) for signature in each.signatures for kind in signature if "iteral" in str(kind)]
    print(name, sum(each.stats.cache_misses.values()), *literals)
"""


def started(cache: Path) -> dict[str, str]:
    """Start all kernels in a fresh process; what each had to compile, by name."""
    env = {"PATH": "/usr/bin:/bin", "PYTHONPATH": str(ROOT / "src"), "NUMBA_CACHE_DIR": str(cache)}
    done = subprocess.run([sys.executable, "-c", LINES], env=env, check=True, text=True, capture_output=True)
    assert done.stderr == ""
    return dict(line.split(" ", 1) for line in done.stdout.splitlines())


@pytest.mark.long
def test_each_kernel_starts_twice_from_one_cache(tmp_path: Path) -> None:
    """The first process compiles, the second one loads all of it and lives; no kernel was called with a literal."""
    first, second = started(tmp_path), started(tmp_path)
    assert first.keys() == second.keys()
    assert {"pikala", "piquet", "spades"} == {name.split(".")[3] for name in first}
    assert {compiled for name, compiled in first.items() if not name.endswith(".value")} == {"1"}
    assert set(second.values()) == {"0"}


def found_but_numba(name: str) -> object:
    """As if numba alone were not installed."""
    return None if name == "numba" else object()


def test_what_is_missing_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without the extra kernels are not available, and asking for them says which packages are missing."""
    assert kernels.available()
    kernels.require()
    monkeypatch.setattr(kernels, "find_spec", found_but_numba)
    assert not kernels.available()
    with pytest.raises(
        kernels.MissingError, match=r"kernels-missing: not installed: numba; pip install 'pik\[bots\]'"
    ) as no:
        kernels.warm("spades")
    assert (no.value.code, no.value.packages) == ("kernels-missing", ("numba",))


def test_a_game_without_kernels() -> None:
    """There are no kernels of a game that is not in the catalog."""
    with pytest.raises(KeyError):
        kernels.warm("whist")


def test_the_cache_is_where_one_may_write(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """NUMBA_CACHE_DIR first, then a service's folder, then the user's; in it one for this state of the sources."""
    name = f"kernels-{folder.fingerprint()}"
    monkeypatch.setattr("sys.platform", "linux")
    for variable in ("XDG_CACHE_HOME", "CACHE_DIRECTORY", "NUMBA_CACHE_DIR"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    assert folder.cache_folder() == tmp_path / ".cache" / "pik" / name
    for variable in ("XDG_CACHE_HOME", "CACHE_DIRECTORY", "NUMBA_CACHE_DIR"):
        monkeypatch.setenv(variable, str(tmp_path / variable))
        base = tmp_path / variable / "pik" if variable == "XDG_CACHE_HOME" else tmp_path / variable
        assert folder.cache_folder() == base / name


def test_old_folders_are_removed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What other sources have left is removed when nothing has used it for a month."""
    old, recent = tmp_path / "kernels-old", tmp_path / "kernels-recent"
    for path in (old, recent, tmp_path / "other"):
        path.mkdir()
        os.utime(path, (0, 0) if path is not recent else None)
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path))
    used = folder.cache_folder()
    assert {path.name for path in tmp_path.iterdir()} == {used.name, "kernels-recent", "other"}


def test_where_nothing_may_be_written_the_cache_is_private(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A read-only home and install leave a fresh folder that only this process uses and that is gone with it."""
    blocked = tmp_path / "file"
    blocked.write_text("")
    for variable in ("XDG_CACHE_HOME", "CACHE_DIRECTORY", "NUMBA_CACHE_DIR"):
        monkeypatch.setenv(variable, str(blocked))
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    first, second = folder.cache_folder(), folder.cache_folder()
    assert first != second
    assert first.parent == second.parent == tmp_path
    assert first.stat().st_mode & 0o77 == 0
    (first / "kernel").write_text("")
    bots.leave()
    assert [path.name for path in tmp_path.iterdir()] == ["file"]


@pytest.mark.parametrize("end", ["", "sys.stdin.read()"], ids=["ends", "is left alone"])
def test_a_private_cache_goes_with_its_process(tmp_path: Path, end: str) -> None:
    """A process that comes to its end, or whose server is gone in the middle of its thoughts, leaves nothing."""
    lines = f"""
import multiprocessing, sys
from pik import bots
from pik.bots.kernels.folder import cache_folder
from pik.room.thinking import begin
ours, theirs = multiprocessing.Pipe()
begin(bots.player, bots.leave, theirs)
print(cache_folder(), flush=True)
{end and "ours.close()"}
{end}
"""
    blocked, private = tmp_path / "file", tmp_path / "tmp"
    blocked.write_text("")
    private.mkdir()
    env = {"PATH": "/usr/bin:/bin", "PYTHONPATH": str(ROOT / "src"), "TMPDIR": str(private), "HOME": str(blocked)}
    env |= dict.fromkeys(("XDG_CACHE_HOME", "CACHE_DIRECTORY", "NUMBA_CACHE_DIR"), str(blocked))
    words = [sys.executable, "-c", lines]
    with subprocess.Popen(words, env=env, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert Path(process.stdout.readline().strip()).parent == private
        assert process.wait() == 0
    assert list(private.iterdir()) == []


def test_a_changed_rule_is_compiled_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The folder's name changes with any source that a kernel is made from."""
    before = folder.fingerprint()
    (tmp_path / "games").mkdir()
    (tmp_path / "__init__.py").write_text("")
    monkeypatch.setattr("pik.__file__", str(tmp_path / "__init__.py"))
    empty = folder.fingerprint()
    (tmp_path / "games" / "rules.py").write_text("A = 1\n")
    one = folder.fingerprint()
    (tmp_path / "games" / "rules.py").write_text("A = 2\n")
    assert len({before, empty, one, folder.fingerprint()}) == 4
