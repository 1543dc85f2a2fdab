"""The server's end of a device's socket."""

import asyncio
from collections.abc import AsyncIterator
from typing import Final

from aiohttp import WSMessage, web
from aiohttp.abc import AbstractStreamWriter
from aiohttp.web_protocol import RequestHandler

TEXT: Final = 0x81
"""The first byte of a text that comes in one piece (RFC 6455, 5.2)."""
SHORT: Final = 126
MEDIUM: Final = 1 << 16


class Link:
    """An open socket. What is written is with the system at once; the rest of what it does not take waits: it is full.

    Texts go to the transport without a task in between: a move is shown to every device of a table.
    """

    def __init__(
        self,
        socket: web.WebSocketResponse,
        protocol: RequestHandler,
        transport: asyncio.Transport,
        writer: AbstractStreamWriter,
    ) -> None:
        self._socket = socket
        self._protocol = protocol
        self._transport = transport
        self._writer = writer
        transport.set_write_buffer_limits(high=0)

    def __aiter__(self) -> AsyncIterator[WSMessage]:
        return self._socket

    @property
    def full(self) -> bool:
        """Whether something that was written still waits."""
        return self._protocol.writing_paused

    def write(self, text: bytes) -> None:
        """Send a text; into the void when the other side is gone."""
        if not self._transport.is_closing():
            self._transport.write(framed(text))

    async def drain(self) -> None:
        """Wait until nothing waits any more. Raises ConnectionError."""
        await self._writer.drain()

    async def close(self, *, code: int) -> None:
        """End it."""
        await self._socket.close(code=code)


def framed(text: bytes) -> bytes:
    """A text as it travels from a server: not masked, not compressed."""
    size = len(text)
    if size < SHORT:
        return b"%c%c%b" % (TEXT, size, text)
    if size < MEDIUM:
        return b"%c\x7e%b%b" % (TEXT, size.to_bytes(2, "big"), text)
    return b"%c\x7f%b%b" % (TEXT, size.to_bytes(8, "big"), text)


async def opened(request: web.Request, socket: web.WebSocketResponse) -> Link:
    """Answer a device that wants a socket. Raises ConnectionError where it has gone already."""
    writer = await socket.prepare(request)
    socket.headers.clear()  # they are sent; a socket lives for hours
    if request.transport is None:
        raise ConnectionResetError
    return Link(socket, request.protocol, request.transport, writer)
