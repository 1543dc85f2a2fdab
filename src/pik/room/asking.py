"""Bots think beside the loop, so that a slow one holds up nobody but its table."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from typing import TypeAlias

Player: TypeAlias = Callable[[bytes], bytes | None]
"""A view to an act, or None for no wish."""
Ask: TypeAlias = Callable[[str, str, bytes], Awaitable[bytes | None]]
"""Game, level and encoded view to an act, or None for no wish."""


class Asker:
    """The bots of a house, in threads of their own; those of some levels elsewhere."""

    def __init__(
        self, players: Callable[[str, str], Player], threads: int = 2, elsewhere: Mapping[str, Ask] | None = None
    ) -> None:
        self._player = lru_cache(maxsize=64)(players)
        self._threads = ThreadPoolExecutor(threads, "pik-bot")
        self._elsewhere = elsewhere or {}

    async def __call__(self, game: str, level: str, view: bytes) -> bytes | None:
        """What a bot of that level does in a view. Raises what the bot raises."""
        if level in self._elsewhere:
            return await self._elsewhere[level](game, level, view)
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._think, game, level, view)

    def close(self) -> None:
        """End the threads; what waits in them is dropped."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _think(self, game: str, level: str, view: bytes) -> bytes | None:
        return self._player(game, level)(view)
