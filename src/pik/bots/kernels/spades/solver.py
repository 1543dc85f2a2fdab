"""What each card is worth in open positions of Spades."""

from pik.bots.kernels.bits import apart, lowest_of
from pik.bots.kernels.compiler import helper, kernel
from pik.bots.kernels.ints import Ints, Rows
from pik.bots.kernels.row import restored
from pik.bots.kernels.spades.layout import BEST, BROKEN, HANDS, HOLDER, LED, SEATS, TABLE
from pik.bots.kernels.spades.play import lawful_of, put, turn_of
from pik.bots.kernels.spades.score import SIDES
from pik.bots.kernels.spades.search import value
from pik.bots.kernels.spades.work import arrange, bounds_of, prepare


@helper
def there_of(position: Ints) -> int:
    """All cards in hands and the one that is winning the trick."""
    there = 1 << position[BEST] if position[TABLE] != 0 else 0
    for seat in range(position[SEATS]):
        there |= position[HANDS + seat]
    return there


@helper
def worth(work: Ints, position: Ints) -> int:
    """What side 0 makes more than side 1; the work is prepared. Closed in from both ends by yes and no."""
    left = arrange(work, position)
    there = there_of(position)
    least, most = bounds_of(work, there, left)
    while least < most:
        middle = (least + most + 1) >> 1
        found = value(
            work,
            there,
            turn_of(position),
            position[TABLE],
            position[LED],
            position[BEST],
            position[HOLDER],
            position[BROKEN],
            left,
            middle - 1,
            middle,
        )
        if found >= middle:
            least = found
        else:
            most = found
    return least


@kernel
def solve(positions: Rows, work: Ints, worths: Ints) -> None:
    """What the side on turn makes more than the other in each position."""
    for row in range(len(positions)):
        prepare(work, positions[row])
        worths[row] = (1 - 2 * (turn_of(positions[row]) % SIDES)) * worth(work, positions[row])


@kernel
def cards(positions: Rows, work: Ints, scratch: Ints, gains: Rows) -> None:
    """What the side on turn makes more than the other by each lawful card; other cards are left as they are."""
    for row in range(len(positions)):
        position, gain = positions[row], gains[row]
        prepare(work, position)
        lawful = lawful_of(position)
        tried = apart(lawful, there_of(position))
        sign = 1 - 2 * (turn_of(position) % SIDES)
        alike = 0
        while lawful != 0:
            card = lowest_of(lawful)
            lawful &= lawful - 1
            if (tried >> card) & 1 != 0:
                restored(scratch, position)
                put(scratch, card)
                alike = sign * worth(work, scratch)
            gain[card] = alike
