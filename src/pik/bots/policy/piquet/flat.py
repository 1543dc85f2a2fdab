"""Flat Monte Carlo in piquet."""

from dataclasses import replace

from pik.bots.kernels.piquet import PART, stacked
from pik.bots.policy.flat import WORLDS, best
from pik.bots.policy.piquet.club import CLUB
from pik.bots.policy.piquet.sight import Sight
from pik.cards.card import card_of
from pik.cards.cardset import indices_of
from pik.core.draw import Draw
from pik.games.piquet.actions import Play
from pik.games.piquet.worlds import worlds


def playing(sight: Sight, cards: int, draw: Draw, _capot: bool) -> Play:
    """The card behind which random play brings most on average; exchanges and calls are the club player's.

    A capot is never announced.
    """
    if cards & (cards - 1) == 0:
        return Play(card_of(cards.bit_length() - 1))
    possible = worlds(sight.view)
    positions = stacked(possible.sample(draw) for _ in range(WORLDS))
    return Play(card_of(best(PART, positions, indices_of(cards), draw)))


FLAT = replace(CLUB, playing=playing)
