"""How likely worlds of piquet are: what was kept silent, and what was thrown away."""

from typing import Final

from pik.bots.policy.piquet.imagining import sunk
from pik.bots.policy.piquet.sight import Sight
from pik.bots.policy.piquet.values import worth_of
from pik.bots.policy.weighing import Weighed, weighed
from pik.cards.cardset import indices_of
from pik.core.draw import Draw
from pik.games.piquet.state import Deal
from pik.games.piquet.worlds import worlds

SUNK: Final = 3.0
"""How odd it is that somebody kept a better combination silent."""
THROWN: Final = 0.25
"""How odd it is to have thrown away what was worth a point more."""
DRAWN: Final = 300


def likely(sight: Sight, count: int, draw: Draw) -> Weighed[Deal]:
    """At most so many worlds, different in the hands, with their weights."""
    return weighed(worlds(sight.view), count, DRAWN, draw, lambda world: oddness(sight, world), hands_of)


def hands_of(world: Deal) -> tuple[int, ...]:
    """What makes a difference in play."""
    return world.hands


def oddness(sight: Sight, world: Deal) -> float:
    """How strange the others' silence and discards would be in a world."""
    return sum(SUNK * sunk(sight, world, seat) + THROWN * thrown(sight, world, seat) for seat in sight.others)


def thrown(sight: Sight, world: Deal, seat: int) -> float:
    """What the discards of a seat were worth to it beside all that it has held."""
    held = sight.known.hand_then(seat, world.hands[seat]) | world.discards[seat]
    return sum(worth_of(held, card) for card in indices_of(world.discards[seat]))
