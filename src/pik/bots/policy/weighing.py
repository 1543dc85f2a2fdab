"""Worlds with weights: the likelier ones count for more, and chance is drawn only where they can't all be looked at."""

from collections.abc import Callable, Iterable, Sequence
from math import exp
from typing import Final, TypeAlias, TypeVar

from pik.core.draw import Draw
from pik.core.lazy import Lazy

World = TypeVar("World")
Weighed: TypeAlias = list[tuple[World, int]]
"""Worlds, the heaviest first, each with a weight above zero."""

LISTED: Final = 30
"""Up to so many worlds are all looked at. Listing more may take long: what is unlawful is passed over one by one."""
FULL: Final = 1 << 12
"""The weight of the likeliest world."""


def weighed(
    possible: Lazy[World],
    count: int,
    drawn: int,
    draw: Draw,
    oddness: Callable[[World], float],
    same: Callable[[World], object],
) -> Weighed[World]:
    """At most so many different worlds, the likeliest of all, where they are few, or of so many drawn ones.

    `oddness` is how strange a world is: one more makes it e times less likely. Worlds that are the `same` to the player
    are taken together; their weights are added up.
    """
    found = possible if possible.size <= LISTED else (possible.sample(draw) for _ in range(drawn))
    return heaviest(found, count, oddness, same)


def heaviest(
    found: Iterable[World], count: int, oddness: Callable[[World], float], same: Callable[[World], object]
) -> Weighed[World]:
    """The heaviest of these worlds, with those that are the same taken together."""
    groups: dict[object, list[World]] = {}
    for world in found:
        groups.setdefault(same(world), []).append(world)
    odd = [(group[0], oddness(group[0]), len(group)) for group in groups.values()]
    least = min(each for _, each, _ in odd)
    most = max(often for _, _, often in odd)
    scaled = [(world, round(FULL * exp(least - each) * often / most)) for world, each, often in odd]
    kept = sorted(scaled, key=lambda pair: -pair[1])[:count]
    return [pair for pair in kept if pair[1]] or [(kept[0][0], 1)]


def weighed_sums(rows: Iterable[Sequence[int]], weights: Sequence[int], cards: Iterable[int]) -> dict[int, int]:
    """For each card the sum of what it brings in each world, by weight: whole numbers, so equal on every machine."""
    return {card: sum(weight * int(row[card]) for row, weight in zip(rows, weights, strict=True)) for card in cards}
