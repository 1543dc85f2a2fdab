"""What Pik does after a fall, and with much in its store."""

import asyncio
import os
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from urllib.request import urlopen

from msgspec.structs import replace

from house.paths import ROOT
from pik.core.seat import Seat
from pik.games import CATALOG
from pik.room.founding import founded
from pik.room.journal import Line, Stored
from pik.room.life_acts import GiveBot
from pik.room.opening import head_of
from pik.store.schema import connect, prepare
from pik.store.sqlite import insert_table
from roombench.load import Crowd
from roombench.sides import Pik, Started

LINES = 10
"""Of each stored table."""
BOTS = (GiveBot(Seat(1), "club"), GiveBot(Seat(2), "club"))


@dataclass(frozen=True)
class Fall:
    """After `kill -9` in the middle of play: until the server listens, and until all have their views again."""

    start_ms: float
    views_ms: float


async def fallen(tables: int, seconds: float = 2.0) -> Fall:
    """Play, kill, start again on the same store, come back; nothing that was seen may be lost."""
    side = Pik()
    with tempfile.TemporaryDirectory(prefix="pik-bench-") as name:
        server = Started(side, Path(name))
        crowd = Crowd(side, server.port, lambda table: crowd.play(table))  # noqa: PLW0108 - it is not there yet
        opened = await asyncio.to_thread(side.tables, server.port, tables)
        await crowd.come(opened)
        crowd.play_all()
        await asyncio.sleep(seconds)
        server.stop()
        begun = time.perf_counter()
        crowd.playing = False
        server = await asyncio.to_thread(Started, side, Path(name))
        again = Crowd(side, server.port, lambda table: None)
        await again.arrive(opened)
        took = time.perf_counter() - begun
        again.leave()
        server.stop()
    for before, after in zip(crowd.tables, again.tables, strict=True):
        if after.seq < before.seq:
            raise RuntimeError(f"seen {before.seq}, kept {after.seq}")
    return Fall(server.start_s * 1e3, took * 1e3)


@dataclass(frozen=True)
class Stock:
    """A start of `pik serve` on a full store: until it says its address, and until a stored table's page is there."""

    start_ms: float
    page_ms: float


def stocked(tables: int) -> Stock:
    """Fill a store and start the server on it."""
    with tempfile.TemporaryDirectory(prefix="pik-bench-") as name:
        table = fill(Path(name), tables)
        begun = time.perf_counter()
        env = os.environ | {"PIK_DATA": name, "PYTHONPATH": str(ROOT / "src")}
        command = [sys.executable, "-m", "pik", "serve", "--port", "0"]
        with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, env=env, text=True) as server:
            assert server.stdout is not None
            url = next(line for line in server.stdout if line.startswith("Pik is at")).split()[-1]
            started = time.perf_counter()
            with urlopen(f"{url}/t/{table}") as page:  # noqa: S310 - our own address
                page.read()
            seen = time.perf_counter()
            server.kill()
    return Stock((started - begun) * 1e3, (seen - begun) * 1e3)


def fill(folder: Path, tables: int) -> str:
    """Store so many tables, opened just now; the id of one."""
    game = CATALOG["pikala"]
    one = founded(head_of("t", game, b"{}", 3, time.time()), game, "a" * 64, "Vera", BOTS, begin=True)
    last = one.lines[-1]
    more = (replace(last, seq=last.seq + at, cmd=f"more-{at}") for at in range(1, LINES - len(one.lines) + 1))
    lines: tuple[Line, ...] = (*one.lines, *more)
    base = connect(str(folder / "pik.sqlite3"))
    prepare(base, "")
    base.execute("BEGIN")
    for number in range(tables):
        insert_table(base, Stored(replace(one.head, table=f"{number:022d}"), lines))
    insert_table(base, Stored(replace(one.head, table="z" * 22), one.lines))
    base.execute("COMMIT")
    base.close()
    return "z" * 22
