"""The ids of the commands that a table has taken of late."""

from typing import Final

from msgspec import Struct

BLOCK: Final = 16
BLOCKS: Final = 4


class Heard(Struct, frozen=True):
    """At least the newest BLOCK · BLOCKS ids; older ones the store knows.

    In blocks, so that one id more leaves the others alone: a row of all would be written anew with each act.
    """

    newest: tuple[str, ...] = ()
    older: tuple[frozenset[str], ...] = ()

    def __contains__(self, cmd: object) -> bool:
        if cmd in self.newest:
            return True
        # each act asks this, and a generator costs more than the search
        for block in self.older:  # noqa: SIM110
            if cmd in block:
                return True
        return False

    def and_also(self, cmd: str) -> "Heard":
        """With one more."""
        if len(self.newest) < BLOCK:
            return Heard((*self.newest, cmd), self.older)
        return Heard((cmd,), (*self.older[1 - BLOCKS :], frozenset(self.newest)))
