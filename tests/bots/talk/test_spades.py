"""What bots say in Spades, for four and for two."""

from collections.abc import Iterator
from itertools import pairwise
from typing import Any, TypeAlias

import msgspec
import pytest

from pik.bots.talk import Line, said
from pik.bots.talk.characters import CHARACTERS, Character
from pik.bots.talk.occasions import Scene
from pik.bots.talk.spades import TOPICS, scene_for_four, scene_for_two
from pik.core.draw import SeededDraw
from pik.core.game import Game
from pik.core.seat import CHANCE, Seat
from pik.games.spades import partners, two_handed
from pik.games.spades.actions import Claim, Vote
from pik.games.spades.partners.config import Config
from pik.games.spades.two_handed.config import Config as ConfigForTwo

AnyGame: TypeAlias = Game[Any, Any, Any, Any, Any, Any, Any]
Step: TypeAlias = tuple[Any, Any]
GAMES: dict[str, tuple[AnyGame, object]] = {
    "spades": (partners.MATCH, Config(Seat(0), cap=4)),
    "spades-two-handed": (two_handed.MATCH, ConfigForTwo(Seat(0), cap=4)),
}
SCENES = {"spades": scene_for_four, "spades-two-handed": scene_for_two}
SEEDS = range(3)


def public(game: str, state: object) -> bytes:
    """What somebody without a seat sees."""
    return msgspec.json.encode(GAMES[game][0].view(state, None))


def steps(game: str, seed: int) -> Iterator[Step]:
    """A random match, step by step, with a claim now and then that is refused."""
    of, config = GAMES[game]
    draw, state = SeededDraw(f"talk {seed}".encode()), of.start(config)
    while of.waiting(state):
        seat = min(of.waiting(state))
        act = of.options(state, seat).sample(draw)
        if seat != CHANCE and draw.below(9) == 0 and Claim() in of.offers(state, seat):
            act = Claim()
        act = Vote(accept=False) if isinstance(act, Vote) else act
        after = of.step(state, seat, act)
        yield state, after
        state = after


def talk(game: str, before: object, after: object) -> tuple[Line, ...]:
    """What the bots at all seats but the first say at a step."""
    cast: dict[Seat, Character] = {Seat(at): CHARACTERS[at] for at in range(1, GAMES[game][0].seats[-1])}
    return said(game, "t", cast, public(game, before), public(game, after))


@pytest.mark.parametrize("game", GAMES)
def test_talk_is_rare_and_one_at_a_time(game: str) -> None:
    """SP-7.4: no step brings two remarks, one act in eight to thirty brings one, and no line comes twice running."""
    every = [talk(game, *step) for seed in SEEDS for step in steps(game, seed)]
    assert all(len(lines) <= 1 for lines in every)
    lines = [line.code for spoken in every for line in spoken]
    assert len(every) / 30 < len(lines) < len(every) / 8
    assert all(one != other for one, other in pairwise(lines))


@pytest.mark.parametrize("game", GAMES)
def test_every_topic_comes_up(game: str) -> None:
    """SP-7.4: over some matches there is something to remark on each topic."""
    found = set[str]()
    for seed in range(12):
        for _, after in steps(game, seed):
            scene = SCENES[game](public(game, after))
            occasions = (*scene.occasions, scene.passing) if scene.passing else scene.occasions
            found |= {occasion.topic for occasion in occasions}
    assert found == {*TOPICS.own, *TOPICS.shared}


@pytest.mark.parametrize("game", GAMES)
def test_occasions_are_only_added(game: str) -> None:
    """SP-7.4: within a deal what there is to remark on grows at its end alone, so that talk can be told again."""
    before = Scene(-1, "")
    for _, after in steps(game, 1):
        now = SCENES[game](public(game, after))
        if (now.number, now.facts) == (before.number, before.facts):
            assert now.occasions[: len(before.occasions)] == before.occasions
            assert len(now.occasions) <= len(before.occasions) + 1
        before = now


@pytest.mark.parametrize("game", GAMES)
def test_twin_worlds_hear_the_same(game: str) -> None:
    """SP-7.4: with the hidden cards dealt differently the same bots say the same at the same moments."""
    of, heard = GAMES[game][0], 0
    draw = SeededDraw(b"twins")
    for step in steps(game, 2):
        lines = talk(game, *step)
        twins = [sealed(of.worlds(of.view(state, None)).sample(draw), draw) for state in step]
        assert talk(game, *twins) == lines
        heard += len(lines)
    assert heard > 5


def sealed(match: Any, draw: SeededDraw) -> Any:  # noqa: ANN401 - a match of either game
    """A match with another seal of its pack."""
    if match.deal is None:
        return match
    deal = msgspec.structs.replace(match.deal, commitment=f"{draw.below(2**128):032x}")
    return msgspec.structs.replace(match, deal=deal)
