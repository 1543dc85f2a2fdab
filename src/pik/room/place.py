"""A running table: the pure decisions with their effects carried out, one after another."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from dataclasses import dataclass
from typing import Protocol, TypeAlias, TypeVar

import structlog

from pik.core.draw import Draw
from pik.core.hosted import Hosted
from pik.core.message import Message
from pik.core.seat import Seat
from pik.room.commands import Act, by_bot, by_chance
from pik.room.effects import Append, AskBot, Broadcast, DrawChance, Effect, Present, Refuse
from pik.room.fallback import plainest
from pik.room.journal import CommandTakenError, Journal, JournalDownError, NoTableError, OutOfTurnError
from pik.room.restore import CannotGoOnError, restored
from pik.room.table import Table, decide, due

Ask: TypeAlias = Callable[[str, str, bytes], Awaitable[bytes | None]]
"""Game, level and encoded view to an act, or None for no wish."""

T = TypeVar("T")

PATIENCE_S = (0.1, 0.2, 0.4, 0.8, 1.6, 3.2, 6.4)

log = structlog.get_logger()


class Watcher(Protocol):
    """A device that shows the table to a seat, or to nobody in particular."""

    @property
    def seat(self) -> Seat | None:
        """Whose device it is."""
        ...

    def show(self) -> None:
        """Something has changed: show the newest."""
        ...

    def displace(self) -> None:
        """Another device of the same seat has taken over."""
        ...


@dataclass(frozen=True)
class House:
    """What all tables share."""

    journal: Journal
    catalog: Mapping[str, Hosted]
    ask: Ask
    draw: Draw
    pace: float
    """A bot's act comes this many seconds after its question, or later."""
    now: Callable[[], float] = time.time


class Again(Exception):  # noqa: N818 - asks for another try
    """The store did not take it; the same command may come again."""


class Place:
    """A running table. All that changes it goes through one lock."""

    def __init__(self, house: House, table: Table) -> None:
        self.table = table
        self.watchers: set[Watcher] = set()
        self.used = time.monotonic()
        self._house = house
        self._lock = asyncio.Lock()
        self._stopped = False
        self._tasks: set[asyncio.Task[object]] = set()
        self._waits: set[asyncio.Task[None]] = set()

    @property
    def idle(self) -> bool:
        """Whether nobody watches and nothing is under way."""
        return not (self.watchers or self._tasks or self._waits)

    def join(self, watcher: Watcher) -> None:
        """Let a device watch; an older one of the same seat goes."""
        for other in [w for w in self.watchers if w.seat is not None and w.seat == watcher.seat]:
            self.leave(other)
            other.displace()
        self.watchers.add(watcher)

    def leave(self, watcher: Watcher) -> None:
        """Let a device go."""
        self.watchers.discard(watcher)
        self.used = time.monotonic()

    def resume(self) -> None:
        """Go on where the table stands: the pack and the bots do what they have to."""
        self._wait(self._resume())

    async def act(self, command: Act) -> Present | Refuse:
        """Do a command; what comes back is kept. Raises Again, CannotGoOnError."""
        # a link that breaks must not tear an act apart
        return await asyncio.shield(self._start(self._act(command)))

    async def stop(self) -> None:
        """End what is under way; a write that has begun is finished."""
        self._stopped = True
        for task in self._waits:
            task.cancel()
        await asyncio.gather(*self._waits, *self._tasks, return_exceptions=True)

    async def _act(self, command: Act) -> Present | Refuse:
        async with self._lock:
            self.used = time.monotonic()
            answer, todo = await self._decide(command)
            await self._chance(todo)
            return answer

    async def _resume(self) -> None:
        async with self._lock:
            self.table, todo = due(self.table)
            await self._chance(todo)

    async def _decide(self, command: Act) -> tuple[Present | Refuse, tuple[Effect, ...]]:
        """One decision, kept and shown; what is left is to ask. Raises Again, CannotGoOnError."""
        while True:
            after, effects = decide(self.table, command, self._house.now())
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
            return next(effect for effect in effects if isinstance(effect, Present | Refuse)), effects

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
        self.table = restored(stored, self._house.catalog)
        self._broadcast()
        self.resume()

    async def _chance(self, todo: tuple[Effect, ...]) -> None:
        """Let the pack act as long as it has to, then ask the bots."""
        try:
            while any(isinstance(effect, DrawChance) for effect in todo):
                raw = self.table.live.chance(self._house.draw)
                _, todo = await self._decide(by_chance(self.table.seq, raw))
        except Again:
            self._wait(self._resume_later())
            return
        questions = tuple(effect for effect in todo if isinstance(effect, AskBot))
        if questions:
            self._wait(self._ask(questions))

    async def _resume_later(self) -> None:
        await asyncio.sleep(PATIENCE_S[-1])
        await self._resume()

    async def _ask(self, questions: tuple[AskBot, ...]) -> None:
        """Ask bots, and bring their acts when the pace allows: unasked ones first, before the table moves on."""
        clock = asyncio.get_running_loop()
        at = clock.time() + self._house.pace
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
