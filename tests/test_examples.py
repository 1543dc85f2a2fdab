"""The examples run as they are written."""

import runpy
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
EXAMPLE = ROOT / "examples" / "random_match.py"


def test_the_random_match_ends(capsys: pytest.CaptureFixture[str]) -> None:
    """A match is played to its end and somebody has won it."""
    runpy.run_path(str(EXAMPLE))
    assert "won the match" in capsys.readouterr().out


def test_the_readme_shows_the_example() -> None:
    """The lines in the README are those of the example, so they run."""
    lines = EXAMPLE.read_text("utf-8").split("\n\n", 1)[1]
    assert lines in (ROOT / "README.md").read_text("utf-8")
