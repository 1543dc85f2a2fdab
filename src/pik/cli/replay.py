"""`pik replay RECORD`: tells a recorded match in words, each step checked against the record.

A record that was made during its match has what one seat saw: it is told, and can't be checked.
"""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from pik.cli.options import Subparsers, add_language

if TYPE_CHECKING:
    from rich.console import Console

    from pik.cli.show import Teller
    from pik.core.hosted import Hosted, Live
    from pik.core.message import Happening
    from pik.core.record import Record
    from pik.room.records import View


def add_parser(subparsers: Subparsers) -> None:
    """Declare the command and its options."""
    parser = subparsers.add_parser("replay", help="tell a recorded match in words and check it")
    parser.add_argument("record", type=Path, help="the record of a match")
    add_language(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Tell a match. 0: the record holds, or one seat's view was told; 2: it can't be read or does not hold."""
    from pik.core.record import RecordError, read
    from pik.room.records import read_view

    try:
        raw = args.record.read_bytes()
        view = read_view(raw)
        if view is None:
            tell(read(raw), args.lang)
        else:
            tell_view(view, args.lang)
    except OSError as error:
        return wrong(f"{args.record}: {error.strerror}")
    except RecordError as error:
        return wrong(f"{args.record}: {' '.join(str(error).split())}")
    return 0


def tell(record: "Record", lang: str) -> None:
    """Tell a match from its record. Raises RecordError where the record does not hold."""
    from rich.console import Console

    from pik.cli.show import read_screen
    from pik.core.record import replay

    game, console = game_of(record.header.game), Console()
    teller = teller_of(game, record.header.names or (), lang)
    lives = replay(game, record)
    live: Live = next(lives)
    for entry, after in zip(record.entries, lives, strict=True):
        tell_all(console, teller, live.narrate(entry.seat, bytes(entry.act)))
        live = after
    teller.sheet(console, read_screen(live.screen(None)).sheet)
    if not live.over:
        console.print(teller.texts.format("cli-unfinished"), markup=False)


def tell_view(view: "View", lang: str) -> None:
    """Tell what a viewer saw of a match, and that it was no more. Raises RecordError for what has no words."""
    from rich.console import Console

    from pik.core.record import RecordError

    header, console = view.header, Console()
    game = game_of(header.game)
    if header.version != game.version:
        raise RecordError(f"{header.game} {header.version} is not {game.name} {game.version}")
    teller = teller_of(game, header.names, lang)
    for number, entry in enumerate(view.entries, 1):
        try:
            tell_all(console, teller, entry.happenings)
        except (KeyError, IndexError) as error:
            raise RecordError(f"entry {number} has no words") from error
    seen = "cli-seen-by-all" if header.view is None else "cli-seen"
    told = teller.texts.format(seen, {} if header.view is None else {"name": teller.seat(header.view)})
    console.print(told, markup=False, highlight=False, soft_wrap=True)


def tell_all(console: "Console", teller: "Teller", happenings: "Sequence[Happening]") -> None:
    """Print what has happened, a line each. Raises KeyError for what has no words."""
    for happening in happenings:
        console.print(teller.happening(happening), markup=False, highlight=False, soft_wrap=True)


def game_of(name: str) -> "Hosted":
    """A game of the catalog. Raises RecordError."""
    from pik.core.record import RecordError
    from pik.games import CATALOG

    game = CATALOG.get(name)
    if game is None:
        raise RecordError(f"there is no game {name}")
    return game


def teller_of(game: "Hosted", names: Sequence[str], lang: str) -> "Teller":
    """Who tells a match to everybody; a player whose name is not known has a number."""
    from pik.cli.show import Teller
    from pik.texts.catalog import catalog

    texts = catalog(lang, game.name)
    numbered = (texts.format("cli-player", {"number": seat + 1}) for seat in range(game.seats[-1]))
    known = (*names, *("",) * game.seats[-1])
    return Teller(texts, tuple(name or number for name, number in zip(known, numbered, strict=False)))


def wrong(why: str) -> int:
    """Say in one line what is wrong; the exit code for it."""
    print(f"pik: {why}", file=sys.stderr)
    return 2
