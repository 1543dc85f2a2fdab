"""Nobody learns what the rules hide, and a game that tells is found out."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pik.core.draw import SeededDraw
from tests.laws.games import CASES
from tests.laws.leaks import LEAKS
from tests.laws.secrecy import LAWS, Law
from tests.laws.walk import SEEDS, some_of, walk


@pytest.mark.parametrize("law", LAWS, ids=[law.__name__ for law in LAWS])
@pytest.mark.parametrize("name", CASES)
@settings(max_examples=12, deadline=None)
@given(data=st.data())
def test_secrecy(name: str, law: Law, data: st.DataObject) -> None:
    """To a viewer, worlds that look the same stay the same in every byte, whatever is done in them."""
    law(CASES[name], some_of(CASES[name], data, 8), SeededDraw(data.draw(SEEDS)))


@pytest.mark.parametrize("leak", LEAKS)
def test_leaks_are_found(leak: str) -> None:
    """A game with a planted leak breaks the very law that stands against such leaks."""
    case, law = LEAKS[leak]
    moments = [each for seed in range(3) for each in walk(case.game, case.configs[-1], bytes([seed]), case.longest)]
    with pytest.raises(AssertionError):
        law(case, moments, SeededDraw(b"leak"))
