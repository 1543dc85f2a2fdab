"""The three cards of the exchange (SP-2.4)."""

from pik.bots.policy.spades.position import BELOW, PLAIN
from pik.bots.policy.spades.sight import Sight
from pik.cards.cardset import indices_of, mask_of_indices
from pik.core.draw import Draw
from pik.games.spades.rules import EXCHANGED


def given_by_bidder(hand: int) -> int:
    """Of a double-nil bidder: high spades, then the high cards with the fewest low ones below them."""

    def threat(card: int) -> tuple[int, int]:
        guards = (hand & BELOW[card]).bit_count()
        return (card % 13 + 6 if card < PLAIN else card % 13 - 2 * min(guards, 3), card)

    return mask_of_indices(sorted(indices_of(hand), key=threat)[-EXCHANGED:])


def given_by_partner(hand: int) -> int:
    """Of the partner: the lowest plain cards, to stay under others with; spades stay to trump with."""
    return mask_of_indices(sorted(indices_of(hand), key=lambda card: (card < PLAIN, card % 13, card))[:EXCHANGED])


def given(hand: int, *, bidder: bool) -> int:
    """What either of the two lays for the other."""
    return given_by_bidder(hand) if bidder else given_by_partner(hand)


def usually(sight: Sight, bidder: bool, _draw: Draw) -> int:
    """What a player of habits lays."""
    return given(sight.hand, bidder=bidder)


def exchanged(bidder: int, partner: int) -> tuple[int, int]:
    """Both hands after an exchange."""
    high, low = given_by_bidder(bidder), given_by_partner(partner)
    return bidder & ~high | low, partner & ~low | high
