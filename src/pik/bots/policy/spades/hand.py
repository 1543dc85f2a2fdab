"""What a hand is worth before the play: winners to be counted, and how likely a nil with it fails.

The winners of four players are fitted to what 16,000 hands took when everybody was after tricks; those of two to
hands drawn from the stock.
"""

from collections.abc import Callable
from functools import lru_cache
from typing import Final, TypeAlias

from pik.bots.policy.spades.position import PARTNERED, PLAIN, SPADES, SUITS
from pik.cards.cardset import FULL_SUIT, indices_of

Count: TypeAlias = Callable[[int], float]
PLAIN_SUITS: Final = (1, 2, 3)

HONORS: Final = ((12, 0.64), (11, 0.75), (10, 0.65), (9, 0.5))
"""What a high spade takes over a low one, by rank."""
SPADE: Final = 0.36
LONG_SPADE: Final = 0.35
"""What each spade beyond the fourth takes on top."""
ACE, KING, LONE_KING, QUEEN, LONG_KING = 1.0, 0.77, 0.11, 0.29, 0.15
GUARDED: Final = 3
"""With so many cards a queen may take a trick."""
ROUNDS_OF_SPADES: Final = 3
"""After so many rounds of spades the others are taken to have none."""
HALF: Final = 0.5
RUFFS: Final = (0.27, 0.17, 0.08)
"""What up to four spades each take more beside a void, a single card, two cards of a suit."""
SHARE: Final = 0.75
"""What is taken off: 0.4 makes the four sums thirteen, the rest is caution, as a set costs more than a bag."""


def textbook(hand: int) -> float:
    """Winners as books for beginners count them, whoever plays.

    One for each ace and guarded king, a half for a queen with two more, one for each spade beyond the third, a half
    for a plain suit of no card or one.
    """
    found = float(max(0, (hand & SPADES).bit_count() - ROUNDS_OF_SPADES))
    for suit in range(4):
        cards = hand >> 13 * suit & FULL_SUIT
        size = cards.bit_count()
        found += (cards >> 12 & 1) + (cards >> 11 & 1 if size > 1 else 0)
        found += HALF * (cards >> 10 & 1) if size >= GUARDED else 0.0
        found += HALF if size <= 1 and suit in PLAIN_SUITS else 0.0
    return found


def winners(hand: int) -> float:
    """The tricks that a hand of thirteen may count on among four players."""
    spades = (hand & SPADES).bit_count()
    found = SPADE * spades + LONG_SPADE * max(0, spades - 4) - SHARE
    found += sum(worth for rank, worth in HONORS if hand >> rank & 1)
    return found + sum(in_suit(hand >> 13 * suit & FULL_SUIT, min(spades, 4)) for suit in PLAIN_SUITS)


def in_suit(cards: int, spades: int) -> float:
    """What the cards of a plain suit may take, and the spades for want of them."""
    size = cards.bit_count()
    found = ACE * (cards >> 12 & 1)
    if cards >> 11 & 1:
        found += KING - LONG_KING * max(0, size - 4) if size > 1 else LONE_KING
    if cards >> 10 & 1 and size >= GUARDED:
        found += QUEEN
    return found + (RUFFS[size] * spades if size < len(RUFFS) else 0.0)


BOTH: Final = 0.75
"""What is taken off: 0.5 makes both sums thirteen, the rest is caution."""
TWO_SPADE: Final = 0.75
TWO_HONORS: Final = {12: 0.87, 11: 0.87, 10: 0.71, 9: 0.41}
TWO_PLAIN: Final = {12: 0.82, 11: 0.6, 10: 0.22, 9: 0.06}
TWO_VOID: Final = 0.57


def card_of_two(card: int) -> float:
    """What a card takes in a hand against one other."""
    rank = card % 13
    return TWO_SPADE + TWO_HONORS.get(rank, 0.0) if card < PLAIN else TWO_PLAIN.get(rank, 0.0)


def winners_of_two(hand: int) -> float:
    """The tricks that a hand of thirteen may count on against one other."""
    voids = sum(not hand & SUITS[suit] for suit in PLAIN_SUITS)
    return sum(map(card_of_two, indices_of(hand))) + TWO_VOID * voids - BOTH


def counting(seats: int) -> Count:
    """How winners are counted at a table of so many."""
    return winners if seats == PARTNERED else winners_of_two


@lru_cache(maxsize=8192)
def danger(hand: int) -> float:
    """How likely a nil with a hand of thirteen is to fail, roughly: 0 never, 1 surely."""
    safe = 1.0 - spade_danger(hand & SPADES)
    for suit in PLAIN_SUITS:
        safe *= 1.0 - suit_danger(hand >> 13 * suit & FULL_SUIT)
    return 1.0 - safe


SPADE_FAILS: Final = (0.0, 0.0, 0.0, 0.01, 0.02, 0.03, 0.05, 0.08, 0.12, 0.2, 0.35, 0.7, 1.0)
"""What each spade adds, by rank: the ace takes a trick for certain."""
FOURTH_SPADE: Final = 0.25


def spade_danger(spades: int) -> float:
    """How likely a spade is to take a trick against its holder's will."""
    safe, rank, size = 1.0, 0, spades.bit_count()
    while spades:
        low = spades & -spades
        rank = low.bit_length() - 1
        safe *= 1.0 - SPADE_FAILS[rank]
        spades ^= low
    return 1.0 - safe * (1.0 - FOURTH_SPADE) ** max(0, size - 3)


STEP: Final = 3
"""Each further card of a plain suit may be so many ranks higher."""
SUIT_FAILS: Final = 0.045
"""What a rank above that adds."""
ROUNDS: Final = (1.0, 1.0, 0.5)
"""How much the rounds of a suit count: the third often finds something to throw away."""


def suit_danger(cards: int) -> float:
    """How likely one of the three lowest cards of a plain suit is to win."""
    found = 0.0
    for at, weight in zip(range(cards.bit_count()), ROUNDS, strict=False):
        low = cards & -cards
        found += SUIT_FAILS * max(0, low.bit_length() - 1 - (2 + STEP * at)) * weight
        cards ^= low
    return min(1.0, found)
