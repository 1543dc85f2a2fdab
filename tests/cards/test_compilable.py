"""The mark of rules that a compiler may translate."""

import inspect

from pik.cards.cardset import has
from pik.cards.compilable import COMPILABLE, compilable
from pik.games.pikala import rules, scoring
from pik.tricks import follow


def test_a_rule_stays_as_it_is() -> None:
    """Marking a rule returns the very same function."""

    def rule(card: int) -> int:
        return card

    name = f"{rule.__module__}.{rule.__qualname__}"
    try:
        assert compilable(rule) is rule
        assert COMPILABLE[name] is rule
    finally:
        del COMPILABLE[name]


def test_rules_are_found_by_name() -> None:
    """The marked rules stand under their full names."""
    for rule in (has, follow.beats, rules.follow_cards, scoring.rams_own):
        assert COMPILABLE[f"{rule.__module__}.{rule.__name__}"] is rule


def test_rules_are_short_functions_on_ints() -> None:
    """A marked rule takes and gives ints or truth values, and is under 25 lines."""
    for name, rule in COMPILABLE.items():
        signature = inspect.signature(rule)
        kinds = {signature.return_annotation, *(each.annotation for each in signature.parameters.values())}
        assert kinds <= {int, bool}, name
        assert len(inspect.getsource(rule).splitlines()) < 25, name
        assert "bit_count" not in inspect.getsource(rule), name
