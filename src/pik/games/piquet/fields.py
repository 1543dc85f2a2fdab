"""Several small counts in one number, a field each, so that one addition adds them all."""

from collections.abc import Iterable
from dataclasses import dataclass

WIDTH = 7
GUARD = 1 << WIDTH - 1
"""The top bit of a field stays clear: a bias makes it show that a bound is passed. Counts are below it."""


def field(at: int) -> int:
    """One in a field."""
    return 1 << WIDTH * at


def field_at(key: int, at: int) -> int:
    """The count in a field."""
    return key >> WIDTH * at & GUARD - 1


@dataclass(frozen=True, init=False)
class Bounds:
    """The least and the most for each field."""

    guards: int
    above: int
    """With this bias added, the guard of a field shows that its count is too high."""
    below: int
    """With this bias added, it shows that the count is high enough."""

    def __init__(self, bounds: Iterable[tuple[int, int]]) -> None:
        each = tuple(bounds)
        object.__setattr__(self, "guards", sum(GUARD * field(at) for at in range(len(each))))
        object.__setattr__(self, "above", sum((GUARD - 1 - most) * field(at) for at, (_, most) in enumerate(each)))
        object.__setattr__(self, "below", sum((GUARD - least) * field(at) for at, (least, _) in enumerate(each)))

    def met(self, key: int) -> bool:
        """Whether each count is within its bounds."""
        return not (key + self.above) & self.guards and (key + self.below) & self.guards == self.guards
