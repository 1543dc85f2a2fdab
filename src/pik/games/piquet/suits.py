"""The hidden cards of one suit: who may get which, and what that brings to what was said."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import product
from typing import TypeAlias, TypeVar

from pik.cards.cardset import size_of
from pik.core.draw import Draw
from pik.core.lazy import at_least_one
from pik.games.piquet.heard import Heard, marks_in

SUIT_SIZE = 13
T = TypeVar("T")
State: TypeAlias = tuple[int, int]
"""The cards that are left, and what was brought so far."""
Sets: TypeAlias = tuple[tuple[int, ...], ...]
"""What was declared of each thing said of a hand."""
Brings: TypeAlias = tuple[tuple[int, Sets], ...]
"""Size and marks as one number, and what was declared: a pair for each way."""


@dataclass(frozen=True)
class Holder:
    """A hand that may get cards of the suit; cards are those of the first suit."""

    unit: int
    """One in the field of its size."""
    barred: int
    known: int
    """What of the suit it is known to have had when it declared."""
    need: int
    """Cards of which it must get one; 0 for nothing."""
    told: tuple[tuple[int, int, Heard], ...]
    """What was said of it: one in the field of its marks, its number, and what."""


@dataclass(frozen=True)
class Suit:
    """The hidden cards, who may get them, and the kinds that are counted in the rest."""

    hidden: int
    holders: tuple[Holder, ...]
    kinds: tuple[tuple[int, int], ...]

    @cached_property
    def weights(self) -> dict[int, int]:
        """What the ways to give out the suit bring, and how many ways bring it."""
        return {key: sum(weight for _, weight in states) for key, states in self._ends.items()}

    def drawn(self, key: int, draw: Draw) -> tuple[tuple[int, ...], dict[int, tuple[int, ...]]]:
        """A way that brings just this, each as likely: the cards of each hand, and what it declared by number."""
        rest, made = weighed(tuple(self._ends[key]), draw)
        given: list[int] = []
        declared: dict[int, tuple[int, ...]] = {}
        for level in range(len(self.holders) - 1, -1, -1):
            mine, more, sets = weighed(tuple(self._before(level, rest, made)), draw)
            rest, made = rest | mine, made - more
            given.insert(0, mine)
            declared |= {number: some for (_, number, _), some in zip(self.holders[level].told, sets, strict=True)}
        return tuple(given), declared

    def _before(self, level: int, rest: int, made: int) -> Iterator[tuple[tuple[int, int, Sets], int]]:
        """What a hand may have got last, given what is left then, each with the number of ways up to there."""
        brings, states = self._brings[level], self._layers[level]
        for mine in subsets(self.hidden & ~rest):
            for more, sets in brings.get(mine, ()):
                if weight := states.get((rest | mine, made - more), 0):
                    yield (mine, more, sets), weight

    @cached_property
    def _layers(self) -> tuple[dict[State, int], ...]:
        """Before each hand and after the last: what is left, what was brought, and in how many ways."""
        layers: list[dict[State, int]] = [{(self.hidden, 0): 1}]
        for brings in self._brings:
            after: dict[State, int] = {}
            for (rest, key), weight in layers[-1].items():
                for mine in subsets(rest):
                    for more, _ in brings.get(mine, ()):
                        state = rest & ~mine, key + more
                        after[state] = after.get(state, 0) + weight
            layers.append(after)
        return tuple(layers)

    @cached_property
    def _ends(self) -> dict[int, list[tuple[State, int]]]:
        """The states after the last hand by all that they bring, the kinds of the rest counted in."""
        found: dict[int, list[tuple[State, int]]] = {}
        for (rest, key), weight in self._layers[-1].items():
            found.setdefault(key + self._kept(rest), []).append(((rest, key), weight))
        return found

    def _kept(self, rest: int) -> int:
        """The cards of each kind in the rest."""
        return sum(unit * size_of(rest & cards) for unit, cards in self.kinds)

    @cached_property
    def _brings(self) -> tuple[dict[int, Brings], ...]:
        """For each hand the cards it may get, and what each way to have declared them brings."""
        return tuple(
            {
                mine: brought(each, mine)
                for mine in subsets(self.hidden & ~each.barred)
                if mine & each.need or not each.need
            }
            for each in self.holders
        )


def brought(holder: Holder, mine: int) -> Brings:
    """What cards bring to a hand: its size and marks as one number, and what was declared, a pair each way."""
    size = holder.unit * size_of(mine)
    ways = product(*(marks_in(told, holder.known | mine) for _, _, told in holder.told))
    return tuple(
        (
            size + sum(unit * mark for (unit, _, _), (mark, _) in zip(holder.told, way, strict=True)),
            tuple(sets for _, sets in way),
        )
        for way in ways
    )


@lru_cache(maxsize=256)
def suit_like(hidden: int, holders: tuple[Holder, ...], kinds: tuple[tuple[int, int], ...]) -> Suit:
    """The suit of which this is known: one object for all that are alike."""
    return Suit(hidden, holders, kinds)


def weighed(items: tuple[tuple[T, int], ...], draw: Draw) -> T:
    """An item drawn by weight. Raises ValueError where there is none."""
    number = draw.below(at_least_one(sum(weight for _, weight in items)))
    for item, weight in items:
        if number < weight:
            return item
        number -= weight
    raise AssertionError("a number below the sum falls to one of the items")


def subsets(cards: int) -> Iterator[int]:
    """All sets of some of these cards."""
    some = cards
    while True:
        yield some
        if not some:
            return
        some = (some - 1) & cards
