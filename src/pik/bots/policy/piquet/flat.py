"""Flat Monte Carlo, a yardstick for the arena: of every card the same number of random playouts. Needs kernels."""

from dataclasses import replace
from typing import Final

from pik.bots.kernels.piquet import PART, stacked
from pik.bots.policy.piquet.club import CLUB
from pik.bots.policy.piquet.sight import Sight
from pik.cards.card import card_of
from pik.cards.cardset import indices_of
from pik.core.draw import Draw
from pik.games.piquet.actions import Play
from pik.games.piquet.worlds import worlds

WORLDS: Final = 100
"""Drawn alike, whatever was said and thrown away."""
TIMES: Final = 20
SEEDS: Final = 1 << 30


def playing(sight: Sight, cards: int, draw: Draw, _capot: bool) -> Play:
    """The card behind which random play brings most on average; exchanges and calls are the club player's.

    A capot is never announced.
    """
    if cards & (cards - 1) == 0:
        return Play(card_of(cards.bit_length() - 1))
    possible = worlds(sight.view)
    sums = PART.rollouts(stacked(possible.sample(draw) for _ in range(WORLDS)), TIMES, draw.below(SEEDS)).sum(axis=0)
    return Play(card_of(max(indices_of(cards), key=lambda card: int(sums[card]))))


FLAT = replace(CLUB, playing=playing)
