"""The contract, checked on a tiny game in full: every option, every world."""

from collections.abc import Iterator

import msgspec
import pytest

from pik.core.draw import SeededDraw
from pik.core.game import Action, Config, Game, Outcome, Screen, Seen, State, View
from pik.core.lazy import Choices
from pik.core.message import Refusal
from pik.core.seat import CHANCE, TABLE, Seat
from tests.laws.walk import Moment, walk

WALKS = 12
LONGEST = 200
EVERYBODY = (Seat(0), Seat(1), CHANCE, TABLE)
VIEWERS = (None, Seat(0), Seat(1))
LISTED = 400


def moments_of(
    game: Game[Config, State, Action, View, Screen, Seen, Outcome], config: Config
) -> list[Moment[State, Action]]:
    """The moments of some random matches."""
    return [moment for seed in range(WALKS) for moment in walk(game, config, bytes([seed]), LONGEST)]


def members(acts: Choices[Action]) -> list[Action]:
    """A small set in full, one member of a set of shuffles."""
    return list(acts) if acts.size <= LISTED else [acts.sample(SeededDraw(b"member"))]


def open_to(game: Game[Config, State, Action, View, Screen, Seen, Outcome], state: State) -> list[tuple[Seat, Action]]:
    """Every act that somebody may do."""
    sets = [(seat, choices(state, seat)) for choices in (game.options, game.offers) for seat in EVERYBODY]
    return [(seat, act) for seat, acts in sets for act in members(acts)]


def assert_choices(
    game: Game[Config, State, Action, View, Screen, Seen, Outcome], config: Config, *, live: bool = False
) -> None:
    """Whoever is waited for has options, all sets step, and anything else is refused and changes nothing.

    At a live table an act with a price is refused by `refusal` and yet done by `step`.
    """
    moments = moments_of(game, config)
    strangers = {act for moment in moments[:: len(moments) // 40 + 1] for act in (moment.act,)}
    for moment in moments:
        state = moment.before
        assert {seat for seat in EVERYBODY if game.options(state, seat).size} == game.waiting(state)
        lawful = open_to(game, state)
        for seat, act in lawful:
            assert game.refusal(state, seat, act) is None
            assert game.step(state, seat, act) != state
        for seat in EVERYBODY:
            for act in strangers - {each for who, each in lawful if who == seat}:
                if act not in game.options(state, seat):
                    assert_refused(game, state, seat, act, live=live)
    assert game.waiting(moments[-1].after) == frozenset()
    assert game.outcome(moments[-1].after) is not None


def assert_refused(
    game: Game[Config, State, Action, View, Screen, Seen, Outcome], state: State, seat: Seat, act: Action, *, live: bool
) -> None:
    """An act is refused; at a live table it may have a price instead."""
    no = game.refusal(state, seat, act)
    assert no is not None
    if live and no.price:
        assert game.step(state, seat, act) != state
        return
    with pytest.raises(Refusal, match=no.code):
        game.step(state, seat, act)


def assert_secrets(game: Game[Config, State, Action, View, Screen, Seen, Outcome], config: Config) -> None:
    """Every world of every view looks like the truth, which is one of them, and sends the same."""
    checked: set[State] = set()
    for moment in moments_of(game, config):
        if moment.before in checked:
            continue
        checked.add(moment.before)
        for viewer in VIEWERS:
            worlds = game.worlds(game.view(moment.before, viewer))
            assert moment.before in worlds
            listed = list(worlds)
            assert len(listed) == len(set(listed)) == worlds.size
            for world in listed[:: len(listed) // 40 + 1]:
                assert_alike(game, moment, world, viewer)


def assert_alike(
    game: Game[Config, State, Action, View, Screen, Seen, Outcome],
    moment: Moment[State, Action],
    world: State,
    viewer: Seat | None,
) -> None:
    """A world shows a viewer what the truth shows, and the same act is seen alike."""
    assert game.view(world, viewer) == game.view(moment.before, viewer)
    assert game.waiting(world) == game.waiting(moment.before)
    assert list(asked(game, world, viewer)) == list(asked(game, moment.before, viewer))
    if game.refusal(world, moment.seat, moment.act) is None:
        seen = game.redact(world, moment.seat, moment.act, viewer)
        assert seen == game.redact(moment.before, moment.seat, moment.act, viewer)


def asked(
    game: Game[Config, State, Action, View, Screen, Seen, Outcome], state: State, viewer: Seat | None
) -> Iterator[bytes]:
    """The screen and the choices of a viewer, as bytes."""
    yield msgspec.json.encode(game.screen(game.view(state, viewer)))
    if viewer is not None:
        yield msgspec.json.encode(game.options(state, viewer).described())
        yield msgspec.json.encode(game.offers(state, viewer).described())
