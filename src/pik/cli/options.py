"""What the commands of the terminal share."""

import argparse
import os
from typing import Protocol

from pik.texts import LANGS


class Subparsers(Protocol):
    """Where a command declares itself."""

    def add_parser(self, name: str, *, help: str) -> argparse.ArgumentParser:  # noqa: A002 - argparse's own name
        """A parser for the command with this name."""
        ...


def add_language(parser: argparse.ArgumentParser) -> None:
    """Declare `--lang`; without it the terminal's own language, where there are texts in it."""
    parser.add_argument("--lang", choices=LANGS, default=of_terminal(), help="the language (the terminal's)")


def of_terminal() -> str:
    """The language that the environment names, else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if spoken := os.environ.get(name):
            return spoken[:2] if spoken[:2] in LANGS else "en"
    return "en"


def usual_seats(seats: range) -> int:
    """How many sit at a table where nothing is said: four, or the most that the game has."""
    return min(4, seats[-1])


def numbers(seats: range) -> str:
    """For how many a game is: "2 to 6", or the one number there is."""
    return str(seats[0]) if len(seats) == 1 else f"{seats[0]} to {seats[-1]}"
