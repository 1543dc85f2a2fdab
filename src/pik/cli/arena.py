"""`pik arena GAME A B`: two levels over the same deals, or over whole matches, with the seats exchanged.

`pik arena GAME A --regret`: what one level loses by its cards.
"""

import argparse
import sys
from functools import partial
from os import cpu_count
from pathlib import Path
from typing import TYPE_CHECKING

from pik.cli import verdicts
from pik.cli.options import Subparsers, numbers, usual_seats
from pik.cli.working import worked

if TYPE_CHECKING:
    from pik.bots.arena import Contest, Result
    from pik.bots.regret import Regret
    from pik.bots.wins import Wins

DEALS_AT_ONCE = 10
MATCHES_AT_ONCE = 2
LEAST = 2
"""So many are needed for an interval."""


def add_parser(subparsers: Subparsers) -> None:
    """Declare the command and its options."""
    parser = subparsers.add_parser("arena", help="compare two levels of players over the same deals")
    parser.add_argument("game", help="a game of the catalog")
    parser.add_argument("first", metavar="A", help="a level")
    parser.add_argument("second", metavar="B", nargs="?", help="the level it is compared with")
    parser.add_argument("--deals", type=int, default=1000, metavar="N", help="how many deals (%(default)s)")
    parser.add_argument("--matches", type=int, metavar="N", help="whole matches instead, each with all seats exchanged")
    parser.add_argument("--regret", action="store_true", help="what A alone loses by its cards, had all lain open")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="the seed of all cards (%(default)s)")
    parser.add_argument("--seats", type=int, metavar="N", help="seats at the table (4, or the most)")
    parser.add_argument("--jobs", type=int, default=cpu_count() or 1, metavar="N", help="processes (%(default)s)")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the result to a file too")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play the deals or matches and print the result. 2: there is no such game, level or table, or too little to do."""
    import msgspec

    args.seats = args.seats or seats_of(args.game)
    why = impossible(args)
    if why:
        print(f"pik: {why}", file=sys.stderr)
        return 2
    found, said = asked(args)
    print(said)
    if args.json:
        args.json.write_bytes(msgspec.json.format(msgspec.json.encode(found)) + b"\n")
    return 0


def asked(args: argparse.Namespace) -> "tuple[Result | Wins | Regret, str]":
    """What the arena finds, and in words."""
    from pik.bots.arena import Contest

    if args.regret:
        return by_regret(args)
    contest = Contest(args.game, args.first, args.second, args.seats, args.seed)
    return by_deals(contest, args) if args.matches is None else by_matches(contest, args)


def by_deals(contest: "Contest", args: argparse.Namespace) -> "tuple[Result, str]":
    """Compared by points a deal, and in words."""
    from pik.bots.arena import result, worked_off

    parts = worked(partial(worked_off, contest), args.deals, args.jobs, chunk=DEALS_AT_ONCE, of="deals")
    found = result(contest, parts)
    return found, verdicts.points(found)


def by_matches(contest: "Contest", args: argparse.Namespace) -> "tuple[Wins, str]":
    """Compared by matches won, and in words."""
    from pik.bots.wins import tried, wins

    parts = worked(partial(tried, contest), args.matches, args.jobs, chunk=MATCHES_AT_ONCE, of="matches")
    found = wins(contest, parts)
    return found, verdicts.matches(found)


def by_regret(args: argparse.Namespace) -> "tuple[Regret, str]":
    """What a level loses by its cards, and in words."""
    from pik.bots.regret import regret, regrets

    asked = (args.game, args.first, args.seats, args.seed)
    parts = worked(partial(regrets, *asked), args.deals, args.jobs, chunk=DEALS_AT_ONCE, of="deals")
    found = regret(*asked, [lost for part in parts for lost in part])
    return found, verdicts.regret(found)


def seats_of(game: str) -> int:
    """How many sit at a game's table where nothing is said; 0 where there is no such game."""
    from pik.games import CATALOG

    return usual_seats(CATALOG[game].seats) if game in CATALOG else 0


def impossible(args: argparse.Namespace) -> str | None:
    """Why what is asked can't be done; None when it can."""
    from pik.bots.duplicate import DUPLICATES
    from pik.games import CATALOG

    if args.game not in DUPLICATES:
        return f"there is no game {args.game}; there are: {', '.join(DUPLICATES)}"
    if args.regret != (args.second is None):
        return "one level is looked at with --regret" if args.regret else "two levels are compared"
    seats = CATALOG[args.game].seats
    if args.seats not in seats:
        return f"{args.game} has {numbers(seats)} seats"
    if (args.deals if args.matches is None else args.matches) < LEAST or args.jobs < 1:
        return "at least two deals or matches and one process are needed"
    return nobody(args.game, args.first, args.second) or (not_open(args.game) if args.regret else None)


def nobody(game: str, *names: str | None) -> str | None:
    """Why one of the levels, or yardsticks, can't play here; None when all can."""
    from pik.bots import refused
    from pik.bots.policy import PLAYERS

    there = (*PLAYERS[game].yardsticks, *PLAYERS[game].levels)
    for name in names:
        if name is not None and name not in there:
            return f"there is no level {name}; there are: {', '.join(there)}"
        if name is not None and (why := refused(name)):
            return why
    return None


def not_open(game: str) -> str | None:
    """Why deals of a game can't be looked through with open cards; None when they can."""
    from pik.bots import MASTER, refused

    if why := refused(MASTER):
        return why
    from pik.bots.regret import REGRETS

    return None if game in REGRETS else f"deals of {game} can't be looked through; those of {', '.join(REGRETS)} can"
