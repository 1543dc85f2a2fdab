"""A look through a store that changes nothing in it: layout, integrity, gaps, age."""

import sqlite3
from contextlib import closing
from pathlib import Path

from msgspec import Struct

from pik.store.schema import PATIENCE_S, VERSION

GAPS = """
SELECT id, COUNT(*), MIN(seq), MAX(seq) FROM line GROUP BY id HAVING MIN(seq) <> 1 OR MAX(seq) <> COUNT(*)
"""
ORPHANS = "SELECT COUNT(DISTINCT id) FROM line WHERE id NOT IN (SELECT id FROM head)"


class Examined(Struct, frozen=True):
    """What a look found: how much there is, and what is wrong."""

    tables: int = 0
    acts: int = 0
    newest: float | None = None
    """When the last act was done, in seconds since 1970."""
    troubles: tuple[str, ...] = ()


def examined(path: Path) -> Examined:
    """Look through a store, also while a server runs on it."""
    if not path.is_file():
        return Examined(troubles=("there is no such file",))
    try:
        address = f"{path.absolute().as_uri()}?mode=ro"
        with closing(sqlite3.connect(address, uri=True, timeout=PATIENCE_S, isolation_level=None)) as base:
            base.execute("BEGIN")
            return looked_through(base)
    except sqlite3.Error as error:
        return Examined(troubles=(f"it can't be read: {error}",))


def looked_through(base: sqlite3.Connection) -> Examined:
    """Look through an open store."""
    (version,) = base.execute("PRAGMA user_version").fetchone()
    if version != VERSION:
        newer = "; it was written by a newer Pik" if version > VERSION else ""
        return Examined(troubles=(f"its layout is {version}, this Pik knows {VERSION}{newer}",))
    (tables,) = base.execute("SELECT COUNT(*) FROM head").fetchone()
    acts, newest = base.execute("SELECT COUNT(*), MAX(at) FROM line").fetchone()
    return Examined(tables, acts, newest, (*damage(base), *broken(base)))


def damage(base: sqlite3.Connection) -> tuple[str, ...]:
    """What SQLite itself finds wrong."""
    found = [str(row[0]) for row in base.execute("PRAGMA integrity_check(3)")]
    return () if found == ["ok"] else tuple(f"it is damaged: {' '.join(text.split())}" for text in found)


def broken(base: sqlite3.Connection) -> tuple[str, ...]:
    """Logs with gaps, and logs of no table."""
    gaps = tuple(
        f"table {id_}: {count} acts, numbered {first} to {last}" for id_, count, first, last in base.execute(GAPS)
    )
    (orphans,) = base.execute(ORPHANS).fetchone()
    return (*gaps, f"{orphans} logs belong to no table") if orphans else gaps
