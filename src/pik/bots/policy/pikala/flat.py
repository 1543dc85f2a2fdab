"""Flat Monte Carlo, a yardstick for the arena: of every card the same number of random playouts. Needs kernels."""

from dataclasses import replace
from typing import Final

from pik.bots.kernels.pikala import PART, stacked
from pik.bots.policy.pikala.club import CLUB
from pik.bots.policy.pikala.sight import Sight
from pik.cards.card import INDEX, Card
from pik.core.draw import Draw as Chance
from pik.games.pikala.worlds import worlds

WORLDS: Final = 100
"""Drawn alike, whatever was thrown away."""
TIMES: Final = 20
SEEDS: Final = 1 << 30


def playing(sight: Sight, cards: tuple[Card, ...], draw: Chance) -> Card:
    """The card behind which random play brings most on average; draws and announcements are the club player's."""
    if len(cards) == 1:
        return cards[0]
    possible = worlds(sight.view)
    sums = PART.rollouts(stacked(possible.sample(draw) for _ in range(WORLDS)), TIMES, draw.below(SEEDS)).sum(axis=0)
    return max(cards, key=lambda card: int(sums[INDEX[card]]))


FLAT = replace(CLUB, playing=playing)
