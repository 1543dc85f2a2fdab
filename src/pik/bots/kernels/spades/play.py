"""Playing cards in a position: who is on turn, what is lawful, what a card changes."""

from pik.bots.kernels.compiler import helper
from pik.bots.kernels.ints import Ints
from pik.bots.kernels.spades.layout import BEST, BROKEN, HANDS, HOLDER, LEADER, LED, SEATS, TABLE, TAKEN
from pik.cards.card import SPADES, suit_of
from pik.games.spades import rules
from pik.tricks.follow import beats


@helper
def turn_of(position: Ints) -> int:
    """Whose card is awaited."""
    seat = position[LEADER] + position[TABLE]
    return seat if seat < position[SEATS] else seat - position[SEATS]


@helper
def lawful_of(position: Ints) -> int:
    """The cards that whoever is on turn may play; 0 when all are played."""
    hand = position[HANDS + turn_of(position)]
    if position[TABLE] != 0:
        return rules.follow_cards(hand, position[LED])
    return rules.lead_cards(hand, position[BROKEN] != 0)


@helper
def put(position: Ints, card: int) -> None:
    """Whoever is on turn plays a card; a full trick goes to its winner, who leads."""
    seat = turn_of(position)
    position[HANDS + seat] ^= 1 << card
    if rules.breaks(card):
        position[BROKEN] = 1
    if position[TABLE] == 0:
        position[LED] = suit_of(card)
        position[BEST], position[HOLDER] = card, seat
    elif beats(card, position[BEST], SPADES):
        position[BEST], position[HOLDER] = card, seat
    position[TABLE] += 1
    if position[TABLE] == position[SEATS]:
        winner = position[HOLDER]
        position[TAKEN + winner] += 1
        position[LEADER], position[TABLE] = winner, 0
