"""`pik arena GAME A B`: two levels of players against each other over the same deals, with the seats exchanged."""

import argparse
import sys
from functools import partial
from os import cpu_count
from pathlib import Path
from typing import TYPE_CHECKING

from pik.cli.options import Subparsers, numbers, usual_seats
from pik.cli.working import worked

if TYPE_CHECKING:
    from pik.bots.arena import Contest, Result

CHUNK = 10


def add_parser(subparsers: Subparsers) -> None:
    """Declare the command and its options."""
    parser = subparsers.add_parser("arena", help="compare two levels of players over the same deals")
    parser.add_argument("game", help="a game of the catalog")
    parser.add_argument("first", metavar="A", help="a level")
    parser.add_argument("second", metavar="B", help="the level it is compared with")
    parser.add_argument("--deals", type=int, default=1000, metavar="N", help="how many deals (%(default)s)")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="the seed of all deals (%(default)s)")
    parser.add_argument("--seats", type=int, metavar="N", help="seats at the table (4, or the most)")
    parser.add_argument("--jobs", type=int, default=cpu_count() or 1, metavar="N", help="processes (%(default)s)")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the result to a file too")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play the deals and print the result. 2: there is no such game, level or table, or nothing to compare."""
    import msgspec

    from pik.bots.arena import Contest, result, worked_off

    contest = Contest(args.game, args.first, args.second, args.seats or seats_of(args.game), args.seed)
    why = impossible(contest, args.deals, args.jobs)
    if why:
        print(f"pik: {why}", file=sys.stderr)
        return 2
    found = result(contest, worked(partial(worked_off, contest), args.deals, args.jobs, chunk=CHUNK, of="deals"))
    print(sentence(found))
    if args.json:
        args.json.write_bytes(msgspec.json.format(msgspec.json.encode(found)) + b"\n")
    return 0


def seats_of(game: str) -> int:
    """How many sit at a game's table where nothing is said; 0 where there is no such game."""
    from pik.games import CATALOG

    return usual_seats(CATALOG[game].seats) if game in CATALOG else 0


def impossible(contest: "Contest", deals: int, jobs: int) -> str | None:
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
    return None if deals > 1 and jobs > 0 else "at least two deals and one process are needed"


def sentence(result: "Result") -> str:
    """The result in two lines: the points, then what they cost."""
    contest = result.contest
    first, second = result.seconds
    return (
        f"{contest.game}, {contest.seats} seats, {result.deals} deals: {contest.first} over {contest.second} by "
        f"{result.advantage:+.3f} points a deal, 95 % interval {result.low:+.3f} to {result.high:+.3f}\n"
        f"seconds a decision: {contest.first} {first:.4f}, {contest.second} {second:.4f}"
    )
