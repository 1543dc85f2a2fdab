"""What the scripts tell the person who started them."""

import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from house.paths import ROOT


class MissingError(Exception):
    """Something this machine lacks; the message says in one line what to install."""


class FailedError(Exception):
    """A program that was called has failed; the message names it and holds what it printed."""


def tell(line: str) -> None:
    """Print one line of progress at once."""
    print(f"pik: {line}", flush=True)


def quietly(command: Sequence[str | Path], env: Mapping[str, str] | None = None, cwd: Path = ROOT) -> str:
    """Run a program and return what it printed; raise FailedError with all of it when it fails."""
    try:
        done = subprocess.run(
            command, env=env, cwd=cwd, check=False, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
        )
    except OSError as error:
        raise FailedError(f"{command[0]}: {error.strerror}") from error
    if done.returncode:
        words = " ".join(str(word) for word in command)
        raise FailedError(f"{words}\n{done.stdout.rstrip()}\nended with {done.returncode}")
    return done.stdout


def works(command: Sequence[str | Path]) -> bool:
    """Whether a program can be started and ends well."""
    try:
        quietly(command)
    except FailedError:
        return False
    return True


def leave(line: str, code: int = 2) -> None:
    """End with one line that says why."""
    print(f"pik: {line}", file=sys.stderr, flush=True)
    sys.exit(code)
