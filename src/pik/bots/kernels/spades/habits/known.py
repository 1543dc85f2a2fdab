"""A position with what all at the table know: the cards that are gone, and those that a seat is known not to hold."""

from collections.abc import Sequence
from typing import Final

import numpy as np

from pik.bots.kernels.compiler import helper
from pik.bots.kernels.ints import Ints
from pik.bots.kernels.part import Position
from pik.bots.kernels.spades.layout import BEST, BIDS, HANDS, LED, SEATS, SIZE, TABLE, TAKEN
from pik.bots.kernels.spades.play import put, turn_of
from pik.bots.kernels.spades.score import SIDES
from pik.cards.card import SPADES, suit_of
from pik.cards.cardset import higher_in_suit, suit_mask
from pik.games.spades import rules
from pik.games.spades.knowledge import PACK

GONE: Final = SIZE
"""The cards known to be in no hand, those on the table among them."""
BARRED: Final = SIZE + 1
"""From here on by seat the cards that it is known not to hold."""
KNOWN: Final = BARRED + 4
TRUMPS: Final = suit_mask(SPADES)
PARTNERED: Final = 4


def known_of(position: Position, gone: int, barred: Sequence[int]) -> Position:
    """A position with what is known: the layout of the habits."""
    found = np.zeros(KNOWN, np.int64)
    found[:SIZE] = position
    found[GONE] = gone
    found[BARRED : BARRED + len(barred)] = barred
    return found


@helper
def put_openly(position: Ints, card: int) -> None:
    """Whoever is on turn plays a card, and all take note."""
    position[GONE] |= 1 << card
    if position[TABLE] != 0:
        position[BARRED + turn_of(position)] |= rules.bars_by_following(card, position[LED])
    put(position, card)


@helper
def out_of(position: Ints, seat: int) -> int:
    """The cards that a seat can't see: in other hands, or out of play."""
    return PACK & ~(position[GONE] | position[HANDS + seat])


@helper
def below_in_suit(card: int) -> int:
    """The cards of its suit that rank below a card."""
    return suit_mask(suit_of(card)) & ((1 << card) - 1)


@helper
def left_of(position: Ints) -> int:
    """How many tricks are still to be taken, the one in progress among them."""
    left = rules.HAND_SIZE
    for seat in range(position[SEATS]):
        left -= position[TAKEN + seat]
    return left


@helper
def lives(position: Ints, seat: int) -> bool:
    """Whether a seat's nil can still be made."""
    return position[BIDS + seat] <= 0 and position[TAKEN + seat] == 0


@helper
def has_nil(position: Ints, side: int) -> bool:
    """Whether a side has such a nil."""
    if lives(position, side):
        return True
    return position[SEATS] > SIDES and lives(position, side + SIDES)


@helper
def need_of(position: Ints, side: int) -> int:
    """How many tricks a side's contract still lacks; below zero they are bags."""
    need = 0
    for seat in range(side, position[SEATS], SIDES):
        if position[BIDS + seat] > 0:
            need += position[BIDS + seat] - position[TAKEN + seat]
    return need


@helper
def threatened(position: Ints, seat: int, card: int) -> bool:
    """Whether an opponent who has still to play may beat a card, by all the seat knows."""
    out, led = out_of(position, seat), suit_mask(position[LED])
    for step in range(1, position[SEATS] - position[TABLE]):
        other = (seat + step) % position[SEATS]
        if (other ^ seat) & 1 == 0:
            continue
        may = out & ~position[BARRED + other]
        if may & higher_in_suit(card) != 0:
            return True
        if suit_of(card) != SPADES and may & led == 0 and may & TRUMPS != 0:
            return True
    return False


@helper
def may_get_under(position: Ints, seat: int, other: int) -> bool:
    """Whether another may hold the suit led and a card of it that wins so far."""
    may = out_of(position, seat) & ~position[BARRED + other]
    return suit_of(position[BEST]) == position[LED] and may & higher_in_suit(position[BEST]) != 0
