"""Bots that think hard do it in processes of their own: the table's process never waits for them, nor for a core."""

import asyncio
import os
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from functools import lru_cache
from multiprocessing import get_context
from multiprocessing.connection import Connection
from threading import Lock, Thread
from typing import Final, TypeAlias

import structlog

from pik.room.asking import NowhereError

Player: TypeAlias = Callable[[bytes], bytes | None]
"""A view to an act, or None for no wish."""
Players: TypeAlias = Callable[[str, str], Player]
"""A game and a level to its player; a function of a module, so that another process finds it."""
Leave: TypeAlias = Callable[[], None]

TRIES: Final = 3
"""How often a question is asked when whoever thinks about it dies."""
CANNOT: Final = (ImportError, NotImplementedError, OSError)
"""What a machine says that has no semaphores, or no room for another process."""
NICE: Final = 2
"""How far thinking stands back behind the table. Any further, and Linux finds its core as good as idle and lets the
table wait there for a tick: slower moves, as `scripts/bench-room` shows."""

log = structlog.get_logger()


class Thinkers:
    """A pool of processes, started when they are first needed. One that dies is replaced, and its question asked again.

    `warm` gets a game ready in a process that is to think about it; `leave` is the last thing that a process does when
    it is broken off. Like `players` they are functions of a module.
    """

    def __init__(
        self, players: Players, warm: Callable[[str], None], leave: Leave, processes: int | None = None
    ) -> None:
        self._players = players
        self._warm = warm
        self._leave = leave
        self._processes = processes or max(1, min(2, (os.cpu_count() or 1) - 1))
        self._pool: ProcessPoolExecutor | None = None
        self._alive: Connection | None = None
        """Our end of a pipe: when it closes, by us or with us, the processes end."""
        self._closed = False
        self._lock = Lock()
        self._warmed: set[str] = set()

    async def __call__(self, game: str, level: str, view: bytes) -> bytes | None:
        """What a bot of that level does in a view.

        Raises what the bot raises, BrokenProcessPool when all tries died, NowhereError where no process can be started.
        """
        for left in reversed(range(TRIES)):
            pool = self._pool if self._pool is not None else await asyncio.to_thread(self._open)
            try:
                return await asyncio.wrap_future(pool.submit(think, game, level, view))
            except BrokenProcessPool:
                if self._closed:
                    raise
                self._drop(pool)
                log.warning("a thinking process died", game=game, level=level, left=left)
                if not left:
                    raise
        raise AssertionError("the last try returns or raises")

    def soon(self, game: str) -> None:
        """A question about this game will come: get ready in the background. Returns at once."""
        if game not in self._warmed:
            self._warmed.add(game)
            Thread(target=self._get_ready, args=(game,), name="pik-warming", daemon=True).start()

    def close(self) -> None:
        """End the processes; what they think about is dropped."""
        with self._lock:
            self._closed = True
            pool, self._pool = self._pool, None
            if self._alive is not None:
                self._alive.close()
        if pool is not None:
            pool.shutdown(wait=False, cancel_futures=True)

    def _get_ready(self, game: str) -> None:
        try:
            self._open().submit(self._warm, game).result()
        except NowhereError:
            self._warmed.discard(game)  # whoever asks is told
        except Exception:
            self._warmed.discard(game)
            log.exception("a bot could not get ready", game=game)

    def _open(self) -> ProcessPoolExecutor:
        with self._lock:
            if self._closed:
                raise BrokenProcessPool("closed")
            if self._pool is None:
                self._pool = self._opened()
            return self._pool

    def _opened(self) -> ProcessPoolExecutor:
        spawn = get_context("spawn")
        try:
            theirs, self._alive = spawn.Pipe(duplex=False)
            pool = ProcessPoolExecutor(self._processes, spawn, begin, (self._players, self._leave, theirs))
            pool.submit(os.getpid)  # starts the processes, which takes a while; what is submitted later costs nothing
            return pool
        except CANNOT as error:
            raise NowhereError from error

    def _drop(self, pool: ProcessPoolExecutor) -> None:
        with self._lock:
            if self._pool is pool:
                self._pool = None
                self._warmed.clear()
                if self._alive is not None:
                    self._alive.close()
        pool.shutdown(wait=False, cancel_futures=True)


_players: Players | None = None


def begin(players: Players, leave: Leave, alive: Connection) -> None:
    """Get a process ready to think: it stands back, leaves Ctrl-C to its parent and does not outlive it.

    `alive` is the end of a pipe that nothing comes out of until the other end closes.
    """
    global _players  # noqa: PLW0603 - a process thinks with the players it was started with
    _players = lru_cache(maxsize=64)(players)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICE)
    Thread(target=end_with_parent, args=(leave, alive), name="pik-parent", daemon=True).start()


def end_with_parent(leave: Leave, alive: Connection) -> None:
    """Wait until the process that started this one closes its end, or ends; then end too, whatever is thought about."""
    with suppress(EOFError, OSError):
        alive.recv_bytes()
    try:
        leave()
    finally:
        os._exit(0)


def think(game: str, level: str, view: bytes) -> bytes | None:
    """What a bot does, in a process that was made ready for it."""
    if _players is None:
        raise RuntimeError("this process was not made ready")
    return _players(game, level)(view)
