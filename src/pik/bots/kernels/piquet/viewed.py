"""What open positions of piquet are worth to a seat that need not be on turn."""

from typing import TYPE_CHECKING

import numpy as np

from pik.bots.kernels.compiler import kernel
from pik.bots.kernels.ints import Ints, Rows
from pik.bots.kernels.piquet.solver import worth
from pik.bots.kernels.piquet.work import prepare

if TYPE_CHECKING:
    from collections.abc import Collection

    from pik.bots.kernels.part import Position, Searcher


@kernel
def worth_to(positions: Rows, work: Ints, seat: int, worths: Ints) -> None:
    """What a seat gains in each position when all play their best with open cards."""
    for row in range(len(positions)):
        prepare(work, positions[row], seat)
        worths[row] = worth(work, positions[row])


def worths(searcher: "Searcher", positions: "Collection[Position]", seat: int) -> list[int]:
    """What a seat gains in each position, of the whole deal."""
    found = np.zeros(len(positions), np.int64)
    worth_to(np.stack(tuple(positions)), searcher.work, seat, found)
    return [int(each) for each in found]
