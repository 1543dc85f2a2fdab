"""What each card is worth in open positions of Pikala."""

from pik.bots.kernels.bits import lowest_of, plain
from pik.bots.kernels.compiler import kernel
from pik.bots.kernels.ints import Ints, Rows
from pik.bots.kernels.part import Position
from pik.bots.kernels.pikala.layout import SIZE, TURN
from pik.bots.kernels.pikala.play import lawful_of
from pik.bots.kernels.pikala.search import entered, tried_of, value
from pik.bots.kernels.pikala.work import DEEP, GAINS, ROW, ROWS, prepare


@kernel
def solve(positions: Rows, work: Position, worths: Ints) -> None:
    """What the player on turn gains in each position."""
    rows, memory = work[:ROWS].reshape(DEEP, ROW), work[ROWS:]
    for number in range(len(positions)):
        prepare(memory, positions[number])
        for at in range(SIZE):
            rows[0][at] = positions[number][at]
        value(rows, memory, plain(0))
        worths[number] = rows[0][GAINS + positions[number][TURN]]


@kernel
def cards(positions: Rows, work: Position, _scratch: Ints, gains: Rows) -> None:
    """What the player on turn gains by each lawful card; other cards are left as they are."""
    rows, memory = work[:ROWS].reshape(DEEP, ROW), work[ROWS:]
    for number in range(len(positions)):
        position, gain = positions[number], gains[number]
        lawful, tried = lawful_of(position), tried_of(position)
        prepare(memory, position)
        alike = 0
        while lawful != 0:
            card = lowest_of(lawful)
            lawful &= lawful - 1
            if (tried >> card) & 1 != 0:
                entered(position, rows[0], card)
                value(rows, memory, plain(0))
                alike = rows[0][GAINS + position[TURN]]
            gain[card] = alike
