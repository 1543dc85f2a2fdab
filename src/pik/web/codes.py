"""Short codes that open a seat on another device: read aloud, used once, gone after ten minutes."""

from collections import OrderedDict
from collections.abc import Callable
from secrets import choice
from time import monotonic
from typing import Final

from msgspec import Struct

SIGNS: Final = "23456789ABCDEFGHJKMNPQRSTVWXYZ"
LENGTH: Final = 8
MINUTES: Final = 10
MOST_CODES: Final = 4096


class Pass(Struct, frozen=True):
    """What a code opens: a person's seat at a table, until a time."""

    table: str
    person: str
    until: float


class Codes:
    """The codes given out last; in memory only."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._passes: OrderedDict[str, Pass] = OrderedDict()

    def __len__(self) -> int:
        return len(self._passes)

    def give(self, table: str, person: str) -> str:
        """A new code; an older one of the same person is void."""
        for code in [code for code, each in self._passes.items() if (each.table, each.person) == (table, person)]:
            del self._passes[code]
        code = "".join(choice(SIGNS) for _ in range(LENGTH))
        self._passes[code] = Pass(table, person, self._clock() + 60 * MINUTES)
        if len(self._passes) > MOST_CODES:
            self._passes.popitem(last=False)
        return f"{code[:4]}-{code[4:]}"

    def look(self, code: str) -> Pass | None:
        """What a code opens; None for a code that opens nothing."""
        found = self._passes.get(plain(code))
        return found if found is not None and self._clock() < found.until else None

    def use(self, code: str) -> None:
        """The code has opened its seat, and opens nothing from now on."""
        self._passes.pop(plain(code), None)


def plain(code: str) -> str:
    """A code as it is kept, however it is typed."""
    return "".join(sign for sign in code.upper() if sign.isalnum())
