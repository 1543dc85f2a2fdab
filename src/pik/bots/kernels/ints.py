"""Arrays of ints as the kernels see them."""

from collections.abc import Iterable
from typing import Protocol

import numpy as np
from numpy.typing import NDArray


class Ints(Protocol):
    """A row of 64-bit ints."""

    def __getitem__(self, at: int, /) -> int: ...
    def __setitem__(self, at: int, value: int, /) -> None: ...
    def __len__(self) -> int: ...


class Rows(Protocol):
    """Rows of 64-bit ints, all of one length."""

    def __getitem__(self, at: int, /) -> Ints: ...
    def __len__(self) -> int: ...


def row(numbers: Iterable[int]) -> NDArray[np.int64]:
    """Numbers as kernels take them."""
    return np.array(tuple(numbers), np.int64)
