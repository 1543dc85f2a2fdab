"""The commands of the terminal. Each is a module that is imported when it is called."""

import argparse
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Final

COMMANDS: Final = ("serve", "play", "replay", "arena", "doctor", "backup", "restore")


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command of `pik`; what comes back is the exit code."""
    words = sys.argv[1:] if argv is None else list(argv)
    args = parser(words[:1]).parse_args(words)
    code: int = args.run(args)
    return code


def parser(words: Sequence[str]) -> argparse.ArgumentParser:
    """The parser of a command line that begins so: of one command if it names one, else of all."""
    top = argparse.ArgumentParser("pik", description="A card room for Pikala, Piquet and Spades.")
    subparsers = top.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for name in [word for word in words if word in COMMANDS] or COMMANDS:
        import_module(f"pik.cli.{name}").add_parser(subparsers)
    return top
