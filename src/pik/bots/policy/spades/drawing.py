"""Two-handed Spades: to keep the card seen, or to take the next one unseen (SP-5.1)."""

from statistics import fmean
from typing import Final

from pik.bots.policy.spades.hand import card_of_two
from pik.bots.policy.spades.position import PLAIN
from pik.bots.policy.spades.sight import Sight
from pik.cards.cardset import indices_of
from pik.core.draw import Draw

RANK: Final = 0.01
"""What a rank is worth beside tricks."""
SPADE_RANKS: Final = 5.0
"""By so many ranks a spade is worse for a nil than a plain card."""


def trick_worth(card: int) -> float:
    """What a card adds to the tricks of a hand, and a little for its rank."""
    return card_of_two(card) + RANK * (card % 13)


def nil_worth(card: int) -> float:
    """What a card adds to the hope of taking nothing: the lower the better, spades the least."""
    return -float(card % 13) - (SPADE_RANKS if card < PLAIN else 0.0)


LOW: Final = 6
"""Below this rank (the eight) a card is low."""
COURT: Final = 10
"""From this rank on (the queen) it is high."""


def keeps_high(_sight: Sight, card: int, nil: bool, _draw: Draw) -> bool:
    """The beginner's way: spades and high cards; for a nil low plain ones."""
    if nil:
        return card >= PLAIN and card % 13 < LOW
    return card < PLAIN or card % 13 >= COURT


def keeps(sight: Sight, card: int, nil: bool, _draw: Draw) -> bool:
    """Whether a card is better than the next one is on average."""
    worth = nil_worth if nil else trick_worth
    unseen = sight.unseen & ~(1 << card)
    return worth(card) >= fmean(worth(each) for each in indices_of(unseen)) if unseen else True
