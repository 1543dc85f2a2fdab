"""What is worked out once for a value and then kept in it."""

from collections.abc import Callable
from typing import Generic, Self, TypeVar, overload

T = TypeVar("T")
V = TypeVar("V")


class once(Generic[T, V]):  # noqa: N801 - is read like `property`
    """As `functools.cached_property`, less the lock of Python 3.11: too dear for what each new state is asked."""

    def __init__(self, work: Callable[[T], V]) -> None:
        self._work = work
        self._name = ""
        self.__doc__ = work.__doc__

    def __set_name__(self, owner: type[T], name: str) -> None:
        self._name = name

    @overload
    def __get__(self, value: None, owner: type[T]) -> Self: ...
    @overload
    def __get__(self, value: T, owner: type[T]) -> V: ...
    def __get__(self, value: T | None, owner: type[T]) -> Self | V:
        if value is None:
            return self
        found = value.__dict__[self._name] = self._work(value)
        return found
