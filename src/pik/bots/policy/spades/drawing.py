"""Two-handed Spades: to keep the card seen, or to take the next one unseen (SP-5.1)."""

from statistics import fmean
from typing import Final

from pik.cards.cardset import indices_of

SPADE: Final = 0.66
HIGH_SPADE: Final = {12: 0.65, 11: 0.44, 10: 0.2, 9: 0.15}
HIGH: Final = {12: 0.65, 11: 0.55, 10: 0.35, 9: 0.15}


def trick_worth(card: int) -> float:
    """What a card adds to the tricks of a hand, and a little for its rank."""
    rank = card % 13
    return (SPADE + HIGH_SPADE.get(rank, 0.0) if card < 13 else HIGH.get(rank, 0.0)) + 0.01 * rank


def nil_worth(card: int) -> float:
    """What a card adds to the hope of taking nothing: the lower the better, spades the least."""
    return -float(card % 13) - (5.0 if card < 13 else 0.0)


def keeps(card: int, unseen: int, *, nil: bool) -> bool:
    """Whether a card is better than the next one is on average."""
    worth = nil_worth if nil else trick_worth
    return worth(card) >= fmean(worth(each) for each in indices_of(unseen)) if unseen else True
