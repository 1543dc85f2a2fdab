"""Cards that nobody showed, and all the ways they may lie: counted exactly, drawn uniformly."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from math import comb, factorial, prod
from typing import TypeAlias, cast

from pik.cards.cardset import indices_of, mask_of_indices, size_of
from pik.core.draw import Draw, shuffled
from pik.core.lazy import at_least_one


@dataclass(frozen=True)
class Place:
    """Where hidden cards lie: how many, and which cards can't be among them."""

    size: int
    barred: int = 0


Group: TypeAlias = tuple[int, int]
"""A signature (bit i: may lie in the i-th narrow place still to fill) and how many cards have it."""


@dataclass(frozen=True)
class Spreads:
    """All ways to spread hidden cards over places: each a tuple of sets, one for every place.

    The sizes of the places add up to the number of cards. Narrow places, those that bar one of the cards, are filled
    one after the other; the others take the rest in any way. Cards with the same signature are counted together, and
    signatures shrink with every place filled, so a count takes microseconds to a few milliseconds.
    """

    cards: int
    places: tuple[Place, ...]

    def __contains__(self, item: object) -> bool:
        return isinstance(item, tuple) and self._fits(cast("tuple[int, ...]", item))

    def _fits(self, spread: tuple[int, ...]) -> bool:
        return (
            len(spread) == len(self.places)
            and sum(spread) == self.cards
            and sum(map(size_of, spread)) == size_of(self.cards)
            and all(
                size_of(taken) == place.size and not taken & place.barred
                for taken, place in zip(spread, self.places, strict=True)
            )
        )

    def __iter__(self) -> Iterator[tuple[int, ...]]:
        return self._listed(self._narrow + self._wide, self.cards, (0,) * len(self.places))

    @property
    def size(self) -> int:
        """How many ways there are."""
        return self._size

    @cached_property
    def _size(self) -> int:
        rest = size_of(self.cards) - sum(self.places[at].size for at in self._narrow)
        wide = factorial(rest) // prod(factorial(self.places[at].size) for at in self._wide)
        return wide * self._ways(0, tally(self._groups))

    def sample(self, draw: Draw) -> tuple[int, ...]:
        """One way, each as likely. Raises ValueError where there is none."""
        spread = [0] * len(self.places)
        groups = {signature: list(cards) for signature, cards in self._groups.items()}
        for level, at in enumerate(self._narrow):
            spread[at] = mask_of_indices(self._filled(level, groups, draw))
            groups = shrunk(groups)
        rest = shuffled(tuple(card for cards in groups.values() for card in cards), draw)
        start = 0
        for at in self._wide:
            end = start + self.places[at].size
            spread[at] = mask_of_indices(rest[start:end])
            start = end
        return tuple(spread)

    @cached_property
    def _narrow(self) -> tuple[int, ...]:
        return tuple(at for at, place in enumerate(self.places) if place.size and place.barred & self.cards)

    @cached_property
    def _wide(self) -> tuple[int, ...]:
        return tuple(at for at in range(len(self.places)) if at not in self._narrow)

    @cached_property
    def _groups(self) -> dict[int, list[int]]:
        groups: dict[int, list[int]] = {}
        for card in indices_of(self.cards):
            signature = sum(
                1 << level for level, at in enumerate(self._narrow) if not self.places[at].barred >> card & 1
            )
            groups.setdefault(signature, []).append(card)
        return dict(sorted(groups.items()))

    @cached_property
    def _memo(self) -> dict[tuple[int, tuple[Group, ...]], int]:
        return {}

    def _ways(self, level: int, groups: tuple[Group, ...]) -> int:
        """In how many ways the narrow places from `level` on can be filled."""
        if level == len(self._narrow):
            return 1
        need = self.places[self._narrow[level]].size
        if level == len(self._narrow) - 1:
            return comb(sum(count for signature, count in groups if signature & 1), need)
        key = level, groups
        if key not in self._memo:
            self._memo[key] = sum(weight for weight, _ in self._choices(level, groups))
        return self._memo[key]

    def _choices(self, level: int, groups: tuple[Group, ...]) -> Iterator[tuple[int, tuple[int, ...]]]:
        """How many cards of each group a narrow place may take, and the number of ways to go on from there."""
        counts = tuple(count if signature & 1 else 0 for signature, count in groups)
        for taken in splits(self.places[self._narrow[level]].size, counts):
            here = prod(map(comb, counts, taken))
            yield here * self._ways(level + 1, left(groups, taken)), taken

    def _filled(self, level: int, groups: dict[int, list[int]], draw: Draw) -> list[int]:
        """Draw the cards of a narrow place and take them out of their groups."""
        counted = tally(groups)
        number = draw.below(at_least_one(self._ways(level, counted)))
        for weight, taken in self._choices(level, counted):
            if number < weight:
                return [card for (key, _), k in zip(counted, taken, strict=True) for card in pick(groups[key], k, draw)]
            number -= weight
        raise AssertionError("a number below the sum falls to one of the choices")

    def _listed(self, order: Sequence[int], cards: int, spread: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
        if not order:
            yield spread
            return
        at, place = order[0], self.places[order[0]]
        for taken in combinations(indices_of(cards & ~place.barred), place.size):
            mask = mask_of_indices(taken)
            yield from self._listed(order[1:], cards & ~mask, (*spread[:at], mask, *spread[at + 1 :]))


def tally(groups: dict[int, list[int]]) -> tuple[Group, ...]:
    """The groups with their counts, by signature."""
    return tuple((signature, len(cards)) for signature, cards in sorted(groups.items()))


def left(groups: tuple[Group, ...], taken: tuple[int, ...]) -> tuple[Group, ...]:
    """The groups after a place took some cards of each; what told that place apart is forgotten."""
    rest: dict[int, int] = {}
    for (signature, count), k in zip(groups, taken, strict=True):
        rest[signature >> 1] = rest.get(signature >> 1, 0) + count - k
    return tuple(sorted(rest.items()))


def shrunk(groups: dict[int, list[int]]) -> dict[int, list[int]]:
    """The groups of cards once a place is filled."""
    rest: dict[int, list[int]] = {}
    for signature, cards in groups.items():
        rest.setdefault(signature >> 1, []).extend(cards)
    return dict(sorted(rest.items()))


def splits(total: int, counts: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """All ways to take `total` from heaps of these sizes."""
    if not counts:
        if total == 0:
            yield ()
        return
    for here in range(max(0, total - sum(counts[1:])), min(total, counts[0]) + 1):
        for rest in splits(total - here, counts[1:]):
            yield (here, *rest)


def pick(cards: list[int], k: int, draw: Draw) -> list[int]:
    """Draw k cards and take them out of a list, each set as likely."""
    return [cards.pop(draw.below(len(cards))) for _ in range(k)]
