"""What each card is worth in open positions of piquet."""

from pik.bots.kernels.bits import apart, lowest_of
from pik.bots.kernels.compiler import helper, kernel
from pik.bots.kernels.ints import Ints, Rows
from pik.bots.kernels.memory import INFINITE
from pik.bots.kernels.piquet.layout import BEST, HANDS, HOLDER, LED, SEATS, TABLE
from pik.bots.kernels.piquet.play import gain_of, lawful_of, put, turn_of
from pik.bots.kernels.piquet.playout import restored
from pik.bots.kernels.piquet.search import value
from pik.bots.kernels.piquet.work import ME, arrange, prepare


@helper
def there_of(position: Ints) -> int:
    """All cards in hands and the one that is winning the trick."""
    there = 1 << position[BEST] if position[TABLE] != 0 else 0
    for seat in range(position[SEATS]):
        there |= position[HANDS + seat]
    return there


@helper
def worth(work: Ints, position: Ints, low: int, high: int) -> int:
    """What `ME` gains in the whole deal, within the bounds or beyond them; the work is prepared."""
    made = gain_of(position, work[ME])
    if lawful_of(position) == 0:
        return made
    left = arrange(work, position)
    return made + value(
        work,
        there_of(position),
        turn_of(position),
        position[TABLE],
        position[LED],
        position[BEST],
        position[HOLDER],
        left,
        low - made,
        high - made,
    )


@kernel
def solve(positions: Rows, work: Ints, worths: Ints) -> None:
    """What the player on turn gains in each position."""
    for row in range(len(positions)):
        prepare(work, positions[row], turn_of(positions[row]))
        worths[row] = worth(work, positions[row], -INFINITE, INFINITE)


@kernel
def cards(positions: Rows, work: Ints, scratch: Ints, gains: Rows) -> None:
    """What the player on turn gains by each lawful card; other cards are left as they are."""
    for row in range(len(positions)):
        position, gain = positions[row], gains[row]
        prepare(work, position, turn_of(position))
        lawful = lawful_of(position)
        tried = apart(lawful, there_of(position))
        alike = 0
        while lawful != 0:
            card = lowest_of(lawful)
            lawful &= lawful - 1
            if (tried >> card) & 1 != 0:
                restored(scratch, position)
                put(scratch, card)
                alike = worth(work, scratch, -INFINITE, INFINITE)
            gain[card] = alike
