"""`pik arena GAME A B`: two levels over the same deals, or over whole matches, with the seats exchanged."""

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
    from pik.bots.wins import Wins

DEALS_AT_ONCE = 10
MATCHES_AT_ONCE = 2


def add_parser(subparsers: Subparsers) -> None:
    """Declare the command and its options."""
    parser = subparsers.add_parser("arena", help="compare two levels of players over the same deals")
    parser.add_argument("game", help="a game of the catalog")
    parser.add_argument("first", metavar="A", help="a level")
    parser.add_argument("second", metavar="B", help="the level it is compared with")
    parser.add_argument("--deals", type=int, default=1000, metavar="N", help="how many deals (%(default)s)")
    parser.add_argument("--matches", type=int, metavar="N", help="whole matches instead, each with all seats exchanged")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="the seed of all cards (%(default)s)")
    parser.add_argument("--seats", type=int, metavar="N", help="seats at the table (4, or the most)")
    parser.add_argument("--jobs", type=int, default=cpu_count() or 1, metavar="N", help="processes (%(default)s)")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the result to a file too")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play the deals or matches and print the result. 2: there is no such game, level or table, or too little to do."""
    import msgspec

    from pik.bots.arena import Contest

    contest = Contest(args.game, args.first, args.second, args.seats or seats_of(args.game), args.seed)
    why = impossible(contest, args.deals if args.matches is None else args.matches, args.jobs)
    if why:
        print(f"pik: {why}", file=sys.stderr)
        return 2
    found, said = by_deals(contest, args) if args.matches is None else by_matches(contest, args)
    print(said)
    if args.json:
        args.json.write_bytes(msgspec.json.format(msgspec.json.encode(found)) + b"\n")
    return 0


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


def seats_of(game: str) -> int:
    """How many sit at a game's table where nothing is said; 0 where there is no such game."""
    from pik.games import CATALOG

    return usual_seats(CATALOG[game].seats) if game in CATALOG else 0


def impossible(contest: "Contest", amount: int, jobs: int) -> str | None:
    """Why a contest can't be held; None when it can."""
    from pik.bots import refused
    from pik.bots.duplicate import DUPLICATES
    from pik.bots.policy import PLAYERS
    from pik.games import CATALOG

    if contest.game not in DUPLICATES:
        return f"there is no game {contest.game}; there are: {', '.join(DUPLICATES)}"
    players = PLAYERS[contest.game]
    there = (*players.yardsticks, *players.levels)
    for name in (contest.first, contest.second):
        if name not in there:
            return f"there is no level {name}; there are: {', '.join(there)}"
        if why := refused(name):
            return why
    seats = CATALOG[contest.game].seats
    if contest.seats not in seats:
        return f"{contest.game} has {numbers(seats)} seats"
    return None if amount > 1 and jobs > 0 else "at least two deals or matches and one process are needed"
