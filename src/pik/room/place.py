"""A running table: the pure decisions with their effects carried out, one after another."""

import asyncio
import time
from collections.abc import Coroutine
from contextlib import suppress
from typing import TypeVar

import structlog
from msgspec.structs import replace

from pik.core.message import Message, Refusal
from pik.room import chat
from pik.room.commands import Act, Command, Here, LifeDo, Tick, by_bot, by_chance
from pik.room.effects import Append, AskBot, Broadcast, Do, DrawChance, Effect, Present, Refuse, WakeAt
from pik.room.fallback import plainest
from pik.room.fold import Table
from pik.room.house import Again, House, Watcher
from pik.room.journal import CommandTakenError, JournalDownError, NoTableError, OutOfTurnError, Said
from pik.room.restore import CannotGoOnError, restored
from pik.room.table import decide

T = TypeVar("T")

PATIENCE_S = (0.1, 0.2, 0.4, 0.8, 1.6, 3.2, 6.4)
ALARM_LATER_S = 0.01
"""So that the time is surely reached when the alarm goes off."""

log = structlog.get_logger()


class Place:
    """A running table. All that changes it goes through one lock."""

    def __init__(self, house: House, table: Table, said: tuple[Said, ...] = ()) -> None:
        self.table = table
        self.watchers: list[Watcher] = []
        """The devices, the oldest first."""
        self.said = said[-chat.SHOWN :]
        self.shows = 0
        """How often there was something new to show."""
        self.used = time.monotonic()
        self._house = house
        self._lock = asyncio.Lock()
        self._stopped = False
        self._alarm: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[object]] = set()
        self._waits: set[asyncio.Task[None]] = set()

    @property
    def idle(self) -> bool:
        """Whether nobody watches and nothing is under way."""
        return not (self.watchers or self._tasks or self._waits)

    @property
    def now(self) -> float:
        """The time of the house."""
        return self._house.now()

    def join(self, watcher: Watcher) -> None:
        """Let a device watch; an older one of the same seat goes."""
        self.claim(watcher)
        self.watchers.append(watcher)
        _ = self._start(self._notice())

    def claim(self, watcher: Watcher) -> None:
        """Let a device have its seat alone: others of the same seat go."""
        seat = watcher.seat
        for other in [w for w in self.watchers if w is not watcher and seat is not None and w.seat == seat]:
            self.watchers.remove(other)
            other.displace()

    def leave(self, watcher: Watcher) -> None:
        """Let a device go."""
        if watcher in self.watchers:
            self.watchers.remove(watcher)
            _ = self._start(self._notice())
        self.used = time.monotonic()

    def resume(self) -> None:
        """Go on where the table stands: the room, the pack and the bots do what they have to."""
        self._wait(self._resume())

    async def act(self, command: Act | LifeDo) -> Present | Refuse:
        """Do a command; what comes back is kept. Raises Again, CannotGoOnError."""
        # a link that breaks must not tear an act apart
        return await asyncio.shield(self._start(self._act(command)))

    async def say(self, key: str | None, cmd: str, text: str | None, phrase: str | None) -> Present | Refuse:
        """Say something; what comes back is kept. Raises Again."""
        return await asyncio.shield(self._start(self._say(key, cmd, text, phrase)))

    def end(self) -> None:
        """The table is no more: tell every device."""
        for watcher in tuple(self.watchers):
            watcher.gone()

    async def stop(self) -> None:
        """End what is under way; a write that has begun is finished."""
        self._stopped = True
        self._wake(None)
        for task in self._waits:
            task.cancel()
        await asyncio.gather(*self._waits, *self._tasks, return_exceptions=True)

    async def _act(self, command: Act | LifeDo) -> Present | Refuse:
        async with self._lock:
            self.used = time.monotonic()
            answer, todo = await self._decide(command)
            await self._follow(todo)
            if isinstance(command, LifeDo):
                await self._look()
            return answer

    async def _resume(self) -> None:
        async with self._lock:
            await self._look()

    async def _notice(self) -> None:
        if not self._stopped:
            async with self._lock:
                await self._look()

    async def _look(self) -> None:
        """Take in who is here and what time it is, and do what follows from it."""
        life = self.table.life
        people = (life.person(watcher.key) for watcher in self.watchers)
        _, todo = await self._decide(Here(frozenset(person for person in people if person is not None)))
        await self._follow(todo)

    async def _tick(self) -> None:
        async with self._lock:
            _, todo = await self._decide(Tick())
            await self._follow(todo)

    async def _say(self, key: str | None, cmd: str, text: str | None, phrase: str | None) -> Present | Refuse:
        async with self._lock:
            life, table = self.table.life, self.table.head.table
            try:
                said = chat.said(life, life.person(key), cmd, text, phrase, self.said, self.now)
                await self._house.journal.say(table, said)
            except Refusal as refusal:
                return Refuse(refusal.message)
            except CommandTakenError:
                return Present()
            except (JournalDownError, OutOfTurnError, NoTableError) as error:
                await self._reread()
                raise Again from error
            self.said = (*self.said, said)[-chat.SHOWN :]
            for watcher in self.watchers:
                watcher.hear(said)
            return Present()

    async def _reread(self) -> None:
        """Read the chat anew, as far as the store is there."""
        with suppress(JournalDownError):
            self.said = (await self._house.journal.chat(self.table.head.table))[-chat.SHOWN :]

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
            if any(isinstance(effect, Broadcast) for effect in effects):
                self._broadcast()
            return next((effect for effect in effects if isinstance(effect, Present | Refuse)), Present()), effects

    async def _keep(self, effects: tuple[Effect, ...]) -> None:
        """Write what is to be kept. Raises Again, and JournalError when another writer was first."""
        table = self.table.head.table
        for effect in effects:
            if isinstance(effect, Append):
                try:
                    await self._house.journal.append(table, effect.line)
                except JournalDownError as error:
                    log.warning("store out of reach", table=table, seq=effect.line.seq)
                    raise Again from error

    async def _reload(self) -> None:
        """Another writer was first: read the table anew. Raises Again, CannotGoOnError."""
        table = self.table.head.table
        log.info("read anew", table=table, seq=self.table.seq)
        try:
            stored = await self._house.journal.load(table)
        except JournalDownError as error:
            raise Again from error
        if stored is None:
            raise CannotGoOnError(Message("damaged"))
        self.table = replace(restored(stored, self._house.catalog), presence=self.table.presence)
        self._broadcast()
        self.resume()

    async def _follow(self, todo: tuple[Effect, ...]) -> None:
        """Let the room and the pack act as long as they have to, then ask the bots."""
        try:
            while (command := self._next(todo)) is not None:
                _, todo = await self._decide(command)
        except Again:
            self._wait(self._resume_later())
            return
        for effect in todo:
            if isinstance(effect, WakeAt):
                self._wake(effect.at)
        questions = tuple(effect for effect in todo if isinstance(effect, AskBot))
        if questions:
            self._wait(self._ask(questions))

    def _next(self, todo: tuple[Effect, ...]) -> Command | None:
        """What the room or the pack has to do first."""
        for effect in todo:
            if isinstance(effect, Do):
                return effect.command
            if isinstance(effect, DrawChance):
                return by_chance(effect.seq, self.table.live.chance(self._house.draw))
        return None

    def _wake(self, at: float | None) -> None:
        """Look at the clock then, and not at any time set before."""
        if self._alarm is not None:
            self._alarm.cancel()
        loop = asyncio.get_running_loop()
        wait = None if at is None or self._stopped else max(0.0, at - self.now) + ALARM_LATER_S
        self._alarm = None if wait is None else loop.call_later(wait, lambda: self._start(self._tick()))

    async def _resume_later(self) -> None:
        await asyncio.sleep(PATIENCE_S[-1])
        await self._resume()

    async def _ask(self, questions: tuple[AskBot, ...]) -> None:
        """Ask bots, and bring their acts when the pace allows: unasked ones first, before the table moves on."""
        clock = asyncio.get_running_loop()
        at = clock.time() + max(question.pace for question in questions)
        acts = await asyncio.gather(*(self._answer(question) for question in questions))
        await asyncio.sleep(max(0.0, at - clock.time()))
        for question, act in sorted(zip(questions, acts, strict=True), key=lambda pair: pair[0].needed):
            await self._bring(question, act)

    async def _answer(self, question: AskBot) -> bytes | None:
        try:
            return await self._house.ask(self.table.head.game, question.level, question.view)
        except Exception:
            log.exception("a bot failed", table=self.table.head.table, seat=question.seat, level=question.level)
            return None

    async def _bring(self, question: AskBot, act: bytes | None) -> None:
        """Bring a bot's act; where it fails and the table waits for it, the plainest act."""
        if act is not None:
            answer = await self._insist(by_bot(question.seat, question.since, act))
            if isinstance(answer, Present) or answer.message.code == "stale":
                return
            log.error("a bot's act was refused", table=self.table.head.table, code=answer.message.code)
        if question.needed:
            await self._replace(question)

    async def _replace(self, question: AskBot) -> None:
        """Play the plainest act for a bot that has none, unless it is asked for something else by now."""
        log.error("a bot has no act", table=self.table.head.table, seat=question.seat, level=question.level)
        plain = plainest(self.table.seats[question.seat].asked)
        if plain is not None:
            await self._insist(by_bot(question.seat, question.since, plain))

    async def _insist(self, command: Act) -> Present | Refuse:
        """Do a command, again and again while the store is out of reach."""
        for wait in PATIENCE_S:
            try:
                return await self.act(command)
            except Again:
                await asyncio.sleep(wait)
        while True:
            try:
                return await self.act(command)
            except Again:
                await asyncio.sleep(PATIENCE_S[-1])

    def _broadcast(self) -> None:
        self.shows += 1
        for watcher in self.watchers:
            watcher.show()

    def _wait(self, work: Coroutine[None, None, None]) -> None:
        """Start what may be broken off at any time, except for the acts it brings."""
        if self._stopped:
            work.close()
            return
        task = asyncio.ensure_future(work)
        self._waits.add(task)
        task.add_done_callback(self._waits.discard)
        task.add_done_callback(self._report)

    def _start(self, work: Coroutine[None, None, T]) -> "asyncio.Task[T]":
        """Start what is always finished."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        task.add_done_callback(self._report)
        return task

    def _report(self, task: "asyncio.Task[T]") -> None:
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, Again):
            log.error("a table's work failed", table=self.table.head.table, exc_info=error)
