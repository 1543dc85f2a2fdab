"""What a hand is worth before the play: winners to be counted, and how likely a nil with it fails.

The winners of four players are fitted to what 16,000 hands took when everybody was after tricks; those of two to
hands drawn from the stock.
"""

from collections.abc import Callable
from functools import lru_cache
from typing import Final, TypeAlias

from pik.bots.policy.spades.position import PARTNERED, SPADES
from pik.cards.cardset import FULL_SUIT

Count: TypeAlias = Callable[[int], float]
PLAIN: Final = (1, 2, 3)

HONORS: Final = ((12, 0.64), (11, 0.75), (10, 0.65), (9, 0.5))
"""What a high spade takes over a low one, by rank."""
SPADE: Final = 0.36
LONG_SPADE: Final = 0.35
"""What each spade beyond the fourth takes on top."""
ACE, KING, LONE_KING, QUEEN, LONG_KING = 1.0, 0.77, 0.11, 0.29, 0.15
RUFFS: Final = (0.27, 0.17, 0.08)
"""What up to four spades each take more beside a void, a single card, two cards of a suit."""
SHARE: Final = 0.4
"""What others' trumps and the thirteenth trick take off."""


def winners(hand: int) -> float:
    """The tricks that a hand of thirteen may count on among four players."""
    spades = (hand & SPADES).bit_count()
    found = SPADE * spades + LONG_SPADE * max(0, spades - 4) - SHARE
    found += sum(worth for rank, worth in HONORS if hand >> rank & 1)
    return found + sum(in_suit(hand >> 13 * suit & FULL_SUIT, min(spades, 4)) for suit in PLAIN)


def in_suit(cards: int, spades: int) -> float:
    """What the cards of a plain suit may take, and the spades for want of them."""
    size = cards.bit_count()
    found = ACE * (cards >> 12 & 1)
    if cards >> 11 & 1:
        found += KING - LONG_KING * max(0, size - 4) if size > 1 else LONE_KING
    if cards >> 10 & 1 and size > 2:
        found += QUEEN
    return found + (RUFFS[size] * spades if size < len(RUFFS) else 0.0)


FOR_TWO: Final = 2.8
TWO_SPADE: Final = 0.66
TWO_HONORS: Final = ((12, 0.65), (11, 0.44), (10, 0.2), (9, 0.15))
TWO_PLAIN: Final = ((12, 0.65), (11, 0.55), (10, 0.35))


def winners_of_two(hand: int) -> float:
    """The tricks that a hand of thirteen may count on against one other."""
    found = FOR_TWO + TWO_SPADE * (hand & SPADES).bit_count()
    found += sum(worth for rank, worth in TWO_HONORS if hand >> rank & 1)
    return found + sum(worth for suit in PLAIN for rank, worth in TWO_PLAIN if hand >> 13 * suit + rank & 1)


def counting(seats: int) -> Count:
    """How winners are counted at a table of so many."""
    return winners if seats == PARTNERED else winners_of_two


@lru_cache(maxsize=8192)
def danger(hand: int) -> float:
    """How likely a nil with a hand of thirteen is to fail, roughly: 0 never, 1 surely."""
    safe = 1.0 - spade_danger(hand & SPADES)
    for suit in PLAIN:
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


def suit_danger(cards: int) -> float:
    """How likely one of the three lowest cards of a plain suit is to win: later rounds find the holder of a lower one."""
    found = 0.0
    for at in range(min(3, cards.bit_count())):
        low = cards & -cards
        found += SUIT_FAILS * max(0, low.bit_length() - 1 - (2 + STEP * at)) * (1.0 if at < 2 else 0.5)
        cards ^= low
    return min(1.0, found)
