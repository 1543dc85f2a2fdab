"""Who acts: a seat at the table, the pack, or the table itself."""

from typing import Final, NewType, TypeVar

T = TypeVar("T")
Seat = NewType("Seat", int)

CHANCE: Final = Seat(-1)
"""The pack: shuffles and lots are its acts."""
TABLE: Final = Seat(-2)
"""The table itself: the scorer's marks are its acts; the room checks who may."""


def put(values: tuple[T, ...], seat: int, value: T) -> tuple[T, ...]:
    """What is kept for each seat, with one seat's replaced."""
    return values if values[seat] is value else (*values[:seat], value, *values[seat + 1 :])
