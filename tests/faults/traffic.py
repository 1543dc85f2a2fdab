"""All that leaves a server for one viewer of a table, byte by byte and at what time."""

import asyncio
from collections.abc import Mapping
from random import Random
from typing import Final
from zlib import crc32

import msgspec
from msgspec import Raw

from pik.core.draw import SeededDraw
from pik.core.hosted import Hosted
from pik.core.seat import TABLE, Seat
from pik.room.fold import Table
from pik.room.journal import Stored
from pik.web.pages import title
from tests.faults.server import Server
from tests.faults.sockets import Wire
from tests.faults.twins import plain
from tests.memory_journal import MemoryJournal

PACK: Final = [suit + rank for suit in "SHDC" for rank in "23456789TJQKA"]
HOUR_S: Final = 3600.0


class Thinking(Server):
    """A server whose bots think for another time at each view, within their pace."""

    async def _think(self, game: str, level: str, view: bytes) -> bytes | None:
        await asyncio.sleep(crc32(view) % 500 / 1000)
        return None


class Scene:
    """A server with one table, and a viewer whose devices write down what they hear."""

    def __init__(self, stored: Stored, catalog: Mapping[str, Hosted], key: str | None) -> None:
        self.disk = MemoryJournal()
        self.table = stored.head.table
        self.disk.heads[self.table] = stored.head
        self.disk.lines[self.table] = list(stored.lines)
        self.disk.spoken[self.table] = []
        self.key = key
        self.heard: list[tuple[float, bytes]] = []
        start = max((line.at for line in stored.lines), default=0.0) + HOUR_S
        self.server = Thinking(self.disk, catalog, SeededDraw(b"scene"), start)
        self._wires: list[Wire] = []

    @property
    def now(self) -> Table:
        """The table as it stands in memory."""
        place = self.server.place(self.table)
        assert place is not None
        return place.table

    def come(self, key: str | None, seen: int | None = None) -> Wire:
        """A device opens the table; if it is the viewer's, what it hears is written down."""
        wire = Wire(lambda raw: None, self._write if key == self.key else lambda raw: None)
        assert self.server.connect(self.table, key, seen, wire)
        self._wires.append(wire)
        self.server.loop.settle()
        return wire

    def say(self, wire: Wire, message: object) -> None:
        """A device says something, and is answered."""
        wire.say(msgspec.json.encode(message).decode())
        self.server.loop.settle()

    def fetch(self) -> None:
        """The viewer downloads the match, and looks at the page."""
        loop, room = self.server.loop, self.server.room
        for match in (None, *range(4)):
            self._write(loop.run(room.record(self.table, match, self.key)) or b"none")
        glanced = loop.run(room.glance(self.table))
        self._write(b"none" if glanced is None else title(glanced).encode())

    def act(self, wire: Wire, seat: Seat, act: bytes, cmd: str) -> None:
        """Somebody does an act of the game that answers the present decision."""
        table = self.now
        since = table.marks.since if seat == TABLE else table.seats[seat].since
        self.say(wire, {"type": "act", "cmd": cmd, "since": since, "act": Raw(act), "table": seat == TABLE})

    def end(self) -> None:
        """Close everything."""
        for wire in self._wires:
            wire.hang_up()
        self.server.kill(lucky=False)

    def _write(self, raw: bytes) -> None:
        self.heard.append((self.server.loop.time(), plain(raw)))


def tries(seat: Seat | None, table: Table, random: Random) -> list[tuple[Seat | None, dict[str, object]]]:
    """What a viewer may say whose refusal could tell something: who acts by it in the game (None: nobody), and how."""
    since = 0 if seat is None else max(table.seats[seat].since, table.marks.since)
    kinds = sorted(set[str]().union(*(kinds_of(table, Seat(at)) for at in range(len(table.seats)))))
    acts: list[object] = [{"type": kind} for kind in kinds]
    acts += [{"type": kind, "card": card} for kind in kinds for card in random.sample(PACK, 4)]
    acts += [{"type": kind, "discards": random.sample(PACK, 3)} for kind in kinds]
    said: list[tuple[Seat | None, dict[str, object]]] = [
        (seat, {"type": "act", "cmd": f"t{number}", "since": since, "act": act}) for number, act in enumerate(acts)
    ]
    said.append((None, {"type": "act", "cmd": "old", "since": since - 1, "act": {"type": "none"}}))
    said.append((None, {"type": "chat", "cmd": "long", "text": "x" * 300}))
    said.extend((None, life_of(kind)) for kind in ("sit", "free", "host", "scorer"))
    return said


def life_of(kind: str) -> dict[str, object]:
    """An act of table life about a seat that is not there."""
    return {"type": "life", "cmd": kind, "act": {"type": kind, "seat": 9}}


def kinds_of(table: Table, seat: Seat) -> set[str]:
    """The kinds of acts that a seat may do."""
    asked = table.seats[seat].asked
    kinds: set[str] = set()
    for choice in msgspec.json.decode(msgspec.json.encode((*asked.options, *asked.offers))):
        kinds |= {choice["act"]} if "act" in choice else {act["type"] for act in choice.get("acts", ())}
    return kinds
