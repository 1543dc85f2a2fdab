"""What may be done: whoever is waited for has a choice, every choice can be made, and nothing else."""

from itertools import combinations
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pik.core.draw import SeededDraw
from pik.core.game import Action, Config, Outcome, Screen, Seen, State, View
from pik.core.lazy import ChoiceData, Choices, ListedData, OrdersData, PicksData, PlacesData
from pik.core.message import Refusal
from pik.core.seat import CHANCE, Seat
from tests.laws.games import CASES, AnyCase, Case
from tests.laws.walk import SEEDS, everybody, match_of, some_of

LAW = settings(max_examples=25, deadline=None)
FEW = 200
"""Sets up to this size are listed in full."""


@pytest.mark.parametrize("name", CASES)
@LAW
@given(data=st.data())
def test_waited_for_means_a_choice(name: str, data: st.DataObject) -> None:
    """Seats that are waited for have options, no others do; nobody is waited for exactly when the match is over."""
    case = CASES[name]
    for moment in match_of(case, data):
        for state in (moment.before, moment.after):
            waiting = case.game.waiting(state)
            assert {seat for seat in everybody(case.game) if case.game.options(state, seat).size} == waiting
            assert (case.game.outcome(state) is None) == bool(waiting)


@pytest.mark.parametrize("name", CASES)
@LAW
@given(data=st.data())
def test_nothing_is_open_after_the_end(name: str, data: st.DataObject) -> None:
    """A match that is over offers nothing to anybody."""
    case = CASES[name]
    last = match_of(case, data)[-1].after
    assert [seat for seat in everybody(case.game) if case.game.offers(last, seat).size] == []


@pytest.mark.parametrize("name", CASES)
@LAW
@given(data=st.data())
def test_every_choice_steps(name: str, data: st.DataObject) -> None:
    """Every option and every offer is accepted, and changes the state."""
    case = CASES[name]
    for moment in some_of(case, data, 12):
        for seat in everybody(case.game):
            for acts in (case.game.options(moment.before, seat), case.game.offers(moment.before, seat)):
                for act in listed(acts):
                    assert case.game.refusal(moment.before, seat, act) is None
                    assert case.game.step(moment.before, seat, act) != moment.before


@pytest.mark.parametrize("name", CASES)
@LAW
@given(data=st.data())
def test_every_breach_is_refused_and_done(name: str, data: st.DataObject) -> None:
    """What breaks a rule and can be done is no option: it is refused with its rule and price, and changes the state.

    Only who is waited for can break a rule.
    """
    case = CASES[name]
    for moment in some_of(case, data, 12):
        for seat in everybody(case.game):
            for each in case.game.breaches(moment.before, seat):
                assert each.rule
                assert each.acts.size
                assert seat in case.game.waiting(moment.before)
                for act in listed(each.acts):
                    assert_accepted_or_refused(case, moment.before, seat, act)


@pytest.mark.parametrize("name", CASES)
@LAW
@given(data=st.data())
def test_anything_else_is_refused(name: str, data: st.DataObject) -> None:
    """An act that is neither option nor offer is refused with a code, and nothing changes."""
    case = CASES[name]
    moments = match_of(case, data)
    draw = SeededDraw(data.draw(SEEDS))
    for _ in range(60):
        moment, act = moments[draw.below(len(moments))], moments[draw.below(len(moments))].act
        before = msgspec.json.encode(moment.before)
        for seat in everybody(case.game):
            assert_accepted_or_refused(case, moment.before, seat, act)
        assert msgspec.json.encode(moment.before) == before


def assert_accepted_or_refused(
    case: Case[Config, State, Action, View, Screen, Seen, Outcome], state: State, seat: Seat, act: Action
) -> None:
    """`step`, `refusal` and the sets say the same of an act."""
    open_to = act in case.game.options(state, seat) or act in case.game.offers(state, seat)
    no = case.game.refusal(state, seat, act)
    assert (no is None) == open_to
    if no is None:
        case.game.step(state, seat, act)
        return
    prices = [(each.rule, each.price) for each in case.game.breaches(state, seat) if act in each.acts]
    assert prices == ([(no.rule, no.price)] if no.rule else [])
    if prices:
        assert case.game.step(state, seat, act) != state
        return
    with pytest.raises(Refusal) as refused:
        case.game.step(state, seat, act)
    assert no.code
    assert (refused.value.code, refused.value.data, refused.value.price) == (no.code, no.data, no.price)


@pytest.mark.parametrize("name", CASES)
@LAW
@given(data=st.data())
def test_sets_agree_with_their_data(name: str, data: st.DataObject) -> None:
    """A set's data describe exactly its members: as listed, as counted, as `in` and `sample` say."""
    case = CASES[name]
    draw = SeededDraw(data.draw(SEEDS))
    for moment in some_of(case, data, 12):
        for seat in everybody(case.game):
            broken = (each.acts for each in case.game.breaches(moment.before, seat))
            for acts in (case.game.options(moment.before, seat), case.game.offers(moment.before, seat), *broken):
                assert_described(case, acts, draw)


def assert_described(case: AnyCase, acts: Choices[Any], draw: SeededDraw) -> None:
    """One set against its data."""
    described = acts.described()
    assert bool(described) == bool(acts.size)
    if acts.size:
        assert all(acts.sample(draw) in acts for _ in range(3))
    if any(isinstance(each, OrdersData) for each in described):
        (orders,) = described
        assert isinstance(orders, OrdersData)
        assert sorted(acts.sample(draw).deck) == sorted(orders.cards)
        return
    members = list(acts)
    spelled = [case.game.decode(raw) for each in described for raw in spelled_out(each)]
    assert len(members) == len(set(members)) == acts.size
    assert set(members) == set(spelled)
    assert len(spelled) == len(members)
    assert all(member in acts for member in members)


def spelled_out(data: ChoiceData) -> list[bytes]:
    """The acts that data describe, as JSON, the way a device builds them."""
    match data:
        case ListedData(acts):
            return [bytes(act) for act in acts]
        case PicksData(act, field, cards, sizes, also):
            picks = [pick for size in sizes for pick in combinations(cards, size)]
            return [msgspec.json.encode({"type": act, field: pick, **(also or {})}) for pick in picks]
        case PlacesData(act, field, least, most):
            return [msgspec.json.encode({"type": act, field: place}) for place in range(least, most + 1)]
        case OrdersData():
            raise AssertionError("the orders of a pack are too many to list")


def listed(acts: Choices[Any]) -> list[Any]:
    """The members of a small set, some of a large one."""
    if acts.size <= FEW:
        return list(acts)
    draw = SeededDraw(b"some")
    return [acts.sample(draw) for _ in range(3)]


@pytest.mark.parametrize("name", CASES)
@LAW
@given(data=st.data())
def test_only_the_pack_orders_cards(name: str, data: st.DataObject) -> None:
    """The orders of a pack are offered to the pack alone: no player ever names one."""
    case = CASES[name]
    for moment in match_of(case, data):
        described = case.game.options(moment.before, moment.seat).described()
        assert moment.seat == CHANCE or not any(isinstance(each, OrdersData) for each in described)
