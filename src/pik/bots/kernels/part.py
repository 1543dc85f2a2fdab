"""What a player asks of the kernels of a game, the same for every game."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from pik.bots.kernels.ints import Ints, Rows

Position: TypeAlias = NDArray[np.int64]
Positions: TypeAlias = NDArray[np.int64]

CARDS: Final = 52
UNLAWFUL: Final = -(1 << 62)
"""Stands where a card may not be played."""


@dataclass(frozen=True)
class Part:
    """The kernels of a game, and how they are called. A position's size, a search's; then compiled functions."""

    size: int
    work: int
    seats: Callable[[Position], int]
    lawful_kernel: Callable[[Ints], int]
    put_kernel: Callable[[Ints, int], None]
    final_kernel: Callable[[Ints, Ints], None]
    gains_kernel: Callable[[Ints, Ints], None]
    playouts_kernel: Callable[[Ints, Ints, int, int, Ints], None]
    rollouts_kernel: Callable[[Rows, Ints, int, int, Rows], None]
    solve_kernel: Callable[[Rows, Position, Ints], None]
    cards_kernel: Callable[[Rows, Position, Ints, Rows], None]

    def blank(self) -> Position:
        """A position in which nothing is set."""
        return np.zeros(self.size, np.int64)

    def lawful(self, position: Position) -> int:
        """The set of cards that whoever is on turn may play; 0 when all is played."""
        return int(self.lawful_kernel(position))

    def play(self, position: Position, card: int) -> None:
        """Whoever is on turn plays a lawful card; the position changes."""
        self.put_kernel(position, card)

    def final(self, position: Position) -> tuple[int, ...]:
        """What the engine's tally would say by seat when all is played: Pikala scores, counts, points of the sides."""
        return self.asked(self.final_kernel, position)

    def gains(self, position: Position) -> tuple[int, ...]:
        """The gain of each seat when all is played."""
        return self.asked(self.gains_kernel, position)

    def asked(self, kernel: Callable[[Ints, Ints], None], position: Position) -> tuple[int, ...]:
        """What a kernel says of each seat."""
        found = np.zeros(self.seats(position), np.int64)
        kernel(position, found)
        return tuple(map(int, found))

    def playouts(self, position: Position, times: int, seed: int) -> NDArray[np.int64]:
        """What each seat gains in so many random playouts, added up."""
        sums = np.zeros(self.seats(position), np.int64)
        self.playouts_kernel(position, np.zeros(self.size, np.int64), times, seed, sums)
        return sums

    def rollouts(self, positions: Positions, times: int, seed: int) -> NDArray[np.int64]:
        """For each position and card what its player gains in so many random playouts after it, added up.

        The same chance for every card of a position. UNLAWFUL for cards that may not be played.
        """
        sums = unlawful(positions)
        self.rollouts_kernel(positions, np.zeros(self.size, np.int64), times, seed, sums)
        return sums

    def searcher(self) -> "Searcher":
        """A searcher with its memory; for one thread at a time."""
        return Searcher(self, np.zeros(self.work, np.int64), np.zeros(self.size, np.int64))


@dataclass(frozen=True)
class Searcher:
    """Looks positions through to the end; owns some megabytes of memory, which is worth keeping."""

    part: Part
    work: NDArray[np.int64]
    scratch: NDArray[np.int64]

    def worths(self, positions: Positions) -> NDArray[np.int64]:
        """For each position what its player gains when all play their best with open cards; some card is lawful."""
        worths = np.zeros(len(positions), np.int64)
        self.part.solve_kernel(positions, self.work, worths)
        return worths

    def cards(self, positions: Positions) -> NDArray[np.int64]:
        """For each position and card what its player gains by it when all play their best with open cards.

        The gain is of the whole deal, as in `gains`. UNLAWFUL for cards that may not be played.
        """
        gains = unlawful(positions)
        self.part.cards_kernel(positions, self.work, self.scratch, gains)
        return gains


def unlawful(positions: Positions) -> NDArray[np.int64]:
    """A row a position, no card lawful yet."""
    return np.full((len(positions), CARDS), UNLAWFUL)
