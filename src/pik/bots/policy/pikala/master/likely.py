"""How likely worlds of Pikala are: what was thrown away, kept and not announced."""

from typing import Final

from pik.bots.policy.pikala.sight import Sight
from pik.bots.policy.weighing import Weighed, weighed
from pik.cards.card import INDEX
from pik.cards.cardset import size_of, suit_mask
from pik.core.draw import Draw as Chance
from pik.core.seat import Seat
from pik.games.pikala import rules
from pik.games.pikala.state import Deal
from pik.games.pikala.turns import from_left
from pik.games.pikala.worlds import worlds

KINGS: Final = rules.ACES >> 1
TRUMP_THROWN: Final = 1.3
ACE_THROWN: Final = 0.9
KING_THROWN: Final = 0.3
JUNK_KEPT: Final = 0.5
"""How odd it is to have replaced nothing, for each plain card below the king."""
SILENT: Final = 0.6
"""How odd it is not to have announced what one might have."""
TRIED: Final = 3
"""So many worlds are drawn for each that is kept."""


def likely(sight: Sight, count: int, draw: Chance) -> Weighed[Deal]:
    """At most so many worlds, different in the hands, with their weights."""
    return weighed(worlds(sight.view), count, TRIED * count, draw, lambda world: oddness(sight, world), hands_of)


def hands_of(world: Deal) -> tuple[int, ...]:
    """What makes a difference in play."""
    return world.hands


def oddness(sight: Sight, world: Deal) -> float:
    """How strange the others' draws and silence would be in a world."""
    drew = dict(zip(from_left(sight.view.seats, sight.view.dealer), sight.view.draws, strict=False))
    return sum(
        thrown(sight, world, seat, drew[seat]) + silent(sight, world, seat) for seat in sight.others if seat in drew
    )


def thrown(sight: Sight, world: Deal, seat: Seat, drew: int) -> float:
    """How strange it would be to have thrown these cards away, or to have kept all of these."""
    trumps = suit_mask(sight.trump)
    plain = world.discards[seat] & ~trumps
    odd = TRUMP_THROWN * size_of(world.discards[seat] & trumps)
    odd += ACE_THROWN * size_of(plain & rules.ACES) + KING_THROWN * size_of(plain & KINGS)
    if not drew and rules.may_draw(sight.view.scores[seat]):
        odd += JUNK_KEPT * size_of(held_by(sight, world, seat) & ~(trumps | rules.ACES | KINGS))
    return odd


def silent(sight: Sight, world: Deal, seat: Seat) -> float:
    """How strange it would be not to have announced what is held."""
    called = next((call for call in sight.view.calls if call.seat == seat), None)
    if called is None or called.rams or any(call.rams for call in sight.view.calls):
        return 0.0
    held, score = held_by(sight, world, seat), sight.view.start[seat]
    boys = rules.has_blonds(held) or rules.has_brunettes(held)
    odd = (
        SILENT if rules.has_pikala(held) and not called.pikala and score >= rules.announcement_needs(True, False) else 0
    )
    return odd + (SILENT if boys and called.boys is None and score >= rules.announcement_needs(False, True) else 0)


def held_by(sight: Sight, world: Deal, seat: Seat) -> int:
    """What a seat held before the first card: its hand and what it has played."""
    placed = [*sight.view.trick, *(card for trick in sight.view.tricks for card in trick.cards)]
    return world.hands[seat] | sum(1 << INDEX[each.card] for each in placed if each.seat == seat)
