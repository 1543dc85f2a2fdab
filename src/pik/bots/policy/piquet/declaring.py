"""What a player declares (PQ-3): everything, but the club player keeps silent what can't count."""

from pik.bots.policy.piquet.claims import takes_all
from pik.bots.policy.piquet.imagining import named
from pik.bots.policy.piquet.sight import Sight
from pik.bots.policy.piquet.values import best_of
from pik.cards.cardset import cards_of
from pik.core.draw import Draw
from pik.games.piquet import combos
from pik.games.piquet.actions import CATEGORIES, Category, Declare
from pik.games.piquet.worlds import worlds

CHECKED = 60
"""So many worlds are looked at before something is held to be useless."""


def category_of(sight: Sight) -> Category:
    """What is declared now."""
    return CATEGORIES[len(sight.view.calls) // sight.view.seats]


def everything(sight: Sight, _draw: Draw) -> Declare:
    """All there is; of points the best."""
    category = category_of(sight)
    found = combos.held_in(sight.hand, category)
    return Declare(category, tuple(map(cards_of, found[:1] if category == "point" else found)))


def declaring(sight: Sight, draw: Draw) -> Declare:
    """All there is, unless it would only tell the others what they beat; a certain capot is announced (PQ-5.6)."""
    said = everything(sight, draw)
    if said.combinations and useless(sight, said.category, draw):
        said = Declare(said.category, ())
    return Declare(said.category, said.combinations, capot=announces(sight))


def useless(sight: Sight, category: Category, draw: Draw) -> bool:
    """Whether the best of a category can neither count nor, as an equal, stop what another counts."""
    best = best_of(sight.hand, category)
    done = len(sight.view.calls) % sight.view.seats
    if done and max(map(named, sight.view.calls[-done:])) > best[0]:
        return True
    possible = worlds(sight.view)
    for _ in range(CHECKED):
        world = possible.sample(draw)
        if all(best_of(world.hands[seat], category) <= best for seat in sight.others):
            return False
    return True


def announces(sight: Sight) -> bool:
    """Whether a player who does not lead first is sure of all tricks at the last declaration (PQ-5.6)."""
    if category_of(sight) != CATEGORIES[-1] or sight.seat == sight.elder:
        return False
    return takes_all(sight, sight.seat, sight.elder)
