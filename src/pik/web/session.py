"""One device at one table: commands in, the newest frame out."""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Final, TypeAlias, assert_never

import msgspec
import structlog
from aiohttp import WSMsgType, web

from pik.core.message import Message
from pik.core.seat import Seat
from pik.room.commands import by_guest, by_person
from pik.room.effects import Present, Refuse
from pik.room.house import Again
from pik.room.journal import Said, alias
from pik.room.life_acts import GiveBot
from pik.room.place import Place
from pik.room.restore import CannotGoOnError
from pik.web.frames import frame
from pik.web.limits import Bucket, Buckets
from pik.web.messages import ActCommand, ChatCommand, ChatLine, Command, LifeCommand, Refused

TAKEN_OVER: Final = 4001
NO_TABLE: Final = 4404
CANNOT_GO_ON: Final = 4002
TOO_MANY: Final = 1008
FAILED: Final = 1011
MOST_WAITING: Final = 16
AT_ONCE: Final = 60
A_SECOND: Final = 20.0
MOST_IGNORED: Final = 200
MOST_SAID: Final = 50
"""Lines of the chat that wait for a slow link."""

log = structlog.get_logger()
Answer: TypeAlias = Refused | str
"""What a device is told about its command: why not, or the id of one that is done."""


class Limits(msgspec.Struct, frozen=True):
    """How often a device may do what is kept, by its secret or its address; and the levels there are."""

    who: str
    lives: Buckets
    chats: Buckets
    levels: tuple[str, ...]


_COMMAND = msgspec.json.Decoder[Command](Command)


class Named(msgspec.Struct):
    """Of a message that is no command, its id."""

    cmd: str = ""


class Session:
    """A device that plays, or watches. A slow one gets the newest frame, not a queue."""

    def __init__(
        self, socket: web.WebSocketResponse, place: Place, key: str | None, seen: int | None, limits: Limits
    ) -> None:
        self.key = key
        self._limits = limits
        self.on_refused: Callable[[str], None] = lambda code: None
        """Hears the code of each refusal."""
        self._socket = socket
        self._place = place
        self._seen = seen
        self._shows = -1
        """Which show of the table was sent."""
        self._said: deque[Said] = deque(place.said, maxlen=MOST_SAID)
        self._answers: deque[Answer] = deque()
        """What to tell before the next frame: refusals, and ids of commands that are done."""
        self._acting = False
        """A command is under way: its answer will show the table."""
        self._due = asyncio.Event()
        self._heard = asyncio.Event()
        self._heard.set()
        self._end: int | None = None
        self._bucket = Bucket(AT_ONCE, A_SECOND)
        self._ignored = 0

    @property
    def seat(self) -> Seat | None:
        """The seat that the device's secret opens now."""
        life = self._place.table.life
        return life.seat_of(life.person(self.key))

    def show(self) -> None:
        """Something has changed: show the newest."""
        self._due.set()

    def hear(self, said: Said) -> None:
        """Somebody has said something; told after a frame."""
        self._said.append(said)
        self._due.set()

    def gone(self) -> None:
        """The table is no more."""
        self.end(NO_TABLE)

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

    async def _act(self, command: Command) -> Answer:
        try:
            answer = await self._do(command)
        except Again:
            return Refused(command.cmd, Message("try-again"), retry=True)
        except CannotGoOnError as error:
            self.end(CANNOT_GO_ON)
            return Refused("", error.message)
        return Refused(command.cmd, answer.message) if isinstance(answer, Refuse) else command.cmd

    async def _do(self, command: Command) -> Present | Refuse:
        """Do a command. Raises Again, CannotGoOnError."""
        match command:
            case ActCommand():
                who = self._place.table.life.person(self.key)
                raw = bytes(command.act)
                return await self._place.act(by_person(self.seat, command.cmd, command.since, raw, command.table, who))
            case LifeCommand():
                return await self._live(command)
            case ChatCommand():
                if not self._limits.chats.take(self._limits.who):
                    return Refuse(Message("too-fast"))
                return await self._place.say(self.key, command.cmd, command.text, command.phrase)
            case _:
                assert_never(command)

    async def _live(self, command: LifeCommand) -> Present | Refuse:
        """Do an act of table life; who has sat down by it has the seat alone."""
        if not self._limits.lives.take(self._limits.who):
            return Refuse(Message("too-fast"))
        if isinstance(command.act, GiveBot) and command.act.level not in self._limits.levels:
            return Refuse(Message("malformed"))
        answer = await self._place.act(by_guest(self.key, command.cmd, command.act))
        if isinstance(answer, Present):
            self._place.devices.claim(self)
        return answer

    def _answer(self, answer: Answer) -> None:
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
            log.exception("a frame failed", table=alias(self._place.table.head.table), seat=self.seat)
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
            if not self._acting and self._shows != self._place.devices.shows:
                await self._send_frame(None)
            while self._said and self._shows >= 0:
                await self._send(msgspec.json.encode(line(self._said.popleft())))

    async def _tell(self, answer: Answer) -> None:
        if isinstance(answer, str):
            await self._send_frame(answer)
            return
        self.on_refused(answer.message.code)
        await self._send(msgspec.json.encode(answer))
        if not self._answers:
            await self._send_frame(None)

    async def _send_frame(self, done: str | None) -> None:
        table = self._place.table
        self._shows = self._place.devices.shows
        raw = frame(table, self.key, self._place.now, self._seen, done)
        self._seen = table.seq
        await self._send(raw)

    async def _send(self, raw: bytes) -> None:
        await self._socket.send_frame(raw, WSMsgType.TEXT)


def line(said: Said) -> ChatLine:
    """What was said, as it travels."""
    return ChatLine(said.n, said.at, said.name, said.seat, said.text, said.phrase)


def name_of(raw: bytes) -> str:
    """The id in a message that may be no command; empty where there is none."""
    try:
        return msgspec.json.decode(raw, type=Named).cmd[:40]
    except (ValueError, RecursionError):
        return ""
