"""What the master declares: all that may count; a capot where enough likely worlds bring it (PQ-3, PQ-5.6)."""

from typing import Final

from msgspec.structs import replace

from pik.bots.kernels.piquet import layout, position_of
from pik.bots.policy.piquet.declaring import category_of
from pik.bots.policy.piquet.declaring import declaring as openly
from pik.bots.policy.piquet.master.exact import on_the_whole
from pik.bots.policy.piquet.master.likely import likely
from pik.bots.policy.piquet.master.playing import WORTH_SAYING
from pik.bots.policy.piquet.sight import Sight
from pik.core.draw import Draw
from pik.games.piquet.actions import CATEGORIES, Declare
from pik.games.piquet.deal import step
from pik.games.piquet.rules import NORMAN

LOOKED_AT: Final = 100


def declaring(sight: Sight, draw: Draw) -> Declare:
    """All there is, unless it would only tell the others what they beat; with the last declaration perhaps a capot.

    A capot is tried where two play.
    """
    said = openly(sight, draw)
    two = sight.view.seats != NORMAN
    if said.capot or category_of(sight) != CATEGORIES[-1] or sight.seat != sight.dealer or not two:
        return said
    return replace(said, capot=True) if promising(sight, said, draw) else said


def promising(sight: Sight, said: Declare, draw: Draw) -> bool:
    """Whether announcing a capot with the last declaration brings enough on average."""
    found = likely(sight, LOOKED_AT, draw)
    silent = [position_of(step(world, sight.seat, said)) for world, _ in found]
    spoken = [position.copy() for position in silent]
    for position in spoken:
        position[layout.ANNOUNCED + sight.seat] = 1
    without, announced = on_the_whole(silent, sight.seat), on_the_whole(spoken, sight.seat)
    weights = [weight for _, weight in found]
    more = sum(weight * (b - a) for a, b, weight in zip(without, announced, weights, strict=True))
    return more >= WORTH_SAYING * len(sight.others) * sum(weights)
