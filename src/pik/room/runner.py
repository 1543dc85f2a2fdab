"""All tables of a house: opened when somebody comes, put away when nobody is there."""

import asyncio
import secrets
import time
from contextlib import suppress

import structlog
from msgspec import Struct

from pik.core.message import Refusal
from pik.room.fold import Table
from pik.room.founding import founded
from pik.room.house import House
from pik.room.journal import JournalDownError, alias
from pik.room.life_acts import GiveBot, Rules
from pik.room.opening import head_of
from pik.room.place import Place
from pik.room.records import record
from pik.room.restore import restored
from pik.room.teaching import bots_of, closed, lesson_of

ID_BYTES = 16
IDLE_S = 30.0
"""A table that nobody looks at is put away after this; longer than it takes to load a page anew."""
SWEEP_S = 5.0
FORGET_EVERY = 720
"""Sweeps."""
FORGET_AFTER = 120
"""Sweeps before the first time: who starts a server with a wrong setting or clock has a while to see it."""

log = structlog.get_logger()


class NewTable(Struct, frozen=True):
    """A wish for a table. `host` is the hash of the secret that will open seat 0."""

    game: str
    config: bytes
    seats: int
    host: str
    name: str
    lang: str = "en"
    bots: tuple[GiveBot, ...] = ()
    begin: bool = False
    rules: Rules | None = None
    lesson: bool = False


class Room:
    """The running tables over the journal."""

    def __init__(self, house: House, keep_s: float | None = None) -> None:
        """`keep_s`: how long a table is kept after the last thing done at it; None: for ever."""
        self._house = house
        self._keep_s = keep_s
        self._places: dict[str, Place] = {}
        self._opening: dict[str, asyncio.Task[Place | None]] = {}
        self._sweeper: asyncio.Task[None] | None = None

    @property
    def running(self) -> int:
        """How many tables are in memory."""
        return len(self._places)

    async def create(self, wish: NewTable) -> str:
        """A new table; its id is its link. Raises Refusal, JournalDownError."""
        rules = self._house.catalog.get(wish.game)
        if rules is None:
            raise Refusal("bad-config", why="no such game")
        table = secrets.token_urlsafe(ID_BYTES)
        run = wish.rules or Rules(pace=self._house.pace)
        head = head_of(table, rules, wish.config, wish.seats, self._house.now(), lang=wish.lang, rules=run)
        first = founded(head, rules, wish.host, wish.name, wish.bots, begin=wish.begin, lesson=wish.lesson)
        await self._house.journal.create(first)
        log.info("table opened", table=alias(table), game=wish.game, seats=wish.seats)
        await self.open(table)
        return table

    async def teach(self, game: str, host: str, name: str, lang: str) -> str:
        """A new table that is a lesson; its id. `host` is the hash of the learner's secret.

        Raises Refusal, JournalDownError.
        """
        rules = self._house.catalog.get(game)
        if rules is None:
            raise Refusal("bad-config", why="no such game")
        lesson, run = lesson_of(rules), closed(Rules(pace=self._house.pace))
        bots = bots_of(lesson)
        wish = NewTable(game, lesson.config, lesson.seats, host, name, lang, bots, begin=True, rules=run, lesson=True)
        return await self.create(wish)

    async def delete(self, table: str) -> None:
        """Forget a table for good, and tell who is there. Raises JournalDownError."""
        await self._house.journal.delete(table)
        place = self._places.pop(table, None)
        if place is not None:
            place.devices.end()
            await place.stop()
        log.info("table deleted", table=alias(table))

    async def glance(self, table: str) -> Table | None:
        """A table as it stands; nothing comes to life by looking. Raises CannotGoOnError, JournalDownError."""
        place = self._places.get(table)
        if place is not None:
            return place.table
        stored = await self._house.journal.load(table)
        return None if stored is None else await asyncio.to_thread(restored, stored, self._house.catalog)

    async def record(self, table: str, match: int | None, key: str | None) -> bytes | None:
        """A match (None: the newest) as its viewer may have it; None where there is none.

        Raises CannotGoOnError, JournalDownError.
        """
        stored = await self._house.journal.load(table)
        if stored is None:
            return None
        return await asyncio.to_thread(record, stored, self._house.catalog, match, key)

    async def has(self, table: str) -> bool:
        """Whether there is such a table; nothing comes to life by asking. Raises JournalDownError."""
        return table in self._places or await self._house.journal.has(table)

    async def open(self, table: str) -> Place | None:
        """A table, brought to life if need be; None where there is none. Raises CannotGoOnError, JournalDownError."""
        found = self._places.get(table)
        if found is not None:
            return found
        opening = self._opening.get(table)
        if opening is None:
            opening = self._opening[table] = asyncio.ensure_future(self._load(table))
            opening.add_done_callback(lambda done: self._opened(table, done))
        return await asyncio.shield(opening)

    async def sweep(self, idle_s: float = IDLE_S) -> None:
        """Put away the tables that nobody has looked at for so long."""
        now = time.monotonic()
        for table, place in list(self._places.items()):
            if place.idle and now - place.used >= idle_s:
                del self._places[table]
                await place.stop()

    async def forget(self) -> None:
        """Forget the tables where nothing was done for as long as tables are kept. Raises JournalDownError."""
        if self._keep_s is not None:
            held = frozenset((*self._places, *self._opening))
            gone = await self._house.journal.sweep(self._house.now() - self._keep_s, held)
            if gone:
                log.info("tables forgotten", count=len(gone))

    def start(self) -> None:
        """Sweep from now on."""
        self._sweeper = asyncio.ensure_future(self._sweep())

    async def close(self) -> None:
        """End what is under way. The journal stays open."""
        if self._sweeper is not None:
            self._sweeper.cancel()
        await asyncio.gather(*(place.stop() for place in self._places.values()))
        self._places.clear()

    async def _load(self, table: str) -> Place | None:
        stored = await self._house.journal.load(table)
        if stored is None:
            return None
        said = await self._house.journal.chat(table)
        place = Place(self._house, await asyncio.to_thread(restored, stored, self._house.catalog), said)
        self._places[table] = place
        place.resume()
        return place

    def _opened(self, table: str, done: "asyncio.Task[Place | None]") -> None:
        del self._opening[table]
        if not done.cancelled() and done.exception() is not None:
            log.warning("table not opened", table=alias(table), why=type(done.exception()).__name__)

    async def _sweep(self) -> None:
        rounds = -FORGET_AFTER
        while True:
            if rounds % FORGET_EVERY == 0:
                with suppress(JournalDownError):
                    await self.forget()
            await asyncio.sleep(SWEEP_S)
            await self.sweep()
            rounds += 1
