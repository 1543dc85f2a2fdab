"""What each card is worth in open positions of Spades."""

from pik.bots.kernels.bits import lowest_of, plain
from pik.bots.kernels.compiler import helper, kernel
from pik.bots.kernels.ints import Ints, Rows
from pik.bots.kernels.spades.layout import BEST, BROKEN, HANDS, HOLDER, LED, SEATS, SIZE, TABLE
from pik.bots.kernels.spades.play import lawful_of, put, turn_of
from pik.bots.kernels.spades.score import SIDES
from pik.bots.kernels.spades.search import value
from pik.bots.kernels.spades.work import INFINITE, prepare


@helper
def there_of(position: Ints) -> int:
    """All cards in hands and the one that is winning the trick."""
    there = 1 << position[BEST] if position[TABLE] != 0 else 0
    for seat in range(position[SEATS]):
        there |= position[HANDS + seat]
    return there


@kernel
def worth(work: Ints, position: Ints) -> int:
    """What side 0 makes more than side 1 in the whole deal."""
    left = prepare(work, position)
    return value(
        work,
        there_of(position),
        turn_of(position),
        position[TABLE],
        position[LED],
        position[BEST],
        position[HOLDER],
        position[BROKEN],
        left,
        plain(-INFINITE),
        plain(INFINITE),
    )
