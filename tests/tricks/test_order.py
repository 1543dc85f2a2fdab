"""Turns around the table."""

import pytest

from pik.tricks.order import clockwise, left_of, right_of, rotation


@pytest.mark.parametrize("seats", range(2, 7))
def test_all_seats_once(seats: int) -> None:
    """From any seat on, each seat has one turn, and the next one is at the left."""
    for first in range(seats):
        order = clockwise(seats, first)
        assert order[0] == first
        assert sorted(order) == list(range(seats))
        assert [left_of(seats, seat) for seat in order] == [*order[1:], first]


def test_left_and_right() -> None:
    """The seat at the right is the one whose left one is."""
    assert left_of(4, 3) == 0
    assert right_of(4, 0) == 3
    assert all(right_of(seats, left_of(seats, seat)) == seat for seats in range(2, 7) for seat in range(seats))


def test_rotation() -> None:
    """An order with gaps keeps its sequence from the leader on."""
    assert rotation((1, 2, 4, 0), 4) == (4, 0, 1, 2)
    with pytest.raises(ValueError, match="not in"):
        rotation((1, 2), 3)
