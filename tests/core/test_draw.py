"""Chance as an argument: repeatable, uniform."""

from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pik.core.draw import SeededDraw, shuffled


@given(seed=st.binary(max_size=40), sizes=st.lists(st.integers(1, 10**12), max_size=50))
def test_numbers_are_below(seed: bytes, sizes: list[int]) -> None:
    """Every number is at least 0 and below its bound, and the same seed gives the same numbers."""
    one, other = SeededDraw(seed), SeededDraw(seed)
    drawn = [one.below(size) for size in sizes]
    assert [other.below(size) for size in sizes] == drawn
    assert all(0 <= number < size for number, size in zip(drawn, sizes, strict=True))


def test_numbers_are_the_same_everywhere() -> None:
    """A seed gives these numbers on every machine: records and tests may count on them."""
    draw = SeededDraw(b"pik")
    assert [draw.below(100) for _ in range(8)] == [84, 8, 28, 34, 8, 97, 19, 75]


@pytest.mark.parametrize("n", [2, 3, 7, 36, 100])
def test_each_number_is_as_likely(n: int) -> None:
    """Over many draws every number comes about as often as the others (chi-square far from surprising)."""
    draw, draws = SeededDraw(b"uniform"), 400 * n
    counts = Counter(draw.below(n) for _ in range(draws))
    chi_square = sum((counts[number] - 400) ** 2 / 400 for number in range(n))
    assert chi_square < n + 5 * (2 * n) ** 0.5


def test_one_number_needs_no_chance() -> None:
    """Below 1 there is only 0, and nothing of the seed is spent on it."""
    draw, other = SeededDraw(b"x"), SeededDraw(b"x")
    assert [draw.below(1) for _ in range(5)] == [0] * 5
    assert draw.below(1000) == other.below(1000)


def test_seeds_differ() -> None:
    """Seeds that differ give different numbers."""
    first = [SeededDraw(bytes([seed])).below(2**64) for seed in range(256)]
    assert len(set(first)) == 256


def test_each_order_is_as_likely() -> None:
    """Shuffling gives every order about as often."""
    draw = SeededDraw(b"orders")
    counts = Counter(shuffled((1, 2, 3, 4), draw) for _ in range(24 * 400))
    assert set(counts) == set(permutations((1, 2, 3, 4)))
    assert sum((count - 400) ** 2 / 400 for count in counts.values()) < 24 + 5 * 48**0.5
