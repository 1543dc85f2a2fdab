"""Flat Monte Carlo in Pikala."""

from dataclasses import replace

from pik.bots.kernels.pikala import PART, stacked
from pik.bots.policy.flat import WORLDS, best
from pik.bots.policy.pikala.club import CLUB
from pik.bots.policy.pikala.sight import Sight
from pik.cards.card import Card, card_of, index_of
from pik.core.draw import Draw as Chance
from pik.games.pikala.worlds import worlds


def playing(sight: Sight, cards: tuple[Card, ...], draw: Chance) -> Card:
    """The card behind which random play brings most on average; draws and announcements are the club player's."""
    if len(cards) == 1:
        return cards[0]
    possible = worlds(sight.view)
    positions = stacked(possible.sample(draw) for _ in range(WORLDS))
    return card_of(best(PART, positions, map(index_of, cards), draw))


FLAT = replace(CLUB, playing=playing)
