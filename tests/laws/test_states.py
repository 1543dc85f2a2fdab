"""States are values: no card is lost, nothing can be changed in place, every field has a use, every match ends."""

from collections import defaultdict
from collections.abc import Hashable, Iterator
from itertools import islice
from typing import cast

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import Struct, UnsetType

from pik.core.seat import CHANCE
from pik.games import CATALOG
from tests.laws.games import CASES
from tests.laws.walk import everybody, match_of, some_of, walk

LAW = settings(max_examples=25, deadline=None)
VALUES = (str, int, bool, type(None), UnsetType)
MATCHES = 25


def test_every_game_of_the_catalog_is_under_the_laws() -> None:
    """A game that is registered has a line in the table of the laws."""
    assert {name: CASES[name].hosted for name in CATALOG} == CATALOG


@pytest.mark.parametrize("name", CASES)
@LAW
@given(data=st.data())
def test_cards_are_conserved(name: str, data: st.DataObject) -> None:
    """Every card of the pack is at one place or has left the table for good; none comes but with a shuffle."""
    case = CASES[name]
    before = set[Hashable]()
    for moment in match_of(case, data):
        cards = list(case.cards(moment.after))
        assert len(set(cards)) == len(cards)
        assert len(cards) + case.gone(moment.after) in (0, case.pack)
        assert set(cards) <= before or moment.seat == CHANCE
        before = set(cards)


@pytest.mark.parametrize("name", CASES)
@LAW
@given(data=st.data())
def test_states_are_immutable(name: str, data: st.DataObject) -> None:
    """A state is made of frozen structs, tuples and plain values all through, and looking at it changes nothing."""
    case = CASES[name]
    for moment in some_of(case, data, 10):
        raw = msgspec.json.encode(moment.before)
        for part in parts_of(moment.before):
            assert isinstance(part, (Struct, tuple, *VALUES)), type(part)
            assert not isinstance(part, Struct) or part.__struct_config__.frozen
        for viewer in (None, *everybody(case.game)):
            if viewer is None or 0 <= viewer < case.game.seats[0]:
                case.game.screen(case.game.view(moment.before, viewer))
        case.game.narrate(moment.before, moment.seat, moment.act)
        assert case.game.step(moment.before, moment.seat, moment.act) == moment.after
        assert msgspec.json.encode(moment.before) == raw


def parts_of(value: object) -> Iterator[object]:
    """A value and all values within it."""
    yield value
    if isinstance(value, Struct):
        for field in value.__struct_fields__:
            yield from parts_of(getattr(value, field))
    elif isinstance(value, tuple):
        for each in cast("tuple[object, ...]", value):
            yield from parts_of(each)


@pytest.mark.parametrize("name", CASES)
def test_every_field_takes_two_values(name: str) -> None:
    """Over random matches every field of every part of the state takes at least two values: none is dead."""
    case = CASES[name]
    values: dict[str, set[object]] = defaultdict(set)
    for number in range(MATCHES):
        config = case.configs[number % len(case.configs)]
        moments = walk(case.game, config, number.to_bytes(4, "big"), case.longest)
        for moment in islice(moments, number % 7, None, 7):
            for part in parts_of(moment.after):
                if isinstance(part, Struct):
                    for field in part.__struct_fields__:
                        values[f"{type(part).__name__}.{field}"].add(getattr(part, field))
    assert {field for field, taken in values.items() if len(taken) < 2} - case.rare == case.constant


@pytest.mark.parametrize("name", CASES)
@LAW
@given(data=st.data())
def test_every_match_ends(name: str, data: st.DataObject) -> None:
    """A random match ends within the bound of the game, with an outcome that stays."""
    case = CASES[name]
    moments = match_of(case, data)
    assert len(moments) < case.longest
    assert case.game.outcome(moments[-1].after) is not None
    assert [moment for moment in moments if case.game.outcome(moment.before) is not None] == []
