"""Cards of a set by rank, whatever their suit, and by what they may still beat. No set is empty."""

from pik.bots.kernels.bits import highest_of, lowest_of, size_of
from pik.bots.kernels.compiler import helper
from pik.bots.kernels.ints import Ints
from pik.bots.kernels.spades.habits.known import TRUMPS, below_in_suit, out_of
from pik.cards.card import SPADES, suit_of
from pik.cards.cardset import higher_in_suit, suit_mask

FARTHEST = 1 << 20


@helper
def lowest(cards: int) -> int:
    """The card of the lowest rank; of equals a plain one before a spade."""
    found = rank = 99
    for suit in range(4):
        held = cards & suit_mask(suit)
        if held != 0:
            card = lowest_of(held)
            if card % 13 <= rank:
                found, rank = card, card % 13
    return found


@helper
def highest(cards: int) -> int:
    """The card of the highest rank; of equals a spade."""
    found = rank = -1
    for suit in range(4):
        held = cards & suit_mask(suit)
        if held != 0:
            card = highest_of(held)
            if card % 13 > rank:
                found, rank = card, card % 13
    return found


@helper
def thrown(cards: int) -> int:
    """The card that costs least: the lowest plain one, a spade only for want of others."""
    plain = cards & ~TRUMPS
    return lowest(plain if plain != 0 else cards)


@helper
def threatening(position: Ints, seat: int, cards: int) -> int:
    """The card that is likeliest to take a trick some day that nobody wants: it beats the most unseen ones."""
    out, found, most = out_of(position, seat), 0, -FARTHEST
    while cards != 0:
        card = lowest_of(cards)
        cards &= cards - 1
        beaten = size_of(out & below_in_suit(card)) + (4 if suit_of(card) == SPADES else 0)
        if 16 * beaten + card % 13 > most:
            found, most = card, 16 * beaten + card % 13
    return found


@helper
def harmless(position: Ints, seat: int, cards: int) -> int:
    """The card that is likeliest to be beaten: it beats the fewest unseen ones, and the most beat it."""
    out, found, least = out_of(position, seat), 0, FARTHEST
    while cards != 0:
        card = lowest_of(cards)
        cards &= cards - 1
        harm = 3 * size_of(out & below_in_suit(card)) - size_of(out & higher_in_suit(card))
        harm += 9 if suit_of(card) == SPADES else 0
        if 16 * harm + card % 13 < least:
            found, least = card, 16 * harm + card % 13
    return found
