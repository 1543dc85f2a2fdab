"""Kernels: the games' own rules compiled, for players who look at thousands of ways a deal may go on.

Importing this imports no compiler; `pik.bots.kernels.pikala`, `.piquet` and `.spades` do, and need the extra
`pik[bots]`. See docs/decisions/0016-kernels.md.
"""

from importlib import import_module
from importlib.util import find_spec
from typing import Final

NEEDED: Final = ("numba", "numpy")
PARTS: Final = {
    "pikala": "pikala",
    "piquet": "piquet",
    "piquet-norman": "piquet",
    "spades": "spades",
    "spades-two-handed": "spades",
}
"""Where the kernels of each game of the catalog are."""


class MissingError(RuntimeError):
    """The extra is not installed: a code, and the packages that are not there."""

    code: Final = "kernels-missing"

    def __init__(self, packages: tuple[str, ...]) -> None:
        super().__init__(f"{self.code}: not installed: {', '.join(packages)}; pip install 'pik[bots]' brings it")
        self.packages = packages


def missing() -> tuple[str, ...]:
    """The packages that kernels need and that are not there; nothing is imported to find out."""
    return tuple(package for package in NEEDED if find_spec(package) is None)


def available() -> bool:
    """Whether kernels can be used here."""
    return not missing()


def require() -> None:
    """Raise MissingError where kernels can't be used."""
    packages = missing()
    if packages:
        raise MissingError(packages)


def warm(game: str) -> None:
    """Compile or load all kernels of a game: half a minute the first time, then a second. Raises MissingError.

    Raises KeyError for a game that is not there.
    """
    part = PARTS[game]
    require()
    import_module(f"{__name__}.{part}.warming").warm()
