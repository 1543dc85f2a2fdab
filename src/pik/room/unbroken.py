"""Work that is done by who waits for it, and goes on by itself where that one goes away."""

import asyncio
from collections.abc import Callable, Coroutine, Generator
from typing import Generic, TypeVar, cast

T = TypeVar("T")


class Unbroken(Generic[T]):
    """Work to wait for. It costs no task of its own, unlike a shield, unless the waiting is broken off."""

    def __init__(self, work: Coroutine[object, None, T], go_on: Callable[[Coroutine[None, None, T]], object]) -> None:
        """`go_on` starts the rest of the work when nobody waits for it any more."""
        self._work = work
        self._go_on = go_on

    def __await__(self) -> Generator["asyncio.Future[None] | None", None, T]:
        try:
            while True:
                awaited = self._work.send(None)
                try:
                    yield from until(awaited)
                except asyncio.CancelledError:
                    _ = self._go_on(self._rest(awaited))
                    raise
        except StopIteration as end:
            value: T = end.value
            return value

    async def _rest(self, awaited: object) -> T:
        future = future_of(awaited)
        while future is not None and not future.done():
            await asyncio.wait((future,))
        return await self


def future_of(awaited: object) -> "asyncio.Future[object] | None":
    """What a coroutine waits for; None where it only lets others have a turn."""
    return cast("asyncio.Future[object]", awaited) if isinstance(awaited, asyncio.Future) else None


def until(awaited: object) -> Generator["asyncio.Future[None] | None", None, None]:
    """Wait until the work may go on, at a future in between: who breaks that off leaves the awaited one alone."""
    future = future_of(awaited)
    if future is None:
        yield None
        return
    future._asyncio_future_blocking = False  # noqa: SLF001 - whoever runs a coroutine has to say that it has seen it
    between: asyncio.Future[None] = future.get_loop().create_future()

    def pass_on(_: object) -> None:
        if not between.done():
            between.set_result(None)

    future.add_done_callback(pass_on)
    yield from between
