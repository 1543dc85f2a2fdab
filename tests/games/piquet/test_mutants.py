"""The list of faults to be planted fits the sources; that each is found, `scripts/mutants piquet` shows."""

from pathlib import Path

from house.mutant import bearing, stale, unmutated
from tests.games.piquet.mutants import MUTANTS

HERE = Path(__file__).parent
PACKAGE = HERE.parents[2] / "src" / "pik" / "games" / "piquet"


def test_each_fault_can_be_planted() -> None:
    """The text that a fault replaces stands exactly once in its module, and what comes out is Python."""
    assert stale(PACKAGE, MUTANTS) == []


def test_each_rule_named_in_a_deciding_module_has_a_fault() -> None:
    """Rules, scoring and ledger name no rule number for which no fault is planted there."""
    assert unmutated(PACKAGE, MUTANTS) == set()


def test_each_fault_has_a_test_to_find_it() -> None:
    """The rule of each fault stands in the docstring of some test."""
    assert {mutant.rule for mutant in MUTANTS} <= set(bearing(HERE))
