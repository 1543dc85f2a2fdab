"""One at a time: two commands that make the same thing wait for each other."""

import fcntl
from collections.abc import Generator
from contextlib import contextmanager

from house.paths import ROOT

FOLDER = ROOT / "build"


@contextmanager
def alone(what: str) -> Generator[None]:
    """Hold the repository's lock of this name; it goes with the process."""
    FOLDER.mkdir(exist_ok=True)
    with (FOLDER / f"{what}.lock").open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield
