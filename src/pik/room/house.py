"""What all tables of a house share, and who looks at a table."""

import time
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Protocol, TypeAlias

from pik.core.draw import Draw
from pik.core.hosted import Hosted
from pik.core.seat import Seat
from pik.room.journal import Journal, Said

Ask: TypeAlias = Callable[[str, str, bytes], Awaitable[bytes | None]]
"""Game, level and encoded view to an act, or None for no wish."""


class Watcher(Protocol):
    """A device that shows the table to a seat, or to nobody in particular."""

    @property
    def key(self) -> str | None:
        """The hash of the device's secret; None for a device without one."""
        ...

    @property
    def seat(self) -> Seat | None:
        """Whose device it is now."""
        ...

    def show(self) -> None:
        """Something has changed: show the newest."""
        ...

    def hear(self, said: Said) -> None:
        """Somebody has said something."""
        ...

    def gone(self) -> None:
        """The table is no more."""
        ...

    def displace(self) -> None:
        """Another device of the same seat has taken over."""
        ...


@dataclass(frozen=True)
class House:
    """What all tables share."""

    journal: Journal
    catalog: Mapping[str, Hosted]
    ask: Ask
    draw: Draw
    pace: float
    """Seconds that a bot's act takes at the least, at a new table; its host may choose another pace. 0: no beat."""
    now: Callable[[], float] = time.time


class Again(Exception):  # noqa: N818 - asks for another try
    """The store did not take it; the same command may come again."""
