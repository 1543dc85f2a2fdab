"""The format of worked cases: how files are found, what a case may hold, when an answer agrees."""

import json
import re
from pathlib import Path

import msgspec
import pytest

from tests.cases import norman_runner, pikala_runner, piquet_runner
from tests.cases.case import ELSEWHERE, HERE, Case, agrees, collected, in_folder

ROW = re.compile(r"^\| (\w+) \| (\w+) \| ([\w, ]+) \| ([\w, ]+) \|$", re.MULTILINE)


def table() -> list[tuple[str, str, set[str], set[str]]]:
    """The table of kinds and keys: game, kind, given, expect."""
    text = (HERE / "README.md").read_text("utf-8")
    found = ROW.findall(text)
    return [(game, kind, set(given.split(", ")), set(expect.split(", "))) for game, kind, given, expect in found[1:]]


def test_each_kind_and_key_has_a_case() -> None:
    """Our own cases use every kind of the table and every key of it, given and expected."""
    cases = in_folder(HERE)
    for game, kind, given, expect in table():
        mine = [case for case in cases if (case.game, case.kind) == (game, kind)]
        assert given <= {key for case in mine for key in case.given}, kind
        assert expect <= {key for case in mine for key in case.expect}, kind


def test_each_kind_is_answered() -> None:
    """The runners know exactly the kinds of the table."""
    runners = {
        "pikala": set(pikala_runner.KINDS),
        "piquet": set(piquet_runner.KINDS),
        "norman": set(norman_runner.KINDS),
    }
    answered = {(game, kind) for game, kinds in runners.items() for kind in kinds}
    assert {(game, kind) for game, kind, _, _ in table()} == answered


def test_names_are_unique() -> None:
    """No two cases of ours have the same name."""
    names = [case.name for case in in_folder(HERE)]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize(
    "kind, given, error",
    [("dance", {}, KeyError), ("cut", {"seats": ["A", "B"], "moon": "full"}, msgspec.ValidationError)],
)
def test_what_nobody_knows_fails(kind: str, given: dict[str, object], error: type[Exception]) -> None:
    """An unknown kind or an unknown key of what is given is an error, not a pass."""
    with pytest.raises(error):
        pikala_runner.answers(Case("X1", "pikala", kind, given, {}))


@pytest.mark.parametrize(
    "given",
    [
        {"tricks": {"A": 3, "B": 3}},
        {"tricks": {"A": 5}, "scores": {"A": 11, "B": 9}, "announced": {"A": "pikala"}},
    ],
)
def test_a_situation_that_cannot_come_about_fails(given: dict[str, object]) -> None:
    """Six tricks, or an announcement below its score, have no answer."""
    with pytest.raises(ValueError, match=r"found|announced"):
        pikala_runner.answers(Case("X2", "pikala", "round_score", given, {}))


def test_another_folder_is_run_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Cases of the folder in PIK_CASES are added, and one with a name of ours stands in its place."""
    mine = in_folder(HERE)
    first = next(case for case in mine if case.game == "pikala")
    case = {"id": first.id, "game": "pikala", "kind": "cut", "given": {}, "expect": {"trump": "S"}, "source": "?"}
    strange = {**case, "id": "N1", "game": "norman"}
    (tmp_path / "more.json").write_text(json.dumps([case, strange]), "utf-8")
    monkeypatch.setenv(ELSEWHERE, str(tmp_path))
    cases = collected()
    assert len(cases) == len(mine) + 1
    assert [each.expect for each in cases if each.name == first.name] == [{"trump": "S"}]
    assert "norman-N1" in {each.name for each in cases}


def test_a_folder_without_cases_is_an_error(tmp_path: Path) -> None:
    """A mistyped folder does not pass for one whose cases all hold."""
    with pytest.raises(FileNotFoundError):
        in_folder(tmp_path / "nowhere")


@pytest.mark.parametrize(
    "key, expected, actual, same",
    [
        ("legal", ["SA", "HA"], ["HA", "SA"], True),
        ("legal", ["SA"], ["HA", "SA"], False),
        ("dealers", ["A", "B"], ["B", "A"], False),
        ("allowed", [[], ["pikala", "boys"]], [["boys", "pikala"], []], True),
        ("scores", {"A": 1}, {"A": 1, "B": 2}, True),
        ("scores", {"A": 1, "C": 2}, {"A": 1, "B": 2}, False),
        ("marks", {}, {"A": "wheel"}, False),
        ("winner", None, "A", False),
    ],
)
def test_when_an_answer_agrees(key: str, expected: object, actual: object, *, same: bool) -> None:
    """Sets agree in any order, mappings in the players that the case names, marks only as a whole."""
    assert agrees(key, expected, actual) is same
