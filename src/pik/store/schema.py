"""The tables of the SQLite file."""

import sqlite3
from typing import Final

VERSION: Final = 1
PATIENCE_S: Final = 5.0
PAGES_IN_LOG: Final = 8000
"""Of 4 KiB, before the write-ahead log is folded into the file: an act of a busy room touches two pages of its own."""

SCHEMA: Final = """
CREATE TABLE head (
    number  INTEGER PRIMARY KEY,
    id      TEXT NOT NULL UNIQUE,
    data    BLOB NOT NULL,
    created REAL NOT NULL
) STRICT;
CREATE TABLE line (
    id      TEXT NOT NULL REFERENCES head (id) ON DELETE CASCADE,
    seq     INTEGER NOT NULL,
    cmd     TEXT NOT NULL,
    seat    INTEGER NOT NULL,
    act     BLOB NOT NULL,
    digest  TEXT NOT NULL,
    at      REAL NOT NULL,
    who     TEXT NOT NULL,
    thought REAL NOT NULL,
    PRIMARY KEY (id, seq),
    UNIQUE (id, cmd)
) STRICT, WITHOUT ROWID;
CREATE TABLE chat (
    id      TEXT NOT NULL REFERENCES head (id) ON DELETE CASCADE,
    n       INTEGER NOT NULL,
    cmd     TEXT NOT NULL,
    at      REAL NOT NULL,
    name    TEXT NOT NULL,
    seat    INTEGER NOT NULL,
    text    TEXT,
    phrase  TEXT,
    PRIMARY KEY (id, n),
    UNIQUE (id, cmd)
) STRICT, WITHOUT ROWID;
"""


class StoreError(Exception):
    """The file can't be used; the message says why in one line."""


def connect(path: str) -> sqlite3.Connection:
    """A connection with transactions by hand, and with every commit on the disk before it returns."""
    base = sqlite3.connect(path, timeout=PATIENCE_S, isolation_level=None, check_same_thread=False)
    try:
        base.execute("PRAGMA journal_mode = WAL")
        base.execute("PRAGMA synchronous = FULL")
        base.execute("PRAGMA foreign_keys = ON")
        base.execute("PRAGMA temp_store = MEMORY")
        base.execute(f"PRAGMA wal_autocheckpoint = {PAGES_IN_LOG}")
    except sqlite3.Error:
        base.close()
        raise
    return base


def prepare(base: sqlite3.Connection, path: str) -> None:
    """Lay out a new file; check that the layout of an old one is known. Raises StoreError."""
    base.execute("BEGIN IMMEDIATE")
    (version,) = base.execute("PRAGMA user_version").fetchone()
    if version == 0:
        for statement in filter(str.strip, SCHEMA.split(";")):
            base.execute(statement)
        base.execute(f"PRAGMA user_version = {VERSION}")
    base.execute("COMMIT")
    if version > VERSION:
        raise StoreError(f"{path} was written by a newer Pik (layout {version}, this one knows {VERSION})")
