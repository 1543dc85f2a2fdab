"""Runs a game's mutants: each fault is planted in a copy of the sources, and the tests that bear its rule must fail."""

import argparse
import importlib
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import repeat
from pathlib import Path

from house.mutant import Mutant, bearing, stale, unmutated
from house.paths import PYTHON, ROOT
from house.say import leave

SETTINGS = """[pytest]
pythonpath = {src} {root}/scripts {root}
addopts = --import-mode=importlib
filterwarnings = error
markers = long: takes many seconds
"""
LONGEST, TIMES = 60.0, 4
"""The tests of a fault may take so many seconds, or so many times what the tests of all take on sound sources."""
FAILED, PASSED = 1, 0


@dataclass(frozen=True)
class Trial:
    """A game's sources, its tests by rule, and where copies may be made."""

    game: str
    room: Path
    tests: dict[str, list[str]]

    def killed(self, mutant: Mutant, longest: float) -> bool:
        """Whether the tests that bear the rule fail on the fault; raise ValueError when they can't even start."""
        with tempfile.TemporaryDirectory(dir=self.room) as folder:
            module = copied(Path(folder)) / "pik" / "games" / self.game / mutant.file
            module.write_text(mutant.applied(module.read_text("utf-8")), "utf-8")
            code = tested(Path(folder), self.tests.get(mutant.rule, []), longest)
        if code not in {FAILED, PASSED}:
            raise ValueError(f"{mutant.line()}: the tests ended with {code}")
        return code == FAILED

    def sound(self, mutants: Sequence[Mutant]) -> float:
        """Run the tests of some faults on the sources as they are, which must pass; return how long that took."""
        copied(self.room)
        start = time.monotonic()
        needed = sorted({test for mutant in mutants for test in self.tests[mutant.rule]})
        if tested(self.room, needed, None) != PASSED:
            leave("the tests fail on the sources as they are")
        return time.monotonic() - start


def copied(folder: Path) -> Path:
    """Copy the Python sources and the settings of the tests; return the place of the sources."""
    src = folder / "src"
    shutil.copytree(ROOT / "src" / "pik", src / "pik", ignore=shutil.ignore_patterns("client", "bundle", "__pycache__"))
    (folder / "pytest.ini").write_text(SETTINGS.format(src=src, root=ROOT), "utf-8")
    return src


def tested(folder: Path, tests: Sequence[str], longest: float | None) -> int:
    """Run tests on copied sources; return the code pytest ends with. What takes longer never ends, and has failed."""
    words = ["-c", str(folder / "pytest.ini"), "--rootdir", str(ROOT), "-p", "no:cacheprovider", "-m", "not long"]
    env = {**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", "PYTHONDONTWRITEBYTECODE": "1", "PYTHONPATH": ""}
    command = [str(PYTHON), "-m", "pytest", "-x", "-q", *words, *tests]
    try:
        done = subprocess.run(command, cwd=ROOT, env=env, check=False, capture_output=True, timeout=longest)
    except subprocess.TimeoutExpired:
        return FAILED
    return done.returncode


def games() -> list[str]:
    """Return the folders of games that have mutants."""
    return sorted(path.parent.name for path in (ROOT / "tests" / "games").glob("*/mutants.py"))


def load(game: str) -> tuple[Mutant, ...]:
    """Read a game's list of mutants."""
    module = importlib.import_module(f"tests.games.{game}.mutants")
    return tuple(module.MUTANTS)


def run(game: str, wanted: Sequence[str]) -> int:
    """Run a game's mutants, all or those of some rules; return 1 if one survives."""
    package, folder = ROOT / "src" / "pik" / "games" / game, ROOT / "tests" / "games" / game
    mutants, tests = load(game), bearing(folder)
    troubles = stale(package, mutants)
    troubles += [
        f"{rule} is named in {file} and no mutant breaks it" for file, rule in sorted(unmutated(package, mutants))
    ]
    troubles += [f"no test bears {rule}" for rule in sorted({mutant.rule for mutant in mutants} - tests.keys())]
    if troubles:
        leave("\n     ".join(troubles))
    chosen = [mutant for mutant in mutants if not wanted or mutant.rule in wanted]
    if not chosen:
        return 0
    with tempfile.TemporaryDirectory(prefix="pik-mutants-") as room:
        trial = Trial(game, Path(room), tests)
        return tried(trial, chosen)


def tried(trial: Trial, mutants: Sequence[Mutant]) -> int:
    """Run the tests on sound sources, then each mutant; return 1 if one survives."""
    longest = max(LONGEST, TIMES * trial.sound(mutants))
    start = time.monotonic()
    with ThreadPoolExecutor(max_workers=2) as pool:
        verdicts = list(pool.map(trial.killed, mutants, repeat(longest)))
    survivors = [mutant for mutant, killed in zip(mutants, verdicts, strict=True) if not killed]
    for mutant in survivors:
        print(f"survives: {mutant.line()}")
    rules = len({mutant.rule for mutant in mutants})
    print(
        f"{trial.game}: {len(mutants) - len(survivors)} of {len(mutants)} mutants killed, "
        f"{rules} rules, {time.monotonic() - start:.0f} s"
    )
    return int(bool(survivors))


def main(words: Sequence[str]) -> int:
    """Read the arguments and run the mutants of the games named."""
    parser = argparse.ArgumentParser(prog="scripts/mutants", description="Plant faults and see the tests find them.")
    parser.add_argument("game", nargs="*", help="whose mutants (all games that have some)")
    parser.add_argument("--rule", action="append", default=[], metavar="PK-6.4", help="only mutants of this rule")
    asked = parser.parse_args(words)
    return max(run(game, asked.rule) for game in asked.game or games())


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
