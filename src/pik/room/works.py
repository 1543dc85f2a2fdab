"""What is under way at a table: work that is always finished, and waiting that may be broken off."""

import asyncio
from collections.abc import Coroutine
from typing import TypeVar

import structlog

from pik.room.errand import Errand
from pik.room.house import Again
from pik.room.journal import alias

T = TypeVar("T")

log = structlog.get_logger()


class Works:
    """The works of a table."""

    __slots__ = ("_errands", "_stopped", "_table", "_waits")

    def __init__(self, table: str) -> None:
        self._table = table
        self._stopped = False
        # there is seldom more than one, and nothing takes no room
        self._errands: tuple[Errand[object], ...] = ()
        self._waits: tuple[asyncio.Task[None], ...] = ()

    @property
    def stopped(self) -> bool:
        """Whether nothing new may begin."""
        return self._stopped

    @property
    def pending(self) -> tuple["asyncio.Future[None]", ...]:
        """What is under way."""
        return (*(errand.ending for errand in self._errands), *self._waits)

    def begin(self, work: Coroutine[object, None, T]) -> Errand[T]:
        """Begin what is always finished here and now, and go on with it as soon as may be."""
        errand = Errand(work)
        if errand.done:
            self._over(errand)
        else:
            self._errands = (*self._errands, errand)
            errand.when_done(self._went)
        return errand

    def wait(self, work: Coroutine[None, None, None]) -> None:
        """Begin what may be broken off at any time; nothing where the table has stopped."""
        if self._stopped:
            work.close()
            return
        task = asyncio.ensure_future(work)
        self._waits = (*self._waits, task)
        task.add_done_callback(self._waited)

    async def stop(self) -> None:
        """Break off what waits, finish the rest, and begin nothing new."""
        self._stopped = True
        for task in self._waits:
            task.cancel()
        await asyncio.gather(*self.pending, return_exceptions=True)

    def _waited(self, task: "asyncio.Task[None]") -> None:
        self._waits = without(self._waits, task)
        self._complain(None if task.cancelled() else task.exception())

    def _went(self, errand: "Errand[object]") -> None:
        self._errands = without(self._errands, errand)
        self._over(errand)

    def _over(self, errand: "Errand[object]") -> None:
        if errand.error is not None:
            _ = asyncio.get_running_loop().call_soon(self._report_unheard, errand)

    def _report_unheard(self, errand: "Errand[object]") -> None:
        if not errand.heard:
            self._complain(errand.error)

    def _complain(self, error: BaseException | None) -> None:
        if error is not None and not isinstance(error, (Again, asyncio.CancelledError)):
            log.error("a table's work failed", table=alias(self._table), exc_info=error)


def without(under_way: tuple[T, ...], ended: T) -> tuple[T, ...]:
    """What is still under way."""
    return tuple([each for each in under_way if each is not ended])
