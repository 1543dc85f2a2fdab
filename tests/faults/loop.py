"""A loop without a clock: time passes when it is told to, threads work at once, everything comes in the same order."""

import asyncio
from asyncio.base_events import BaseEventLoop
from collections import deque
from collections.abc import Callable, Coroutine
from concurrent.futures import Executor
from contextvars import Context
from heapq import heappop, heappush
from itertools import count
from typing import Any, Final, TypeVar, TypeVarTuple

T = TypeVar("T")
Ts = TypeVarTuple("Ts")
START_S: Final = 1_000_000.0


class StillLoop(BaseEventLoop):
    """Runs what is ready until nothing is; what is timed comes when somebody lets the time pass."""

    def __init__(self, start: float = START_S) -> None:
        super().__init__()
        self._now = start
        self._queue: deque[asyncio.Handle] = deque()
        self._timers: list[tuple[float, int, asyncio.TimerHandle]] = []
        self._order = count()
        self.failures: list[dict[str, Any]] = []
        """What nobody caught."""
        self.set_exception_handler(lambda loop, context: self.failures.append(context))

    def time(self) -> float:
        return self._now

    def call_soon(
        self, callback: Callable[[*Ts], object], *args: *Ts, context: Context | None = None
    ) -> asyncio.Handle:
        handle = asyncio.Handle(callback, args, self, context)
        self._queue.append(handle)
        return handle

    def call_soon_threadsafe(
        self, callback: Callable[[*Ts], object], *args: *Ts, context: Context | None = None
    ) -> asyncio.Handle:
        return self.call_soon(callback, *args, context=context)

    def call_at(
        self, when: float, callback: Callable[[*Ts], object], *args: *Ts, context: Context | None = None
    ) -> asyncio.TimerHandle:
        handle = asyncio.TimerHandle(when, callback, args, self, context)
        heappush(self._timers, (when, next(self._order), handle))
        return handle

    def call_later(
        self, delay: float, callback: Callable[[*Ts], object], *args: *Ts, context: Context | None = None
    ) -> asyncio.TimerHandle:
        return self.call_at(self._now + delay, callback, *args, context=context)

    def run_in_executor(self, executor: Executor | None, func: Callable[[*Ts], T], *args: *Ts) -> "asyncio.Future[T]":
        done: asyncio.Future[T] = self.create_future()
        try:
            done.set_result(func(*args))
        except Exception as error:  # noqa: BLE001 - goes to who waits
            done.set_exception(error)
        return done

    def settle(self) -> None:
        """Run until nothing is left to do at this time."""
        asyncio._set_running_loop(self)
        try:
            while True:
                while self._timers and self._timers[0][0] <= self._now:
                    self._queue.append(heappop(self._timers)[2])
                if not self._queue:
                    return
                handle = self._queue.popleft()
                if not handle.cancelled():
                    handle._run()
        finally:
            asyncio._set_running_loop(None)

    def pass_time(self, seconds: float) -> None:
        """Let time pass, and whatever is due in it happen at its time."""
        end = self._now + seconds
        self.settle()
        while self._timers and self._timers[0][0] <= end:
            self._now = max(self._now, self._timers[0][0])
            self.settle()
        self._now = end

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        """The result of something that needs no time to pass."""
        task = self.create_task(work)
        self.settle()
        assert task.done(), "it waits for time to pass"
        return task.result()

    def perish(self) -> None:
        """End without order: whatever is under way is broken off."""
        for task in asyncio.all_tasks(self):
            task.cancel()
        self.settle()
        self.close()
