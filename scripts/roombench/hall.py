"""Our server with the game of the bench, as a program: `hall.py FOLDER`. Says its port; tables and bots on demand."""

import asyncio
import sys
from pathlib import Path
from typing import Final

import msgspec
from aiohttp import web
from msgspec import Struct

from pik.cli.serve import run_loop
from pik.core.seat import Seat
from pik.room.commands import by_guest
from pik.room.house import House
from pik.room.life_acts import Begin, Sit
from pik.room.place import Place
from pik.room.runner import NewTable, Room
from pik.store.sqlite import SqliteJournal
from pik.web import session
from pik.web.app import application
from pik.web.bundle import asset
from pik.web.chance import SecretDraw
from pik.web.guests import COOKIE, Guests, hashed
from pik.web.keys import DESK, Desk
from pik.web.levels import everywhere
from pik.web.limits import Buckets
from pik.web.logs import configure
from roombench.bots import Company
from roombench.whist import SEATS, WHIST

UNLIMITED: Final = 1_000_000
COMPANY: Final = web.AppKey("company", Company)
BUNDLE: Final = {"index.html": asset("index.html", b"<!doctype html>")}


class Seated(Struct):
    """A new table with the cookie of each seat."""

    table: str
    cookies: list[str]


async def no_bots(game: str, level: str, view: bytes) -> bytes | None:
    """Only people play here."""
    return None


def desk_of(journal: SqliteJournal) -> Desk:
    """A desk as `pik serve` has it, with the game of the bench and one address that may send what a thousand may."""
    for name in ("AT_ONCE", "A_SECOND"):
        setattr(session, name, float(UNLIMITED))
    house = House(journal, {"whist": WHIST}, no_bots, SecretDraw(), 0.0)
    guests = Guests(b"key of the bench", secure=False)
    desk = Desk(Room(house), {"whist": WHIST}, everywhere(), BUNDLE, lambda lang, game: "", guests)
    desk.sockets = Buckets(UNLIMITED, UNLIMITED)
    return desk


async def tables(request: web.Request) -> web.Response:
    """Open as many tables as asked for, with four people at each."""
    desk = request.app[DESK]
    found = [await seated(desk) for _ in range(int(request.query["count"]))]
    return web.Response(body=msgspec.json.encode(found))


async def think(request: web.Request) -> web.Response:
    """Let bots of a level think from now on."""
    await request.app[COMPANY].come(request.query["level"])
    return web.Response()


async def seated(desk: Desk) -> Seated:
    """A table with a person at each seat."""
    secrets = [desk.guests.fresh() for _ in SEATS]
    people = [hashed(secret) for secret in secrets]
    table = await desk.room.create(NewTable("whist", b"{}", len(SEATS), people[0], "P0"))
    place = await desk.room.open(table)
    assert place is not None
    await begun(place, people)
    return Seated(table, [cookie(desk, secret) for secret in secrets])


async def begun(place: Place, people: list[str]) -> None:
    """Let the others sit down, and the match begin."""
    for at, who in enumerate(people[1:], 1):
        await place.act(by_guest(who, "sit", Sit(Seat(at), f"P{at}")))
    await place.act(by_guest(people[0], "begin", Begin()))


def cookie(desk: Desk, secret: str) -> str:
    """A secret as a browser would send it."""
    response = web.Response()
    desk.guests.give(response, secret)
    return f"{COOKIE}={response.cookies[COOKIE].value}"


async def serve(folder: Path) -> None:
    """Serve until killed."""
    configure("text")
    app = application(desk_of(SqliteJournal(folder / "pik.sqlite3")))
    app[COMPANY] = Company()
    app.router.add_post("/tables", tables)
    app.router.add_post("/bots", think)
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    print(runner.addresses[0][1], flush=True)
    await asyncio.Event().wait()


if __name__ == "__main__":
    run_loop(serve(Path(sys.argv[1])))
