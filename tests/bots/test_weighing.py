"""Worlds with weights."""

from math import exp

from pik.bots.policy.weighing import FULL, LISTED, heaviest, weighed, weighed_sums
from pik.core.draw import SeededDraw
from pik.core.lazy import Listed


def test_few_worlds_are_all_looked_at() -> None:
    """The likeliest comes first with the full weight; one that is odder by one weighs e times less."""
    found = weighed(Listed((3, 1, 2)), 9, 9, SeededDraw(b""), float, lambda world: world)
    assert found == [(1, FULL), (2, round(FULL * exp(-1))), (3, round(FULL * exp(-2)))]


def test_the_likeliest_are_kept() -> None:
    """No more than wished for, and none without a weight."""
    assert [world for world, _ in weighed(Listed((3, 1, 2)), 2, 9, SeededDraw(b""), float, lambda world: world)] == [
        1,
        2,
    ]
    assert heaviest([0, 99], 9, float, lambda world: world) == [(0, FULL)]


def test_the_same_worlds_are_taken_together() -> None:
    """What makes no difference to the play adds its weight to the first."""
    found = heaviest([10, 11, 12, 20], 9, lambda _: 0.0, lambda world: world // 10)
    assert found == [(10, FULL), (20, round(FULL / 3))]


def test_many_worlds_are_drawn() -> None:
    """Of more worlds than can be listed so many are drawn, by the draw alone."""
    possible = Listed(tuple(range(10 * LISTED)))
    one, again = (weighed(possible, 50, 50, SeededDraw(b"x"), lambda _: 0.0, lambda world: world) for _ in range(2))
    assert one == again
    assert len(one) > 40
    assert {weight for _, weight in one} <= {FULL, FULL // 2}


def test_sums_go_by_weight() -> None:
    """A card's sum is what it brings in each world, times the weight."""
    assert weighed_sums([[5, 1], [2, 0]], [1, 10], (0, 1)) == {0: 25, 1: 1}
