"""Random matches: every act of a game's lazy sets has its turn."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Generic, TypeAlias

from hypothesis import strategies as st

from pik.core.draw import SeededDraw
from pik.core.game import Action, Config, Game, Outcome, Screen, Seen, State, View
from pik.core.seat import CHANCE, TABLE, Seat
from tests.laws.games import AnyCase

SEEDS = st.binary(min_size=4, max_size=4)
UNASKED = 12
"""One act in so many is unasked, where there are offers."""
BROKEN = 6
"""One act in so many breaks a rule, where that can be done."""
MISBEHAVING = 200
"""So many acts of a match may: with more, scores at Pikala only rise."""


@dataclass(frozen=True)
class Moment(Generic[State, Action]):
    """An act in a match: the state before it, who does it, what, and the state after."""

    before: State
    seat: Seat
    act: Action
    after: State


AnyMoment: TypeAlias = Moment[Any, Any]
"""A moment of a game whose types the law need not know."""


def walk(
    game: Game[Config, State, Action, View, Screen, Seen, Outcome], config: Config, seed: bytes, longest: int
) -> Iterator[Moment[State, Action]]:
    """A random match from its start to its end, which must come within `longest` acts."""
    draw, state = SeededDraw(seed), game.start(config)
    for number in range(longest):
        waiting = sorted(game.waiting(state))
        if not waiting:
            return
        seat = waiting[draw.below(len(waiting))]
        acts = game.options(state, seat)
        breaches = game.breaches(state, seat)
        if breaches and number < MISBEHAVING and draw.below(BROKEN) == 0:
            acts = breaches[draw.below(len(breaches))].acts
        elif draw.below(UNASKED) == 0:
            offers = [(each, game.offers(state, each)) for each in everybody(game)]
            open_to = [(each, unasked) for each, unasked in offers if unasked.size]
            if open_to:
                seat, acts = open_to[draw.below(len(open_to))]
        act = acts.sample(draw)
        after = game.step(state, seat, act)
        yield Moment(state, seat, act, after)
        state = after
    raise AssertionError(f"a match of {longest} acts has not ended")


def everybody(game: Game[Config, State, Action, View, Screen, Seen, Outcome]) -> list[Seat]:
    """All seats of the largest table, the pack and the table itself."""
    return [*map(Seat, range(game.seats[-1])), CHANCE, TABLE]


def match_of(case: AnyCase, data: st.DataObject) -> list[AnyMoment]:
    """A whole random match of a game under the laws."""
    config, seed = data.draw(st.sampled_from(case.configs)), data.draw(SEEDS)
    return list(walk(case.game, config, seed, case.longest))


def some_of(case: AnyCase, data: st.DataObject, count: int) -> list[AnyMoment]:
    """Some moments of a random match, the first and the last among them."""
    moments = match_of(case, data)
    draw = SeededDraw(data.draw(SEEDS))
    return [moments[0], *(moments[draw.below(len(moments))] for _ in range(count)), moments[-1]]
