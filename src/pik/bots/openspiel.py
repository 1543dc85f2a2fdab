"""OpenSpiel, a library of games and searches by others: a yardstick for the arena, in an extra of its own."""

from importlib.util import find_spec
from typing import Final

NEEDED: Final = ("open_spiel", "pyspiel")


class MissingError(RuntimeError):
    """The extra is not installed: a code, and how to get it."""

    code: Final = "openspiel-missing"

    def __init__(self) -> None:
        super().__init__(f"{self.code}: not installed: open_spiel; pip install 'pik[bots,openspiel]' brings it")


def available() -> bool:
    """Whether OpenSpiel is there; nothing is imported to find out."""
    return all(find_spec(module) is not None for module in NEEDED)


def require() -> None:
    """Raise MissingError where OpenSpiel is not there."""
    if not available():
        raise MissingError
