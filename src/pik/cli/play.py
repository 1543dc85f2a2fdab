"""`pik play GAME`: a whole match in the terminal against artificial players."""

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING, BinaryIO

from pik.cli.options import Subparsers, add_language, numbers, usual_seats

if TYPE_CHECKING:
    from pik.cli.show import Teller
    from pik.core.hosted import Hosted


def add_parser(subparsers: Subparsers) -> None:
    """Declare the command and its options."""
    parser = subparsers.add_parser("play", help="play a match in the terminal against bots")
    parser.add_argument("game", help="the game, such as pikala; a name that none has lists them all")
    parser.add_argument("--seats", type=int, metavar="N", help="players at the table, you among them (4, or the most)")
    parser.add_argument("--level", default="club", help="how the bots play (club)")
    parser.add_argument("--seed", metavar="S", help="the same seed and the same choices give the same match")
    parser.add_argument("--record", type=Path, metavar="FILE", help="write the record of the match to a file")
    add_language(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play a match. 0: to its end; 1: the input ended before; 2: an option that cannot be."""
    from pik.games import CATALOG

    game = CATALOG.get(args.game)
    if game is None:
        return wrong(f"there is no game {args.game}; there is {', '.join(CATALOG)}")
    args.seats = args.seats or usual_seats(game.seats)
    if args.seats not in game.seats:
        return wrong(f"{game.name} is for {numbers(game.seats)} players")
    try:
        if args.record is None:
            return play(args, game, None)
        with args.record.open("wb") as file:
            return play(args, game, file)
    except OSError as error:
        return wrong(f"{args.record}: {error.strerror}")


def play(args: argparse.Namespace, game: "Hosted", file: "BinaryIO | None") -> int:
    """Play a match of a game, its record written to a file where there is one."""
    from secrets import token_hex

    import msgspec
    from msgspec.structs import replace
    from rich.console import Console

    from pik.bots import lacking, levels, player
    from pik.bots.bot import RANDOM
    from pik.bots.kernels import MissingError, missing
    from pik.cli.session import ME, Session
    from pik.core.draw import SeededDraw
    from pik.core.record import Entry, Header, begin
    from pik.core.seat import Seat
    from pik.room.opening import with_seats

    def keep(line: Header | Entry) -> None:
        if file is not None:
            file.write(msgspec.json.encode(line) + b"\n")
            file.flush()

    if args.level in lacking(game.name):
        return wrong(str(MissingError(missing())))
    there = (*levels(game.name), RANDOM)
    if args.level not in there:
        return wrong(f"there is no level {args.level}; there is {', '.join(there)}")
    players = {Seat(seat): player(game.name, args.level) for seat in range(1, args.seats)}
    header, live = begin(game, with_seats(game, b"{}", args.seats))
    draw = SeededDraw((args.seed or token_hex(16)).encode())
    teller = teller_of(game.name, args.lang, ME)
    keep(replace(header, names=("", *teller.names[1 : args.seats])))
    session = Session(live, players, draw, teller, Console(), ask, keep)
    try:
        session.play()
    except (EOFError, KeyboardInterrupt):
        session.say("")
        session.say(teller.texts.format("cli-input-ends"))
        return 1
    finally:
        if file is not None:
            session.say(teller.texts.format("cli-recorded", {"file": file.name}))
    return 0


def teller_of(game: str, lang: str, reader: int) -> "Teller":
    """A teller to the person at a seat, with names for the artificial players."""
    from pik.cli.show import Teller
    from pik.core.seat import Seat
    from pik.texts.catalog import catalog

    texts = catalog(lang, game)
    return Teller(texts, (texts.format("ui-you"), *texts.format("cli-names").split()), Seat(reader))


def ask(question: str) -> str:
    """Put a question and read a line; a line from a pipe is shown, as a typed one would be."""
    line = input(question)
    if not sys.stdin.isatty():
        print(line)
    return line


def wrong(why: str) -> int:
    """Say in one line what is wrong; the exit code for it."""
    print(f"pik: {why}", file=sys.stderr)
    return 2
