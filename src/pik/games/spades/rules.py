"""The decisions of a Spades deal: pure functions on ints. Cards are indices 0…51, hands masks, suits 0…3."""

from pik.cards.card import CLUBS, DIAMONDS, HEARTS, SPADES, suit_of
from pik.cards.cardset import suit_mask
from pik.cards.compilable import compilable
from pik.tricks.follow import follow_suit

HAND_SIZE = 13
EXCHANGED = 3
FAR = 100
PLAIN_SUITS = suit_mask(HEARTS) | suit_mask(DIAMONDS) | suit_mask(CLUBS)


@compilable
def lead_cards(hand: int, broken: bool) -> int:
    """The cards that may be led: no spade before they are broken, unless there is nothing else (SP-3.2)."""
    plain = hand & PLAIN_SUITS
    if broken or plain == 0:
        return hand
    return plain


@compilable
def follow_cards(hand: int, led: int) -> int:
    """The cards that may follow a suit led: that suit, else any card (SP-3.1)."""
    suited = follow_suit(hand, led)
    return suited if suited != 0 else hand


@compilable
def breaks(card: int) -> bool:
    """Whether a lawful card opens spades to be led: any spade does (SP-3.2)."""
    return suit_of(card) == SPADES


@compilable
def bars_by_lead(card: int, broken: bool) -> int:
    """The cards that a hand can't hold whose player leads a card: a spade before its time is all it has (SP-3.2)."""
    return PLAIN_SUITS if suit_of(card) == SPADES and not broken else 0


@compilable
def bars_by_following(card: int, led: int) -> int:
    """The cards that a hand can't hold whose player follows with a card: not following is being void (SP-3.1)."""
    return 0 if suit_of(card) == led else suit_mask(led)


@compilable
def far_behind(own: int, other: int) -> bool:
    """Whether a side is 100 or more behind the other (SP-6.3)."""
    return other - own >= FAR


@compilable
def least_number(lowest: int, partners: int) -> int:
    """The least number that may be bid beside a partner's number so that the sum is high enough (SP-6.5)."""
    return max(1, lowest - partners)


@compilable
def least_beside(lowest: int, bid: int) -> int:
    """The same beside a partner's bid: a nil of any kind exempts the side (SP-6.5)."""
    return least_number(lowest, bid) if bid > 0 else 1


@compilable
def may_bid(number: int, nil: bool, least: int) -> bool:
    """Whether a number 0…13 may be bid: nil where it is played (SP-6.2), others from the least on (SP-2.1)."""
    if number == 0:
        return nil
    return number >= least


@compilable
def exchanges(double_nil: bool, partners_double_nil: bool) -> bool:
    """Whether a player lays three cards for the partner: one of the two has bid double nil (SP-2.4)."""
    return double_nil != partners_double_nil
