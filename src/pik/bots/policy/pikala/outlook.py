"""What a player may expect of its cards: the chances that they hold now, and hopes of later tricks.

The decays are fitted to what cards took in 2,000 deals of this player with itself, at two to six seats.
"""

from collections.abc import Iterable
from math import comb, exp

from pik.bots.policy.pikala.sight import Sight
from pik.cards.card import suit_of
from pik.cards.cardset import higher_in_suit, indices_of, size_of, suit_mask
from pik.core.seat import Seat
from pik.games.pikala.knowledge import Knowledge

TRUMP_DECAY = 1.03
"""How fast higher trumps that others are expected to hold lower the hope of a trump, before the play."""
TRUMP_DECAY_LATER = 1.35
"""The same once play has begun."""
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
WAIT_DECAY = 0.7
"""How much a plain card loses that is not played while there is the chance."""


def none_of(known: Knowledge, seat: Seat, cards: int) -> float:
    """The chance that a seat holds none of some cards."""
    part = known.parts[seat]
    if part.known & cards:
        return 0.0
    possible = known.hidden & ~part.barred
    total, wanted = size_of(possible), size_of(possible & cards)
    return comb(total - wanted, part.missing) / comb(total, part.missing) if part.missing else 1.0


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


def beaten_by(sight: Sight, seat: Seat, led: int, best: int) -> float:
    """The chance that a seat, still to play, beats the card that is winning a trick (PK-6.3, PK-6.4)."""
    known, trumps = sight.known, suit_mask(sight.trump)
    higher, suit = higher_in_suit(best), suit_mask(led)
    if led == sight.trump:
        return 1 - none_of(known, seat, higher)
    void = none_of(known, seat, suit)
    if suit_of(best) == sight.trump:
        return void - none_of(known, seat, suit | (trumps & higher))
    return 1 - none_of(known, seat, higher) + void - none_of(known, seat, suit | trumps)


def holds(sight: Sight, card: int) -> float:
    """The chance that a card, played now, wins the trick in progress."""
    led = sight.led if sight.trick else suit_of(card)
    chance = 1.0
    for seat in sight.after_me:
        chance *= 1 - beaten_by(sight, seat, led, card)
    return chance


def hope(sight: Sight, card: int, length: int) -> float:
    """The chance that a card takes a later trick from a hand with so many cards of its suit."""
    known, others = sight.known, sight.others
    higher = expected(known, others, higher_in_suit(card))
    playing = sight.view.phase == "play"
    if suit_of(card) == sight.trump:
        decay = TRUMP_DECAY_LATER if playing else TRUMP_DECAY
        return exp(-decay * higher**HIGHER_POWER / length**COMPANY_POWER)
    trumps = expected(known, others, suit_mask(sight.trump))
    waits = WAIT_DECAY if playing else 0.0
    return exp(-PLAIN_DECAY * higher - RUFF_DECAY * trumps - LENGTH_DECAY * (length - 1) - waits)


def length_of(hand: int, card: int) -> int:
    """How many cards of a card's suit a hand has."""
    return size_of(hand & suit_mask(suit_of(card)))


def hopes(sight: Sight, cards: int) -> tuple[float, ...]:
    """The hopes of some cards."""
    return tuple(hope(sight, card, length_of(cards, card)) for card in indices_of(cards))
