"""Flat Monte Carlo, a yardstick for the arena: of every card the same number of random playouts. Needs kernels."""

from collections.abc import Iterable
from typing import Final

from pik.bots.kernels.part import Part, Positions
from pik.core.draw import Draw

WORLDS: Final = 100
"""Drawn alike, whatever was bid, said and thrown away."""
TIMES: Final = 20
SEEDS: Final = 1 << 30


def best(part: Part, positions: Positions, cards: Iterable[int], draw: Draw) -> int:
    """Of some cards by index the one behind which random play brings most on average over positions."""
    sums = part.rollouts(positions, TIMES, draw.below(SEEDS)).sum(axis=0)
    return max(cards, key=lambda card: int(sums[card]))
