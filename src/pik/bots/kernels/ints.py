"""Arrays of ints as the kernels see them."""

from typing import Protocol


class Ints(Protocol):
    """A row of 64-bit ints."""

    def __getitem__(self, at: int, /) -> int: ...
    def __setitem__(self, at: int, value: int, /) -> None: ...
    def __len__(self) -> int: ...


class Rows(Protocol):
    """Rows of 64-bit ints, all of one length."""

    def __getitem__(self, at: int, /) -> Ints: ...
    def __len__(self) -> int: ...
