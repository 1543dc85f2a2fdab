"""In how many ways hidden cards may lie and what was said may have been declared."""

from collections.abc import Iterator
from itertools import combinations
from typing import Final

from pik.cards.cardset import size_of
from pik.core.hidden import Spreads
from pik.games.piquet import rules
from pik.games.piquet.hands import Hands
from pik.games.piquet.heard import Heard
from pik.games.piquet.knowledge import Knowledge

MOST_LESSER: Final = 3
"""No hand has more than four sets, so no more than three go with the best."""


def talked_of(known: Knowledge) -> tuple[int, ...]:
    """The seats of whose hands something was said, or that need a card."""
    said = {told.seat for told in known.heard}
    return tuple(seat for seat in range(known.seats) if seat in said or known.needs[seat])


def ways_of(known: Knowledge) -> int:
    """In how many ways the cards may lie and what was said may have been declared, lesser sets left out."""
    return spread_ways(known) + sum(sign * spread_ways(other) for sign, other in known.without_courts())


def spread_ways(known: Knowledge) -> int:
    """The same without a look at the rule of court cards."""
    seats = talked_of(known)
    if seats:
        return Hands(known, seats).size
    return Spreads(known.hidden, tuple(part.place for part in known.parts)).size


def with_lesser(known: Knowledge) -> Iterator[Knowledge]:
    """What is known, with each choice of lesser sets that may have been declared with a secret best one."""
    best = next((told for told in known.heard if told.secret and told.category == "set"), None)
    if best is None:
        yield known
        return
    for lesser in lesser_sets(best, known.parts[best.seat].missing + size_of(known.hand_then(best.seat, 0))):
        yield replace_heard(known, (*known.heard, *lesser))


def lesser_sets(best: Heard, hand: int) -> Iterator[tuple[Heard, ...]]:
    """Every choice of sets below the best that a hand of so many cards has room for."""
    strength = rules.set_strength(best.least, best.low)
    ranks = [rank for rank in range(rules.TEN, rules.ACE + 1) if rank != best.low]
    sizes = (rules.SHORTEST, rules.FOUR)
    each = [Heard(best.seat, "set", size, size, rank, rank) for size in sizes for rank in ranks]
    below = [told for told in each if rules.set_strength(told.least, told.low) < strength]
    for count in range(MOST_LESSER + 1):
        for some in combinations(below, count):
            distinct = len({told.low for told in some}) == count
            if distinct and best.least + sum(told.least for told in some) <= hand:
                yield some


def replace_heard(known: Knowledge, heard: tuple[Heard, ...]) -> Knowledge:
    """What is known, with other things said."""
    return Knowledge(known.seats, known.hidden, known.parts, known.played, heard, known.needs, known.colored)
