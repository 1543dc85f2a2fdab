"""One device at one table: commands in, the newest frame out."""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Final

import msgspec
import structlog
from aiohttp import WSMsgType, web

from pik.core.message import Message
from pik.core.seat import Seat
from pik.room.commands import by_person
from pik.room.effects import Refuse
from pik.room.place import Again, Place
from pik.room.restore import CannotGoOnError
from pik.web.frames import frame
from pik.web.limits import Bucket
from pik.web.messages import ActCommand, Command, Refused

TAKEN_OVER: Final = 4001
CANNOT_GO_ON: Final = 4002
TOO_MANY: Final = 1008
FAILED: Final = 1011
MOST_WAITING: Final = 16
AT_ONCE: Final = 60
A_SECOND: Final = 20.0
MOST_IGNORED: Final = 200

log = structlog.get_logger()
_COMMAND = msgspec.json.Decoder[Command](Command)


class Named(msgspec.Struct):
    """Of a message that is no command, its id."""

    cmd: str = ""


class Session:
    """A device that plays, or watches. A slow one gets the newest frame, not a queue."""

    def __init__(self, socket: web.WebSocketResponse, place: Place, seat: Seat | None, seen: int | None) -> None:
        self.seat = seat
        self.on_refused: Callable[[str], None] = lambda code: None
        """Hears the code of each refusal."""
        self._socket = socket
        self._place = place
        self._seen = seen
        self._shown = False
        self._answers: deque[Refused | str] = deque()
        """What to tell before the next frame: refusals, and ids of commands that are done."""
        self._acting = False
        """A command is under way: its answer will show the table."""
        self._due = asyncio.Event()
        self._heard = asyncio.Event()
        self._heard.set()
        self._end: int | None = None
        self._bucket = Bucket(AT_ONCE, A_SECOND)
        self._ignored = 0

    def show(self) -> None:
        """Something has changed: show the newest."""
        self._due.set()

    def displace(self) -> None:
        """Another device of the same seat has taken over."""
        self.end(TAKEN_OVER)

    def end(self, code: int) -> None:
        """Close the socket after what is still to be told."""
        self._end = code
        self._due.set()

    async def run(self) -> None:
        """Talk until the socket closes."""
        self._place.join(self)
        self.show()
        writer = asyncio.ensure_future(self._write())
        try:
            async for message in self._socket:
                raw = message.data if message.type == WSMsgType.TEXT else b""
                await self._read(raw.encode() if isinstance(raw, str) else b"")
                await self._heard.wait()
        finally:
            self._place.leave(self)
            writer.cancel()
            await asyncio.gather(writer, return_exceptions=True)

    async def _read(self, raw: bytes) -> None:
        if not self._bucket.take():
            self._ignored += 1
            if self._ignored > MOST_IGNORED:
                self.end(TOO_MANY)
            self._answer(Refused(name_of(raw), Message("too-fast"), retry=True))
            return
        try:
            command = _COMMAND.decode(raw)
        except (ValueError, RecursionError):
            self._answer(Refused(name_of(raw), Message("malformed")))
            return
        self._acting = True
        self._answer(await self._act(command))

    async def _act(self, command: ActCommand) -> Refused | str:
        act = by_person(self.seat, command.cmd, command.since, bytes(command.act), command.table)
        try:
            answer = await self._place.act(act)
        except Again:
            return Refused(command.cmd, Message("try-again"), retry=True)
        except CannotGoOnError as error:
            self.end(CANNOT_GO_ON)
            return Refused("", error.message)
        return Refused(command.cmd, answer.message) if isinstance(answer, Refuse) else command.cmd

    def _answer(self, answer: Refused | str) -> None:
        self._acting = False
        self._answers.append(answer)
        self._due.set()
        if len(self._answers) >= MOST_WAITING:
            self._heard.clear()

    async def _write(self) -> None:
        """Send until the link breaks."""
        try:
            await self._send_what_is_due()
        except ConnectionError:
            pass
        except Exception:
            log.exception("a frame failed", table=self._place.table.head.table, seat=self.seat)
            await self._socket.close(code=FAILED)

    async def _send_what_is_due(self) -> None:
        """Send what is due, as fast as the link takes it."""
        while True:
            await self._due.wait()
            self._due.clear()
            while self._answers:
                await self._tell(self._answers.popleft())
            self._heard.set()
            if self._end is not None:
                await self._socket.close(code=self._end)
                return
            if not self._acting and (not self._shown or self._seen != self._place.table.seq):
                await self._send_frame(None)

    async def _tell(self, answer: Refused | str) -> None:
        if isinstance(answer, str):
            await self._send_frame(answer)
            return
        self.on_refused(answer.message.code)
        await self._send(msgspec.json.encode(answer))
        if not self._answers:
            await self._send_frame(None)

    async def _send_frame(self, done: str | None) -> None:
        table = self._place.table
        raw = frame(table, self.seat, self._seen, done)
        self._seen = table.seq
        self._shown = True
        await self._send(raw)

    async def _send(self, raw: bytes) -> None:
        await self._socket.send_frame(raw, WSMsgType.TEXT)


def name_of(raw: bytes) -> str:
    """The id in a message that may be no command; empty where there is none."""
    try:
        return msgspec.json.decode(raw, type=Named).cmd[:40]
    except (ValueError, RecursionError):
        return ""
