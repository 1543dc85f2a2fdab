"""`pik arena GAME A B`: two levels of players against each other over the same deals, with the seats exchanged."""

import argparse
import sys
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from os import cpu_count
from pathlib import Path
from typing import TYPE_CHECKING

from pik.cli.options import Subparsers, numbers, usual_seats

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

    from pik.bots.arena import Contest, result

    contest = Contest(args.game, args.first, args.second, args.seats or seats_of(args.game), args.seed)
    why = impossible(contest, args.deals, args.jobs)
    if why:
        print(f"pik: {why}", file=sys.stderr)
        return 2
    found = result(contest, played(contest, args.deals, args.jobs))
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
    from pik.bots import lacking, levels, yardsticks
    from pik.bots.duplicate import DUPLICATES
    from pik.bots.kernels import MissingError, missing
    from pik.games import CATALOG

    if contest.game not in DUPLICATES:
        return f"there is no game {contest.game}; there are: {', '.join(DUPLICATES)}"
    there = (*yardsticks(contest.game), *levels(contest.game))
    for level in (contest.first, contest.second):
        if level in lacking(contest.game):
            return str(MissingError(missing()))
        if level not in there:
            return f"there is no level {level}; there are: {', '.join(there)}"
    seats = CATALOG[contest.game].seats
    if contest.seats not in seats:
        return f"{contest.game} has {numbers(seats)} seats"
    return None if deals > 1 and jobs > 0 else "at least two deals and one process are needed"


def played(contest: "Contest", deals: int, jobs: int) -> list[float]:
    """The differences of all deals, in order, worked off by several processes behind a progress bar."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    from pik.bots.arena import differences

    chunks = [range(start, min(start + CHUNK, deals)) for start in range(0, deals, CHUNK)]
    with (
        ProcessPoolExecutor(min(jobs, len(chunks)), get_context("spawn")) as pool,
        Progress("deals", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), transient=True) as progress,
    ):
        task = progress.add_task("deals", total=deals)
        work: dict[Future[list[float]], range] = {pool.submit(differences, contest, chunk): chunk for chunk in chunks}
        for done in as_completed(work):
            progress.advance(task, len(work[done]))
        return [gain for future in work for gain in future.result()]


def sentence(result: "Result") -> str:
    """The result in a line."""
    contest = result.contest
    return (
        f"{contest.game}, {contest.seats} seats, {result.deals} deals: {contest.first} over {contest.second} by "
        f"{result.advantage:+.3f} points a deal, 95 % interval {result.low:+.3f} to {result.high:+.3f}"
    )
