"""The machine and the data folder, as the doctor sees them."""

import os
import shutil
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from pik.cli.backup import KEY, STORE
from pik.cli.checkup.finding import Finding, bad, note, ok
from pik.store.inspect import examined
from pik.web.settings import Settings, SettingsError, prepared

LEAST_BYTES: Final = 50_000_000
FEW_BYTES: Final = 500_000_000
FEW_FILES: Final = 2048
OTHERS: Final = 0o077
SETTLED: Final = 1_767_225_600
"""The start of 2026 in seconds: an earlier clock is wrong."""
SLACK_S: Final = 300.0


def looked_at(settings: Settings, now: float) -> Iterator[Finding]:
    """All findings about this machine."""
    yield from folder(settings.data)
    yield disk(settings.data)
    yield key(settings.data / KEY)
    yield from store(settings.data / STORE, now)
    yield clock(now)
    yield files()


def folder(path: Path) -> Iterator[Finding]:
    """Whether tables can be kept in the data folder, and who can read it."""
    try:
        prepared(path)
    except SettingsError as error:
        yield bad("folder", str(error))
        return
    yield ok("folder", f"{path} can be written")
    if os.name == "posix" and path.stat().st_mode & OTHERS:
        yield note("folder", f"others on this machine can look into {path}: chmod 700 {path}")


def disk(path: Path) -> Finding:
    """Whether there is room for more tables."""
    here = next(folder for folder in (path, *path.absolute().parents) if folder.exists())
    free = shutil.disk_usage(here).free
    words = f"{free / 1e9:.1f} GB free"
    if free < LEAST_BYTES:
        return bad("disk", f"{words}: acts can't be kept much longer")
    return note("disk", f"{words}: make room soon") if free < FEW_BYTES else ok("disk", words)


def key(path: Path) -> Finding:
    """Whether the key that signs cookies is there and secret."""
    try:
        mode, size = path.stat().st_mode, path.stat().st_size
    except FileNotFoundError:
        return note("key", f"there is no {path.name} yet: the first start makes it")
    except OSError as error:
        return bad("key", f"{path} can't be read ({error.strerror})")
    if not size:
        return bad("key", f"{path} is empty: restore it from a backup, else nobody gets back to a seat")
    if os.name == "posix" and mode & OTHERS:
        return bad("key", f"others on this machine can read {path}: chmod 600 {path}")
    return ok("key", f"{path.name} is there")


def store(path: Path, now: float) -> Iterator[Finding]:
    """Whether the tables are whole, and not from the future."""
    if not path.exists():
        yield note("store", f"there is no {path.name} yet: the first start makes it")
        return
    found = examined(path)
    yield from (bad("store", f"{path}: {trouble}") for trouble in found.troubles)
    if not found.troubles:
        yield ok("store", f"{found.tables} tables, {found.acts} acts, whole")
    if found.newest is not None and found.newest > now + SLACK_S:
        yield bad("clock", f"the newest act is from {spoken(found.newest)}: this clock, or the one before, was wrong")


def clock(now: float) -> Finding:
    """Whether the clock is set at all."""
    if now < SETTLED:
        return bad("clock", f"it is not {spoken(now)}: set the clock")
    return ok("clock", spoken(now))


def files() -> Finding:
    """How many sockets the machine lets a server hold."""
    if sys.platform == "win32":
        return ok("sockets", "the machine sets no limit")
    import resource

    limit = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    if 0 <= limit < FEW_FILES:
        return note("sockets", f"the machine allows {limit} open files, a device needs one: raise `ulimit -n`")
    return ok("sockets", f"{limit} open files allowed" if limit >= 0 else "no limit of open files")


def spoken(moment: float) -> str:
    """A moment in words."""
    return time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime(moment))
