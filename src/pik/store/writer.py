"""One thread that writes: whatever is pending goes into one transaction, so many writers share a commit."""

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from typing import TypeAlias

from msgspec import Struct

from pik.room.journal import JournalDownError

Row: TypeAlias = tuple[str | int | float | bytes | None, ...]
Write: TypeAlias = Callable[[sqlite3.Connection], None]
"""Writes, or raises a JournalError and has written nothing."""
WriteRows: TypeAlias = Callable[[sqlite3.Connection, Sequence[Row]], bool]
"""Writes rows in a transaction of their own; False where not all could be written, and then none is."""

AT_ONCE = 512


class Job(Struct, eq=False):
    """A write and who waits for it. A write of one row says which, so that many can be written at once."""

    write: Write
    row: Row | None
    waiter: "asyncio.Future[None]"
    error: Exception | None = None

    @property
    def loop(self) -> asyncio.AbstractEventLoop:
        """Where the waiter is at home."""
        return self.waiter.get_loop()

    def tell(self) -> None:
        """Tell who waits; in the waiter's loop."""
        if self.waiter.done():
            return
        if self.error is None:
            self.waiter.set_result(None)
        else:
            self.waiter.set_exception(self.error)


class Writer:
    """The thread and its queue."""

    def __init__(self, base: sqlite3.Connection, write_rows: WriteRows) -> None:
        self._base = base
        self._write_rows = write_rows
        self._new: list[Job] = []
        self._jobs: SimpleQueue[list[Job] | None] = SimpleQueue()
        self._closed = False
        self._thread = Thread(target=self._run, name="pik-writer", daemon=True)
        self._thread.start()

    def write(self, write: Write, row: Row | None = None) -> "asyncio.Future[None]":
        """Write with what else is pending; is done when it is on the disk, or has a JournalError.

        Raises JournalDownError.
        """
        if self._closed:
            raise JournalDownError("closed")
        loop = asyncio.get_running_loop()
        waiter: asyncio.Future[None] = loop.create_future()
        if not self._new:
            # what else comes in this turn of the loop goes with it: the thread is woken once
            _ = loop.call_soon(self._hand_over)
        self._new.append(Job(write, row, waiter))
        return waiter

    def close(self) -> None:
        """Write what is pending, then end the thread. Blocks."""
        if not self._closed:
            self._closed = True
            self._hand_over()
            self._jobs.put(None)
        self._thread.join()

    def _hand_over(self) -> None:
        new, self._new = self._new, []
        if new:
            self._jobs.put(new)

    def _run(self) -> None:
        while (batch := self._jobs.get()) is not None:
            last = self._gather(batch)
            self._commit(batch)
            report(batch)
            if last:
                return

    def _gather(self, batch: list[Job]) -> bool:
        """Add what is pending; True when the end was among it."""
        while len(batch) < AT_ONCE:
            try:
                more = self._jobs.get_nowait()
            except Empty:
                return False
            if more is None:
                return True
            batch += more
        return False

    def _commit(self, batch: list[Job]) -> None:
        """One transaction for rows, one for the rest; where one fails, none of its jobs is written."""
        left = batch
        try:
            left = self._left(batch)
            if left:
                self._base.execute("BEGIN IMMEDIATE")
                for job in left:
                    attempt(job, self._base)
                self._base.execute("COMMIT")
        except sqlite3.Error as error:
            with suppress(sqlite3.Error):
                self._base.rollback()
            for job in left:
                job.error = JournalDownError(str(error))

    def _left(self, batch: list[Job]) -> list[Job]:
        """Write the rows of a batch at once; what is left to be written one by one: all where that fails.

        Each statement gives up the interpreter and waits to get it back from a busy loop: a batch must not do so often.
        """
        rows = [job.row for job in batch if job.row is not None]
        if rows and self._write_rows(self._base, rows):
            return [] if len(rows) == len(batch) else [job for job in batch if job.row is None]
        return batch


def attempt(job: Job, base: sqlite3.Connection) -> None:
    """Do one write; a refused one leaves the transaction to the others."""
    try:
        job.write(base)
    except sqlite3.Error:
        raise
    except Exception as error:  # noqa: BLE001 - goes to who waits
        job.error = error


def report(batch: list[Job]) -> None:
    """Tell everybody who waits, with one call a loop."""
    loops = {job.loop for job in batch}
    for loop in loops:
        jobs = [job for job in batch if job.loop is loop]
        if not loop.is_closed():
            loop.call_soon_threadsafe(tell_all, jobs)


def tell_all(jobs: list[Job]) -> None:
    """Tell everybody of one loop."""
    for job in jobs:
        job.tell()
