"""`pik arena`: a comparison in one line and as JSON; what can't be compared is said in one line."""

from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from pik.bots import kernels, openspiel
from pik.bots.arena import Contest, Result, result, worked_off
from pik.bots.duplicate import DUPLICATES
from pik.bots.regret import Regret, regret, regrets
from pik.bots.wins import Wins, tried, wins
from pik.cli import main

LITTLE = "at least two deals or matches and one process are needed"


def test_arena_compares(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Lines and file say what playing the deals in this process says, however many processes worked."""
    written = tmp_path / "result.json"
    words = ["arena", "pikala", "beginner", "random", "--deals", "14", "--seats", "3", "--seed", "7"]
    assert main([*words, "--jobs", "2", "--json", str(written)]) == 0
    found = msgspec.json.decode(written.read_bytes(), type=Result)
    contest = Contest("pikala", "beginner", "random", 3, 7)
    assert found == replace(result(contest, [worked_off(contest, range(14))]), seconds=found.seconds)
    points, cost = capsys.readouterr().out.strip().splitlines()[-2:]
    assert points.startswith("pikala, 3 seats, 14 deals: beginner over random by ")
    assert f"{found.low:+.3f} to {found.high:+.3f}" in points
    assert cost == f"seconds a decision: beginner {found.seconds[0]:.4f}, random {found.seconds[1]:.4f}"


def test_arena_compares_matches(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Lines and file say what playing the matches in this process says; in Spades the nils, too."""
    written = tmp_path / "wins.json"
    words = ["arena", "spades", "beginner", "random", "--matches", "3", "--seed", "7"]
    assert main([*words, "--jobs", "2", "--json", str(written)]) == 0
    found = msgspec.json.decode(written.read_bytes(), type=Wins)
    contest = Contest("spades", "beginner", "random", 4, 7)
    assert found == replace(wins(contest, [tried(contest, range(3))]), seconds=found.seconds)
    won, nils, cost = capsys.readouterr().out.strip().splitlines()[-3:]
    assert won.startswith(f"spades, 4 seats, 6 matches: beginner wins {found.share:.1%} against random, 95 % interval ")
    assert found.nils is not None
    first, second = found.nils
    assert nils == f"nils made: beginner {first.made} of {first.bid}, random {second.made} of {second.bid}"
    assert cost.startswith("seconds a decision: beginner ")


def test_matches_without_nils(capsys: pytest.CaptureFixture[str]) -> None:
    """A game without nils has no line about them."""
    assert main(["arena", "piquet", "beginner", "random", "--matches", "2", "--jobs", "1"]) == 0
    won, cost = capsys.readouterr().out.strip().splitlines()[-2:]
    assert won.startswith("piquet, 2 seats, 4 matches: beginner wins ")
    assert cost.startswith("seconds a decision: beginner ")


def test_arena_looks_at_cards(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Line and file say what looking the deals through in this process says."""
    written = tmp_path / "regret.json"
    words = ["arena", "piquet", "beginner", "--regret", "--deals", "12", "--seed", "7"]
    assert main([*words, "--jobs", "2", "--json", str(written)]) == 0
    found = msgspec.json.decode(written.read_bytes(), type=Regret)
    assert found == regret("piquet", "beginner", 2, 7, regrets("piquet", "beginner", 2, 7, range(12)))
    line = capsys.readouterr().out.strip().splitlines()[-1]
    assert line == (
        f"piquet, 2 seats, 12 deals: beginner loses {found.lost:.3f} points a seat and deal by its cards, "
        f"95 % interval {found.low:.3f} to {found.high:.3f}"
    )


@pytest.mark.parametrize(
    "words, why",
    [
        (["bridge", "club", "random"], f"there is no game bridge; there are: {', '.join(DUPLICATES)}"),
        (["pikala", "king", "random"], "there is no level king; there are: random, flat, beginner, club, master"),
        (["piquet", "king", "random"], "there is no level king; there are: random, flat, beginner, club, master"),
        (["pikala", "club", "random", "--seats", "7"], "pikala has 2 to 6 seats"),
        (["pikala", "club", "random", "--deals", "1"], LITTLE),
        (["pikala", "club", "random", "--matches", "0"], LITTLE),
        (["pikala", "club", "random", "--jobs", "0"], LITTLE),
        (["pikala", "club"], "two levels are compared"),
        (["pikala", "club", "random", "--regret"], "one level is looked at with --regret"),
        (
            ["spades", "club", "--regret"],
            "deals of spades can't be looked through; those of pikala, piquet, piquet-norman, spades-two-handed can",
        ),
    ],
)
def test_what_cannot_be_compared(words: list[str], why: str, capsys: pytest.CaptureFixture[str]) -> None:
    """One line says what is wrong, with exit code 2."""
    assert main(["arena", *words]) == 2
    assert capsys.readouterr().err == f"pik: {why}\n"


def test_a_master_without_kernels(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Where the extra is not installed, one line says so and how to get it."""
    monkeypatch.setattr(kernels, "missing", lambda: ("numba",))
    assert main(["arena", "pikala", "master", "club"]) == 2
    assert main(["arena", "pikala", "club", "--regret"]) == 2
    assert main(["play", "pikala", "--level", "master"]) == 2
    why = "pik: kernels-missing: not installed: numba; pip install 'pik[bots]' brings it"
    assert capsys.readouterr().err.splitlines() == [why] * 3


def test_a_yardstick_without_openspiel(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Where OpenSpiel is not installed, one line says so and how to get it; without kernels that comes first."""
    monkeypatch.setattr(openspiel, "available", lambda: False)
    assert main(["arena", "spades", "master", "ismcts"]) == 2
    monkeypatch.setattr(kernels, "missing", lambda: ("numba",))
    assert main(["arena", "spades", "club", "ismcts"]) == 2
    assert capsys.readouterr().err.splitlines() == [
        "pik: openspiel-missing: not installed: open_spiel; pip install 'pik[bots,openspiel]' brings it",
        "pik: kernels-missing: not installed: numba; pip install 'pik[bots]' brings it",
    ]
