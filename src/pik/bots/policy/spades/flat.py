"""Flat Monte Carlo, a yardstick for the arena: of every card the same number of random playouts. Needs kernels."""

from typing import Final

from pik.bots.kernels.spades import PART, habits
from pik.bots.policy.spades.bidding import bid_by_worth
from pik.bots.policy.spades.claims import worth_claiming
from pik.bots.policy.spades.drawing import keeps
from pik.bots.policy.spades.master.rows import row_of
from pik.bots.policy.spades.player import ForFour, ForTwo, Style
from pik.bots.policy.spades.sight import Sight
from pik.cards.card import INDEX, Card
from pik.core.draw import Draw

WORLDS: Final = 100
"""Drawn alike, whatever was bid."""
TIMES: Final = 20
SEEDS: Final = 1 << 30


def playing(sight: Sight, cards: tuple[Card, ...], draw: Draw) -> Card:
    """The card behind which random play brings most points on average; bids are the club player's."""
    hands = [sight.imagined(draw) for _ in range(WORLDS)]
    rows = habits.bare(habits.spread(row_of(sight, sight.bids), hands))
    sums = PART.rollouts(rows, TIMES, draw.below(SEEDS)).sum(axis=0)
    return max(cards, key=lambda card: int(sums[INDEX[card]]))


STYLE = Style(bid_by_worth, playing, worth_claiming, keeps)
FOR_FOUR = ForFour(STYLE)
FOR_TWO = ForTwo(STYLE)
