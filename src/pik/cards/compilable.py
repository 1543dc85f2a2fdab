"""The mark of a rule that a compiler may translate: a pure function on signed ints."""

from collections.abc import Callable
from typing import TypeVar

F = TypeVar("F", bound=Callable[..., int | bool])

COMPILABLE: dict[str, Callable[..., int | bool]] = {}


def compilable(rule: F) -> F:
    """Return `rule` unchanged, and remember it under its full name for the compiled searchers."""
    COMPILABLE[f"{rule.__module__}.{rule.__qualname__}"] = rule
    return rule
