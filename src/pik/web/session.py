"""One device at one table: commands in, the newest frame out."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Final, TypeAlias, assert_never

import msgspec
import structlog
from aiohttp import WSMsgType

from pik.core.message import Message, Refusal
from pik.core.seat import Seat
from pik.room.commands import by_guest, by_person
from pik.room.effects import Present, Refuse
from pik.room.house import Again
from pik.room.journal import Said, alias
from pik.room.life_acts import GiveBot
from pik.room.place import Place
from pik.room.restore import CannotGoOnError
from pik.web.frames import Sight
from pik.web.levels import Levels
from pik.web.limits import Bucket, Buckets
from pik.web.link import Link
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
FRESH_S: Final = 0.005
"""How long the times in a sight are right enough: while a move is shown."""

log = structlog.get_logger()
Answer: TypeAlias = Refused | str
"""What a device is told about its command: why not, or the id of one that is done."""


class Limits(msgspec.Struct, frozen=True):
    """How often a device may do what is kept, by its secret or its address; and the levels there are."""

    who: str
    lives: Buckets
    chats: Buckets
    levels: Levels


_COMMAND = msgspec.json.Decoder[Command](Command)


class Named(msgspec.Struct):
    """Of a message that is no command, its id."""

    cmd: str = ""


class Sights:
    """The newest sight of a table, for all its sessions."""

    def __init__(self, place: Place) -> None:
        self._place = place
        self._last: Sight | None = None

    def now(self) -> Sight:
        """How the table looks now."""
        table, last = self._place.table, self._last
        if last is not None and last.table is table and last.company.lasts:
            return last
        now = self._place.now
        if last is None or last.table is not table or not 0 <= now - last.now < FRESH_S:
            last = self._last = Sight(table, now, last)
        return last


class Session:
    """A device that plays, or watches. A slow one gets the newest frame, not a queue."""

    def __init__(self, link: Link, place: Place, key: str | None, seen: int | None, limits: Limits) -> None:
        self.key = key
        self._limits = limits
        self.on_refused: Callable[[str], None] = lambda code: None
        """Hears the code of each refusal."""
        self._link = link
        self._place = place
        self._seen = seen
        self.sights = Sights(place)
        self._shows = -1
        """Which show of the table was sent."""
        self._owed = True
        """The device waits for a frame, new or not."""
        self._said = place.said_to(self)[-MOST_SAID:]
        """What was said and not yet told."""
        self._answers: list[Answer] = []
        """What to tell before the next frame: refusals, and ids of commands that are done."""
        self._acting = False
        """A command is under way: its answer will show the table."""
        self._end: int | None = None
        self._later: asyncio.Task[None] | None = None
        """Waits for a slow link; stays when the socket is closed or broken, so that no more is written."""
        self._bucket = Bucket(AT_ONCE, A_SECOND)
        self._ignored = 0

    @property
    def seat(self) -> Seat | None:
        """The seat that the device's secret opens now."""
        life = self._place.table.life
        return life.seat_of(life.person(self.key))

    def show(self) -> None:
        """Something has changed: show the newest, if not with an answer that is due any moment."""
        if not self._acting:
            self._tell()

    def hear(self, said: Said) -> None:
        """Somebody has said something; told after a frame."""
        self._said = (*self._said, said)[-MOST_SAID:]
        self._tell()

    def gone(self) -> None:
        """The table is no more."""
        self.end(NO_TABLE)

    def displace(self) -> None:
        """Another device of the same seat has taken over."""
        self.end(TAKEN_OVER)

    def end(self, code: int) -> None:
        """Close the socket after what is still to be told."""
        self._end = code
        self._tell()

    async def run(self) -> None:
        """Talk until the socket closes."""
        self.sights = next((mate.sights for mate in self._place.devices if isinstance(mate, Session)), self.sights)
        self._place.join(self)
        # after the table has taken notice
        _ = asyncio.get_running_loop().call_soon(self._tell)
        try:
            async for message in self._link:
                raw = message.data if message.type is WSMsgType.TEXT else b""
                await self._read(raw.encode() if isinstance(raw, str) else b"")
                if self._later is not None and len(self._answers) >= MOST_WAITING:
                    await asyncio.wait((self._later,))
        finally:
            self._place.leave(self)
            if self._later is not None:
                self._later.cancel()
                await asyncio.gather(self._later, return_exceptions=True)

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
        if isinstance(command.act, GiveBot):
            try:
                self._limits.levels.given(self._place.table.head.game, (command.act.level,))
            except Refusal as refusal:
                return Refuse(refusal.message)
        answer = await self._place.act(by_guest(self.key, command.cmd, command.act))
        if isinstance(answer, Present):
            self._place.devices.claim(self)
        return answer

    def _answer(self, answer: Answer) -> None:
        self._acting = False
        self._answers.append(answer)
        self._tell()

    def _tell(self) -> None:
        """Write what is due; while the link is full it waits, so that a slow one gets the newest."""
        if self._later is None and not self._told():
            self._later = asyncio.ensure_future(self._tell_later())

    def _told(self) -> bool:
        """Write what is due as far as the link takes it; whether nothing is left to do."""
        try:
            while not self._link.full:
                text = self._next()
                if text is None:
                    return self._end is None
                self._link.write(text)
        except Exception:
            log.exception("a frame failed", table=alias(self._place.table.head.table), seat=self.seat)
            self._end = FAILED
        return False

    async def _tell_later(self) -> None:
        """Write the rest of what is due when the link takes it, then close the socket where that is due."""
        with suppress(ConnectionError):
            while not self._told():
                if self._end is not None and not self._link.full:
                    await self._link.close(code=self._end)
                    return
                await self._link.drain()
            self._later = None

    def _next(self) -> bytes | None:
        """What is to be told next."""
        if self._answers:
            return self._told_of(self._answers.pop(0))
        if self._end is not None:
            return None
        if not self._acting and (self._owed or self._shows != self._place.devices.shows):
            return self._frame(None)
        if self._said and self._shows >= 0:
            first, *rest = self._said
            self._said = tuple(rest)
            return msgspec.json.encode(line(first))
        return None

    def _told_of(self, answer: Answer) -> bytes:
        """A refusal, which a frame has to follow; or a frame that says that the command is done."""
        if isinstance(answer, str):
            return self._frame(answer)
        self.on_refused(answer.message.code)
        self._owed = True
        return msgspec.json.encode(answer)

    def _frame(self, done: str | None) -> bytes:
        sight = self.sights.now()
        self._shows, self._owed = self._place.devices.shows, False
        raw = sight.frame(self.key, self._seen, done)
        self._seen = sight.table.seq
        return raw


def line(said: Said) -> ChatLine:
    """What was said, as it travels."""
    return ChatLine(said.n, said.at, said.name, said.seat, said.text, said.phrase)


def name_of(raw: bytes) -> str:
    """The id in a message that may be no command; empty where there is none."""
    try:
        return msgspec.json.decode(raw, type=Named).cmd[:40]
    except (ValueError, RecursionError):
        return ""
