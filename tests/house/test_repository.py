"""What holds for every file of the repository."""

import json
import re
from pathlib import Path

import pytest

from house.paths import LOCKS, ROOT
from tests.house.written import written

CODE = {".py", ".ts", ".tsx", ".mjs", ".css"}
LONGEST = 320
GENERATED = {"src/pik/web/client/wire.ts"}
HOSTS = [".".join(parts) for parts in (("pypi", "org"), ("pythonhosted", "org"), ("npmjs", "org"), ("yarnpkg", "com"))]


@pytest.fixture(scope="module")
def texts() -> dict[str, str]:
    """Every written file by its name."""
    return {str(path.relative_to(ROOT)): path.read_text() for path in written()}


def test_no_file_names_a_registry(texts: dict[str, str]) -> None:
    """Where packages come from is each machine's own matter: no file, lock or script names a host."""
    assert [name for name, text in texts.items() if any(host in text for host in HOSTS)] == []


def test_no_file_names_a_place_outside(texts: dict[str, str]) -> None:
    """No file points to a folder of the machine it was written on."""
    outside = re.compile(r"(?<![\w.\-/])/" + r"(work|home/\w+|Users)/")
    assert [name for name, text in texts.items() if outside.search(text)] == []


def test_modules_are_small(texts: dict[str, str]) -> None:
    """A module has one noun and fits on a few screens."""
    code = {name: text for name, text in texts.items() if Path(name).suffix in CODE and name not in GENERATED}
    lengths = {name: text.count("\n") for name, text in code.items()}
    assert {name: length for name, length in lengths.items() if length >= LONGEST} == {}


def test_files_end_with_one_newline(texts: dict[str, str]) -> None:
    """Text files end with a newline and have no Windows line ends."""
    assert [name for name, text in texts.items() if text and (not text.endswith("\n") or "\r" in text)] == []


def test_python_locks_are_hashed_and_without_addresses() -> None:
    """A lock holds exact versions and hashes and nothing else."""
    line = re.compile(r"(\w[\w.\-]*==[\w.]+( ; .*)?|    --hash=sha256:[0-9a-f]{64})( \\)?")
    lines = [line for lock in LOCKS.glob("*.txt") for line in lock.read_text().splitlines()]
    assert [text for text in lines if not line.fullmatch(text)] == []
    assert len(list(LOCKS.glob("*.txt"))) == 3


def test_npm_lock_is_hashed_and_without_addresses() -> None:
    """Each package of the client has an integrity hash and no address."""
    packages = json.loads((ROOT / "package-lock.json").read_text())["packages"]
    assert [name for name, package in packages.items() if name and not package.get("integrity")] == []
    assert [name for name, package in packages.items() if "resolved" in package] == []
