"""Sets of cards as a kernel takes them apart: the machine's own instructions, and what is made of them."""

from collections.abc import Callable
from typing import Any, TypeAlias, cast

from llvmlite import ir  # type: ignore[import-untyped]
from numba.core import types
from numba.extending import intrinsic

from pik.bots.kernels.compiler import helper

Counted: TypeAlias = Callable[[int], int]
Ir: TypeAlias = Any
"""Types and code as the compiler has them, which are not typed."""
TOP = 63
NOT_ZERO = ir.Constant(ir.IntType(1), 1)


def instruction(build: Callable[[Ir, Ir], Ir]) -> Counted:
    """A function of one int made of instructions; to be called from kernels only."""

    def typed(_typing: Ir, mask: Ir) -> Ir:
        def built(_context: Ir, builder: Ir, _signature: Ir, args: Ir) -> Ir:
            return build(builder, args[0])

        return types.int64(types.int64), built

    return cast("Counted", intrinsic(typed))


size_of = instruction(lambda builder, mask: builder.ctpop(mask))
"""How many cards a set has."""
lowest_of = instruction(lambda builder, mask: builder.cttz(mask, NOT_ZERO))
"""The lowest index in a set that is not empty."""
highest_of = instruction(
    lambda builder, mask: builder.sub(ir.Constant(ir.IntType(64), TOP), builder.ctlz(mask, NOT_ZERO))
)
"""The highest index in a set that is not empty."""


@helper
def plain(number: int) -> int:
    """The same number as a variable: what calls itself must never be called with a literal (numba #6061)."""
    return number + 0


@helper
def nth_of(mask: int, n: int) -> int:
    """The index of a set's card number n, from 0 and from below; the set has more than n."""
    for _ in range(n):
        mask &= mask - 1
    return lowest_of(mask)


@helper
def apart(cards: int, there: int) -> int:
    """One card, the lowest, of each run of cards of one hand that no card of another one parts.

    `cards` are whole suits of the hand, `there` is all that still counts: every hand and the card that is winning.
    """
    found = 0
    rest = cards
    while rest != 0:
        card = lowest_of(rest)
        rest &= rest - 1
        below = there & ((1 << card) - 1)
        if below == 0:
            found |= 1 << card
        else:
            next_lower = highest_of(below)
            if next_lower // 13 != card // 13 or (cards >> next_lower) & 1 == 0:
                found |= 1 << card
    return found
