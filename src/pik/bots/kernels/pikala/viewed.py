"""What open positions of Pikala are worth to every seat."""

from collections.abc import Collection

import numpy as np

from pik.bots.kernels.bits import plain
from pik.bots.kernels.compiler import kernel
from pik.bots.kernels.ints import Rows
from pik.bots.kernels.part import Position, Searcher
from pik.bots.kernels.pikala.layout import MOST, SEATS, SIZE
from pik.bots.kernels.pikala.search import value
from pik.bots.kernels.pikala.work import DEEP, GAINS, ROW, ROWS, prepare


@kernel
def worth_to_all(positions: Rows, work: Position, worths: Rows) -> None:
    """What each seat gains in each position when everybody plays for himself with open cards."""
    rows, memory = work[:ROWS].reshape(DEEP, ROW), work[ROWS:]
    for number in range(len(positions)):
        prepare(memory, positions[number])
        for at in range(SIZE):
            rows[0][at] = positions[number][at]
        value(rows, memory, plain(0))
        for seat in range(positions[number][SEATS]):
            worths[number][seat] = rows[0][GAINS + seat]


def worths(searcher: Searcher, positions: Collection[Position]) -> list[list[int]]:
    """What each seat gains in each position, of the whole deal."""
    found = np.zeros((len(positions), MOST), np.int64)
    worth_to_all(np.stack(tuple(positions)), searcher.work, found)
    return [[int(each) for each in row] for row in found]
