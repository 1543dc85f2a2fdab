"""Stamps: a file, written last, that tells from what a folder was made."""

import hashlib
from collections.abc import Iterable
from pathlib import Path

from house.paths import ROOT


def digest(files: Iterable[Path], *words: str) -> str:
    """Digest the names and contents of files, and some words beside."""
    total = hashlib.sha256("\0".join(words).encode())
    for file in sorted(files):
        total.update(f"\0{file.relative_to(ROOT)}\0".encode())
        total.update(hashlib.sha256(file.read_bytes()).digest())
    return total.hexdigest()


def is_fresh(stamp: Path, expected: str) -> bool:
    """Whether the stamp is there and bears the expected digest."""
    try:
        return stamp.read_text() == expected
    except OSError:
        return False
