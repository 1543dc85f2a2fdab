"""What a search of Pikala works with, in one row of ints that nobody else uses: rows by depth, and its memory."""

from typing import Final

from pik.bots.kernels.compiler import helper
from pik.bots.kernels.ints import Ints
from pik.bots.kernels.memory import TABLE, holders_of, lengths_of, own, place_of, renew
from pik.bots.kernels.pikala.layout import HANDS, HAS_LED, MOST, SEATS, SIZE, TAKEN, TRUMP, TURN
from pik.cards.cardset import suit_mask
from pik.games.pikala import rules

DEEP: Final = MOST * rules.HAND_SIZE + 2
"""So many rows are enough."""
GAINS: Final = SIZE
"""From here on a row has the gains by seat, behind the position."""
ROW: Final = SIZE + MOST
ROWS: Final = DEEP * ROW
STAMP: Final = 0
"""In the memory: counts the searches, so that what an earlier one has left counts as forgotten."""
OWNER: Final = 1
"""From here on whose each card is."""
MEMORY: Final = OWNER + 52
WORK: Final = ROWS + MEMORY + TABLE
HOLDER_BITS: Final = 3
GAIN_BITS: Final = 10
MIDDLE: Final = 1 << (GAIN_BITS - 1)
"""Gains lie between this and its opposite."""


@helper
def prepare(memory: Ints, position: Ints) -> None:
    """Get ready for a position and what can come of it."""
    renew(memory, STAMP, MEMORY)
    for seat in range(position[SEATS]):
        own(memory, OWNER, position[HANDS + seat], seat)


@helper
def keys_of(row: Ints, memory: Ints) -> tuple[int, int]:
    """What tells positions between tricks apart: hands, the leader, tricks, whether the ace of trump binds somebody."""
    there = bound = 0
    other = memory[STAMP]
    ace = rules.ACES & suit_mask(row[TRUMP])
    for seat in range(row[SEATS]):
        there |= row[HANDS + seat]
        other = (other << 3) | row[TAKEN + seat]
        if row[HANDS + seat] & ace != 0 and row[HAS_LED + seat] == 0:
            bound = 1
    other = (((other << 16) | lengths_of(there)) << 4) | (row[TURN] << 1) | bound
    return holders_of(memory, OWNER, there, HOLDER_BITS), other


@helper
def recalled(row: Ints, memory: Ints) -> bool:
    """Whether the gains of a position are remembered; they are written into the row then."""
    one, other = keys_of(row, memory)
    place = place_of(MEMORY, one, other)
    if memory[place] != one or memory[place + 1] != other:
        return False
    packed = memory[place + 2]
    for seat in range(row[SEATS]):
        row[GAINS + seat] = ((packed >> (GAIN_BITS * seat)) & (2 * MIDDLE - 1)) - MIDDLE
    return True


@helper
def stored(row: Ints, memory: Ints) -> None:
    """Remember the gains of a position."""
    one, other = keys_of(row, memory)
    place = place_of(MEMORY, one, other)
    packed = 0
    for seat in range(row[SEATS]):
        packed |= (row[GAINS + seat] + MIDDLE) << (GAIN_BITS * seat)
    memory[place] = one
    memory[place + 1] = other
    memory[place + 2] = packed
