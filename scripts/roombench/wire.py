"""A WebSocket client with as little of its own work as can be: the driver must not be what is measured."""

import asyncio
import os
from base64 import b64encode
from collections.abc import Callable
from typing import cast

TEXT, PING, PONG, CLOSE = 0x81, 0x89, 0x8A, 0x88
SHORT, MEDIUM = 125, 126
UPGRADE = (
    "GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nOrigin: http://127.0.0.1:{port}\r\nConnection: Upgrade\r\n"
    "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n{more}\r\n"
)


class Wire(asyncio.Protocol):
    """A socket; `heard` gets each text."""

    def __init__(self, hello: bytes, heard: Callable[["Wire", bytes], None]) -> None:
        self._hello = hello
        self._heard = heard
        self._open = False
        self._rest = b""
        self._transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for the upgrade."""
        self._transport = cast("asyncio.Transport", transport)
        self._transport.write(self._hello)

    def data_received(self, data: bytes) -> None:
        """Take frames off the stream."""
        if self._rest:
            data = self._rest + data
        if not self._open:
            head, found, data = data.partition(b"\r\n\r\n")
            if not found:
                self._rest = head
                return
            if not head.startswith(b"HTTP/1.1 101"):
                raise ConnectionError(head.decode(errors="replace"))
            self._open = True
        at = 0
        while (frame := parsed(data, at)) is not None:
            kind, start, at = frame
            if kind == TEXT:
                self._heard(self, data[start:at])
            elif kind == PING:
                self._write(PONG, data[start:at])
        self._rest = data[at:]

    def send(self, text: bytes) -> None:
        """Send a text."""
        self._write(TEXT, text)

    def _write(self, kind: int, body: bytes) -> None:
        """Send a frame, masked with zeros: lawful, and no work."""
        size = len(body)
        length = bytes((0x80 | size,)) if size <= SHORT else bytes((0x80 | MEDIUM,)) + size.to_bytes(2, "big")
        self._transport.write(bytes((kind,)) + length + b"\0\0\0\0" + body)

    def close(self) -> None:
        """Hang up."""
        self._transport.close()


def parsed(data: bytes, at: int) -> tuple[int, int, int] | None:
    """The kind, the start and the end of the frame that begins there; None while it is not whole."""
    if len(data) < at + 2:
        return None
    size, start = data[at + 1], at + 2
    if size > SHORT:
        start += 2 if size == MEDIUM else 8
        size = int.from_bytes(data[at + 2 : start], "big")
    return None if len(data) < start + size else (data[at], start, start + size)


async def connect(port: int, path: str, cookie: str | None, heard: Callable[[Wire, bytes], None]) -> Wire:
    """Open a socket on this machine."""
    more = f"Cookie: {cookie}\r\n" if cookie else ""
    key = b64encode(os.urandom(16)).decode()
    hello = UPGRADE.format(path=path, port=port, key=key, more=more).encode()
    loop = asyncio.get_running_loop()
    _, wire = await loop.create_connection(lambda: Wire(hello, heard), "127.0.0.1", port)
    return wire
