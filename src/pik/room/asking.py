"""Bots think beside the loop, so that a slow one holds up nobody but its table."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from typing import Protocol, TypeAlias

import structlog

Player: TypeAlias = Callable[[bytes], bytes | None]
"""A view to an act, or None for no wish."""
Ask: TypeAlias = Callable[[str, str, bytes], Awaitable[bytes | None]]
"""Game, level and encoded view to an act, or None for no wish."""


log = structlog.get_logger()


class NowhereError(Exception):
    """There is no other place to think in."""


class Elsewhere(Protocol):
    """Another place to think in than the table's process."""

    async def __call__(self, game: str, level: str, view: bytes) -> bytes | None:
        """What a bot of that level does in a view. Raises what the bot raises, NowhereError."""
        ...

    def soon(self, game: str) -> None:
        """A question about this game will come."""
        ...

    def close(self) -> None:
        """Let nothing more be thought there."""
        ...


class Asker:
    """The bots of a house: those of some levels think elsewhere, the others in threads, which slow the table down.

    Where there is no other place all think in threads.
    """

    def __init__(
        self, players: Callable[[str, str], Player], threads: int = 2, elsewhere: Mapping[str, Elsewhere] | None = None
    ) -> None:
        self._player = lru_cache(maxsize=64)(players)
        self._threads = ThreadPoolExecutor(threads, "pik-bot")
        self._elsewhere = elsewhere or {}
        self._complained: set[str] = set()

    async def __call__(self, game: str, level: str, view: bytes) -> bytes | None:
        """What a bot of that level does in a view. Raises what the bot raises."""
        if level in self._elsewhere:
            try:
                return await self._elsewhere[level](game, level, view)
            except NowhereError as error:
                self._complain(level, error)
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._think, game, level, view)

    def soon(self, game: str, level: str) -> None:
        """A question to a bot of that level will come."""
        if level in self._elsewhere:
            self._elsewhere[level].soon(game)

    def close(self) -> None:
        """End the threads, and all that is elsewhere; what waits there is dropped."""
        self._threads.shutdown(wait=False, cancel_futures=True)
        for each in self._elsewhere.values():
            each.close()

    def _complain(self, level: str, error: NowhereError) -> None:
        """Say once that a level thinks in threads."""
        if level not in self._complained:
            self._complained.add(level)
            log.warning("no process to think in", level=level, error=type(error.__cause__).__name__)

    def _think(self, game: str, level: str, view: bytes) -> bytes | None:
        return self._player(game, level)(view)
