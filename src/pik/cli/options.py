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
