"""Chance as an argument."""

from collections.abc import Callable
from hashlib import sha256
from typing import Protocol


class Draw(Protocol):
    """A source of chance."""

    def below(self, n: int, /) -> int:
        """A number from 0 to n - 1, each as likely; n is at least 1."""
        ...


class BlockDraw:
    """A draw out of blocks of random bytes; `block` gives the one of a number, from 0."""

    def __init__(self, block: Callable[[int], bytes]) -> None:
        self._block = block
        self._count = 0
        self._pool = 0
        self._bits = 0

    def below(self, n: int, /) -> int:
        """A number from 0 to n - 1, each as likely."""
        need = (n - 1).bit_length()
        mask = (1 << need) - 1
        while True:
            while self._bits < need:
                self._refill()
            number = self._pool & mask
            self._pool >>= need
            self._bits -= need
            if number < n:
                return number

    def _refill(self) -> None:
        block = self._block(self._count)
        self._count += 1
        self._pool |= int.from_bytes(block, "big") << self._bits
        self._bits += 8 * len(block)


class SeededDraw(BlockDraw):
    """A draw that repeats itself: the same seed gives the same numbers on every machine and Python."""

    def __init__(self, seed: bytes) -> None:
        super().__init__(lambda number: sha256(seed + number.to_bytes(8, "big")).digest())


def shuffled(items: tuple[int, ...], draw: Draw) -> tuple[int, ...]:
    """The items in an order drawn uniformly."""
    order = list(items)
    for last in range(len(order) - 1, 0, -1):
        other = draw.below(last + 1)
        order[last], order[other] = order[other], order[last]
    return tuple(order)
