"""Planting faults: what a fault is, and what the run says of those that are found and those that are not."""

from pathlib import Path

import pytest

from house.faults import Trial, tried
from house.mutant import Mutant, bearing, stale, unmutated

TEST = '''def test_one() -> None:
    """XX-1.1: one."""
    from pik.games.pikala.scoring import OPENING

    assert OPENING == 25


def test_two() -> None:
    """XX-1.1, XX-1.2: two."""
'''


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with a module of tests and the deciding modules of a game."""
    (tmp_path / "test_it.py").write_text(TEST, "utf-8")
    for name, text in {"rules.py": "ONE = 1  # XX-1.1\n", "scoring.py": "TWO = 2  # XX-1.2\n", "ledger.py": ""}.items():
        (tmp_path / name).write_text(text, "utf-8")
    return tmp_path


def test_tests_are_found_by_the_rules_they_name(folder: Path) -> None:
    """A test bears every rule number in its docstring."""
    names = {rule: [test.rpartition("::")[2] for test in tests] for rule, tests in bearing(folder).items()}
    assert names == {"XX-1.1": ["test_one", "test_two"], "XX-1.2": ["test_two"]}


def test_a_fault_must_fit(folder: Path) -> None:
    """A fault whose place is gone, or that leaves no Python, is reported."""
    good, gone = Mutant("rules.py", "XX-1.1", "ONE = 1", "ONE = 2"), Mutant("rules.py", "XX-1.1", "ONE = 3", "")
    broken = Mutant("rules.py", "XX-1.1", "ONE = 1", "ONE = (")
    assert stale(folder, [good]) == []
    assert len(stale(folder, [good, gone, broken])) == 2


def test_a_rule_without_fault_is_reported(folder: Path) -> None:
    """A rule that a deciding module names needs a fault in that module."""
    fault = Mutant("rules.py", "XX-1.1", "ONE = 1", "ONE = 2")
    assert unmutated(folder, [fault]) == {("scoring.py", "XX-1.2")}


@pytest.mark.parametrize(
    "old, new, code, said",
    [
        ("OPENING = 25", "OPENING = 26", 0, "1 of 1 mutants killed"),
        ("OPENING = 25", "OPENING = 25 + 0", 1, "survives"),
    ],
)
def test_a_fault_that_no_test_finds_survives(
    folder: Path, capsys: pytest.CaptureFixture[str], *, old: str, new: str, code: int, said: str
) -> None:
    """The run fails exactly when a fault passes the tests that bear its rule, and names that fault."""
    trial = Trial("pikala", folder / "room", bearing(folder))
    trial.room.mkdir()
    assert tried(trial, [Mutant("scoring.py", "XX-1.1", old, new)]) == code
    assert said in capsys.readouterr().out


def test_tests_that_fail_by_themselves_prove_nothing(folder: Path) -> None:
    """Where the tests fail on sound sources already, no fault is tried."""
    (folder / "test_it.py").write_text(TEST.replace("== 25", "== 24"), "utf-8")
    trial = Trial("pikala", folder / "room", bearing(folder))
    trial.room.mkdir()
    with pytest.raises(SystemExit):
        tried(trial, [Mutant("scoring.py", "XX-1.1", "OPENING = 25", "OPENING = 26")])
