"""A socket without a network: what the server says is heard at once, or when a slow link lets it through."""

import asyncio
from collections import deque
from collections.abc import Callable


class Wire:
    """The server's end of a socket."""

    def __init__(self, leave: Callable[[bytes], None], hear: Callable[[bytes], None]) -> None:
        """`leave` is told what leaves the server, `hear` what reaches the device."""
        self.code: int | None = None
        """What the server closed it with."""
        self.open = True
        self._leave = leave
        self._hear = hear
        self._pieces: deque[bytes] = deque()
        self._listener: Callable[[bytes], None] | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        self._held = True
        self._closed = asyncio.Event()
        self._stuck: list[bytes] = []
        """What has left the server and waits in the network."""
        self._flows = asyncio.Event()
        self._flows.set()

    def say(self, raw: bytes | str) -> None:
        """Bring a message to the server, as text or as bytes."""
        self._pieces.append(raw.encode() if isinstance(raw, str) else b"")
        self._bring_soon()

    def hang_up(self) -> None:
        """End it from the device's side."""
        self.open = False
        self._flows.set()
        if not self._held:
            self._closed.set()

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
        stuck, self._stuck = self._stuck, []
        for raw in stuck:
            self._hear(raw)

    async def listen(self, hear: Callable[[bytes], None]) -> None:
        """Let the server hear what is said, until the end."""
        self._loop, self._listener = asyncio.get_running_loop(), hear
        self.go_on()
        await self._closed.wait()

    def hold(self) -> None:
        """The server hears nothing more."""
        self._held = True

    def go_on(self) -> None:
        """The server hears again."""
        self._held = False
        self._bring_soon()

    def _bring_soon(self) -> None:
        if self._loop is not None:
            self._loop.call_soon(self._bring)

    def _bring(self) -> None:
        while self.open and self._pieces and not self._held and self._listener is not None:
            self._listener(self._pieces.popleft())
        if not (self.open or self._held):
            self._closed.set()

    @property
    def full(self) -> bool:
        """Whether something that the server said still waits."""
        return bool(self._stuck)

    def write(self, raw: bytes) -> None:
        """What the server says."""
        if not self.open:
            return
        self._leave(raw)
        if self.stalled:
            self._stuck.append(raw)
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
