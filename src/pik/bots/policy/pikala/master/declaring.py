"""What the master declares: what each announcement brings over the likely worlds, against showing a rams."""

from collections.abc import Mapping
from typing import Final

from pik.bots.policy.pikala.club import rams_now
from pik.bots.policy.pikala.master.exact import gains, net
from pik.bots.policy.pikala.master.forecast import opened, usual_calls
from pik.bots.policy.pikala.master.likely import likely
from pik.bots.policy.pikala.sight import Sight
from pik.core.draw import Draw as Chance
from pik.games.pikala.actions import Action, Announce, Rams
from pik.games.pikala.ledger import Act
from pik.games.pikala.state import Call

LOOKED_AT: Final = {2: 400, 3: 300, 4: 240, 5: 60, 6: 16}
"""So many worlds, by the players in the deal."""

CAUTION: Final = 1.0
"""So much an announcement must bring on average: with the cards hidden a trick is not timed as well as in a search."""


def declaring(sight: Sight, options: tuple[Action | Act, ...], draw: Chance) -> Announce | Rams:
    """The announcement that brings most on average, or rams where that brings more."""
    said = [act for act in options if isinstance(act, Announce)]
    if len(options) == 1 and said:
        return said[0]
    worth = worths(sight, tuple(said), draw) if len(sight.inside) > 1 else dict.fromkeys(said, 0.0)
    best = max(worth, key=lambda act: worth[act] - (CAUTION if act.pikala or act.boys else 0.0))
    if Rams() in options and rams_now(sight, worth[best]):
        return Rams()
    return best


def worths(sight: Sight, said: tuple[Announce, ...], draw: Chance) -> Mapping[Announce, float]:
    """What the player makes more than the others on average after each announcement."""
    found = likely(sight, LOOKED_AT[len(sight.inside)], draw)
    total = sum(weight for _, weight in found) * max(1, len(sight.others))
    worth = dict[Announce, float]()
    for act in said:
        own = Call(sight.seat, pikala=act.pikala, boys=act.boys)
        rows = gains([opened(world, usual_calls(sight, world.hands, own)) for world, _ in found])
        nets = (weight * net(row, sight.seat, sight.others) for row, (_, weight) in zip(rows, found, strict=True))
        worth[act] = sum(nets) / total
    return worth
