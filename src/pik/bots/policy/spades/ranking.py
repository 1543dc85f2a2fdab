"""Cards of a set by rank, whatever their suit, and by what they may still beat."""

from pik.bots.policy.spades.position import ABOVE, BELOW, PLAIN, SUITS, Position
from pik.cards.cardset import indices_of


def lowest(cards: int) -> int:
    """The card of the lowest rank; of equals a plain one before a spade. The set is not empty."""
    found = rank = 99
    for suit in SUITS:
        held = cards & suit
        if held:
            card = (held & -held).bit_length() - 1
            if card % 13 <= rank:
                found, rank = card, card % 13
    return found


def highest(cards: int) -> int:
    """The card of the highest rank; of equals a spade. The set is not empty."""
    found = rank = -1
    for suit in SUITS:
        card = (cards & suit).bit_length() - 1
        if card >= 0 and card % 13 > rank:
            found, rank = card, card % 13
    return found


def threatening(position: Position, seat: int, cards: int) -> int:
    """The card that is likeliest to take a trick some day that nobody wants: it beats the most unseen ones."""
    out = position.out(seat)
    return max(indices_of(cards), key=lambda card: ((out & BELOW[card]).bit_count() + 4 * (card < PLAIN), card % 13))


def harmless(position: Position, seat: int, cards: int) -> int:
    """The card that is likeliest to be beaten: it beats the fewest unseen ones, and the most beat it."""
    out = position.out(seat)
    return min(
        indices_of(cards),
        key=lambda card: (
            3 * (out & BELOW[card]).bit_count() - (out & ABOVE[card]).bit_count() + 9 * (card < PLAIN),
            card % 13,
        ),
    )
