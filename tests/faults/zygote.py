"""Servers that start at once: everything is loaded before, each server is a fork of this program.

`python -m tests.faults.zygote` reads an order a line from its input and says what becomes of it. The server is that of
`pik serve`; an order may have it killed at a commit, and may put its clock on.
"""

import asyncio
import gc
import os
import signal
import sqlite3
import sys
import time
from contextlib import suppress
from functools import partial
from importlib import import_module
from typing import Any, ClassVar, Final

import msgspec
from msgspec import Struct

from pik import bots, cli
from pik.cli import serve
from pik.games import CATALOG
from pik.room import asking, house, runner
from pik.room.effects import Effect
from pik.room.place import Place
from pik.store import sqlite
from pik.texts import catalog
from pik.web import bundle, chance, guests, keys, logs, meter, serving

LOADED: Final = (bots, cli, serve, asking, house, runner, sqlite, catalog, chance, guests, keys, logs, meter, serving)
WRITES: Final = ("INSERT", "UPDATE", "DELETE")


class Order(Struct):
    """How a server shall be: its settings, how far its clock is put on, which of its writes it does not outlive."""

    settings: dict[str, str]
    skew: float = 0.0
    at: int = 0
    """0: none; 1: the first …"""
    kept: bool = False
    """Whether that write is on the disk when the server dies."""
    careless: bool = False
    """A planted fault: what is not on the disk yet is shown."""


class Mortal(sqlite3.Connection):
    """A connection that has the program killed around one of its commits."""

    at: ClassVar[int] = 0
    kept: ClassVar[bool] = False
    count: ClassVar[int] = 0
    _wrote = False

    def execute(self, sql: str, parameters: Any = (), /) -> sqlite3.Cursor:  # noqa: ANN401 - as sqlite3 has it
        """Do a statement; maybe die before or after it. One that writes outside a transaction is a commit."""
        writes = sql.lstrip().upper().startswith(WRITES)
        self._wrote |= writes
        if not (self._wrote and (sql == "COMMIT" or (writes and not self.in_transaction))):
            return super().execute(sql, parameters)
        self._wrote = False
        Mortal.count += 1
        if Mortal.count == Mortal.at and not Mortal.kept:
            os.kill(os.getpid(), signal.SIGKILL)
        done = super().execute(sql, parameters)
        if Mortal.count == Mortal.at:
            os.kill(os.getpid(), signal.SIGKILL)
        return done

    def executemany(self, sql: str, parameters: Any, /) -> sqlite3.Cursor:  # noqa: ANN401 - as sqlite3 has it
        """Do a statement many times."""
        self._wrote |= sql.lstrip().upper().startswith(WRITES)
        return super().executemany(sql, parameters)


def be_server(order: Order) -> int:
    """Serve, in the child's process."""
    os.environ.update(order.settings)
    Mortal.at, Mortal.kept = order.at, order.kept
    put(sqlite3, "connect", partial(sqlite3.connect, factory=Mortal))
    put(house, "House", partial(house.House, now=lambda: time.time() + order.skew))
    if order.careless:
        be_careless()
    return cli.main(["serve"])


def be_careless() -> None:
    """Show acts without waiting for the disk."""
    keep = Place._keep
    writes: set[asyncio.Task[None]] = set()

    async def begin_to_keep(self: Place, effects: tuple[Effect, ...]) -> None:
        writes.add(asyncio.ensure_future(keep(self, effects)))

    put(Place, "_keep", begin_to_keep)


def put(owner: object, name: str, value: object) -> None:
    """Let something be another one in this process."""
    setattr(owner, name, value)


def say(text: str) -> None:
    """Tell whoever gives the orders."""
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


def main() -> None:
    """Take orders until there are no more; one server at a time."""
    files = bundle.read_bundle()
    put(bundle, "read_bundle", lambda: files)
    with suppress(ImportError):
        import_module("uvloop")
    gc.freeze()
    for game in CATALOG:
        for level in bots.levels(game):
            bots.player(game, level)
    for line in sys.stdin:
        order = msgspec.json.decode(line, type=Order)
        child = os.fork()
        if child == 0:
            # said by the child itself: the parent might come to it only after the server has told where it is
            say(f"pid {os.getpid()}")
            os._exit(be_server(order))
        _, status = os.waitpid(child, 0)
        say(f"end {os.waitstatus_to_exitcode(status)}")


if __name__ == "__main__":
    main()
