"""Worlds that fit all a player was shown, the likelier ones: what was not said, and what nobody would discard."""

from typing import Final

from pik.bots.policy.piquet.sight import SUITS, Sight
from pik.bots.policy.piquet.values import COMPANY, RANK_WORTH, best_of
from pik.cards.card import RANKS
from pik.cards.cardset import indices_of, size_of
from pik.core.draw import Draw
from pik.games.piquet import rules
from pik.games.piquet.actions import Call
from pik.games.piquet.heard import answer_to
from pik.games.piquet.state import Deal
from pik.games.piquet.worlds import worlds

DRAWN: Final = 6
"""So many worlds are drawn for each that is kept."""
SUNK: Final = 8.0
"""How unlikely it is that somebody kept a better combination silent, in points of discards."""


def imagined(sight: Sight, count: int, draw: Draw) -> list[Deal]:
    """So many worlds, the likeliest of some more."""
    possible = worlds(sight.view)
    if possible.size <= count:
        return list(possible)
    drawn = [possible.sample(draw) for _ in range(DRAWN * count)]
    return sorted(drawn, key=lambda world: oddness(sight, world))[:count]


def oddness(sight: Sight, world: Deal) -> float:
    """How strange the others' silence and discards would be in a world."""
    return sum(SUNK * sunk(sight, world, seat) + thrown_worth(sight, world, seat) for seat in sight.others)


def sunk(sight: Sight, world: Deal, seat: int) -> int:
    """In how many categories a seat would have said something else, had it declared its best."""
    hand = sight.known.hand_then(seat, world.hands[seat])
    seats = sight.view.seats
    calls = [(at // seats, call) for at, call in enumerate(sight.view.calls) if call.seat == seat]
    return sum(not said_so(sight.view.calls[number * seats], call, hand) for number, call in calls)


def said_so(first: Call, call: Call, hand: int) -> bool:
    """Whether who declares the best of this hand says so; `first` is what was said first in the category."""
    best, detail = best_of(hand, call.category)
    if call.answer is None:
        return best == named(call)
    answer = answer_to(named(first), best)
    if answer != "equal" or call.second is None:
        return call.answer == answer
    theirs = RANKS.index(first.rank) if first.rank is not None else first.pips or 0
    return call.answer == answer and call.second == answer_to(theirs, detail)


def named(call: Call) -> int:
    """A size that was named, as a number to compare; 0 for silence."""
    if call.category == "set" and call.size and call.rank is not None:
        return rules.set_strength(call.size, RANKS.index(call.rank))
    return call.size or 0


def thrown_worth(sight: Sight, world: Deal, seat: int) -> float:
    """What the discards of a seat would have been worth to it."""
    hand = sight.known.hand_then(seat, world.hands[seat])
    return sum(
        RANK_WORTH[card % 13] + COMPANY[size_of(hand & SUITS[card // 13])] for card in indices_of(world.discards[seat])
    )
