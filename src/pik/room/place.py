"""A running table: the pure decisions with their effects carried out, one after another."""

import asyncio
import time

import structlog
from msgspec.structs import replace

from pik.core.message import Message
from pik.room.commands import Act, Command, Here, LifeDo, Tick, by_chance
from pik.room.conversation import Conversation
from pik.room.devices import Devices
from pik.room.effects import Append, AskBot, Broadcast, Do, DrawChance, Effect, Present, Refuse, WakeAt
from pik.room.fold import Table
from pik.room.house import Again, House, Watcher
from pik.room.journal import CommandTakenError, JournalDownError, NoTableError, OutOfTurnError, Said, alias
from pik.room.prompter import PATIENCE_S, Prompter
from pik.room.restore import CannotGoOnError, restored
from pik.room.table import decide
from pik.room.teaching import Advice, advice, chance
from pik.room.turn import Turn
from pik.room.works import Works

ALARM_LATER_S = 0.01
"""So that the time is surely reached when the alarm goes off."""

log = structlog.get_logger()


class Place:
    """A running table. What changes it has its turn: one after another."""

    __slots__ = ("_alarm", "_conversation", "_house", "_prompter", "_turn", "devices", "table", "used", "works")

    def __init__(self, house: House, table: Table, said: tuple[Said, ...] = ()) -> None:
        self.table = table
        self.devices = Devices()
        self.works = Works(table.head.table)
        self.used = time.monotonic()
        self._house = house
        self._turn = Turn()
        self._alarm: asyncio.TimerHandle | None = None
        self._conversation = Conversation(house.journal, table.head.table, said, self._hear)
        self._prompter: Prompter | None = None

    @property
    def idle(self) -> bool:
        """Whether nobody watches and nothing is under way."""
        return not (self.devices or self.works.pending or self._turn.taken)

    @property
    def now(self) -> float:
        """The time of the house."""
        return self._house.now()

    def said_to(self, watcher: Watcher) -> tuple[Said, ...]:
        """The newest of what was said; nothing for a spectator where watching is off."""
        return self._conversation.said if self.table.life.rules.watch or watcher.seat is not None else ()

    def join(self, watcher: Watcher) -> None:
        """Let a device watch; an older one of the same seat goes."""
        self.devices.add(watcher)
        _ = self.works.begin(self._notice())

    def leave(self, watcher: Watcher) -> None:
        """Let a device go."""
        if self.devices.remove(watcher):
            _ = self.works.begin(self._notice())
        self.used = time.monotonic()

    def _hear(self, said: Said) -> None:
        self.devices.hear(said, all_of_them=self.table.life.rules.watch)

    def resume(self) -> None:
        """Go on where the table stands: the room, the pack and the bots do what they have to."""
        self.works.wait(self._resume())

    async def act(self, command: Act | LifeDo) -> Present | Refuse:
        """Do a command; what comes back is kept. Raises Again, CannotGoOnError."""
        # who goes away must not tear an act apart
        return await self.works.begin(self.do(command))

    async def advice(self, key: str | None) -> Advice | None:
        """What a learner is told now. Raises Refusal for who is none."""
        return await advice(self.table, key, self._ask)

    async def _ask(self, game: str, level: str, view: bytes) -> bytes | None:
        """What a bot would do; None where it fails: then the lesson says what it can without advice."""
        try:
            return await self._house.ask(game, level, view)
        except Exception:
            log.exception("an advisor failed", table=alias(self.table.head.table))
            return None

    async def do(self, command: Act | LifeDo) -> Present | Refuse:
        """As `act`, within a work of this table: it must not be broken off."""
        async with self._turn:
            self.used = time.monotonic()
            answer, todo = await self._decide(command)
            await self._follow(todo)
            if isinstance(command, LifeDo):
                await self._look()
            return answer

    def has_said(self, key: str | None, cmd: str) -> bool:
        """Whether a command of whom a key opens for is among the newest that were said."""
        return self._conversation.knows(self.table.life.person(key), cmd)

    async def say(self, key: str | None, cmd: str, text: str | None, phrase: str | None) -> Present | Refuse:
        """Say something, within a work of this table; what comes back is kept. Raises Again."""
        async with self._turn:
            life = self.table.life
            return await self._conversation.say(life, life.person(key), cmd, text, phrase, self.now)

    async def stop(self) -> None:
        """End what is under way; a write that has begun is finished."""
        self._wake(None)
        await self.works.stop()
        async with self._turn:
            pass  # whatever came before has ended

    async def _resume(self) -> None:
        async with self._turn:
            await self._look()

    async def _notice(self) -> None:
        if not self.works.stopped:
            async with self._turn:
                await self._look()

    async def _look(self) -> None:
        """Take in who is here and what time it is, and do what follows from it."""
        _, todo = await self._decide(Here(self.devices.people(self.table.life)))
        await self._follow(todo)

    async def _tick(self) -> None:
        async with self._turn:
            _, todo = await self._decide(Tick())
            await self._follow(todo)

    async def _decide(self, command: Command) -> tuple[Present | Refuse, tuple[Effect, ...]]:
        """One decision, kept and shown; what is left is to ask. Raises Again, CannotGoOnError."""
        while True:
            after, effects = decide(self.table, command, self.now)
            try:
                await self._keep(effects)
            except CommandTakenError:
                await self._reload()
                return Present(), ()
            except (OutOfTurnError, NoTableError):
                await self._reload()
                continue
            self.table = after
            answer: Present | Refuse = Present()
            for effect in effects:
                if isinstance(effect, Broadcast):
                    self.devices.show()
                elif isinstance(effect, (Present, Refuse)):
                    answer = effect
            return answer, effects

    async def _keep(self, effects: tuple[Effect, ...]) -> None:
        """Write what is to be kept. Raises Again, and JournalError when another writer was first."""
        table = self.table.head.table
        for effect in effects:
            if isinstance(effect, Append):
                try:
                    await self._house.journal.append(table, effect.line)
                except JournalDownError as error:
                    log.warning("store out of reach", table=alias(table), seq=effect.line.seq)
                    raise Again from error

    async def _reload(self) -> None:
        """Another writer was first: read the table anew. Raises Again, CannotGoOnError."""
        table = self.table.head.table
        log.info("read anew", table=alias(table), seq=self.table.seq)
        try:
            stored = await self._house.journal.load(table)
        except JournalDownError as error:
            raise Again from error
        if stored is None:
            raise CannotGoOnError(Message("damaged"))
        self.table = replace(restored(stored, self._house.catalog), presence=self.table.presence)
        self.devices.show()
        self.resume()

    async def _follow(self, todo: tuple[Effect, ...]) -> None:
        """Let the room and the pack act as long as they have to, then ask the bots."""
        try:
            while (command := self._next(todo)) is not None:
                _, todo = await self._decide(command)
        except Again:
            self.works.wait(self._resume_later())
            return
        questions: tuple[AskBot, ...] = ()
        for effect in todo:
            if isinstance(effect, WakeAt):
                self._wake(effect.at)
            elif isinstance(effect, AskBot):
                questions = (*questions, effect)
        if questions:
            if self._prompter is None:
                self._prompter = Prompter(self._house, alias(self.table.head.table), lambda: self.table, self.act)
            self.works.wait(self._prompter.ask(questions))

    def _next(self, todo: tuple[Effect, ...]) -> Command | None:
        """What the room or the pack has to do first."""
        for effect in todo:
            if isinstance(effect, Do):
                return effect.command
            if isinstance(effect, DrawChance):
                return by_chance(effect.seq, chance(self.table, self._house.draw))
        return None

    def _wake(self, at: float | None) -> None:
        """Look at the clock then, and not at any time set before."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        if at is not None and not self.works.stopped:
            wait = max(0.0, at - self.now) + ALARM_LATER_S
            self._alarm = asyncio.get_running_loop().call_later(wait, lambda: self.works.begin(self._tick()))

    async def _resume_later(self) -> None:
        await asyncio.sleep(PATIENCE_S[-1])
        await self._resume()
