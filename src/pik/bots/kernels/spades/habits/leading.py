"""Which card to lead, as `pik.bots.policy.spades.leading` has it."""

from pik.bots.kernels.bits import lowest_of, size_of
from pik.bots.kernels.compiler import helper
from pik.bots.kernels.ints import Ints
from pik.bots.kernels.spades.habits.aims import BREAK, COVER, TAKE, wants
from pik.bots.kernels.spades.habits.known import BARRED, TRUMPS, below_in_suit, lives, out_of
from pik.bots.kernels.spades.habits.ranking import FARTHEST, harmless, lowest
from pik.bots.kernels.spades.layout import HANDS, SEATS
from pik.cards.card import SPADES, suit_of
from pik.cards.cardset import higher_in_suit, suit_mask

QUEEN = 10
"""The rank of the lower of the two honors that are not led from."""


@helper
def lead(position: Ints, seat: int, cards: int, what: int) -> int:
    """The card of those that may be led that serves what the seat is after."""
    if what == COVER:
        return shelter(position, seat, cards)
    if what == BREAK:
        return probe(position, seat, cards)
    if what == TAKE:
        return attack(position, seat, cards)
    return harmless(position, seat, cards)


@helper
def attack(position: Ints, seat: int, cards: int) -> int:
    """Cash masters that nobody is known to trump, then draw trumps from a long suit, then a low card of a weak suit."""
    found, most, rest = -1, -FARTHEST, cards
    while rest != 0:
        card = lowest_of(rest)
        rest &= rest - 1
        if stands_up(position, seat, card):
            length = size_of(position[HANDS + seat] & suit_mask(suit_of(card)))
            worth = (0 if suit_of(card) == SPADES else 10000) - 100 * length + card
            if worth > most:
                found, most = card, worth
    return found if found >= 0 else quiet(position, seat, cards)


@helper
def stands_up(position: Ints, seat: int, card: int) -> bool:
    """Whether a card is the highest left and no opponent is known to be out of its suit with a spade perhaps."""
    out = out_of(position, seat)
    if out & higher_in_suit(card) != 0:
        return False
    if suit_of(card) == SPADES:
        return True
    for other in range(1 - (seat & 1), position[SEATS], 2):
        may = out & ~position[BARRED + other]
        if may & suit_mask(suit_of(card)) == 0 and may & TRUMPS != 0:
            return False
    return True


@helper
def quiet(position: Ints, seat: int, cards: int) -> int:
    """A low card: from a short suit while there are spades to trump with, else from the longest; honors stay behind."""
    hand = position[HANDS + seat]
    rest = cards & ~TRUMPS
    if rest == 0:
        rest = cards
    ruffing = hand & TRUMPS != 0
    found, least = 0, FARTHEST
    while rest != 0:
        card = lowest_of(rest)
        rest &= rest - 1
        held = hand & suit_mask(suit_of(card))
        size = size_of(held)
        cost = size if ruffing else -size
        if size > 1 and (held >> (13 * suit_of(card) + QUEEN)) & 3 != 0:
            cost += 3
        if 16 * cost + card % 13 < least:
            found, least = card, 16 * cost + card % 13
    return found


@helper
def shelter(position: Ints, seat: int, cards: int) -> int:
    """Before a partner's nil: a suit the partner is out of, else the strongest card."""
    out, free = out_of(position, seat), 0
    for suit in range(1, 4):
        if out & suit_mask(suit) & ~position[BARRED + (seat ^ 2)] == 0:
            free |= cards & suit_mask(suit)
    if free != 0:
        return attack(position, seat, free) if wants(position, seat) else lowest(free)
    found, least, rest = 0, FARTHEST, cards
    while rest != 0:
        card = lowest_of(rest)
        rest &= rest - 1
        above = size_of(out & higher_in_suit(card)) + (2 if suit_of(card) == SPADES else 0)
        if above < least:
            found, least = card, above
    return found


@helper
def probe(position: Ints, seat: int, cards: int) -> int:
    """Against a nil: the card that its bidder is least likely to get under."""
    out, reach = out_of(position, seat), 0
    for other in range(1 - (seat & 1), position[SEATS], 2):
        if lives(position, other):
            for suit in range(4):
                if out & suit_mask(suit) & ~position[BARRED + other] != 0:
                    reach |= cards & suit_mask(suit)
    if reach == 0:
        reach = cards
    found, least = 0, FARTHEST
    while reach != 0:
        card = lowest_of(reach)
        reach &= reach - 1
        beaten = 100 * size_of(out & below_in_suit(card)) + 2 * (card % 13) + (1 if suit_of(card) == SPADES else 0)
        if beaten < least:
            found, least = card, beaten
    return found
