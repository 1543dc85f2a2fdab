"""Where compiled kernels are kept: a folder for each state of the sources, for numba looks at one file only."""

import atexit
import os
import shutil
import sys
import tempfile
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

import pik

MONTH = 30 * 24 * 3600
SOURCES = ("bots/kernels", "cards", "games", "tricks")

_private: list[Path] = []


def cache_folder() -> Path:
    """The first folder that can be written: NUMBA_CACHE_DIR, a service's cache, the user's cache, else a private one.

    The private one is for this process alone: what lies in a folder that others may write is not to be trusted.
    """
    name = f"kernels-{fingerprint()}"
    for base in bases():
        folder = base / name
        if is_ours(folder):
            forget_old(folder)
            return folder
    private = Path(tempfile.mkdtemp(prefix="pik-kernels-"))
    if not _private:
        atexit.register(forget_private)
    _private.append(private)
    return private


def forget_private() -> None:
    """Remove the private folders of this process. It does so at its end, unless it is broken off."""
    while _private:
        shutil.rmtree(_private.pop(), ignore_errors=True)


def bases() -> Iterator[Path]:
    """Where to look, the best first."""
    if "NUMBA_CACHE_DIR" in os.environ:
        yield Path(os.environ["NUMBA_CACHE_DIR"])
    if "CACHE_DIRECTORY" in os.environ:
        yield Path(os.environ["CACHE_DIRECTORY"].split(":")[0])
    if sys.platform == "darwin":
        yield Path.home() / "Library" / "Caches" / "pik"
    yield Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "pik"


def is_ours(folder: Path) -> bool:
    """Whether a folder is there, or can be made, and we may write to it."""
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    except OSError:
        return False
    return os.access(folder, os.W_OK | os.X_OK)


def forget_old(used: Path) -> None:
    """Remove the folders of earlier sources that nothing has used for a month."""
    os.utime(used)
    for other in used.parent.glob("kernels-*"):
        if other.stat().st_mtime < used.stat().st_mtime - MONTH:
            shutil.rmtree(other, ignore_errors=True)


def fingerprint() -> str:
    """What a kernel depends on beside its own file: the rules, the other kernels, the place where they lie."""
    root = Path(pik.__file__).parent
    seen = sha256(str(root).encode())
    for source in sorted(path for part in SOURCES for path in (root / part).rglob("*.py")):
        seen.update(source.read_bytes())
    return seen.hexdigest()[:16]
