"""All tables of a house: opened when somebody comes, put away when nobody is there."""

import asyncio
import secrets
import time

import structlog

from pik.core.message import Refusal
from pik.room.opening import head_of
from pik.room.place import House, Place
from pik.room.restore import restored
from pik.room.seats import Holder

ID_BYTES = 16
IDLE_S = 300.0
SWEEP_S = 60.0

log = structlog.get_logger()


class Room:
    """The running tables over the journal."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._places: dict[str, Place] = {}
        self._opening: dict[str, asyncio.Task[Place | None]] = {}
        self._sweeper: asyncio.Task[None] | None = None

    @property
    def running(self) -> int:
        """How many tables are in memory."""
        return len(self._places)

    async def create(self, game: str, config: bytes, holders: tuple[Holder, ...]) -> str:
        """A new table; its id is its link. Raises Refusal("bad-config"), JournalDownError."""
        rules = self._house.catalog.get(game)
        if rules is None:
            raise Refusal("bad-config", why="no such game")
        table = secrets.token_urlsafe(ID_BYTES)
        await self._house.journal.create(head_of(table, rules, config, holders, self._house.now()))
        log.info("table opened", table=table, game=game, seats=len(holders))
        await self.open(table)
        return table

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
        place = Place(self._house, await asyncio.to_thread(restored, stored, self._house.catalog))
        self._places[table] = place
        place.resume()
        return place

    def _opened(self, table: str, done: "asyncio.Task[Place | None]") -> None:
        del self._opening[table]
        if not done.cancelled() and done.exception() is not None:
            log.warning("table not opened", table=table, why=repr(done.exception()))

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_S)
            await self.sweep()
