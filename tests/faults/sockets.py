"""A socket without a network: what the server says is heard at once, or when a slow link lets it through."""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import NamedTuple

from aiohttp import WSMsgType


class Piece(NamedTuple):
    """A message as the server gets it."""

    type: WSMsgType
    data: str | bytes


class Wire:
    """The server's end of a socket."""

    def __init__(self, leave: Callable[[bytes], None], hear: Callable[[bytes], None]) -> None:
        """`leave` is told what leaves the server, `hear` what reaches the device."""
        self.code: int | None = None
        """What the server closed it with."""
        self.open = True
        self._leave = leave
        self._hear = hear
        self._pieces: deque[Piece] = deque()
        self._news = asyncio.Event()
        self._held: list[bytes] = []
        """What has left the server and waits in the network."""
        self._flows = asyncio.Event()
        self._flows.set()

    def say(self, raw: bytes | str) -> None:
        """Bring a message to the server, as text or as bytes."""
        self._pieces.append(Piece(WSMsgType.TEXT if isinstance(raw, str) else WSMsgType.BINARY, raw))
        self._news.set()

    def hang_up(self) -> None:
        """End it from the device's side."""
        self.open = False
        self._news.set()
        self._flows.set()

    @property
    def stalled(self) -> bool:
        """Whether the link takes nothing at present."""
        return not self._flows.is_set()

    def stall(self, *, stalled: bool) -> None:
        """Let the link take nothing more, or take it again."""
        if stalled:
            self._flows.clear()
            return
        self._flows.set()
        held, self._held = self._held, []
        for raw in held:
            self._hear(raw)

    def __aiter__(self) -> "Wire":
        return self

    async def __anext__(self) -> Piece:
        while self.open and not self._pieces:
            self._news.clear()
            await self._news.wait()
        if not self.open:
            raise StopAsyncIteration
        return self._pieces.popleft()

    @property
    def full(self) -> bool:
        """Whether something that the server said still waits."""
        return bool(self._held)

    def write(self, raw: bytes) -> None:
        """What the server says."""
        if not self.open:
            return
        self._leave(raw)
        if self.stalled:
            self._held.append(raw)
        else:
            self._hear(raw)

    async def drain(self) -> None:
        """Wait until all has gone out."""
        await self._flows.wait()
        if not self.open:
            raise ConnectionResetError

    async def close(self, *, code: int = 1000) -> bool:
        """The server ends it."""
        if self.open:
            self.code = code
        self.hang_up()
        return True
