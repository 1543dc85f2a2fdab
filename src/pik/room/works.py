"""What is under way at a table: work that is always finished, and waiting that may be broken off."""

import asyncio
from collections.abc import Coroutine
from typing import TypeVar

import structlog

from pik.room.house import Again

T = TypeVar("T")

log = structlog.get_logger()


class Works:
    """The tasks of a table, by the name that the table has in the logs."""

    __slots__ = ("_alias", "_stopped", "_tasks", "_waits")

    def __init__(self, alias: str) -> None:
        self._alias = alias
        self._stopped = False
        self._tasks: set[asyncio.Task[object]] = set()
        self._waits: set[asyncio.Task[None]] = set()

    @property
    def stopped(self) -> bool:
        """Whether nothing new may begin."""
        return self._stopped

    @property
    def pending(self) -> tuple["asyncio.Task[object]", ...]:
        """What is under way."""
        return (*self._tasks, *self._waits)

    def start(self, work: Coroutine[None, None, T]) -> "asyncio.Task[T]":
        """Start what is always finished."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def wait(self, work: Coroutine[None, None, None]) -> None:
        """Start what may be broken off at any time; nothing where the table has stopped."""
        if self._stopped:
            work.close()
            return
        task = asyncio.ensure_future(work)
        self._waits.add(task)
        task.add_done_callback(self._waits.discard)
        task.add_done_callback(self._report)

    async def stop(self) -> None:
        """Break off what waits, finish the rest, and begin nothing new."""
        self._stopped = True
        for task in self._waits:
            task.cancel()
        await asyncio.gather(*self._waits, *self._tasks, return_exceptions=True)

    def _ended(self, task: "asyncio.Task[T]") -> None:
        self._tasks.discard(task)
        self._report(task)

    def _report(self, task: "asyncio.Task[T]") -> None:
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, Again):
            log.error("a table's work failed", table=self._alias, exc_info=error)
