"""What the tricks still to be taken may bring a side, from the score of the deal: tables made once a search."""

from typing import Final

from pik.bots.kernels.compiler import helper
from pik.bots.kernels.ints import Ints
from pik.bots.kernels.spades.score import SIDES, points_of

TRICKS: Final = 14
"""A side takes 0 to 13."""
CASES: Final = SIDES * TRICKS**3


@helper
def case_at(side: int, more: int, one: int, other: int) -> int:
    """Where in a table stands a side with these counts of tricks that takes so many more."""
    return ((side * TRICKS + more) * TRICKS + one) * TRICKS + other


@helper
def table(
    work: Ints, best: int, worst: int, position: Ints, side: int, one: int, other: int, left: int, parted: int
) -> None:
    """Fill in what a side makes at best and at worst; `parted` 0 where it doesn't matter who of it takes a trick."""
    for more in range(left + 1):
        for a in range(one, one + left - more + 1):
            for b in range(other, other + parted * (one + left - more - a) + 1):
                at = case_at(side, more, a, b)
                if more == 0:
                    work[best + at] = points_of(position, side, a, b)
                    work[worst + at] = work[best + at]
                    continue
                first = case_at(side, more - 1, a + 1, b)
                second = case_at(side, more - 1, a, b + 1) if parted != 0 else first
                work[best + at] = max(work[best + first], work[best + second])
                work[worst + at] = min(work[worst + first], work[worst + second])
