"""Spreads of hidden cards against a list of all of them."""

from collections.abc import Iterator
from fractions import Fraction
from itertools import product
from random import Random

import pytest

from pik.cards.cardset import indices_of, mask_of_indices
from pik.core.draw import SeededDraw
from pik.core.hidden import Place, Spreads, splits


class Script:
    """Chance that says given numbers first and zeros after, and keeps of how many each was."""

    def __init__(self, numbers: tuple[int, ...]) -> None:
        self.numbers = numbers
        self.sizes: list[int] = []

    def below(self, n: int, /) -> int:
        at = len(self.sizes)
        self.sizes.append(n)
        return self.numbers[at] if at < len(self.numbers) else 0


def chances(spreads: Spreads) -> dict[tuple[int, ...], Fraction]:
    """The exact chance of every sample, over all that chance may say."""
    found: dict[tuple[int, ...], Fraction] = {}
    open_scripts: list[tuple[int, ...]] = [()]
    while open_scripts:
        numbers = open_scripts.pop()
        script = Script(numbers)
        spread = spreads.sample(script)
        said = (*numbers, *(0,) * (len(script.sizes) - len(numbers)))
        chance = Fraction(1)
        for size in script.sizes:
            chance /= size
        found[spread] = found.get(spread, Fraction(0)) + chance
        for at in range(len(numbers), len(script.sizes)):
            open_scripts += [(*said[:at], number) for number in range(1, script.sizes[at])]
    return found


def all_spreads(spreads: Spreads) -> Iterator[tuple[int, ...]]:
    """Every way to give each card a place, as far as sizes and bars allow."""
    cards = tuple(indices_of(spreads.cards))
    for where in product(range(len(spreads.places)), repeat=len(cards)):
        spread = tuple(
            mask_of_indices(card for card, at in zip(cards, where, strict=True) if at == place)
            for place in range(len(spreads.places))
        )
        if all(
            taken.bit_count() == place.size and not taken & place.barred
            for taken, place in zip(spread, spreads.places, strict=True)
        ):
            yield spread


def some_spreads(seed: int, most: int) -> Spreads:
    """A few cards to be spread over places, some of which bar some of them."""
    random = Random(seed)
    cards = random.sample(range(52), random.randint(1, most))
    cuts = sorted(random.choices(range(len(cards) + 1), k=random.randint(0, 3)))
    sizes = [end - start for start, end in zip((0, *cuts), (*cuts, len(cards)), strict=True)]
    bars = [random.sample(cards, random.randint(0, len(cards) // 2)) if random.random() < 0.6 else [] for _ in sizes]
    return Spreads(
        mask_of_indices(cards),
        tuple(Place(size, mask_of_indices(bar)) for size, bar in zip(sizes, bars, strict=True)),
    )


@pytest.mark.parametrize("seed", range(40))
def test_size_and_members(seed: int) -> None:
    """Iteration lists every spread that sizes and bars allow, once, and `size` is their number."""
    spreads = some_spreads(seed, 7)
    listed, expected = list(spreads), list(all_spreads(spreads))
    assert sorted(listed) == sorted(expected)
    assert spreads.size == len(expected)
    assert all(spread in spreads for spread in expected)


@pytest.mark.parametrize("seed", range(40))
def test_samples_are_uniform(seed: int) -> None:
    """Over all that chance may say, every spread has exactly the same chance."""
    spreads = some_spreads(seed, 5)
    if spreads.size:
        assert chances(spreads) == dict.fromkeys(all_spreads(spreads), Fraction(1, spreads.size))


@pytest.mark.parametrize("seed", range(10))
def test_samples_of_large_sets_are_members(seed: int) -> None:
    """What is drawn from a set too large to list is a member of it."""
    spreads = some_spreads(seed, 30)
    if spreads.size:
        draw = SeededDraw(b"%d" % seed)
        assert all(spreads.sample(draw) in spreads for _ in range(20))


def test_what_is_no_member() -> None:
    """Two places with the same card, wrong sizes, barred cards and other things are no spreads."""
    spreads = Spreads(0b1111, (Place(2, 0b0001), Place(2)))
    assert (0b1010, 0b0101) in spreads
    for wrong in ((0b0011, 0b1100), (0b1110, 0b0001), (0b1010, 0b1010), (0b1010,), (0b1010, 0b0101, 0), "ab", None):
        assert wrong not in spreads


def test_nothing_to_draw() -> None:
    """Where bars leave no way there is nothing to draw."""
    spreads = Spreads(0b11, (Place(1, 0b11), Place(1)))
    assert spreads.size == 0
    with pytest.raises(ValueError, match="empty"):
        spreads.sample(SeededDraw(b""))


def test_splits() -> None:
    """A number is taken from heaps in every way, never more than a heap has."""
    assert list(splits(2, (1, 0, 2))) == [(0, 0, 2), (1, 0, 1)]
    assert list(splits(0, ())) == [()]
    assert list(splits(3, (1, 1))) == []
