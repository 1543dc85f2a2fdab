"""Sets of cards as a kernel takes them apart."""

from typing import Any

from numba.core import types
from numba.extending import intrinsic

from pik.bots.kernels.compiler import helper

FULL_SUIT = 0x1FFF


def _size_of(_typing: Any, mask: Any) -> Any:
    def built(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        return builder.ctpop(args[0])

    return types.int64(types.int64), built


def _lowest_of(_typing: Any, mask: Any) -> Any:
    def built(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        return builder.cttz(args[0], args[0].type.__class__(1)(1))

    return types.int64(types.int64), built


def _highest_of(_typing: Any, mask: Any) -> Any:
    def built(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        zeros = builder.ctlz(args[0], args[0].type.__class__(1)(1))
        return builder.sub(args[0].type(63), zeros)

    return types.int64(types.int64), built


size_of = intrinsic(_size_of)
lowest_of = intrinsic(_lowest_of)
highest_of = intrinsic(_highest_of)


@helper
def nth_of(mask: int, n: int) -> int:
    """The index of a set's card number n, from 0 and from below; the set has more than n."""
    for _ in range(n):
        mask &= mask - 1
    return lowest_of(mask)
