"""What each card is worth in open positions of piquet."""

from pik.bots.kernels.bits import apart, lowest_of, plain
from pik.bots.kernels.compiler import helper, kernel
from pik.bots.kernels.ints import Ints, Rows
from pik.bots.kernels.memory import INFINITE
from pik.bots.kernels.piquet.layout import BEST, HANDS, HOLDER, LED, SEATS, TABLE
from pik.bots.kernels.piquet.play import gain_of, lawful_of, put, turn_of
from pik.bots.kernels.piquet.search import value
from pik.bots.kernels.piquet.work import ME, arrange, prepare
from pik.bots.kernels.row import restored


@helper
def there_of(position: Ints) -> int:
    """All cards in hands and the one that is winning the trick."""
    there = 1 << position[BEST] if position[TABLE] != 0 else 0
    for seat in range(position[SEATS]):
        there |= position[HANDS + seat]
    return there


@helper
def worth(work: Ints, position: Ints) -> int:
    """What `ME` gains in the whole deal; the work is prepared. Closed in by yes and no from a first guess on."""
    made = gain_of(position, work[ME])
    if lawful_of(position) == 0:
        return made
    left = arrange(work, position)
    there, turn = there_of(position), turn_of(position)
    least, most, guess = -INFINITE, INFINITE, plain(0)
    while least < most:
        high = guess + 1 if guess == least else guess
        low = high - 1
        guess = value(
            work,
            there,
            turn,
            position[TABLE],
            position[LED],
            position[BEST],
            position[HOLDER],
            left,
            low,
            high,
        )
        if guess >= high:
            least = guess
        else:
            most = guess
    return made + least


@kernel
def solve(positions: Rows, work: Ints, worths: Ints) -> None:
    """What the player on turn gains in each position."""
    for row in range(len(positions)):
        prepare(work, positions[row], turn_of(positions[row]))
        worths[row] = worth(work, positions[row])


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
                alike = worth(work, scratch)
            gain[card] = alike
