"""All checks of the repository: one command, which a person and the build server run alike."""

import argparse
import os
import subprocess
import time
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial

from house import browser, environment, node
from house.paths import NODE_MODULES, PYTHON, ROOT, VENV
from house.say import FailedError, quietly, tell

BIN = VENV / "bin"
TSC = NODE_MODULES / "typescript" / "bin" / "tsc"
PYTEST = (str(BIN / "pytest"), "-n", "2", "-q")
STEPS: dict[str, Sequence[str]] = {
    "format": (str(BIN / "ruff"), "format", "--check", "."),
    "lint": (str(BIN / "ruff"), "check", "."),
    "imports": (str(BIN / "lint-imports"), "--no-logo"),
    "mypy": (str(BIN / "mypy"),),
    "pyright": (str(BIN / "pyright"), "--warnings"),
    "texts": (str(PYTHON), "-m", "pik.texts.check"),
    "types": (str(PYTHON), "scripts/client_types.py", "--check"),
    "tsc": ("node", str(TSC), "--noEmit", "--project", "."),
    "tests": (*PYTEST, "--dist", "loadgroup"),
    "browser": (*PYTEST, "tests/browser"),
    "mutants": (str(ROOT / "scripts" / "mutants"),),
}
SHOWN = ("tests", "browser", "mutants")
QUICK = ("format", "lint", "imports")
FIXES: tuple[Sequence[str], ...] = (
    (str(BIN / "ruff"), "check", "--fix", "--quiet", "."),
    (str(BIN / "ruff"), "format", "--quiet", "."),
    (str(PYTHON), "scripts/client_types.py"),
)


@dataclass(frozen=True)
class Result:
    """How a step ended: its seconds, and what it printed if it failed."""

    step: str
    seconds: float
    trouble: str | None

    def line(self) -> str:
        """Return the step's line in the summary."""
        return f"{'ok' if self.trouble is None else 'FAILED':>6}  {self.step:8} {self.seconds:6.1f} s"


def main(words: Sequence[str]) -> int:
    """Run the named steps, all of them by default; return 1 if any failed."""
    names = chosen(words)
    if not environment.is_ready("dev"):
        tell("the environment in .venv is not that of lock/dev.txt: make test brings it up to date")
    env = environ()
    with ThreadPoolExecutor(max_workers=2) as pool:
        results = list(pool.map(partial(reported, env=env), [name for name in names if name not in SHOWN]))
    results += [shown(name, env) for name in names if name in SHOWN]
    print("\n".join(["", *(result.line() for result in results)]), flush=True)
    return int(any(result.trouble is not None for result in results))


def chosen(words: Sequence[str]) -> list[str]:
    """Read the arguments into names of steps, in the order of STEPS."""
    parser = argparse.ArgumentParser(prog="scripts/check", description="Run all checks, or only those named.")
    parser.add_argument("steps", nargs="*", metavar="step", help=", ".join(STEPS))
    parser.add_argument("--quick", action="store_true", help=f"only {', '.join(QUICK)}")
    asked = parser.parse_args(words)
    named: list[str] = [*asked.steps, *(QUICK if asked.quick else ())]
    unknown = [name for name in named if name not in STEPS]
    if unknown:
        parser.error(f"no such step: {', '.join(unknown)}")
    return [name for name in STEPS if name in named or not named]


def environ() -> dict[str, str]:
    """Return the environment of the steps: the programs of .venv first, a Node and a Chromium where they are."""
    env = {**os.environ, "PYRIGHT_PYTHON_IGNORE_WARNINGS": "1"}
    found, chromium = node.find(), browser.find()
    if found:
        env |= {"PATH": found.search_path(), "PLAYWRIGHT_NODEJS_PATH": found.node}
    if chromium:
        env["CHROMIUM"] = chromium
    env["PATH"] = os.pathsep.join([str(BIN), env.get("PATH", os.defpath)])
    return env


def reported(name: str, env: Mapping[str, str]) -> Result:
    """Run one step and show what it printed only if it failed."""
    start = time.monotonic()
    trouble = None
    try:
        quietly(STEPS[name], env)
    except FailedError as error:
        trouble = str(error)
    result = Result(name, time.monotonic() - start, trouble)
    print(result.line() if trouble is None else f"{result.line()}\n{trouble}", flush=True)
    return result


def shown(name: str, env: Mapping[str, str]) -> Result:
    """Run one step whose output is shown as it goes."""
    start = time.monotonic()
    code = subprocess.run(STEPS[name], env=env, cwd=ROOT, check=False).returncode
    return Result(name, time.monotonic() - start, f"ended with {code}" if code else None)


def fix() -> int:
    """Write anew what can be: format, lint, generated types."""
    for command in FIXES:
        if subprocess.run(command, env=environ(), cwd=ROOT, check=False).returncode:
            tell(f"not all is well after {' '.join(command)}")
    return main(["--quick"])
