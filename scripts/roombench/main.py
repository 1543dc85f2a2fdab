"""Measures the room beside boardgame.io in one run, the two taking turns; prints medians as a table."""

import argparse
import asyncio
import gc
import statistics
import tempfile
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import astuple
from functools import partial
from pathlib import Path
from typing import TypeAlias, TypeVar

from pik import bots
from roombench.lasting import Lasted, beside_bots, lasted
from roombench.load import SEATS, Figures, Rest, at_rest, paced, saturated
from roombench.sides import Peer, Pik, Side, Started
from roombench.survival import fallen, stocked

T = TypeVar("T")
Found: TypeAlias = Figures | Rest | Lasted

PEER = """boardgame.io is not in {folder}. It is no part of Pik; with Node 20 it gets there by
  mkdir -p {folder} && cd {folder} && npm init -y
  npm install --ignore-scripts boardgame.io@0.50.2 koa-compose@4.1.0 node-persist@3.1.0"""
RATIO_AT = 250
ROOM_AT, ROOM_RATE = 200, 200.0
"""Tables of a house, and its moves a second."""


def fresh(side: Side, work: Callable[[Started], Coroutine[None, None, Found]]) -> tuple[float, ...]:
    """Do something to a server that has just started; the figures."""
    with tempfile.TemporaryDirectory(prefix="pik-bench-") as folder:
        server = Started(side, Path(folder))
        try:
            return astuple(run(work(server)))
        finally:
            server.stop()
            gc.collect()


def run(work: Coroutine[None, None, T]) -> T:
    """Run the driver, in the faster loop where there is one."""
    try:
        import uvloop  # noqa: PLC0415 - not on every machine
    except ImportError:
        return asyncio.run(work)
    return uvloop.run(work)


def medians(
    sides: Sequence[Side], rounds: int, work: Callable[[Side, Started], Coroutine[None, None, Found]]
) -> list[tuple[float, ...]]:
    """The medians of some rounds for each side; the sides take turns."""
    found: list[list[tuple[float, ...]]] = [[] for _ in sides]
    for _ in range(rounds):
        for side, results in zip(sides, found, strict=True):
            results.append(fresh(side, partial(work, side)))
    return [middle(results) for results in found]


def show(what: str, sides: Sequence[Side], results: list[tuple[float, ...]], words: str) -> None:
    """Print a line for each side."""
    for side, result in zip(sides, results, strict=True):
        print(f"| {what} | {side.name} | {words.format(*result)} |", flush=True)


def main() -> None:
    """Read what is asked for, measure, print."""
    parser = argparse.ArgumentParser(prog="scripts/bench-room", description=__doc__)
    parser.add_argument("--peer", type=Path, default=Path("build/peer"), help="where boardgame.io is (build/peer)")
    parser.add_argument("--alone", action="store_true", help="measure Pik only")
    parser.add_argument("--small", action="store_true", help="a quick look: one round, short, few tables")
    parser.add_argument("--rounds", type=int, default=3, help="rounds of each measurement (3)")
    parser.add_argument("--seconds", type=float, default=5.0, help="how long each measurement counts (5)")
    parser.add_argument(
        "--minutes", type=int, default=0, help="play on at the end for so long, and watch the memory (0)"
    )
    asked = parser.parse_args()
    peer = asked.peer.absolute()
    if not asked.alone and not (peer / "node_modules" / "boardgame.io").is_dir():
        parser.exit(2, PEER.format(folder=asked.peer) + "\n")
    sides: list[Side] = [Pik()] if asked.alone else [Pik(), Peer(peer, "memory")]
    rounds, seconds = (1, 2.0) if asked.small else (asked.rounds, asked.seconds)
    measure(sides, rounds, seconds, asked.small)
    if asked.minutes:
        play_on(asked.minutes)


def measure(sides: Sequence[Side], rounds: int, seconds: float, small: bool) -> None:
    """All measurements, one after another."""
    print("| measurement | server | figures |\n|---|---|---|")
    for tables in (10, 50, RATIO_AT):
        results = medians(sides, rounds, partial(saturated, tables=tables, seconds=seconds))
        words = "{0:.0f} moves/s, {1:.0f} µs a move (the driver {2:.0f}), p50 {4:.0f} ms, p99 {5:.0f} ms"
        show(f"{tables} tables, as fast as it goes", sides, results, words)
        if tables == RATIO_AT and len(results) > 1:
            print(f"ratio-boardgame-io: {results[0][0] / results[1][0]:.2f}", flush=True)
            print(f"ratio-cpu-a-move: {results[1][1] / results[0][1]:.2f}", flush=True)
    for tables, rate in ((100, 200.0),) if small else ((1000, 1000.0), (200, 200.0), (200, 800.0)):
        results = medians(sides, rounds, partial(paced, tables=tables, rate=rate, seconds=seconds))
        words = (
            "{0:.0f} moves/s kept, {3:.0f} % of a core, {1:.0f} µs a move (the driver {2:.0f}), "
            "p50 {4:.1f} ms, p99 {5:.1f} ms"
        )
        show(f"{tables} tables, {rate:.0f} moves/s", sides, results, words)
    tables = 100 if small else 1000
    results = medians(sides, 1, partial(at_rest, tables=tables))
    words = "{0:.1f} kB a table, {1:.1f} kB one that was left, {2:.1f} kB a socket"
    show(f"{tables} tables at rest", sides, results, words)
    beside(rounds, seconds)
    alone(rounds, 20 if small else 200, 1_000 if small else 100_000)


def beside(rounds: int, seconds: float) -> None:
    """The tables of a house by themselves, and while bots think without a break; in turns."""
    levels = ("", bots.CLUB, bots.MASTER) if bots.MASTER in bots.levels("spades") else ("", bots.CLUB)
    found: dict[str, list[tuple[float, ...]]] = {level: [] for level in levels}
    for _ in range(rounds):
        for level, results in found.items():
            work = partial(beside_bots, level) if level else paced
            results.append(fresh(Pik(), partial(work, Pik(), tables=ROOM_AT, rate=ROOM_RATE, seconds=seconds)))
    for level, results in found.items():
        what = f"{ROOM_AT} tables, {ROOM_RATE:.0f} moves/s, {f'two bots ({level}) think' if level else 'no bots'}"
        show(what, [Pik()], [middle(results)], "p50 {4:.1f} ms, p99 {5:.1f} ms")


def play_on(minutes: int) -> None:
    """A house for a long time."""
    found = fresh(Pik(), partial(lasted, Pik(), tables=ROOM_AT, rate=ROOM_RATE, minutes=minutes))
    words = "{1:.1f} MB after a minute, {3:.1f} at the end, never more than {2:.1f}; {4:.0f} moves, {5:.0f} % of a core"
    show(f"{ROOM_AT} tables, {ROOM_RATE:.0f} moves/s, {minutes} minutes", [Pik()], [found], words)


def alone(rounds: int, tables: int, stored: int) -> None:
    """What only Pik does."""
    falls = [astuple(run(fallen(tables))) for _ in range(rounds)]
    words = "listens after {0:.0f} ms, all views after {1:.0f} ms, nothing lost"
    show(f"kill -9 at {tables} tables, {tables * SEATS} sockets", [Pik()], [middle(falls)], words)
    starts = [astuple(stocked(stored)) for _ in range(rounds)]
    words = "address after {0:.0f} ms, a stored table's page after {1:.0f} ms"
    show(f"start on {stored} stored tables", [Pik()], [middle(starts)], words)


def middle(results: Sequence[tuple[float, ...]]) -> tuple[float, ...]:
    """The median of each figure."""
    return tuple(map(statistics.median, zip(*results, strict=True)))


if __name__ == "__main__":
    main()
