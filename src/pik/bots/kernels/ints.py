"""Arrays of ints as the kernels see them."""

from collections.abc import Sequence
from typing import Protocol, TypeAlias

import numpy as np
from numpy.typing import NDArray

Array: TypeAlias = NDArray[np.int64]


class Ints(Protocol):
    """A row of 64-bit ints."""

    def __getitem__(self, at: int, /) -> int: ...
    def __setitem__(self, at: int, value: int, /) -> None: ...
    def __len__(self) -> int: ...


class Rows(Protocol):
    """Rows of 64-bit ints, all of one length."""

    def __getitem__(self, at: int, /) -> Ints: ...
    def __len__(self) -> int: ...


def zeros(*shape: int) -> Array:
    """A row, or rows, of noughts."""
    return np.zeros(shape, np.int64)


def row(numbers: Sequence[int]) -> Array:
    """Numbers in a row."""
    return np.array(numbers, np.int64)
