"""The Python environment in .venv, made from a hashed lock."""

import json
import shutil
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Literal

from house import apt
from house.alone import alone
from house.paths import LOCKS, PYTHON, ROOT, VENV
from house.say import FailedError, MissingError, quietly, tell, works
from house.stamp import digest, is_fresh

Level = Literal["run", "dev"]

UNFINISHED = VENV / ".pik-unfinished"
NO_PIP = "Python packages can't be installed here: install uv, pip or python3-venv"


def prepare(level: Level) -> None:
    """Bring .venv to a level; `dev` holds all that `run` holds. Instant when nothing has changed."""
    if is_ready(level):
        return
    with alone("environment"):
        if not is_ready(level):
            make(level)


def make(level: Level) -> None:
    """Make or complete the environment; the stamps come last."""
    tell("making the Python environment in .venv")
    make_folder()
    install("--require-hashes", "-r", str(LOCKS / f"{level}.txt"))
    install("--no-deps", "--no-build-isolation", "-e", str(ROOT))
    for held in held_by(level):
        stamp_of(held).write_text(expected(held))
    UNFINISHED.unlink()


def held_by(level: Level) -> tuple[Level, ...]:
    """Return the levels that a level brings with it."""
    return ("run", "dev") if level == "dev" else ("run",)


def stamp_of(level: Level) -> Path:
    """Return the file that says this level is complete."""
    return VENV / f".pik-{level}"


def is_ready(level: Level) -> bool:
    """Whether .venv is whole, of this lock, of its Python's version and in its place."""
    return not UNFINISHED.exists() and stamp_of(level).exists() and is_fresh(stamp_of(level), expected(level))


def expected(level: Level) -> str:
    """Return the digest of all that an environment depends on: a moved one is broken too."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    return digest([LOCKS / f"{level}.txt"], json.dumps(project), version(), str(VENV))


def version() -> str:
    """Return the version of the Python in .venv; empty when it doesn't start."""
    try:
        return quietly([PYTHON, "-c", "import sys; print(sys.version)"])
    except FailedError:
        return ""


def make_folder() -> None:
    """Make an empty environment, unless a sound one is there; an unfinished or moved one is thrown away."""
    if UNFINISHED.exists() or is_moved() or not works([PYTHON, "-c", "import sys; assert sys.version_info >= (3, 11)"]):
        shutil.rmtree(VENV, ignore_errors=True)
        quietly([sys.executable, "-m", "venv", "--without-pip", str(VENV)])
    for level in held_by("dev"):
        stamp_of(level).unlink(missing_ok=True)
    UNFINISHED.touch()


def is_moved() -> bool:
    """Whether the programs in .venv call a Python in another place."""
    program = VENV / "bin" / "pik"
    return program.exists() and str(VENV) not in program.read_text()


def install(*what: str, python: Path = PYTHON) -> None:
    """Install for a Python, by the first installer that is here and succeeds."""
    trouble: FailedError | None = None
    for installer in installers(python):
        try:
            quietly([*installer, *what])
        except FailedError as error:
            trouble = error
        else:
            return
    raise trouble or MissingError(NO_PIP)


def installers(python: Path) -> Iterator[tuple[str, ...]]:
    """Yield ways to install, quickest first; a later one is prepared only when the earlier ones fail."""
    if works(["uv", "--version"]):
        yield ("uv", "pip", "install", "--python", str(python))
    own_pip = (str(python), "-m", "pip", "install", "--disable-pip-version-check")
    if has_own_pip(python):
        yield own_pip
    elif works(["pip", "--python", python, "--version"]):
        yield ("pip", "--python", str(python), "install", "--disable-pip-version-check")
    elif apt.is_ours():
        apt.install("python3-venv")
        if has_own_pip(python):
            yield own_pip


def has_own_pip(python: Path) -> bool:
    """Whether this Python has a pip, after putting the one it brings there, if it brings one."""
    if works([python, "-m", "pip", "--version"]):
        return True
    return works([python, "-c", "import ensurepip"]) and works([python, "-m", "ensurepip"])
