"""A copy of the store in one file, made while the server runs, and the way back."""

import os
import sqlite3
from collections.abc import Generator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Final

from pik.store.inspect import examined
from pik.store.schema import PATIENCE_S, StoreError

MARK: Final = 0x50696B42
"""`PikB`: what the header of a copy says."""
SIDES: Final = ("-wal", "-shm")


def back_up(store: Path, key: bytes, copy: Path) -> None:
    """Copy a store as it is at one moment, with the key that signs cookies. Raises StoreError.

    Writers go on meanwhile. The copy appears under its name when it is whole and on the disk.
    """
    with draft(copy) as made:
        with closing(reading(store)) as base:
            base.execute("VACUUM INTO ?", (str(made),))
        made.chmod(0o600)
        with closing(sqlite3.connect(made, isolation_level=None)) as base:
            base.execute("CREATE TABLE kept (name TEXT PRIMARY KEY, data BLOB NOT NULL) STRICT")
            base.execute("INSERT INTO kept VALUES ('key', ?)", (key,))
            base.execute(f"PRAGMA application_id = {MARK}")
        checked(made)
        put(made, copy)


def restore(copy: Path, store: Path, key: Path) -> None:
    """Put a copy in the place of a store and its key. Raises StoreError: before anything is changed, or in between.

    A store that a server holds is left alone.
    """
    data = key_in(copy)
    checked(copy)
    with draft(store) as made, draft(key) as secret:
        with closing(reading(copy)) as base:
            base.execute("VACUUM INTO ?", (str(made),))
        made.chmod(0o600)
        with closing(sqlite3.connect(made, isolation_level=None)) as base:
            base.execute("DROP TABLE kept")
            base.execute("PRAGMA application_id = 0")
        secret.touch(0o600)
        secret.write_bytes(data)
        let_go(store)
        put(made, store)
        put(secret, key)


def key_in(copy: Path) -> bytes:
    """The key in a copy. Raises StoreError for what is no copy of ours."""
    with closing(reading(copy)) as base:
        try:
            (mark,) = base.execute("PRAGMA application_id").fetchone()
            found = base.execute("SELECT data FROM kept WHERE name = 'key'").fetchone() if mark == MARK else None
        except sqlite3.Error as error:
            raise StoreError(f"{copy} is no backup: {error}") from error
    if found is None:
        raise StoreError(f"{copy} is no backup")
    return bytes(found[0])


def checked(copy: Path) -> None:
    """Look through a copy. Raises StoreError where something is wrong with it."""
    troubles = examined(copy).troubles
    if troubles:
        raise StoreError(f"{copy}: {troubles[0]}")


def let_go(store: Path) -> None:
    """See that nobody holds a store, and fold what was written ahead into it. Raises StoreError."""
    if not store.exists():
        return
    try:
        with closing(sqlite3.connect(store, timeout=0, isolation_level=None)) as base:
            base.execute("PRAGMA journal_mode = DELETE")
    except sqlite3.OperationalError as error:
        raise StoreError(f"{store} is held by a running server: stop it first ({error})") from error
    except sqlite3.DatabaseError:
        for side in SIDES:  # damaged: nothing to fold
            store.with_name(store.name + side).unlink(missing_ok=True)


def reading(path: Path) -> sqlite3.Connection:
    """A connection that changes nothing. Raises StoreError."""
    if not path.is_file():
        raise StoreError(f"{path} is not there")
    try:
        return sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True, timeout=PATIENCE_S)
    except sqlite3.Error as error:
        raise StoreError(f"{path} can't be read: {error}") from error


@contextmanager
def draft(path: Path) -> Generator[Path]:
    """A file beside another, gone when it has not taken its place. Raises StoreError for trouble with either."""
    made = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        made.unlink(missing_ok=True)
        yield made
    except (OSError, sqlite3.Error) as error:
        raise StoreError(f"{path}: {error}") from error
    finally:
        with suppress(OSError):
            made.unlink(missing_ok=True)


def put(made: Path, path: Path) -> None:
    """Bring a file to the disk, then under its name."""
    synced(made, os.O_RDWR)
    made.replace(path)
    if os.name == "posix":
        synced(path.parent, os.O_RDONLY)


def synced(path: Path, how: int) -> None:
    """Wait until a file or a folder is on the disk."""
    handle = os.open(path, how)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
