"""The client's link to a table, as the page has it: comes back by itself, says again what was not answered."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from time import monotonic
from typing import Final

import aiohttp
import msgspec
from aiohttp import WSMsgType

from pik.web.messages import ChatLine, Event, Frame, Refused, Reply

REPLY: Final = msgspec.json.Decoder[Reply](Reply)
LOOK_S: Final = 0.01
AGAIN_S: Final = 0.1
"""What was not answered for so long is said again."""
SILENCE_S: Final = 0.3
"""A link that says nothing for so long is given up; twice as long after one that never said anything."""
MOST_SILENCE_S: Final = 10.0
FINAL: Final = {4002, 4404}
"""Who is told that another tab has the seat takes it back: here nobody has another tab, it was a ghost of the own."""

Socket = aiohttp.ClientWebSocketResponse[bool]


class Link:
    """A device at a table. `socket`: where its socket is now; `show` is told each frame that is news."""

    def __init__(self, session: aiohttp.ClientSession, socket: Callable[[], str], origin: Callable[[], str]) -> None:
        self.frame: Frame | None = None
        self.raw = b""
        self.events: dict[int, Event] = {}
        """Every entry that was told, by its number."""
        self.chat: dict[int, ChatLine] = {}
        self.done: set[str] = set()
        self.refused: dict[str, str] = {}
        self.codes: list[int | None] = []
        """What the server closed each socket with."""
        self.clashes: list[str] = []
        """What was told in two ways."""
        self.may_come = asyncio.Event()
        """Unless it is set, the device does not try to come back."""
        self.may_come.set()
        self.show: Callable[[Frame], None] = lambda frame: None
        self._session = session
        self._address = socket
        self._origin = origin
        self._unanswered: dict[str, tuple[str, float]] = {}
        self._socket: Socket | None = None
        self._heard = monotonic()
        self._patience = SILENCE_S
        self._tasks: list[asyncio.Task[None]] = []
        self._sayings: set[asyncio.Task[None]] = set()

    @property
    def pending(self) -> bool:
        """Whether something was not answered yet."""
        return bool(self._unanswered)

    @property
    def linked(self) -> bool:
        """Whether there is a link, as far as the device knows."""
        return self._socket is not None

    def start(self) -> None:
        """Open the link, and keep it open."""
        self._tasks = [asyncio.ensure_future(self._stay()), asyncio.ensure_future(self._watch())]

    async def stop(self) -> None:
        """Close the link."""
        tasks = (*self._tasks, *self._sayings)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def send(self, cmd: str, message: object) -> None:
        """Say something to the server until it is answered."""
        self._unanswered[cmd] = msgspec.json.encode(message).decode(), monotonic()
        saying = asyncio.ensure_future(self._say(cmd))
        self._sayings.add(saying)
        saying.add_done_callback(self._sayings.discard)

    async def _say(self, cmd: str) -> None:
        if self._socket is not None and cmd in self._unanswered:
            raw = self._unanswered[cmd][0]
            self._unanswered[cmd] = raw, monotonic()
            with suppress(ConnectionError, aiohttp.ClientError):
                await self._socket.send_str(raw)

    async def _stay(self) -> None:
        """Open one socket after another."""
        while not (self.codes and self.codes[-1] in FINAL):
            seen = "" if self.frame is None else f"?seen={self.frame.seq}"
            with suppress(aiohttp.ClientError, OSError, asyncio.TimeoutError):
                headers = {"Origin": self._origin()}
                async with asyncio.timeout(MOST_SILENCE_S):
                    opened = await self._session.ws_connect(self._address() + seen, headers=headers, autoclose=False)
                await self._talk(opened)
            await asyncio.sleep(LOOK_S)
            await self.may_come.wait()

    async def _talk(self, opened: Socket) -> None:
        self._socket, self._heard = opened, monotonic()
        try:
            for cmd in tuple(self._unanswered):
                await self._say(cmd)
            async for message in opened:
                if message.type is WSMsgType.TEXT:
                    await self._hear(message.data.encode())
        finally:
            self._socket = None
            self.codes.append(opened.close_code)
            opened._response.close()

    async def _watch(self) -> None:
        """Say again what was not answered, and give up a link that says nothing."""
        while True:
            await asyncio.sleep(LOOK_S)
            now = monotonic()
            for cmd, (_, said) in tuple(self._unanswered.items()):
                if now - said > AGAIN_S:
                    await self._say(cmd)
            socket = self._socket
            if socket is not None and now - self._heard > self._patience:
                self._heard = now
                self._patience = min(2 * self._patience, MOST_SILENCE_S)
                socket._response.close()

    async def _hear(self, raw: bytes) -> None:
        self._heard = monotonic()
        self._patience = SILENCE_S
        reply = REPLY.decode(raw)
        match reply:
            case Frame():
                self._note(reply, raw)
            case Refused():
                if not reply.retry and self._unanswered.pop(reply.cmd, None) is not None:
                    self.refused[reply.cmd] = reply.message.code
                    if self.frame is not None:
                        self.show(self.frame)
            case ChatLine():
                self._agree(self.chat.setdefault(reply.n, reply), reply)

    def _note(self, frame: Frame, raw: bytes) -> None:
        """Take in a frame; an older one than that on show changes nothing."""
        if frame.done is not None and self._unanswered.pop(frame.done, None) is not None:
            self.done.add(frame.done)
        for event in frame.events:
            self._agree(self.events.setdefault(event.seq, event), event)
        if self.frame is None or frame.seq >= self.frame.seq:
            self.frame, self.raw = frame, raw
            self.show(frame)

    def _agree(self, one: object, other: object) -> None:
        if msgspec.json.encode(one) != msgspec.json.encode(other):
            self.clashes.append(f"{one} and {other}")
