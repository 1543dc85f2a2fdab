"""Worlds of Pikala that are likely after the draw: trumps and aces were kept, most of the rest was thrown away."""

from functools import lru_cache
from typing import Final

from msgspec.structs import replace

from pik.bots.kernels.part import Positions
from pik.bots.kernels.pikala import stacked
from pik.bots.kernels.pikala.beliefs import ANY, Belief
from pik.bots.policy.pikala.sight import Sight
from pik.cards.card import index_of, suit_of
from pik.cards.cardset import indices_of
from pik.core.draw import Draw as Chance
from pik.core.seat import Seat
from pik.games.pikala import rules
from pik.games.pikala.knowledge import played_by
from pik.games.pikala.state import Deal
from pik.games.pikala.turns import from_left
from pik.games.pikala.worlds import worlds

SEEDS: Final = 1 << 60
HIGH: Final = rules.JACKS | rules.JACKS << 1 | rules.JACKS << 2 | rules.ACES
THROWN: Final = {"high trump": 20, "low trump": 100, "Pikala": 10, "ace": 150, "king": 850, "other": 970}
"""In how many of a thousand draws such a card is thrown away, by what players of the club level do."""


def likely(sight: Sight, count: int, draw: Chance) -> Positions:
    """So many positions after the draw, likely ones more often; nobody has announced what is not said yet."""
    view, known, seats = sight.view, sight.known, sight.view.seats
    world, played = worlds(view).sample(draw), played_by(view)
    cards = tuple(indices_of(known.hidden))
    if not cards:
        return stacked((world,))
    belief = Belief(
        held=[hand | gone for hand, gone in zip(world.hands, played, strict=True)],
        cards=cards,
        places=[place_of(world, card) for card in cards],
        barred=[*(part.barred for part in known.parts[: 2 * seats]), 0],
        kept=kept(sight),
        turned=[turned(sight, Seat(seat)) for seat in range(seats)],
        thrown=thrown(sight.trump),
    )
    return stacked(
        replace(world, hands=tuple(hand & ~gone for hand, gone in zip(hands, played, strict=True)))
        for hands in belief.hands(count, draw.below(SEEDS))
    )


def place_of(world: Deal, card: int) -> int:
    """Where a card lies: with a seat, in a seat's discards, or elsewhere."""
    lying = (*world.hands, *world.discards)
    return next((place for place, cards in enumerate(lying) if cards >> card & 1), len(lying))


def kept(sight: Sight) -> list[int]:
    """For each hand and each heap of discards how many of the dealt cards were kept; ANY where that was no choice."""
    view = sight.view
    hands, heaps, stock = [ANY] * view.seats, [ANY] * view.seats, 35 - rules.HAND_SIZE * view.seats
    for seat, drew in zip(from_left(view.seats, view.dealer), view.draws, strict=True):
        there = stock + (seat == view.dealer)
        stock -= max(0, drew - (seat == view.dealer))
        if seat == sight.seat or not rules.may_draw(view.start[seat]):
            continue
        heaps[seat] = 0
        if drew >= 0 and not drew == there < rules.HAND_SIZE:
            hands[seat] = rules.HAND_SIZE - drew
    return [*hands, *heaps]


def turned(sight: Sight, seat: Seat) -> int:
    """The turned card where this seat has drawn it, as a set (PK-3.3)."""
    view = sight.view
    took = seat == view.dealer and view.draws[-1] > 0 and view.turned is not None
    return 1 << index_of(view.turned) if took and view.turned is not None else 0


@lru_cache(maxsize=4)
def thrown(trump: int) -> tuple[int, ...]:
    """For each card in how many of a thousand draws it is thrown away."""
    return tuple(THROWN[kind_of(card, trump)] for card in range(52))


def kind_of(card: int, trump: int) -> str:
    """What makes a card worth keeping."""
    if suit_of(card) == trump:
        return "high trump" if HIGH >> card & 1 else "low trump"
    if rules.PIKALA >> card & 1:
        return "Pikala"
    if rules.ACES >> card & 1:
        return "ace"
    return "king" if rules.ACES >> 1 >> card & 1 else "other"
