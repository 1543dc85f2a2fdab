"""What can lie between a browser and the server: it delays, drops, doubles, reorders, breaks off and swallows."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from enum import Enum
from random import Random
from types import TracebackType
from typing import Final, Self

import aiohttp
from aiohttp import WSMsgType, web

from tests.faults.servers import Servers

Send = Callable[[str], Awaitable[None]]


class Trouble(Enum):
    """What becomes of a message, or of the whole link with it."""

    NONE = "it arrives"
    DELAY = "it arrives late, and what comes after it too"
    LATER = "it arrives late, and what comes after it before it"
    TWICE = "it arrives twice"
    LOST = "it does not arrive"
    RESET = "the link breaks"
    HOLE = "the link swallows everything from now on, and nobody is told"


OFTEN: Final = {
    Trouble.NONE: 250,
    Trouble.DELAY: 8,
    Trouble.LATER: 8,
    Trouble.TWICE: 10,
    Trouble.LOST: 3,
    Trouble.RESET: 1,
    Trouble.HOLE: 1,
}
LONGEST_S: Final = 0.01


def drawn(random: Random) -> Iterator[Trouble]:
    """Troubles as often as OFTEN says, drawn without return and again, so that a short match meets each kind."""
    while True:
        yield from random.sample(tuple(OFTEN), sum(OFTEN.values()), counts=tuple(OFTEN.values()))


class Relay:
    """One link through the proxy."""

    def __init__(self, random: Random, troubles: Iterator[Trouble], counted: Counter[Trouble]) -> None:
        self.random = random
        self.swallows = False
        self.broken = asyncio.Event()
        self._troubles = troubles
        self._counted = counted
        self._late: set[asyncio.Task[None]] = set()

    async def pass_on(self, text: str, send: Send) -> None:
        """A message comes by."""
        if self.swallows:
            return
        trouble = next(self._troubles)
        self._counted[trouble] += 1
        wait = self.random.random() * LONGEST_S
        match trouble:
            case Trouble.NONE:
                await send(text)
            case Trouble.DELAY:
                await asyncio.sleep(wait)
                await send(text)
            case Trouble.LATER:
                late = asyncio.ensure_future(self._send_later(text, send, wait))
                self._late.add(late)
                late.add_done_callback(self._late.discard)
            case Trouble.TWICE:
                await send(text)
                await send(text)
            case Trouble.LOST:
                pass
            case Trouble.RESET:
                self.broken.set()
            case Trouble.HOLE:
                self.swallows = True

    async def end(self) -> None:
        """Drop what is still on its way."""
        for late in self._late:
            late.cancel()
        await asyncio.gather(*self._late, return_exceptions=True)

    async def _send_later(self, text: str, send: Send, wait: float) -> None:
        await asyncio.sleep(wait)
        if not (self.swallows or self.broken.is_set()):
            await send(text)


class Proxy:
    """A proxy before a server; `url` is where it is. The same seed makes the same troubles, message by message."""

    def __init__(self, servers: Servers, seed: int) -> None:
        self.url = ""
        self.troubles: Counter[Trouble] = Counter()
        self._servers = servers
        self._seed = seed
        self._drawn = drawn(Random(seed))
        self._links = 0

    async def __aenter__(self) -> Self:
        app = web.Application()
        app.router.add_get("/t/{table}/socket", self._handle)
        self._runner = web.AppRunner(app, shutdown_timeout=0.1)
        await self._runner.setup()
        await web.TCPSite(self._runner, "127.0.0.1", 0).start()
        self.url = f"http://127.0.0.1:{self._runner.addresses[0][1]}"
        self._out = aiohttp.ClientSession(cookie_jar=aiohttp.DummyCookieJar())
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self._runner.cleanup()
        await self._out.close()

    async def _handle(self, request: web.Request) -> web.StreamResponse:
        self._links += 1
        relay = Relay(Random(f"{self._seed} {self._links}"), self._drawn, self.troubles)
        near = web.WebSocketResponse(timeout=0.1)
        headers = {"Origin": self._servers.url, "Cookie": request.headers.get("Cookie", "")}
        async with self._out.ws_connect(self._servers.url + request.path_qs, headers=headers) as far:
            await near.prepare(request)
            ways = [
                asyncio.ensure_future(each)
                for each in (out(relay, near, far), back(relay, near, far), relay.broken.wait())
            ]
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
            for way in ways:
                way.cancel()
            await asyncio.gather(*ways, return_exceptions=True)
            await relay.end()
            far._response.close()
        if request.transport is not None:
            request.transport.abort()
        return near


async def out(relay: Relay, near: web.WebSocketResponse, far: "aiohttp.ClientWebSocketResponse[bool]") -> None:
    """From the browser to the server, until the browser hangs up."""
    async for message in near:
        if message.type is WSMsgType.TEXT:
            await relay.pass_on(str(message.data), far.send_str)


async def back(relay: Relay, near: web.WebSocketResponse, far: "aiohttp.ClientWebSocketResponse[bool]") -> None:
    """From the server to the browser, until the server hangs up."""
    async for message in far:
        if message.type is WSMsgType.TEXT:
            await relay.pass_on(str(message.data), near.send_str)
    if not relay.swallows:
        await near.close(code=far.close_code or 1006)
