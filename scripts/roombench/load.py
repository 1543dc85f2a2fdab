"""What the driver does to a server: as fast as it goes, at a steady rate, or sitting still."""

import asyncio
import random
import time
from collections.abc import Callable
from dataclasses import dataclass, field

from roombench.sides import Seat, Side, Started, View
from roombench.wire import Wire, connect

OPENING = 200
"""Sockets opened at the same time."""
PATIENCE_S = 120.0
SETTLING_S = 1.0
"""Until all have heard who else has come."""
FILLING = 400
"""Tables that fill what a server keeps in any case, however many there are: buffers, and the pages of a file."""
SEATS = 4
ALL = (1 << SEATS) - 1
"""All sockets of a table, as bits."""


@dataclass
class Table:
    """A table with its four sockets. The next move is made when all four have seen the last one."""

    seq: int = -1
    answered: int = -1
    """The state that the last move answered; what shows it once more says nothing new."""
    seen: int = 0
    """The sockets that have the state `seq`, as bits."""
    wire: Wire | None = None
    move: bytes | None = None
    sent: float = 0.0
    wires: list[Wire] = field(default_factory=list[Wire])


class Crowd:
    """All tables of a run."""

    def __init__(self, side: Side, port: int, when_ready: Callable[[Table], None]) -> None:
        self._side = side
        self._port = port
        self._when_ready = when_ready
        self.tables: list[Table] = []
        self.moves = 0
        self.waits: list[float] = []
        """Seconds from a move to the fourth view of it."""
        self.playing = False

    async def come(self, tables: list[list[Seat]]) -> None:
        """Open all sockets, wait until each has its first view and all have heard who else has come."""
        await self.arrive(tables)
        await asyncio.sleep(SETTLING_S)
        self.playing = True

    async def arrive(self, tables: list[list[Seat]]) -> None:
        """Open all sockets and wait until each has its first view."""
        gate = asyncio.Semaphore(OPENING)
        self.tables = [Table() for _ in tables]
        pairs = zip(self.tables, tables, strict=True)
        await asyncio.gather(*(self._sit(gate, table, seat) for table, seats in pairs for seat in seats))

    def play_all(self) -> None:
        """Make the first move at each table."""
        for table in self.tables:
            self.play(table)

    async def _sit(self, gate: asyncio.Semaphore, table: Table, seat: Seat) -> None:
        first = asyncio.get_running_loop().create_future()
        async with gate:
            await connect(self._port, seat.path, seat.cookie, self._hearing(table, seat, first))
            await asyncio.wait_for(first, PATIENCE_S)

    def _hearing(self, table: Table, seat: Seat, first: "asyncio.Future[None]") -> Callable[[Wire, bytes], None]:
        read = self._side.view
        own: list[int] = []

        def heard(wire: Wire, text: bytes) -> None:
            view = read(seat, text)
            if view is None:
                answer = self._side.answer(seat, text)
                if answer is not None:
                    wire.send(answer)
                return
            if not own:
                own.append(1 << len(table.wires))
                table.wires.append(wire)
                first.set_result(None)
            self._saw(table, wire, own[0], view)

        return heard

    def _saw(self, table: Table, wire: Wire, bit: int, view: View) -> None:
        """Count a view; a socket that skipped a state is at the newest all the same."""
        seq, move = view
        if seq < table.seq or seq <= table.answered:
            return
        if seq > table.seq:
            table.seq, table.wire, table.seen = seq, None, 0
        if move is not None:
            table.wire, table.move = wire, move
        had, table.seen = table.seen, table.seen | bit
        if had != table.seen == ALL and table.wire is not None:
            if table.sent:
                self.waits.append(time.perf_counter() - table.sent)
                self.moves += 1
                table.sent = 0.0
            self._ready(table)

    def _ready(self, table: Table) -> None:
        if self.playing:
            self._when_ready(table)

    def play(self, table: Table) -> None:
        """Make the table's move."""
        wire, move = table.wire, table.move
        assert wire is not None
        assert move is not None
        table.wire, table.answered, table.seen = None, table.seq, 0
        table.sent = time.perf_counter()
        wire.send(move)

    def leave(self) -> None:
        """Close all sockets."""
        for table in self.tables:
            for wire in table.wires:
                wire.close()


@dataclass(frozen=True)
class Figures:
    """What came out of a run."""

    moves_a_second: float
    cpu_us: float
    """A move, of the server, in all its threads."""
    driver_us: float
    """A move, of the driver."""
    cpu_percent: float
    """Of one core."""
    p50_ms: float
    p99_ms: float


async def saturated(side: Side, server: Started, tables: int, seconds: float) -> Figures:
    """Each table moves as soon as all its sockets have seen the last move."""
    crowd = Crowd(side, server.port, lambda table: crowd.play(table))  # noqa: PLW0108 - it is not there yet
    await crowd.come(await asyncio.to_thread(side.tables, server.port, tables))
    crowd.play_all()
    return await measured(crowd, server, seconds)


async def paced(side: Side, server: Started, tables: int, rate: float, seconds: float) -> Figures:
    """Moves come at a steady rate, spread evenly over the tables; one that is late is not left out."""
    crowd = Crowd(side, server.port, lambda table: None)
    await crowd.come(await asyncio.to_thread(side.tables, server.port, tables))
    moving = asyncio.ensure_future(keep_pace(crowd, rate))
    try:
        return await measured(crowd, server, seconds)
    finally:
        moving.cancel()


async def keep_pace(crowd: Crowd, rate: float) -> None:
    """Make moves at a rate, at tables in turn."""
    order = list(crowd.tables)
    random.shuffle(order)
    begun, made = time.perf_counter(), 0
    while True:
        due = int((time.perf_counter() - begun) * rate)
        for number in range(made, due):
            table = order[number % len(order)]
            if table.wire is not None and not table.sent:
                crowd.play(table)
        made = due
        await asyncio.sleep(0.001)


async def measured(crowd: Crowd, server: Started, seconds: float) -> Figures:
    """Warm up for a fifth of the time, then count."""
    await asyncio.sleep(seconds / 5)
    crowd.waits.clear()
    moves, cpu, own, begun = crowd.moves, server.cpu(), time.process_time(), time.perf_counter()
    await asyncio.sleep(seconds)
    made, took, spent = crowd.moves - moves, time.perf_counter() - begun, server.cpu() - cpu
    driven = time.process_time() - own
    waits = sorted(crowd.waits)
    crowd.leave()
    if not made:
        raise RuntimeError("no move was made")
    return Figures(
        made / took,
        spent / made * 1e6,
        driven / made * 1e6,
        spent / took * 100,
        waits[len(waits) // 2] * 1e3,
        waits[min(len(waits) * 99 // 100, made - 1)] * 1e3,
    )


@dataclass(frozen=True)
class Rest:
    """What it takes to sit still."""

    table_kb: float
    """Just after it was opened."""
    left_kb: float
    """When nobody has looked at it for a while."""
    socket_kb: float


async def at_rest(side: Side, server: Started, tables: int) -> Rest:
    """Open tables, then sockets; leave all of them, and open as many tables more. Look at the memory each time."""
    await asyncio.to_thread(side.tables, server.port, FILLING)
    crowd = Crowd(side, server.port, lambda table: None)
    empty = server.memory()
    opened = await asyncio.to_thread(side.tables, server.port, tables)
    await asyncio.sleep(SETTLING_S)
    with_tables = server.memory()
    await crowd.come(opened)
    with_sockets = server.memory()
    crowd.leave()
    await asyncio.sleep(side.forgets_s)
    left = server.memory()
    await asyncio.to_thread(side.tables, server.port, tables)
    await asyncio.sleep(side.forgets_s)
    return Rest(
        (with_tables - empty) / tables / 1e3,
        (server.memory() - left) / tables / 1e3,
        (with_sockets - with_tables) / tables / SEATS / 1e3,
    )
