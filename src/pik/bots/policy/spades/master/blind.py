"""The master's double nil: where all else is likely lost, and a hand that nobody has seen is worth more bid so."""

from typing import Final

from pik.bots.policy.spades.blind import blindly
from pik.bots.policy.spades.imagining import imagined
from pik.bots.policy.spades.master.bidding import total, would_bid
from pik.bots.policy.spades.master.values import Values
from pik.bots.policy.spades.sight import Sight
from pik.core.draw import Draw
from pik.games.spades.state import DOUBLE_NIL

WORLDS: Final = 240
CAUTION: Final = 40.0
"""What it must promise more: others break it better than by habit."""


def blind(sight: Sight, draw: Draw) -> bool:
    """Whether to bid it; of two players, who bid it before there is a card, as everybody does when far behind."""
    far = blindly(sight, draw)
    if sight.partner is None or not far:
        return far
    worlds, values = tuple(imagined(sight, draw, WORLDS)), Values(sight.worth)
    usual = [would_bid(sight, hands[sight.seat]) for hands in worlds]
    unseen = total(sight, worlds, [DOUBLE_NIL] * WORLDS, values, -CAUTION)
    return unseen > total(sight, worlds, usual, values)
