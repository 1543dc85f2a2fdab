"""Nobody learns what the rules hide: to a viewer, worlds that look the same stay the same in every byte."""

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pik.core.draw import SeededDraw
from pik.core.seat import CHANCE, Seat
from tests.laws.games import CASES, AnyCase
from tests.laws.walk import SEEDS, AnyMoment, some_of

LAW = settings(max_examples=12, deadline=None)
TWINS = 2


def viewers_of(case: AnyCase, moment: AnyMoment) -> list[Seat | None]:
    """Everybody, and each seat of the table."""
    seats = len(moment.before.standing.scores)
    assert seats in case.game.seats
    return [None, *map(Seat, range(seats))]


def twins_of(case: AnyCase, moment: AnyMoment, viewer: Seat | None, draw: SeededDraw) -> list[AnyMoment]:
    """The moment with the hidden cards dealt differently, as far as its act can be done there too."""
    worlds = case.game.worlds(case.game.view(moment.before, viewer))
    states = [worlds.sample(draw) for _ in range(TWINS)]
    fair = [state for state in states if case.game.refusal(state, moment.seat, moment.act) is None]
    return [AnyMoment(state, moment.seat, moment.act, case.game.step(state, moment.seat, moment.act)) for state in fair]


@pytest.mark.parametrize("name", CASES)
@LAW
@given(data=st.data())
def test_worlds_look_like_the_truth(name: str, data: st.DataObject) -> None:
    """The view of each world is the view it came from; the truth is among the worlds, as is each one drawn."""
    case, draw = CASES[name], SeededDraw(data.draw(SEEDS))
    for moment in some_of(case, data, 6):
        for viewer in viewers_of(case, moment):
            view = case.game.view(moment.after, viewer)
            worlds = case.game.worlds(view)
            assert moment.after in worlds
            for world in (worlds.sample(draw) for _ in range(TWINS)):
                assert world in worlds
                assert case.game.view(world, viewer) == view


@pytest.mark.parametrize("name", CASES)
@LAW
@given(data=st.data())
def test_worlds_send_the_same_bytes(name: str, data: st.DataObject) -> None:
    """In each world a viewer has the same view, screen, options and offers, and everybody waits for the same seats."""
    case, draw = CASES[name], SeededDraw(data.draw(SEEDS))
    for moment in some_of(case, data, 6):
        for viewer in viewers_of(case, moment):
            worlds = case.game.worlds(case.game.view(moment.after, viewer))
            for world in (worlds.sample(draw) for _ in range(TWINS)):
                assert sent(case, world, viewer) == sent(case, moment.after, viewer)
                assert case.game.waiting(world) == case.game.waiting(moment.after)


def sent(case: AnyCase, state: object, viewer: Seat | None) -> tuple[bytes, ...]:
    """All that a state shows to a viewer."""
    view = case.game.view(state, viewer)
    asked = () if viewer is None else (case.game.options(state, viewer), case.game.offers(state, viewer))
    shown = (view, case.game.screen(view), *(acts.described() for acts in asked))
    return tuple(msgspec.json.encode(each) for each in shown)


@pytest.mark.parametrize("name", CASES)
@LAW
@given(data=st.data())
def test_acts_are_seen_alike(name: str, data: st.DataObject) -> None:
    """The same act in two worlds that a viewer can't tell apart is seen as the same."""
    case, draw = CASES[name], SeededDraw(data.draw(SEEDS))
    for moment in some_of(case, data, 8):
        for viewer in viewers_of(case, moment):
            seen = case.game.redact(moment.before, moment.seat, moment.act, viewer)
            for twin in twins_of(case, moment, viewer, draw):
                again = case.game.redact(twin.before, twin.seat, twin.act, viewer)
                assert msgspec.json.encode(again) == msgspec.json.encode(seen)


@pytest.mark.parametrize("name", CASES)
@LAW
@given(data=st.data())
def test_happenings_are_public(name: str, data: st.DataObject) -> None:
    """What is told of an act follows from what everybody sees before and after it, whatever lies hidden."""
    case, draw = CASES[name], SeededDraw(data.draw(SEEDS))
    for moment in some_of(case, data, 16):
        told = case.game.narrate(moment.before, moment.seat, moment.act)
        after = case.game.view(moment.after, None)
        for twin in twins_of(case, moment, None, draw):
            if case.game.view(twin.after, None) == after:
                assert case.game.narrate(twin.before, twin.seat, twin.act) == told


@pytest.mark.parametrize("name", CASES)
@LAW
@given(data=st.data())
def test_hidden_acts_are_seen_alike(name: str, data: st.DataObject) -> None:
    """Two acts that everybody sees as one leave the same public view and are told in the same words.

    Acts of the pack are left out, and those that end the match, for at its end hidden cards may be shown.
    """
    case, draw = CASES[name], SeededDraw(data.draw(SEEDS))
    for moment in some_of(case, data, 16):
        if moment.seat == CHANCE:
            continue
        other = case.game.options(moment.before, moment.seat)
        acts = [moment.act, *(other.sample(draw) for _ in range(6) if other.size)]
        seen: dict[bytes, object] = {}
        for act in acts:
            after = case.game.step(moment.before, moment.seat, act)
            if case.game.outcome(after) is None:
                public = msgspec.json.encode(case.game.redact(moment.before, moment.seat, act, None))
                shown = (case.game.narrate(moment.before, moment.seat, act), case.game.view(after, None))
                assert seen.setdefault(public, shown) == shown
