"""What the master declares: what each announcement brings over the likely worlds, against showing a rams."""

from collections.abc import Mapping
from typing import Final

from pik.bots.kernels.part import Positions
from pik.bots.kernels.pikala.habits import announce_all, net
from pik.bots.kernels.pikala.layout import BOYS, PIKALA
from pik.bots.policy.pikala.club import rams_now
from pik.bots.policy.pikala.master.likely import likely
from pik.bots.policy.pikala.sight import Sight
from pik.core.draw import Draw as Chance
from pik.games.pikala.actions import Action, Announce, Rams
from pik.games.pikala.ledger import Act

LOOKED_AT: Final = 400
"""So many worlds."""
CAUTION: Final = 1.0
"""So much Pikala must bring on average: by habit it gets its trick a little more often than in earnest."""


def declaring(sight: Sight, options: tuple[Action | Act, ...], draw: Chance) -> Announce | Rams:
    """The announcement that brings most on average, or rams where that brings more."""
    said = [act for act in options if isinstance(act, Announce)]
    if len(options) == 1 and said:
        return said[0]
    worth = worths(sight, tuple(said), draw)
    best = max(worth, key=lambda act: worth[act] - (CAUTION if act.pikala else 0.0))
    if Rams() in options and rams_now(sight, worth[best]):
        return Rams()
    return best


def worths(sight: Sight, said: tuple[Announce, ...], draw: Chance) -> Mapping[Announce, float]:
    """What the player makes more than the others on average after each announcement."""
    found = likely(sight, LOOKED_AT, draw)
    said_before = {call.seat for call in sight.view.calls}
    announce_all(found, (seat for seat in sight.others if seat not in said_before))
    return {act: worth(sight, found, act) for act in said}


def worth(sight: Sight, found: Positions, act: Announce) -> float:
    """What the player makes more than the others on average after an announcement."""
    found[:, PIKALA + sight.seat] = act.pikala
    found[:, BOYS + sight.seat] = act.boys is not None
    return net(found, sight.seat) / len(found) / (sight.view.seats - 1)
