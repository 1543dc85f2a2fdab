"""`pik play`: a match in the terminal against the house's players."""

import sys
from io import StringIO
from pathlib import Path

import pytest

from pik.cli import main
from pik.core.record import last, read
from pik.games import CATALOG

ENOUGH = "1\n" * 3000
"""More lines than a match asks for: the first choice, every time."""


def play(monkeypatch: pytest.MonkeyPatch, typed: str, *options: str) -> int:
    """The exit code of a match with these lines typed."""
    monkeypatch.setattr(sys, "stdin", StringIO(typed))
    return main(["play", "pikala", "--seed", "1", "--lang", "en", *options])


@pytest.mark.parametrize("seats,level", [("2", "club"), ("4", "beginner"), ("6", "random")])
def test_a_match_ends_with_its_account(
    seats: str, level: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Lines from a pipe play a whole match; its record is written and holds."""
    path = tmp_path / "match.jsonl"
    assert play(monkeypatch, ENOUGH, "--seats", seats, "--level", level, "--record", str(path)) == 0
    told = capsys.readouterr().out
    assert "Final account" in told
    assert f"Record: {path}" in told
    assert last(CATALOG["pikala"], read(path.read_bytes())).over


def test_the_same_seed_gives_the_same_match(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """With the same seed and the same lines all comes out as before."""
    assert play(monkeypatch, ENOUGH, "--seats", "2") == 0
    first = capsys.readouterr().out
    assert play(monkeypatch, ENOUGH, "--seats", "2") == 0
    assert capsys.readouterr().out == first


def test_input_that_ends_ends_the_match(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Without more lines the match stops, says so, and its record goes as far as it went."""
    path = tmp_path / "match.jsonl"
    assert play(monkeypatch, "1\n1\n1\n", "--record", str(path)) == 1
    assert "No more input" in capsys.readouterr().out
    assert not last(CATALOG["pikala"], read(path.read_bytes())).over


@pytest.mark.parametrize(
    "options,told",
    [
        (("--seats", "1"), "pikala is for 2 to 6 players"),
        (("--seats", "7"), "pikala is for 2 to 6 players"),
        (("--level", "grandmaster"), "there is no level grandmaster"),
        (("--record", "/nowhere/match.jsonl"), "/nowhere/match.jsonl: No such file or directory"),
    ],
)
def test_a_wrong_option_is_one_clear_line(
    options: tuple[str, ...], told: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """What cannot be ends with exit code 2 and a line that says why."""
    assert play(monkeypatch, "", *options) == 2
    said = capsys.readouterr().err
    assert said.startswith("pik: ")
    assert said.count("\n") == 1
    assert told in said


def test_an_unknown_game_is_one_clear_line(capsys: pytest.CaptureFixture[str]) -> None:
    """A game that is not there ends with exit code 2 and the names of those that are."""
    assert main(["play", "whist"]) == 2
    assert capsys.readouterr().err == f"pik: there is no game whist; there is {', '.join(CATALOG)}\n"


@pytest.mark.parametrize(
    "variables,lang",
    [
        ({"LANG": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "ru_RU.UTF-8", "LC_ALL": "pl_PL"}, "pl"),
        ({"LANG": "de_DE"}, "en"),
        ({"LC_ALL": "C", "LANG": "ru"}, "en"),
        ({}, "en"),
    ],
)
def test_the_terminals_language_is_spoken(
    variables: dict[str, str], lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without --lang the environment says which language; where there are no texts in it, English."""
    from pik.cli.options import of_terminal

    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert of_terminal() == lang
