"""The measurements, one after the other."""

import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial

from botbench.deals import NORMAN, PARTNERS, PIQUET, TWO_HANDED, pikala_table
from botbench.spiel import Spiel
from pik.bots import kernels
from pik.bots.kernels.spades.layout import BIDS, TO_BID
from pik.core.draw import SeededDraw

OURS, THEIRS = 100_000, 10_000
"""Playouts a round, so that both take about as long."""
WARMED = ("pikala", "piquet", "spades")
"""A game for each part of the kernels."""
WARM = """
import time
start = time.perf_counter()
from pik.bots import kernels
kernels.warm({!r})
print(time.perf_counter() - start, time.process_time())
"""
TABLES = (pikala_table(4), PIQUET, NORMAN, PARTNERS, TWO_HANDED)
WHOLE = 13
"""No hand has more cards."""
SOLVED = (
    (PIQUET, WHOLE),
    (pikala_table(4), WHOLE),
    (pikala_table(6), WHOLE),
    (NORMAN, WHOLE),
    (TWO_HANDED, WHOLE),
    (PARTNERS, 8),
)


def run(rounds: int, times: int) -> None:
    """Measure all."""
    for game in WARMED:
        kernels.warm(game)
    beside_openspiel(rounds)
    playouts(rounds)
    solving(times)
    warm_start(rounds)


def seconds(work: Callable[[], object]) -> float:
    """The processor time that something takes."""
    start = time.process_time()
    work()
    return time.process_time() - start


def openspiel() -> Spiel | None:
    """OpenSpiel, or None where it is not installed, which is said."""
    try:
        return Spiel()
    except ImportError:
        print("OpenSpiel is not installed (extra openspiel): no ratio")
        return None


def beside_openspiel(rounds: int) -> None:
    """Playouts of Spades a second from dealt hands, bids included, ours and OpenSpiel's in turns."""
    spiel, draw = openspiel(), SeededDraw(b"beside")
    ours: list[float] = []
    theirs: list[float] = []
    for number in range(rounds):
        position = PARTNERS.position(draw)
        position[BIDS : BIDS + 4] = TO_BID
        ours.append(OURS / seconds(partial(PARTNERS.part.playouts, position, OURS, number)))
        if spiel:
            state = spiel.dealt([int(hand) for hand in position[:4]])
            theirs.append(THEIRS / seconds(partial(spiel.playouts, state, THEIRS)))
    show("playouts/s, Spades with bids", f"{statistics.median(ours):,.0f}")
    if spiel:
        show("playouts/s, OpenSpiel's Spades", f"{statistics.median(theirs):,.0f}")
        ratio = statistics.median(mine / other for mine, other in zip(ours, theirs, strict=True))
        print(f"ratio-openspiel: {ratio:.1f}")


def playouts(rounds: int) -> None:
    """Playouts a second of each game from the first lead on, the games in turns."""
    draw = SeededDraw(b"playouts")
    rates: list[list[float]] = [[] for _ in TABLES]
    for number in range(rounds):
        for table, found in zip(TABLES, rates, strict=True):
            found.append(OURS / seconds(partial(table.part.playouts, table.position(draw), OURS, number)))
    for table, found in zip(TABLES, rates, strict=True):
        show(f"playouts/s, {table.name}", f"{statistics.median(found):,.0f}")


def solving(times: int) -> None:
    """Milliseconds to look a random position through to the end, the games in turns."""
    draw = SeededDraw(b"solving")
    spent: list[list[float]] = [[] for _ in SOLVED]
    searchers = [table.part.searcher() for table, _ in SOLVED]
    for _ in range(times):
        for (table, cards), searcher, found in zip(SOLVED, searchers, spent, strict=True):
            found.append(1000 * seconds(partial(searcher.worths, table.position(draw, cards)[None])))
    for (table, cards), found in zip(SOLVED, spent, strict=True):
        found.sort()
        hands = "full hands" if cards == WHOLE else f"{cards} cards"
        median, high = statistics.median(found), found[int(0.95 * len(found))]
        show(f"solved, {table.name}, {hands}", f"median {median:.2f} ms, p95 {high:.2f} ms ({times} times)")


def warm_start(times: int) -> None:
    """Seconds until a fresh process has all kernels of a part, out of the cache."""
    for game in WARMED:
        lines = [sys.executable, "-c", WARM.format(game)]
        runs = [subprocess.run(lines, check=True, text=True, capture_output=True) for _ in range(times)]
        walls, used = zip(*(map(float, run.stdout.split()) for run in runs), strict=True)
        show(f"warm start, {game}", f"{statistics.median(walls):.2f} s ({statistics.median(used):.2f} s of processor)")


def show(name: str, figure: str) -> None:
    """Print a line."""
    print(f"{name:44} {figure}", flush=True)
