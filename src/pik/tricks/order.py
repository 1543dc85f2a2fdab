"""Turns around the table, clockwise."""

from collections.abc import Sequence


def clockwise(seats: int, first: int) -> tuple[int, ...]:
    """All seats once, clockwise, starting with `first`."""
    return tuple((first + i) % seats for i in range(seats))


def left_of(seats: int, seat: int) -> int:
    """The next seat clockwise."""
    return (seat + 1) % seats


def right_of(seats: int, seat: int) -> int:
    """The seat before, clockwise."""
    return (seat - 1) % seats


def rotation(order: Sequence[int], leader: int) -> tuple[int, ...]:
    """A clockwise order turned so that it starts with `leader`."""
    at = order.index(leader)
    return (*order[at:], *order[:at])
