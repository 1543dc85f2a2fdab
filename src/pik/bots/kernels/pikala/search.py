"""All cards known, everybody for himself: what each player of Pikala gains when each takes what is best for it.

Max^n: whoever is on turn takes the card with the highest own gain, of equal ones the lowest. Each card deeper has a row
of its own for the position and for the gains.
"""

from pik.bots.kernels.bits import apart, lowest_of
from pik.bots.kernels.compiler import helper, kernel
from pik.bots.kernels.ints import Ints, Rows
from pik.bots.kernels.pikala.layout import BEST, HANDS, OVER, SEATS, SIZE, TABLE, TRUMP, TURN
from pik.bots.kernels.pikala.play import gain_of, lawful_of, put
from pik.bots.kernels.pikala.work import GAINS, recalled, stored
from pik.cards.cardset import suit_mask
from pik.games.pikala import rules


@helper
def tried_of(position: Ints) -> int:
    """The lawful cards that are worth trying: one of each run, and the ace of trump, which must be led."""
    lawful = lawful_of(position)
    there = 1 << position[BEST] if position[TABLE] != 0 else 0
    for seat in range(position[SEATS]):
        there |= position[HANDS + seat]
    return apart(lawful, there) | (lawful & rules.ACES & suit_mask(position[TRUMP]))


@helper
def entered(row: Ints, after: Ints, card: int) -> None:
    """The next row is the position after a card."""
    for at in range(SIZE):
        after[at] = row[at]
    put(after, card)


@helper
def taken_over(row: Ints, after: Ints) -> None:
    """The gains of the row below become this one's."""
    for seat in range(row[SEATS]):
        row[GAINS + seat] = after[GAINS + seat]


@kernel
def value(rows: Rows, memory: Ints, depth: int) -> None:
    """Write what each seat gains from the position of a row on into that row."""
    row = rows[depth]
    if row[OVER] != 0:
        for seat in range(row[SEATS]):
            row[GAINS + seat] = gain_of(row, seat)
        return
    if row[TABLE] == 0 and recalled(row, memory):
        return
    mine = GAINS + row[TURN]
    below = depth + 1
    after = rows[below]
    cards = tried_of(row)
    first = True
    while cards != 0:
        card = lowest_of(cards)
        cards &= cards - 1
        entered(row, after, card)
        value(rows, memory, below)
        if first or after[mine] > row[mine]:
            taken_over(row, after)
        first = False
    if row[TABLE] == 0:
        stored(row, memory)
