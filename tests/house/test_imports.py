"""What an import brings along."""

import subprocess
import sys

import pytest

HEAVY = ("aiohttp", "uvloop", "sqlite3", "asyncpg", "numba", "numpy", "rich", "structlog", "asyncio")
LAYERS = ("pik", "pik.cards", "pik.tricks", "pik.core", "pik.games")


@pytest.mark.parametrize("module", LAYERS)
def test_the_engine_comes_alone(module: str) -> None:
    """Importing the engine, or any layer of it, loads no web, no database, no numba, no numpy."""
    question = f"import sys, {module}; print(*sorted(sys.modules.keys() & {set(HEAVY)!r}))"
    done = subprocess.run([sys.executable, "-c", question], check=True, text=True, capture_output=True)
    assert done.stdout.split() == []


@pytest.mark.parametrize("module", ["pik.bots", "pik.bots.kernels", "pik.web.app", "pik.cli"])
def test_no_compiler_is_loaded_unasked(module: str) -> None:
    """Bots below master, server and command start without numba: it comes with the first kernel."""
    question = f"import sys, {module}; print(*sorted(sys.modules.keys() & {{'numba', 'llvmlite', 'numpy'}}))"
    done = subprocess.run([sys.executable, "-c", question], check=True, text=True, capture_output=True)
    assert done.stdout.split() == []


def test_the_question_can_find_something() -> None:
    """The same question does see a heavy module when one is loaded."""
    question = f"import sys, asyncio; print(*sorted(sys.modules.keys() & {set(HEAVY)!r}))"
    done = subprocess.run([sys.executable, "-c", question], check=True, text=True, capture_output=True)
    assert done.stdout.split() == ["asyncio"]
