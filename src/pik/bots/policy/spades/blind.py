"""When to bid double nil without a look: far behind, and late."""

from typing import Final

from pik.bots.policy.spades.sight import Sight
from pik.bots.policy.spades.worth import Worth
from pik.core.draw import Draw
from pik.games.spades.state import side_of

FAR: Final = 200
"""By so much the other side must lead."""
STRIDE: Final = 120
"""What a side may make in a deal without a nil of any kind."""
DOUBLE: Final = 200
COVER: Final = 3
"""What a partner must have bid at least who is to cover the nil."""


def blindly(sight: Sight, _draw: Draw) -> bool:
    """Whether there is nothing to lose: the other side is about to win, and no usual deal will stop it."""
    worth = sight.worth
    own, other = worth.scores[worth.side], worth.scores[1 - worth.side]
    if other - own < FAR or not (worth.last or other + STRIDE >= worth.target):
        return False
    return covered(sight) and survives(worth, own)


def covered(sight: Sight) -> bool:
    """Whether the partner can still be hoped to cover it."""
    bids = [bid for at, bid in enumerate(sight.view.bids) if at != sight.seat and side_of(at) == sight.side]
    return all(bid is None or bid >= COVER for bid in bids)


def survives(worth: Worth, own: int) -> bool:
    """Whether a failure does not lose the match at once (SP-6.4)."""
    return worth.floor is None or own - DOUBLE > worth.floor
