"""What the artificial players are made of, in one run: figures for people; no test looks at them.

Times are processor time, for the clock on the wall also measures what else runs here. What is compared takes turns.
"""

import argparse
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from pik.bots import kernels
from pik.core.draw import SeededDraw

if TYPE_CHECKING:
    from botbench.deals import Table
    from botbench.spiel import Spiel

ROUNDS = 7
OURS, THEIRS = 100_000, 10_000
"""Playouts a round, so that both take about as long."""
SOLVED = 200
WARM = "import time; t = time.perf_counter(); from pik.bots import kernels; kernels.warm({!r}); "
WARM += "print(time.perf_counter() - t, time.process_time())"


def seconds(work: Callable[[], object]) -> float:
    """The processor time that something takes."""
    start = time.process_time()
    work()
    return time.process_time() - start


def openspiel() -> "Spiel | None":
    """OpenSpiel, or None where it is not installed, which is said."""
    from botbench.spiel import Spiel

    try:
        return Spiel()
    except ImportError:
        print("OpenSpiel is not installed (dependency group openspiel): no ratio")
        return None


def beside_openspiel(rounds: int) -> None:
    """Playouts of Spades a second from dealt hands, bids included, ours and OpenSpiel's in turns."""
    from botbench.deals import PARTNERS

    from pik.bots.kernels.spades.layout import BIDS, TO_BID

    spiel, draw = openspiel(), SeededDraw(b"beside")
    ours: list[float] = []
    theirs: list[float] = []
    for number in range(rounds):
        position = PARTNERS.position(draw)
        position[BIDS : BIDS + 4] = TO_BID
        ours.append(OURS / seconds(lambda at=position, seed=number: PARTNERS.part.playouts(at, OURS, seed)))
        if spiel:
            state = spiel.dealt([int(hand) for hand in position[:4]])
            theirs.append(THEIRS / seconds(lambda at=state: spiel.playouts(at, THEIRS)))
    show("playouts/s, Spades with bids", f"{statistics.median(ours):,.0f}")
    if spiel:
        show("playouts/s, OpenSpiel's Spades", f"{statistics.median(theirs):,.0f}")
        ratio = statistics.median(mine / other for mine, other in zip(ours, theirs, strict=True))
        print(f"ratio-openspiel: {ratio:.1f}")


def playouts(rounds: int) -> None:
    """Playouts a second of each game from the first lead on, the games in turns."""
    tables, draw = list(every_table()), SeededDraw(b"playouts")
    rates: dict[str, list[float]] = {table.name: [] for table in tables}
    for number in range(rounds):
        for table in tables:
            position = table.position(draw)
            rates[table.name].append(OURS / seconds(lambda t=table, p=position, n=number: t.part.playouts(p, OURS, n)))
    for name, found in rates.items():
        show(f"playouts/s, {name}", f"{statistics.median(found):,.0f}")


def solving(times: int) -> None:
    """Milliseconds to solve a random position exactly."""
    from botbench.deals import NORMAN, PARTNERS, PIQUET, TWO_HANDED, pikala_table

    jobs = ((PIQUET, 13), (pikala_table(4), 13), (pikala_table(6), 13), (NORMAN, 13), (TWO_HANDED, 13), (PARTNERS, 8))
    draw = SeededDraw(b"solving")
    spent: list[list[float]] = [[] for _ in jobs]
    searchers = [table.part.searcher() for table, _ in jobs]
    for _ in range(times):
        for (table, cards), searcher, each in zip(jobs, searchers, spent, strict=True):
            positions = table.position(draw, cards)[None]
            each.append(1000 * seconds(lambda s=searcher, p=positions: s.worths(p)))
    for (table, cards), each in zip(jobs, spent, strict=True):
        each.sort()
        hands = "full hands" if cards > 12 else f"{cards} cards"
        median, high = statistics.median(each), each[int(0.95 * len(each))]
        show(f"solved, {table.name}, {hands}", f"median {median:.2f} ms, p95 {high:.2f} ms, {times} times")


def every_table() -> "Iterator[Table]":
    """A table of each game."""
    from botbench.deals import NORMAN, PARTNERS, PIQUET, TWO_HANDED, pikala_table

    yield from (pikala_table(4), PIQUET, NORMAN, PARTNERS, TWO_HANDED)


def warm_start(times: int) -> None:
    """Seconds until a fresh process has all kernels of a game, out of the cache."""
    for game in ("pikala", "piquet", "spades"):
        runs = [
            subprocess.run([sys.executable, "-c", WARM.format(game)], check=True, text=True, capture_output=True)
            for _ in range(times)
        ]
        walls, spent = zip(*(map(float, run.stdout.split()) for run in runs), strict=True)
        wall, used = statistics.median(walls), statistics.median(spent)
        show(f"warm start, {game}", f"{wall:.2f} s ({used:.2f} s of processor)")


def show(name: str, figure: str) -> None:
    """Print a line."""
    print(f"{name:44} {figure}", flush=True)


def main() -> None:
    """Read how often, and measure."""
    parser = argparse.ArgumentParser(prog="scripts/bench-bots", description=__doc__)
    parser.add_argument("--small", action="store_true", help="fewer rounds")
    small: bool = parser.parse_args().small
    try:
        kernels.require()
    except kernels.MissingError as no:
        sys.exit(f"pik: {no}")
    for game in ("pikala", "piquet", "spades"):
        kernels.warm(game)
    rounds = 3 if small else ROUNDS
    beside_openspiel(rounds)
    playouts(rounds)
    solving(SOLVED // 10 if small else SOLVED)
    warm_start(rounds)


if __name__ == "__main__":
    main()
