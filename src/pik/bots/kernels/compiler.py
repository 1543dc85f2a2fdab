"""The compiler: what kernels are made with.

The rules of the games are compiled as they stand: what bears the mark `@compilable` is handed over here.
"""

from collections.abc import Callable
from typing import TypeVar, cast

import numba
from numba.core import config
from numba.extending import register_jitable

from pik.bots.kernels.folder import cache_folder
from pik.cards.compilable import COMPILABLE

F = TypeVar("F", bound=Callable[..., object])

config.__dict__["CACHE_DIR"] = str(cache_folder())
_known: set[str] = set()


def kernel(function: F) -> F:
    """A function that is compiled when it is first called, then kept on the disk; it runs without the GIL.

    One that calls itself must pass variables and no literals: a later process crashes otherwise (numba #6061).
    """
    hand_over_rules()
    return cast("F", numba.njit(cache=True, nogil=True, error_model="numpy")(function))


def helper(function: F) -> F:
    """A function that is compiled into each kernel that calls it."""
    hand_over_rules()
    return register_jitable(function)


def hand_over_rules() -> None:
    """Let kernels call all rules that have been imported so far."""
    for name in COMPILABLE.keys() - _known:
        register_jitable(COMPILABLE[name])
        _known.add(name)
