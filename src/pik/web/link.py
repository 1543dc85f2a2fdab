"""The server's end of a device's socket."""

import asyncio
from collections.abc import Callable
from typing import Final, Protocol, cast

from aiohttp import web
from aiohttp.abc import AbstractStreamWriter
from aiohttp.http_websocket import WebSocketReader
from aiohttp.web_protocol import RequestHandler

from pik.web.wire import CLOSE, PING, PONG, TEXT, BrokenWireError, Reader, accepted, framed

MOST_BYTES: Final = 8192
"""In a message from a device."""
MOST_IDLE: Final = 256
"""Pings, pongs and fragments of a device in a beat."""
BEAT_S: Final = 12.5
"""A device that says nothing for two beats is asked whether it is there, and given up at the third."""
ASKED: Final = 2
MOST_PENDING: Final = 1 << 16
"""Bytes that a device may send ahead."""
GOODBYE_S: Final = 2.0


class Wire(Protocol):
    """What a socket is to who talks over it."""

    @property
    def full(self) -> bool:
        """Whether something that was written still waits."""
        ...

    async def listen(self, hear: Callable[[bytes], None]) -> None:
        """Let each text be heard until the socket is closed; what is no text is heard as an empty one."""
        ...

    def hold(self) -> None:
        """Let nothing more be heard."""
        ...

    def go_on(self) -> None:
        """Let the next texts be heard."""
        ...

    def write(self, text: bytes) -> None:
        """Send a text; into the void when the other side is gone."""
        ...

    async def drain(self) -> None:
        """Wait until nothing waits any more. Raises ConnectionError."""
        ...

    async def close(self, *, code: int) -> None:
        """End it."""
        ...


class Link:
    """An open socket. What is written is with the system at once; the rest of what it does not take waits: it is full.

    It stands where aiohttp puts its own reader (`set_parser`) and so hears without a task and a queue in between: a
    device's act is decided, and shown to every device of the table, where it comes in.
    """

    __slots__ = (
        "_beat",
        "_closing",
        "_deaf",
        "_ended",
        "_hear",
        "_held",
        "_lost",
        "_paused",
        "_protocol",
        "_reader",
        "_reading",
        "_silence",
        "_transport",
        "_writer",
        "response",
    )

    def __init__(
        self,
        response: web.StreamResponse,
        protocol: RequestHandler,
        transport: asyncio.Transport,
        writer: AbstractStreamWriter,
    ) -> None:
        self.response = response
        self._protocol = protocol
        self._transport = transport
        self._writer = writer
        self._reader = Reader(MOST_BYTES, MOST_IDLE)
        self._hear: Callable[[bytes], None] | None = None
        self._held = True
        self._reading = False
        self._silence = 0
        """Beats since something came."""
        self._paused = False
        """Too much waits to be heard: nothing is taken from the system."""
        self._lost = False
        """Nothing more comes."""
        self._deaf = False
        """What comes is not wanted any more, or can't be understood."""
        self._closing = False
        """Goodbye was said."""
        loop = asyncio.get_running_loop()
        self._ended: asyncio.Future[None] = loop.create_future()
        self._beat = loop.call_later(BEAT_S, self._listen_for_life)
        transport.set_write_buffer_limits(high=0)

    @property
    def full(self) -> bool:
        """Whether something that was written still waits."""
        return self._protocol.writing_paused

    async def listen(self, hear: Callable[[bytes], None]) -> None:
        """Let each text be heard until the socket is closed; what is no text is heard as an empty one."""
        self._hear = hear
        self.go_on()
        try:
            await self._ended
        except asyncio.CancelledError:
            self._end()
            raise

    def hold(self) -> None:
        """Let nothing more be heard."""
        self._held = True

    def go_on(self) -> None:
        """Let the next texts be heard."""
        self._held = False
        if not self._reading and (len(self._reader) or self._lost):
            self._read()

    def write(self, text: bytes) -> None:
        """Send a text; into the void when the other side is gone."""
        if not self._transport.is_closing() and not self._closing:
            self._transport.write(framed(text))

    async def drain(self) -> None:
        """Wait until nothing waits any more. Raises ConnectionError."""
        await self._writer.drain()

    async def close(self, *, code: int) -> None:
        """End it: say so, and give the other side time to say so too."""
        self._say_goodbye(code)
        self.go_on()
        await asyncio.wait((self._ended,), timeout=GOODBYE_S)
        self._end()

    def feed_data(self, data: bytes) -> tuple[bool, bytes]:
        """Take in what has come; for aiohttp."""
        self._silence = 0
        if self._deaf:
            return False, b""
        self._reader.feed(data)
        if not self._held:
            if not self._reading:
                self._read()
        elif len(self._reader) > MOST_PENDING and not self._paused:
            self._paused = True
            self._protocol.pause_reading()
        return False, b""

    def feed_eof(self) -> None:
        """Nothing more comes; for aiohttp."""
        self._lost = True
        if not self._held:
            self.go_on()

    def _read(self) -> None:
        """Let be heard what has come, as far as nothing holds it up."""
        self._reading = True
        try:
            while not (self._held or self._deaf) and (piece := self._reader.next()) is not None:
                self._take(*piece)
        except BrokenWireError as error:
            # who hangs up on what still comes could take the goodbye along
            self._deaf = True
            self._say_goodbye(error.code)
            _ = asyncio.get_running_loop().call_later(GOODBYE_S, self._end)
        finally:
            self._reading = False
        if self._paused and not self._held:
            self._paused = False
            self._protocol.resume_reading()
        if self._lost and not self._held:
            self._end()

    def _take(self, kind: int, body: bytes) -> None:
        if kind == CLOSE:
            # the table is told first: whoever has got the answer is gone from it
            self._deaf = True
            self._finish()
            _ = asyncio.get_running_loop().call_soon(self._answer_goodbye, int.from_bytes(body[:2], "big") or None)
        elif self._closing or kind == PONG:
            return
        elif kind == PING:
            self._send(PONG, body)
        elif self._hear is not None:
            self._hear(body if kind == TEXT else b"")

    def _send(self, kind: int, body: bytes) -> None:
        if not self._transport.is_closing():
            self._transport.write(framed(body, kind))

    def _say_goodbye(self, code: int | None) -> None:
        if not self._closing:
            self._closing = True
            self._send(CLOSE, b"" if code is None else code.to_bytes(2, "big"))

    def _listen_for_life(self) -> None:
        self._silence += 1
        self._reader.spare = MOST_IDLE
        if self._silence > ASKED:
            self._transport.abort()
            return
        if self._silence == ASKED and not self._closing:
            self._send(PING, b"")
        self._beat = asyncio.get_running_loop().call_later(BEAT_S, self._listen_for_life)

    def _answer_goodbye(self, code: int | None) -> None:
        self._say_goodbye(code)
        self._end()

    def _finish(self) -> None:
        """Nobody has to listen any more."""
        if not self._ended.done():
            self._ended.set_result(None)

    def _end(self) -> None:
        """Be done with it."""
        self._beat.cancel()
        self._held = False
        if not self._transport.is_closing():
            self._transport.close()
            if self.full:
                _ = asyncio.get_running_loop().call_later(GOODBYE_S, self._transport.abort)
        self._finish()


async def opened(request: web.Request) -> Link:
    """Answer a device that wants a socket. Raises HTTPBadRequest, ConnectionError where it has gone already."""
    answer = accepted(request.headers.get("Sec-WebSocket-Key", "")) if is_wanted(request) else None
    if answer is None:
        raise web.HTTPBadRequest
    headers = {"Upgrade": "websocket", "Connection": "upgrade", "Sec-WebSocket-Accept": answer}
    response = web.StreamResponse(status=101, headers=headers)
    writer = await response.prepare(request)
    if writer is None or request.transport is None:
        raise ConnectionResetError
    link = Link(response, request.protocol, request.transport, writer)
    request.protocol.set_parser(cast("WebSocketReader", link))
    return link


def is_wanted(request: web.Request) -> bool:
    """Whether a request asks for a socket of the one kind that there is."""
    asked = request.headers.get("Connection", "").lower().split(",")
    wanted = request.headers.get("Upgrade", "").lower() == "websocket" and "upgrade" in map(str.strip, asked)
    return wanted and request.headers.get("Sec-WebSocket-Version") == "13"
