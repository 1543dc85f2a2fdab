"""What a search remembers of positions between tricks: bounds and the best card, in a table of ints that it owns.

Whose a card is never changes in play, so the holders of the cards that are left, from the lowest card on, say all
about the hands; which cards are gone makes no difference.
"""

from typing import Final

from pik.bots.kernels.bits import lowest_of, size_of
from pik.bots.kernels.compiler import helper
from pik.bots.kernels.ints import Ints
from pik.cards.cardset import suit_mask

ENTRY: Final = 4
"""Two keys, then the bounds and the best card, or what else is known."""
ENTRIES: Final = 1 << 15
TABLE: Final = ENTRY * ENTRIES
INFINITE: Final = 1 << 20
WORD: Final = 64
HOLDER_BITS: Final = 2
"""Enough for four seats."""
STAMPS: Final = 1 << 25
LOW_32: Final = 0xFFFFFFFF


@helper
def renew(work: Ints, stamp: int, memory: int) -> None:
    """Forget all: what carries an older stamp counts as forgotten; when the stamps run out the table is wiped."""
    work[stamp] += 1
    if work[stamp] == STAMPS:
        work[stamp] = 1
        for at in range(TABLE):
            work[memory + at] = 0


@helper
def holders_of(work: Ints, owner: int, there: int, bits: int) -> int:
    """A first key: in so many bits each, who holds the cards that are left; where they are too many the cards.

    From `owner` on it says of each card whose it is.
    """
    if size_of(there) * bits > WORD:
        return there
    key = 0
    while there != 0:
        key = (key << bits) | work[owner + lowest_of(there)]
        there &= there - 1
    return key


@helper
def lengths_of(there: int) -> int:
    """A part of a second key: how many cards of each suit are left."""
    key = 0
    for suit in range(4):
        key = (key << 4) | size_of(there & suit_mask(suit))
    return key


@helper
def own(work: Ints, owner: int, cards: int, seat: int) -> None:
    """Note whose some cards are."""
    while cards != 0:
        work[owner + lowest_of(cards)] = seat
        cards &= cards - 1


@helper
def place_of(memory: int, one: int, other: int) -> int:
    """Where in a memory that starts at `memory` two keys belong."""
    mixed = one * 0x1E3779B97F4A7C15 + other * 0x3F58476D1CE4E5B9
    return memory + ENTRY * (((mixed >> 40) ^ (mixed >> 20)) & (ENTRIES - 1))


@helper
def known_of(work: Ints, place: int, one: int, other: int) -> tuple[int, int, int]:
    """The bounds and the best card of a position, as far as they are remembered; card 0 where there is none."""
    if work[place] != one or work[place + 1] != other:
        return -INFINITE, INFINITE, 0
    bounds = work[place + 2]
    return (bounds >> 32) - INFINITE, (bounds & LOW_32) - INFINITE, work[place + 3]


@helper
def remember(work: Ints, place: int, one: int, other: int, least: int, most: int, card: int) -> None:
    """Put bounds and the best card in the place of what was there."""
    work[place] = one
    work[place + 1] = other
    work[place + 2] = ((least + INFINITE) << 32) | (most + INFINITE)
    work[place + 3] = card
