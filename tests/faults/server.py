"""One life of a server, from its start to its end without order."""

import asyncio
from collections.abc import Mapping
from enum import Enum
from typing import Final, cast

from pik.core.draw import Draw
from pik.core.hosted import Hosted
from pik.room.house import House
from pik.room.place import Place
from pik.room.runner import Room
from pik.web.guests import Guests
from pik.web.keys import Desk
from pik.web.levels import everywhere
from pik.web.limits import Buckets
from pik.web.link import Link
from pik.web.session import Limits, Session
from pik.web.socket import find
from tests.faults.loop import StillLoop
from tests.faults.sockets import Wire
from tests.faults.store import Access
from tests.memory_journal import MemoryJournal
from tests.web.halls import BUNDLE, KEY, texts

LEVELS: Final = everywhere("club", "beginner")
ENDLESS: Final = 10**9
PACE_S: Final = 0.6
THOUGHT_S: Final = 5.0


class Bots(Enum):
    """How the bots of a house do."""

    PLAIN = "have no wish, so the plainest act is played"
    SLOW = "think for long"
    BROKEN = "fail"
    WRONG = "wish what can't be"


class Server:
    """A house over a store, its room and the sockets of its devices; all in one loop that stands still by itself."""

    def __init__(self, disk: MemoryJournal, catalog: Mapping[str, Hosted], draw: Draw, start: float) -> None:
        """`start`: the time when it starts, later than when the one before it ended."""
        self.loop = StillLoop(start)
        self.store = Access(disk)
        self.bots = Bots.PLAIN
        house = House(self.store, catalog, self._think, draw, PACE_S, self.loop.time)
        self.room = Room(house)
        self.desk = Desk(self.room, catalog, LEVELS, BUNDLE, texts, Guests(KEY, secure=False))
        self._talks: set[asyncio.Task[None]] = set()
        self._limits = Buckets(ENDLESS, ENDLESS)

    def place(self, table: str) -> Place | None:
        """A table that is in memory."""
        return self.room._places.get(table)

    def connect(self, table: str, key: str | None, seen: int | None, wire: Wire) -> bool:
        """A device opens its socket; whether it is let in."""
        place = self.loop.run(find(self.desk, table, key))
        if not isinstance(place, Place):
            return False
        limits = Limits(key or "nobody", self._limits, self._limits, LEVELS)
        session = Session(cast("Link", wire), place, key, seen, limits)
        talk = self.loop.create_task(session.run())
        self._talks.add(talk)
        talk.add_done_callback(self._talks.discard)
        return True

    def kill(self, *, lucky: bool) -> None:
        """Be gone in the middle of everything; a write that waits is kept if it is lucky."""
        self.store.die(lucky=lucky)
        self.loop.perish()

    async def _think(self, game: str, level: str, view: bytes) -> bytes | None:
        match self.bots:
            case Bots.PLAIN:
                return None
            case Bots.SLOW:
                await asyncio.sleep(THOUGHT_S)
                return None
            case Bots.BROKEN:
                raise RuntimeError("planted")
            case Bots.WRONG:
                return b'{"type":"fly"}'
