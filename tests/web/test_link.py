"""A socket from its first byte to its last, spoken to byte by byte."""

import asyncio
from types import TracebackType
from typing import Self

import pytest
from aiohttp import web

from pik.room.place import Place
from pik.web import link
from pik.web.keys import DESK
from pik.web.link import MOST_IDLE, Link
from tests.web.halls import Client, Device, new_table, origin
from tests.web.test_wire import LAST, MASK, masked

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
PATIENCE_S = 20.0
HEADERS = {
    "Connection": "keep-alive, Upgrade",
    "Upgrade": "WebSocket",
    "Sec-WebSocket-Version": "13",
    "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
}


class Plug:
    """The client's end of a socket, without a library."""

    def __init__(self, client: Client, table: str, headers: dict[str, str] = HEADERS, ahead: bytes = b"") -> None:
        """`ahead`: what is sent before the answer has come."""
        self._client = client
        lines = "".join(f"{name}: {value}\r\n" for name, value in (headers | origin(client)).items())
        self._hello = f"GET /t/{table}/socket HTTP/1.1\r\nHost: {client.host}:{client.port}\r\n{lines}\r\n".encode()
        self._ahead = ahead
        self.status = 0

    async def knock(self) -> None:
        """Ask for the socket, and go away without waiting for the answer."""
        _, to = await asyncio.open_connection(self._client.host, self._client.port)
        to.write(self._hello)
        await to.drain()
        to.close()

    async def __aenter__(self) -> Self:
        self._from, self._to = await asyncio.open_connection(self._client.host, self._client.port)
        self._to.write(self._hello + self._ahead)
        head = await asyncio.wait_for(self._from.readuntil(b"\r\n\r\n"), PATIENCE_S)
        self.status = int(head.split()[1])
        assert self.status != 101 or b"s3pPLMBiTxaQ9kYGzzhZRbK+xOo=" in head
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._to.close()

    def send(self, data: bytes) -> None:
        """Send bytes as they are."""
        self._to.write(data)

    async def hear(self) -> tuple[int, bytes]:
        """The next frame: its kind and its body."""
        first, size = await asyncio.wait_for(self._from.readexactly(2), PATIENCE_S)
        if size >= 126:
            size = int.from_bytes(await self._from.readexactly(2 if size == 126 else 8), "big")
        return first & 0x0F, await self._from.readexactly(size)

    async def hear_of(self, kind: int) -> bytes:
        """The next frame of a kind; others are passed over."""
        while (heard := await self.hear())[0] != kind:
            pass
        return heard[1]

    async def end(self) -> None:
        """Wait until the server hangs up; what still comes is passed over."""
        await asyncio.wait_for(self._from.read(), PATIENCE_S)


async def test_ping_is_answered_in_the_midst_of_a_message(client: Client) -> None:
    """A message in pieces is one message, and a ping between them gets its pong."""
    async with Plug(client, await new_table(client)) as plug:
        plug.send(masked(TEXT, b'{"type":"chat",') + masked(LAST | PING, b"there?") + masked(LAST, b'"cmd":"c1"'))
        assert await plug.hear_of(PONG) == b"there?"
        while b'"refused"' not in (answer := await plug.hear_of(TEXT)):
            pass
        assert b'"malformed"' in answer


@pytest.mark.parametrize(
    "idle", [masked(LAST | PING, b"x" * 125), masked(LAST | PONG, b""), masked(TEXT, b"") + masked(0, b"") * 299]
)
async def test_who_says_nothing_without_end_is_given_up(client: Client, idle: bytes) -> None:
    """Pings, pongs and pieces of nothing cost the server time: after some hundred in a beat the socket is closed."""
    async with Plug(client, await new_table(client)) as plug:
        await plug.hear_of(TEXT)
        plug.send(idle * 300)
        pongs = 0
        while (heard := await plug.hear())[0] != CLOSE:
            pongs += heard[0] == PONG
        assert int.from_bytes(heard[1], "big") == 1008
        assert pongs <= MOST_IDLE


async def test_what_is_sent_ahead_is_heard(client: Client) -> None:
    """A device that talks before it is answered is heard all the same."""
    async with Plug(client, await new_table(client), ahead=masked(LAST | TEXT, b"{}")) as plug:
        while b'"malformed"' not in await plug.hear_of(TEXT):
            pass


async def test_bytes_are_no_command(client: Client) -> None:
    """A message of bytes is refused as malformed, whatever is in it."""
    async with Plug(client, await new_table(client)) as plug:
        plug.send(masked(LAST | 2, b'{"type":"chat","cmd":"c1","text":"Hi"}'))
        while b'"refused"' not in (answer := await plug.hear_of(TEXT)):
            pass
        assert b'"malformed"' in answer


@pytest.mark.parametrize(
    "data, code",
    [
        (b"\x81\x05Hello", 1002),
        (masked(LAST | TEXT, b"\xff"), 1007),
        (masked(LAST | TEXT, b"x" * 8193), 1009),
        (bytes((LAST | TEXT, LAST | 127)) + (1 << 40).to_bytes(8, "big") + MASK + b"x" * (1 << 20), 1009),
    ],
    ids=["not masked", "no text", "too big", "much too big"],
)
async def test_who_breaks_the_protocol_is_told_and_left(client: Client, data: bytes, code: int) -> None:
    """The goodbye says what was wrong and arrives, however much still comes; then the server hangs up."""
    table = await new_table(client)
    async with Plug(client, table) as plug:
        plug.send(data)
        assert (await plug.hear_of(CLOSE))[:2] == code.to_bytes(2, "big")
        plug.send(masked(LAST | CLOSE, code.to_bytes(2, "big")))
        await plug.end()
    async with Device(client, table) as device:
        await device.until(lambda frame: device.mine)


@pytest.mark.parametrize("body", [b"", b"\x03\xe8", b"\x0f\xa1bye"])
async def test_a_goodbye_is_answered(client: Client, body: bytes) -> None:
    """Whoever says goodbye gets the same code back, and the server hangs up."""
    async with Plug(client, await new_table(client)) as plug:
        plug.send(masked(LAST | CLOSE, body))
        assert await plug.hear_of(CLOSE) == body[:2]
        await plug.end()


async def test_nothing_is_heard_after_a_goodbye(client: Client) -> None:
    """What comes behind a goodbye is no command any more, though it came along with it."""
    table = await new_table(client)
    async with Plug(client, table) as plug:
        await plug.hear_of(TEXT)
        act = b'{"type":"life","cmd":"c1","act":{"type":"leave"}}'
        plug.send(masked(LAST | CLOSE, b"") + masked(LAST | TEXT, act))
        assert await plug.hear_of(CLOSE) == b""
    async with Device(client, table) as device:
        assert (await device.until(lambda frame: device.mine)).you == 0


async def test_a_silent_device_is_asked_and_then_given_up(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who says nothing is pinged; who answers stays, who does not is left alone."""
    monkeypatch.setattr(link, "BEAT_S", 0.05)
    table = await new_table(client)
    async with Plug(client, table) as plug:
        for _ in range(4):
            assert await plug.hear_of(PING) == b""
            plug.send(masked(LAST | PONG, b""))
        await plug.end()


async def test_what_comes_too_fast_waits_in_the_network(client: Client) -> None:
    """A device that sends without end and reads nothing is not read for ever: the server keeps no more than it may."""
    table = await new_table(client)
    async with Plug(client, table) as plug:
        for _ in range(400):
            plug.send(masked(LAST | TEXT, b"x" * 8000))
        while b'"refused"' not in await plug.hear_of(TEXT):
            pass
    async with Device(client, table) as device:
        await device.until(lambda frame: device.mine)


@pytest.mark.parametrize(
    "wrong",
    [
        {"Upgrade": "h2c"},
        {"Connection": "keep-alive"},
        {"Sec-WebSocket-Version": "8"},
        {"Sec-WebSocket-Key": "short"},
    ],
    ids=lambda wrong: next(iter(wrong)),
)
async def test_what_asks_for_no_socket_gets_none(client: Client, wrong: dict[str, str]) -> None:
    """A request that is not wholly one for a socket is a bad one."""
    async with Plug(client, await new_table(client), HEADERS | wrong) as plug:
        assert plug.status == 400


async def test_who_has_gone_before_the_answer_is_no_error(
    client: Client, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A device may go while its table is read from the store: nothing is complained of, nobody is at the table."""
    assert client.app is not None
    desk = client.app[DESK]
    table, ended = await new_table(client), asyncio.Event()
    open_table, answer = desk.room.open, link.opened

    async def slowly(name: str) -> Place | None:
        await asyncio.sleep(0.2)
        return await open_table(name)

    async def answered(request: web.Request) -> Link:
        try:
            return await answer(request)
        finally:
            ended.set()

    assert client.server.runner is not None
    monkeypatch.setattr(client.server.runner.server, "handler_cancellation", False)  # as in `pik serve`
    monkeypatch.setattr(desk.room, "open", slowly)
    monkeypatch.setattr("pik.web.socket.opened", answered)
    await Plug(client, table).knock()
    async with asyncio.timeout(PATIENCE_S):
        await ended.wait()
    await asyncio.sleep(0)
    assert caplog.records == []
    assert desk.sessions == set()
