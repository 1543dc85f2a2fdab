"""Work that is done as far as it goes at once, and goes on as soon as what it waits for is there."""

import asyncio
from collections.abc import Callable, Coroutine, Generator
from typing import Generic, TypeVar, cast

T_co = TypeVar("T_co", covariant=True)


class Errand(Generic[T_co]):
    """Work under way. It costs less than a task, and who waits for it and goes away leaves it alone.

    It must not ask which task it is.
    """

    __slots__ = ("_ending", "_error", "_on_end", "_value", "_work", "done", "heard")

    def __init__(self, work: Coroutine[object, None, T_co]) -> None:
        self.done = False
        self.heard = False
        """Whether somebody was told how it ended."""
        self._work = work
        self._value: T_co | None = None
        self._error: BaseException | None = None
        self._ending: asyncio.Future[None] | None = None
        self._on_end: Callable[[Errand[T_co]], None] | None = None
        self._go_on()

    @property
    def error(self) -> BaseException | None:
        """What it failed with, if it did."""
        return self._error

    @property
    def ending(self) -> "asyncio.Future[None]":
        """Is done when the work is."""
        if self._ending is None:
            self._ending = asyncio.get_running_loop().create_future()
            if self.done:
                self._ending.set_result(None)
        return self._ending

    def when_done(self, tell: "Callable[[Errand[T_co]], None]") -> None:
        """Let one be told of the end."""
        self._on_end = tell

    def __await__(self) -> Generator["asyncio.Future[None]", None, T_co]:
        self.heard = True
        if not self.done:
            # a future for each who waits: breaking off the waiting cancels it
            own: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self.ending.add_done_callback(lambda _: finish(own))
            yield from own
        if self._error is not None:
            raise self._error
        return cast("T_co", self._value)

    def _go_on(self, _: object = None) -> None:
        try:
            awaited = self._work.send(None)
        except StopIteration as end:
            self._value = end.value
            self._end()
        except BaseException as error:  # noqa: BLE001 - goes to who waits
            self._error = error
            self._end()
        else:
            if isinstance(awaited, asyncio.Future):
                future = cast("asyncio.Future[object]", awaited)
                future._asyncio_future_blocking = False  # noqa: SLF001 - whoever runs a coroutine has to say it has seen it
                future.add_done_callback(self._go_on)
            else:
                _ = asyncio.get_running_loop().call_soon(self._go_on)

    def _end(self) -> None:
        self.done = True
        if self._ending is not None:
            finish(self._ending)
        if self._on_end is not None:
            self._on_end(self)


def finish(future: "asyncio.Future[None]") -> None:
    """Let a future be done, unless it is."""
    if not future.done():
        future.set_result(None)
