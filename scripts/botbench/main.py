"""What the artificial players are made of, in one run: figures for people; no test looks at them.

Times are processor time, for the clock on the wall also measures what else runs here. What is compared takes turns.
"""

import argparse
import sys

from pik.bots import kernels


def main() -> None:
    """Read how often, and measure; say what is missing."""
    parser = argparse.ArgumentParser(prog="scripts/bench-bots", description=__doc__)
    parser.add_argument("--small", action="store_true", help="fewer rounds")
    small: bool = parser.parse_args().small
    try:
        kernels.require()
    except kernels.MissingError as no:
        sys.exit(f"pik: {no}")
    from botbench.bench import run  # noqa: PLC0415 - wants the compiler

    run(rounds=3 if small else 7, times=20 if small else 200)


if __name__ == "__main__":
    main()
