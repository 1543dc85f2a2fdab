"""`pik serve`: the web table."""

import argparse
import os
import sys
from collections.abc import Coroutine, Sequence
from typing import TYPE_CHECKING

from pik.cli.options import Subparsers

if TYPE_CHECKING:
    from pik.room.asking import Asker
    from pik.web.bundle import Asset
    from pik.web.settings import Settings

SWITCH_S = 0.001
"""How long the thread that writes waits, at each of its steps, for a loop that has much to do."""
DAY_S = 24 * 3600.0
RARELY = (50_000, 20, 50)
"""When to look for cycles, of each generation."""


def add_parser(subparsers: Subparsers) -> None:
    """Declare the command and its options."""
    parser = subparsers.add_parser("serve", help="serve the web table; settings come from the environment")
    parser.add_argument("--host", metavar="HOST", help="instead of PIK_HOST (127.0.0.1)")
    parser.add_argument("--port", metavar="PORT", help="instead of PIK_PORT (8000)")
    parser.add_argument("--check-config", action="store_true", help="try the settings, print them and end")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Serve until told to stop. 0: stopped; 2: a setting, the port, the folder or the bundle won't do."""
    from pik.store.schema import StoreError
    from pik.web.bundle import BundleMissingError, read_bundle
    from pik.web.settings import SettingsError, read_settings, tried

    given = {"PIK_HOST": args.host, "PIK_PORT": args.port}
    try:
        settings = read_settings(os.environ | {name: text for name, text in given.items() if text is not None})
        if args.check_config:
            tried(settings.data)
            print(settings.shown())
            return 0
        serve(settings, read_bundle())
    except (SettingsError, StoreError, BundleMissingError) as error:
        print(f"pik: {error}", file=sys.stderr)
        return 2
    return 0


def serve(settings: "Settings", bundle: "dict[str, Asset]") -> None:
    """Put the parts together and serve. Raises SettingsError, StoreError."""
    from pik import bots
    from pik.games import CATALOG
    from pik.room.house import House
    from pik.room.runner import Room
    from pik.store.sqlite import SqliteJournal
    from pik.texts.catalog import source
    from pik.web.chance import SecretDraw
    from pik.web.guests import Guests, read_key
    from pik.web.keys import Desk
    from pik.web.levels import Levels
    from pik.web.logs import configure
    from pik.web.meter import Meter
    from pik.web.serving import run_until_stopped
    from pik.web.settings import prepared

    configure(settings.log)
    folder = prepared(settings.data)
    meter = Meter()
    journal = SqliteJournal(folder / "pik.sqlite3", meter.kept)
    asker = asker_of_bots()
    house = House(journal, CATALOG, meter.timed(asker), SecretDraw(), settings.bot_pace)
    guests = Guests(read_key(folder / "cookie.key"), secure=(settings.public_url or "").startswith("https:"))
    room = Room(house, settings.keep_days * DAY_S or None)
    levels = Levels(bots.levels, bots.lacking, asker.soon)
    desk = Desk(room, CATALOG, levels, bundle, source, guests, settings.public_url)
    desk.meter, desk.metrics, desk.proxies = meter, settings.metrics, settings.proxies
    try:
        run_loop(run_until_stopped(desk, journal, settings, announce))
    finally:
        asker.close()


def asker_of_bots() -> "Asker":
    """Who asks the bots: who thinks for long does so in a process, the master in one apart: it takes long to warm."""
    from pik import bots
    from pik.room.asking import Asker
    from pik.room.thinking import Thinkers

    clubs, masters = (Thinkers(bots.player, get_ready, bots.leave) for get_ready in (bots.ready, bots.warm))
    return Asker(bots.player, elsewhere={bots.CLUB: clubs, bots.MASTER: masters})


def run_loop(work: Coroutine[object, object, None]) -> None:
    """Run to the end, in the faster loop where there is one.

    Nearly all that a table makes is free of cycles: looking for them after every few hundred values costs a tenth.
    """
    import asyncio
    import gc

    gc.freeze()
    gc.set_threshold(*RARELY)
    sys.setswitchinterval(SWITCH_S)
    try:
        import uvloop
    except ImportError:
        asyncio.run(work)
    else:
        uvloop.run(work)


def announce(addresses: Sequence[str], qr: str | None) -> None:
    """Say where the table is, and show an address to a phone's camera."""
    import segno

    for address in addresses:
        print(f"Pik is at {address}")
    if qr is not None:
        segno.make(qr, micro=False).terminal(compact=True)
    sys.stdout.flush()
