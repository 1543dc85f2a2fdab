"""One device at one table: commands in, the newest frame out."""

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Final, TypeAlias, assert_never

import msgspec
import structlog

from pik.core.message import Message, Refusal
from pik.core.seat import Seat
from pik.room.commands import by_guest, by_person
from pik.room.effects import Present, Refuse
from pik.room.house import Again
from pik.room.journal import Said, alias
from pik.room.life_acts import GiveBot
from pik.room.place import Place
from pik.room.restore import CannotGoOnError
from pik.web.frames import Sights
from pik.web.levels import Levels
from pik.web.limits import Bucket, Buckets
from pik.web.link import Wire
from pik.web.messages import ActCommand, ChatCommand, ChatLine, Command, LifeCommand, Refused
from pik.web.wire import TOO_MANY

TAKEN_OVER: Final = 4001
NO_TABLE: Final = 4404
CANNOT_GO_ON: Final = 4002
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
    levels: Levels


_COMMAND = msgspec.json.Decoder[Command](Command)


class Named(msgspec.Struct):
    """Of a message that is no command, its id."""

    cmd: str = ""


class Session:
    """A device that plays, or watches. A slow one gets the newest frame, not a queue."""

    __slots__ = (
        "_acting",
        "_answers",
        "_bucket",
        "_end",
        "_ignored",
        "_later",
        "_limits",
        "_link",
        "_owed",
        "_place",
        "_said",
        "_seen",
        "_shows",
        "key",
        "on_refused",
        "sights",
    )

    def __init__(self, link: Wire, place: Place, key: str | None, seen: int | None, limits: Limits) -> None:
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
        if not self._acting and self._later is None and not self._told():
            self._later = asyncio.ensure_future(self._tell_later())

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
            await self._link.listen(self._hear)
        finally:
            self._place.leave(self)
            if self._later is not None:
                self._later.cancel()
                await asyncio.gather(self._later, return_exceptions=True)

    def _hear(self, raw: bytes) -> None:
        """A message: what it asks for is done as far as it can be done at once; until it is, no other is heard."""
        self._link.hold()
        command = self._read(raw)
        if isinstance(command, Refused):
            self._answer(command)
            self._go_on()
        else:
            self._acting = True
            _ = self._place.works.begin(self._obey(command))

    def _read(self, raw: bytes) -> Command | Refused:
        """What a message asks for, or why not."""
        if not self._bucket.take():
            self._ignored += 1
            if self._ignored > MOST_IGNORED:
                self.end(TOO_MANY)
            return Refused(name_of(raw), Message("too-fast"), retry=True)
        try:
            return _COMMAND.decode(raw)
        except (ValueError, RecursionError):
            return Refused(name_of(raw), Message("malformed"))

    async def _obey(self, command: Command) -> None:
        """Do what a device wants and answer. It is the table's own work: a link that breaks does not end it."""
        try:
            self._answer(await self._act(command))
        except Exception:
            self.end(FAILED)
            raise
        finally:
            self._go_on()

    def _go_on(self) -> None:
        """Let the next message be heard, unless too many answers wait for a slow link."""
        if self._later is not None and len(self._answers) >= MOST_WAITING:
            self._later.add_done_callback(lambda _: self._link.go_on())
        else:
            self._link.go_on()

    async def _act(self, command: Command) -> Answer:
        try:
            answer = await self._done(command)
        except Again:
            return Refused(command.cmd, Message("try-again"), retry=True)
        except CannotGoOnError as error:
            self.end(CANNOT_GO_ON)
            return Refused("", error.message)
        return Refused(command.cmd, answer.message) if isinstance(answer, Refuse) else command.cmd

    def _done(self, command: Command) -> Coroutine[object, None, Present | Refuse]:
        """A command as it is being done; what awaits it may get Again, CannotGoOnError."""
        match command:
            case ActCommand():
                life = self._place.table.life
                who = life.person(self.key)
                seat, raw = life.seat_of(who), bytes(command.act)
                return self._place.do(by_person(seat, command.cmd, command.since, raw, command.table, who))
            case LifeCommand():
                return self._live(command)
            case ChatCommand():
                return self._say(command)
            case _:
                assert_never(command)

    async def _say(self, command: ChatCommand) -> Present | Refuse:
        known = self._place.has_said(self.key, command.cmd)
        if not (known or self._limits.chats.take(self._limits.who)):
            return Refuse(Message("too-fast"))
        return await self._place.say(self.key, command.cmd, command.text, command.phrase)

    async def _live(self, command: LifeCommand) -> Present | Refuse:
        """Do an act of table life; who has sat down by it has the seat alone."""
        act = by_guest(self.key, command.cmd, command.act)
        if not (act.cmd in self._place.table.heard or self._limits.lives.take(self._limits.who)):
            return Refuse(Message("too-fast"))
        if isinstance(command.act, GiveBot):
            try:
                self._limits.levels.given(self._place.table.head.game, (command.act.level,))
            except Refusal as refusal:
                return Refuse(refusal.message)
        answer = await self._place.do(act)
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
        link = self._link
        try:
            while True:
                behind = not self._acting and (self._owed or self._shows != self._place.devices.shows)
                chat = self._said and self._shows >= 0
                if not (self._answers or self._end is not None or behind or chat):
                    return True
                if link.full or (self._end is not None and not self._answers):
                    return False
                if self._answers:
                    link.write(self._told_of(self._answers.pop(0)))
                elif behind:
                    link.write(self._frame(None))
                else:
                    first, *rest = self._said
                    self._said = tuple(rest)
                    link.write(msgspec.json.encode(line(first)))
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
