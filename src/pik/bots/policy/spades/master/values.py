"""What tricks are worth to the player's side, asked for many worlds at once."""

from collections.abc import Iterable
from functools import cached_property
from typing import TypeAlias

from pik.bots.policy.spades.worth import Worth

Tricks: TypeAlias = tuple[int, ...]
Bids: TypeAlias = tuple[int, ...]


class Values:
    """What a deal's ends are worth, each reckoned once."""

    def __init__(self, worth: Worth) -> None:
        self.worth = worth

    @cached_property
    def _known(self) -> dict[tuple[Bids, Tricks, float], float]:
        return {}

    def of(self, bids: Bids, taken: Tricks, hoped: float = 0.0) -> float:
        """What bids and tricks are worth to the side; hopes besides count while the match goes on, fears always."""
        key = bids, taken, hoped
        if key not in self._known:
            more = 0.0 if hoped > 0 and self.worth.settles(bids, taken) else hoped
            self._known[key] = self.worth.of(bids, taken, more)
        return self._known[key]

    def settled(self, bids: Bids, ends: Iterable[Tricks]) -> bool:
        """Whether one of these ends is the end of the match."""
        return any(self.worth.settles(bids, taken) for taken in frozenset(ends))
