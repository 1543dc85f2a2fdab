"""`pik replay RECORD`: tells a recorded match in words, each step checked against the record."""

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from pik.cli.options import Subparsers, add_language

if TYPE_CHECKING:
    from pik.core.hosted import Live
    from pik.core.record import Record
    from pik.texts.catalog import Catalog


def add_parser(subparsers: Subparsers) -> None:
    """Declare the command and its options."""
    parser = subparsers.add_parser("replay", help="tell a recorded match in words and check it")
    parser.add_argument("record", type=Path, help="the record of a match")
    add_language(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Tell a match. 0: the record holds; 2: it can't be read or does not hold."""
    from pik.core.record import RecordError, read

    try:
        tell(read(args.record.read_bytes()), args.lang)
    except OSError as error:
        return wrong(f"{args.record}: {error.strerror}")
    except RecordError as error:
        return wrong(f"{args.record}: {' '.join(str(error).split())}")
    return 0


def tell(record: "Record", lang: str) -> None:
    """Tell a match from its record. Raises RecordError where the record does not hold."""
    from rich.console import Console

    from pik.cli.show import Teller, read_screen
    from pik.core.record import RecordError, replay
    from pik.games import CATALOG
    from pik.texts.catalog import catalog

    game = CATALOG.get(record.header.game)
    if game is None:
        raise RecordError(f"there is no game {record.header.game}")
    texts, console = catalog(lang, game.name), Console()
    teller = Teller(texts, names_of(record, texts, game.seats[-1]))
    lives = replay(game, record)
    live: Live = next(lives)
    for entry, after in zip(record.entries, lives, strict=True):
        for happening in live.narrate(entry.seat, bytes(entry.act)):
            console.print(teller.happening(happening), markup=False, highlight=False, soft_wrap=True)
        live = after
    teller.sheet(console, read_screen(live.screen(None)).sheet)
    if not live.over:
        console.print(teller.texts.format("cli-unfinished"), markup=False)


def names_of(record: "Record", texts: "Catalog", seats: int) -> tuple[str, ...]:
    """Who played, by seat; who has no name in the record is a player with a number."""
    known = record.header.names or ()
    numbered = (texts.format("cli-player", {"number": seat + 1}) for seat in range(seats))
    return tuple(known[seat] if seat < len(known) and known[seat] else name for seat, name in enumerate(numbered))


def wrong(why: str) -> int:
    """Say in one line what is wrong; the exit code for it."""
    print(f"pik: {why}", file=sys.stderr)
    return 2
