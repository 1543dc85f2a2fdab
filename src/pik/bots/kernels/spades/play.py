"""Bids and cards in a position: who is on turn, what is lawful, what it changes."""

from pik.bots.kernels.compiler import helper, kernel
from pik.bots.kernels.ints import Ints
from pik.bots.kernels.spades.layout import (
    BEST,
    BIDS,
    BROKEN,
    HANDS,
    HOLDER,
    LEADER,
    LED,
    LOWEST,
    NIL,
    SEATS,
    TABLE,
    TAKEN,
    TO_BID,
)
from pik.cards.card import SPADES, suit_of
from pik.games.spades import rules
from pik.tricks.follow import beats

PARTNERED = 4


@helper
def turn_of(position: Ints) -> int:
    """Whose card is awaited."""
    seat = position[LEADER] + position[TABLE]
    return seat if seat < position[SEATS] else seat - position[SEATS]


@helper
def lawful_of(position: Ints) -> int:
    """The cards that whoever is on turn may play; none when all are played."""
    hand = position[HANDS + turn_of(position)]
    if position[TABLE] != 0:
        return rules.follow_cards(hand, position[LED])
    return rules.lead_cards(hand, position[BROKEN] != 0)


@helper
def put(position: Ints, card: int) -> None:
    """Whoever is on turn plays a card; a full trick goes to its winner, who leads next."""
    seat = turn_of(position)
    position[HANDS + seat] ^= 1 << card
    if rules.breaks(card):
        position[BROKEN] = 1
    if position[TABLE] == 0:
        position[LED] = suit_of(card)
    if position[TABLE] == 0 or beats(card, position[BEST], SPADES):
        position[BEST] = card
        position[HOLDER] = seat
    position[TABLE] += 1
    if position[TABLE] == position[SEATS]:
        position[LEADER] = position[HOLDER]
        position[TAKEN + position[HOLDER]] += 1
        position[TABLE] = 0


@helper
def least_of(position: Ints, seat: int) -> int:
    """The least number above nil that a seat may bid."""
    if position[SEATS] < PARTNERED:
        return rules.least_number(position[LOWEST], 0)
    partner = position[BIDS + ((seat + 2) & 3)]
    return 1 if partner == TO_BID else rules.least_beside(position[LOWEST], partner)


@helper
def may_bid(position: Ints, seat: int, number: int) -> bool:
    """Whether a seat may bid a number 0…13."""
    return rules.may_bid(number, position[NIL] != 0, least_of(position, seat))


@kernel
def lawful_cards(position: Ints) -> int:
    """The cards that whoever is on turn may play."""
    return lawful_of(position)


@kernel
def play_card(position: Ints, card: int) -> None:
    """Whoever is on turn plays a lawful card."""
    put(position, card)
