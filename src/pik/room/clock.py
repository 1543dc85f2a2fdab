"""Clocks: time for each decision, and a reserve for a match. The time comes in from outside."""

from collections.abc import Set as AbstractSet
from functools import lru_cache
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from pik.core.seat import Seat
from pik.room.life_acts import Clock

KINDS: Final = 64
"""Of clocks that have not run yet, kept for the next table: most have the same."""


class Clocks(Struct, frozen=True):
    """What each seat has left of the reserve, and what its present decision has taken; `at`: looked at last."""

    reserve: tuple[float, ...]
    spent: tuple[float, ...]
    at: float | None = None
    """None: the clocks have not been looked at since the table came to life, so they stood still."""


@lru_cache(KINDS)
def wound(clock: Clock | None, seats: int) -> Clocks:
    """Clocks at the start of a match."""
    return Clocks((0.0 if clock is None else float(clock.reserve),) * seats, (0.0,) * seats)


def ran(clocks: Clocks, running: AbstractSet[Seat], now: float) -> Clocks:
    """The clocks now, when these seats have been thinking since they were looked at last."""
    passed = 0.0 if clocks.at is None else max(0.0, now - clocks.at)
    spent = tuple(each + passed * (at in running) for at, each in enumerate(clocks.spent))
    return replace(clocks, spent=spent, at=now)


def charged(clocks: Clocks, clock: Clock | None, seat: Seat, thought: float, waiting: AbstractSet[Seat]) -> Clocks:
    """The clocks after an act that took so long: the decision's own time is free, the rest comes off the reserve."""
    if clock is None:
        return clocks
    beyond = max(0.0, thought - clock.decision)
    return replace(
        clocks,
        reserve=tuple(max(0.0, left - beyond) if at == seat else left for at, left in enumerate(clocks.reserve)),
        spent=tuple(0.0 if at == seat or at not in waiting else each for at, each in enumerate(clocks.spent)),
    )


def left(clocks: Clocks, clock: Clock, seat: Seat) -> float:
    """How long a seat may still think; zero or less: time is up."""
    return clock.decision + clocks.reserve[seat] - clocks.spent[seat]
