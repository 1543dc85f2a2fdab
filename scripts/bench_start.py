"""How long an import and a cold start take. Figures for people; no test looks at them."""

import argparse
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial

from house.paths import VENV
from house.server import Server

IMPORTS = ("pik", "pik.games", "pik.bots", "pik.web.app")


def imported(module: str) -> float:
    """Return the seconds an import takes in a fresh interpreter, the interpreter's own start not counted."""
    lines = f"import time; t = time.perf_counter(); import {module}; print(time.perf_counter() - t)"
    return float(subprocess.run([sys.executable, "-c", lines], check=True, text=True, capture_output=True).stdout)


def served() -> float:
    """Return the seconds from starting `pik serve` on an empty data folder to its first page."""
    with tempfile.TemporaryDirectory() as data:
        start = time.perf_counter()
        with Server(VENV / "bin" / "pik", data) as server:
            server.page("/")
            return time.perf_counter() - start


def show(name: str, measure: Callable[[], float], times: int) -> None:
    """Measure several times and print one line."""
    seconds = sorted(measure() for _ in range(times))
    middle = statistics.median(seconds)
    print(f"{name:20} {middle * 1000:6.0f} ms  ({seconds[0] * 1000:.0f}–{seconds[-1] * 1000:.0f}, {times} times)")


def main() -> None:
    """Read how often, and measure."""
    parser = argparse.ArgumentParser(prog="scripts/bench-start", description=__doc__)
    parser.add_argument("-n", type=int, default=7, metavar="TIMES", help="how often each (7)")
    times: int = parser.parse_args().n
    for module in IMPORTS:
        show(f"import {module}", partial(imported, module), times)
    show("pik serve", served, times)


if __name__ == "__main__":
    main()
