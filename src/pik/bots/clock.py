"""What players' decisions cost: seconds of processor, counted beside the play."""

from collections.abc import Iterable
from time import process_time

from msgspec import Struct

from pik.bots.host import Player


class Clock(Struct):
    """How many decisions were made, and the seconds they took."""

    decisions: int = 0
    seconds: float = 0.0

    def beside(self, player: Player) -> Player:
        """The same player, with this clock beside it."""

        def timed(view: bytes) -> bytes | None:
            began = process_time()
            act = player(view)
            self.seconds += process_time() - began
            self.decisions += 1
            return act

        return timed

    def mean(self) -> float:
        """The seconds of a decision; 0 where there was none."""
        return self.seconds / self.decisions if self.decisions else 0.0


def together(clocks: Iterable[Clock]) -> Clock:
    """All that some clocks have counted."""
    found = Clock()
    for clock in clocks:
        found.decisions += clock.decisions
        found.seconds += clock.seconds
    return found


def means(clocks: Iterable[tuple[Clock, Clock]]) -> tuple[float, float]:
    """The seconds of a decision of the first and of the second, over clocks of both."""
    first, second = zip(*clocks, strict=True)
    return together(first).mean(), together(second).mean()
