"""A whole web table of the toy in memory, and devices that talk to it."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace
from types import TracebackType
from typing import Self

import msgspec
from aiohttp import ClientWebSocketResponse, WSMsgType, web
from aiohttp.test_utils import TestClient
from msgspec import Raw

from pik.core.hosted import Hosted
from pik.room.journal import Journal
from pik.room.runner import Room
from pik.web.bundle import asset
from pik.web.guests import COOKIE, Guests
from pik.web.keys import Desk
from pik.web.levels import everywhere
from pik.web.messages import ChatLine, Frame, Refused, Reply
from tests.memory_journal import MemoryJournal
from tests.tables import CATALOG, toy_house

Client = TestClient[web.Request, web.Application]
Hall = Callable[..., Awaitable[Client]]
"""Opens a client on a desk; without one, on a fresh house."""

KEY = b"key of the tests"
PAGE = b"<!doctype html><title>Pik</title>"
BUNDLE = {
    "index.html": asset("index.html", PAGE),
    "main.js": asset("main.js", b"let a = 1;" * 50),
    "main.css": asset("main.css", b"body{}"),
    "chunks/a-1.js": asset("chunks/a-1.js", b"let b = 2"),
}

PATIENCE_S = 90.0
"""A machine that is busy elsewhere is no failure; one that never answers is."""


def texts(lang: str, game: str | None) -> str:
    """Texts in two languages."""
    if lang not in ("en", "ru"):
        raise KeyError(lang)
    return f"hello = {lang} {game}\n"


def desk_of(
    journal: Journal | None = None, public_url: str | None = None, catalog: Mapping[str, Hosted] = CATALOG
) -> Desk:
    """A desk over a journal, without any other state: two of them are like two servers, or one restarted."""
    house = replace(toy_house(MemoryJournal() if journal is None else journal), catalog=catalog)
    return Desk(Room(house), catalog, everywhere("club"), BUNDLE, texts, Guests(KEY, secure=False), public_url)


def origin(client: Client) -> dict[str, str]:
    """The header of a page of ours."""
    return {"Origin": f"http://{client.host}:{client.port}"}


def signed(secret: str, key: bytes = KEY) -> str:
    """The cookie of a browser with this secret."""
    response = web.Response()
    Guests(key, secure=False).give(response, secret)
    return response.cookies[COOKIE].value


async def new_table(client: Client, **wish: object) -> str:
    """Open a toy table with a bot; the client's cookie has seat 0."""
    bots = [{"seat": 1, "level": "club"}]
    body = {"game": "toy", "seats": 2, "bots": bots, "name": "Vera", "begin": True} | wish
    async with client.post("/api/tables", json=body, headers=origin(client)) as answer:
        assert answer.status == 200, await answer.text()
        return str((await answer.json())["table"])


class Device:
    """A device at a table."""

    def __init__(self, client: Client, table: str, seen: int | None = None, cookie: str | None = None) -> None:
        """`cookie`: what it sends instead of what its browser keeps."""
        self._client = client
        self._headers = origin(client) | ({} if cookie is None else {"Cookie": f"{COOKIE}={cookie}"})
        self._path = f"/t/{table}/socket" + ("" if seen is None else f"?seen={seen}")
        self.raw: list[bytes] = []
        """All that came, as bytes."""
        self.frame: Frame
        self.refused: list[Refused] = []
        self.chat: list[ChatLine] = []

    async def __aenter__(self) -> Self:
        self.socket: ClientWebSocketResponse[bool] = await self._client.ws_connect(self._path, headers=self._headers)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.socket.close()

    async def hear(self) -> Frame | Refused:
        """The next message that is no talk."""
        while isinstance(reply := await self.hear_any(), ChatLine):
            pass
        return reply

    async def hear_any(self) -> Reply:
        """The next message."""
        message = await asyncio.wait_for(self.socket.receive(), PATIENCE_S)
        assert message.type == WSMsgType.TEXT, (message, self.socket.close_code)
        raw = str(message.data).encode()
        self.raw.append(raw)
        reply = msgspec.json.decode(raw, type=Reply)
        if isinstance(reply, ChatLine):
            self.chat.append(reply)
        elif isinstance(reply, Frame):
            self.frame = reply
        else:
            self.refused.append(reply)
        return reply

    async def until(self, holds: Callable[[Frame], bool]) -> Frame:
        """The first frame that fits, the present one among them."""
        if not hasattr(self, "frame"):
            await self.hear()
        while not holds(self.frame):
            await self.hear()
        return self.frame

    async def hear_done(self, cmd: str) -> Frame:
        """The frame that answers a command."""
        while not (isinstance(reply := await self.hear(), Frame) and reply.done == cmd):
            pass
        return reply

    async def until_refused(self) -> Refused:
        """The next refusal, and the fresh frame that follows."""
        while not isinstance(reply := await self.hear(), Refused):
            pass
        fresh = await self.hear()
        assert isinstance(fresh, Frame)
        return reply

    async def until_refused_any(self) -> Refused:
        """The next refusal; frames between several of them may be left out."""
        while not isinstance(reply := await self.hear(), Refused):
            pass
        return reply

    async def closed(self) -> int | None:
        """The code that the server closes with."""
        async with asyncio.timeout(PATIENCE_S):
            while not self.socket.closed:
                await self.socket.receive()
        return self.socket.close_code

    async def act(self, act: bytes, cmd: str, since: int | None = None, table: bool = False) -> None:
        """Send an act that answers the present frame."""
        since = self.frame.since if since is None else since
        await self.send({"type": "act", "cmd": cmd, "since": since, "act": Raw(act), "table": table})

    async def live(self, act: object, cmd: str) -> None:
        """Send an act of table life."""
        await self.send({"type": "life", "cmd": cmd, "act": act})

    async def say(self, text: str | None, cmd: str, phrase: str | None = None) -> None:
        """Say something."""
        await self.send({"type": "chat", "cmd": cmd, "text": text, "phrase": phrase})

    async def send(self, message: object) -> None:
        """Send anything as JSON."""
        await self.socket.send_str(msgspec.json.encode(message).decode())

    @property
    def mine(self) -> bool:
        """Whether the table waits for this device's seat."""
        return self.frame.you in self.frame.waiting
