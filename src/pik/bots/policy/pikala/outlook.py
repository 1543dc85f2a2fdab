"""What a player may hope of its cards before the play.

The decays are fitted to what cards took in 2,000 deals of this player with itself, at two to six seats.
"""

from collections.abc import Iterable
from math import exp

from pik.bots.policy.pikala.sight import Sight
from pik.cards.card import suit_of
from pik.cards.cardset import higher_in_suit, size_of, suit_mask
from pik.core.seat import Seat
from pik.games.pikala.knowledge import Knowledge

TRUMP_DECAY = 1.03
"""How fast higher trumps that others are expected to hold lower the hope of a trump."""
HIGHER_POWER = 0.66
"""Each further higher trump matters less."""
COMPANY_POWER = 0.83
"""Trumps protect each other: what the company of others does to the decay."""
PLAIN_DECAY = 1.5
"""The same for higher cards in a plain suit."""
RUFF_DECAY = 0.28
"""How fast each trump that others are expected to hold lowers the hope of a plain card."""
LENGTH_DECAY = 0.2
"""How fast each further card of the own plain suit does: the longer here, the sooner somebody else is out of it."""


def expected(known: Knowledge, seats: Iterable[Seat], cards: int) -> float:
    """How many of some cards these seats are expected to hold between them."""
    found = 0.0
    for seat in seats:
        part = known.parts[seat]
        found += size_of(part.known & cards)
        possible = known.hidden & ~part.barred
        if part.missing and possible:
            found += part.missing * size_of(possible & cards) / size_of(possible)
    return found


def hope(sight: Sight, card: int, length: int) -> float:
    """The chance that a card takes a trick from a hand with so many cards of its suit."""
    known, others = sight.known, sight.others
    higher = expected(known, others, higher_in_suit(card))
    if suit_of(card) == sight.trump:
        return exp(-TRUMP_DECAY * higher**HIGHER_POWER / length**COMPANY_POWER)
    trumps = expected(known, others, suit_mask(sight.trump))
    return exp(-PLAIN_DECAY * higher - RUFF_DECAY * trumps - LENGTH_DECAY * (length - 1))


def length_of(hand: int, card: int) -> int:
    """How many cards of a card's suit a hand has."""
    return size_of(hand & suit_mask(suit_of(card)))
