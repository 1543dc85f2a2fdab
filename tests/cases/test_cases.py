"""Worked cases, ours and those of the folder that PIK_CASES names, are answered by playing them."""

from collections.abc import Callable

import pytest

from tests.cases import norman_runner, pikala_runner, piquet_runner, spades_runner
from tests.cases.case import Case, agrees, collected

RUNNERS: dict[str, Callable[[Case], dict[str, object]]] = {
    "pikala": pikala_runner.answers,
    "piquet": piquet_runner.answers,
    "norman": norman_runner.answers,
    "spades": spades_runner.answers,
}


@pytest.mark.parametrize("case", [pytest.param(case, id=case.name) for case in collected()])
def test_case(case: Case) -> None:
    """The game gives the result that the case expects, for each of its keys."""
    answers = RUNNERS[case.game](case)
    wrong = {
        key: (expected, answers.get(key, "no answer"))
        for key, expected in case.expect.items()
        if key not in answers or not agrees(key, expected, answers[key])
    }
    assert wrong == {}
