"""What bots say in piquet, for two and for three."""

from collections.abc import Iterator
from itertools import pairwise
from typing import Any, TypeAlias

import msgspec
import pytest

from pik.bots.talk import Line, said
from pik.bots.talk.characters import CHARACTERS, Character
from pik.bots.talk.occasions import Scene
from pik.bots.talk.piquet import TOPICS, scene_for_three, scene_for_two
from pik.core.draw import SeededDraw
from pik.core.game import Game
from pik.core.match import Match
from pik.core.seat import CHANCE, Seat
from pik.games.piquet import classic, norman
from pik.games.piquet.actions import Claim, Play, TakeBack, Vote
from pik.games.piquet.classic.config import Config
from pik.games.piquet.ledger import Standing
from pik.games.piquet.norman.config import Config as ConfigForThree
from pik.games.piquet.state import Deal
from tests.games.piquet.build import all_said, declaring, declaring_three, played, say

AnyGame: TypeAlias = Game[Any, Any, Any, Any, Any, Any, Any]
Step: TypeAlias = tuple[Any, Any]
GAMES: dict[str, tuple[AnyGame, Any]] = {
    "piquet": (classic.MATCH, Config(Seat(0), deals=2)),
    "piquet-norman": (norman.MATCH, ConfigForThree(Seat(0))),
}
SCENES = {"piquet": scene_for_two, "piquet-norman": scene_for_three}
SEEDS = range(3)
QUINT_AND_FOUR = "S:AKQJT H:A D:A C:A987"


def public(game: str, state: object) -> bytes:
    """What somebody without a seat sees."""
    return msgspec.json.encode(GAMES[game][0].view(state, None))


def steps(game: str, seed: int) -> Iterator[Step]:
    """A random match, step by step, with cards taken back now and then and claims that are refused."""
    of, config = GAMES[game]
    draw, state = SeededDraw(f"talk {seed}".encode()), of.start(config)
    while of.waiting(state):
        seat = min(of.waiting(state))
        act = of.options(state, seat).sample(draw)
        for unasked in (Claim(), TakeBack()):
            if seat != CHANCE and draw.below(4) == 0 and unasked in of.offers(state, seat):
                act = unasked
        act = Vote(accept=False) if isinstance(act, Vote) else act
        after = of.step(state, seat, act)
        yield state, after
        state = after


def talk(game: str, before: object, after: object) -> tuple[Line, ...]:
    """What the bots at all seats but the first say at a step."""
    cast: dict[Seat, Character] = {Seat(at): CHARACTERS[at] for at in range(1, GAMES[game][0].seats[-1] + 1)}
    return said(game, "t", cast, public(game, before), public(game, after))


def topics(game: str, deal: Deal) -> list[str]:
    """What there is to remark on in a deal, in order."""
    dealer = deal.dealer
    assert dealer is not None
    match = Match(GAMES[game][1], Standing((0,) * deal.seats, dealer), deal)
    return [occasion.topic for occasion in SCENES[game](public(game, match)).occasions]


@pytest.mark.parametrize("game", GAMES)
def test_talk_is_rare_and_one_at_a_time(game: str) -> None:
    """No step brings two remarks, one act in six to forty brings one, and no line comes twice running."""
    every = [talk(game, *step) for seed in SEEDS for step in steps(game, seed)]
    assert all(len(lines) <= 1 for lines in every)
    lines = [line.code for spoken in every for line in spoken]
    assert len(every) / 40 < len(lines) < len(every) / 6
    assert all(one != other for one, other in pairwise(lines))


@pytest.mark.parametrize("game", GAMES)
def test_common_topics_come_up(game: str) -> None:
    """Over some matches there is something to remark on each topic but the rare ones of the declarations."""
    found = set[str]()
    for seed in range(8):
        for _, after in steps(game, seed):
            scene = SCENES[game](public(game, after))
            occasions = (*scene.occasions, scene.passing) if scene.passing else scene.occasions
            found |= {occasion.topic for occasion in occasions}
    assert found >= {*TOPICS.own, *TOPICS.shared} - {"stand", "long", "four", "repique", "pique"}


def test_declarations_are_remarked_on() -> None:
    """PQ-3, PQ-4.1: a quint, a four of aces and then the repique, in both games."""
    deal = all_said(declaring(QUINT_AND_FOUR))
    assert topics("piquet", deal) == ["stand", "stand", "long", "four", "repique"]
    deal = all_said(declaring_three(dealer="S:AKQJT H:A D:A C:A8"))
    assert topics("piquet-norman", deal) == ["stand", "long", "four", "repique"]


def test_a_pique_is_remarked_on_once_it_is_led_to() -> None:
    """PQ-4.2: twenty-four declared, so thirty with the sixth lead; the leads before close tricks like any other."""
    deal = say(declaring("S:AKQJT98 H:A D:AK C:AK"), "all", "-", "all", "-", "-", "-")
    assert topics("piquet", deal) == ["stand", "stand", "long"]
    for card in ("SA", "SK", "SQ", "SJ", "ST", "S9"):
        assert "pique" not in topics("piquet", deal)
        deal = played(deal, card)
        lead, (seat,) = topics("piquet", deal), classic.DEAL.waiting(deal)
        deal = classic.DEAL.step(deal, seat, next(a for a in classic.DEAL.options(deal, seat) if isinstance(a, Play)))
        assert topics("piquet", deal) == lead
    assert topics("piquet", deal)[3:] == ["trick"] * 4 + ["pique"]


@pytest.mark.parametrize("game", GAMES)
def test_occasions_are_only_added(game: str) -> None:
    """Within a deal what there is to remark on grows at its end alone, cards taken back or not, so that talk can be
    told again (PQ-5.4).
    """
    before = Scene(-1, "")
    for _, after in steps(game, 1):
        now = SCENES[game](public(game, after))
        if (now.number, now.facts) == (before.number, before.facts):
            assert now.occasions[: len(before.occasions)] == before.occasions
            assert len(now.occasions) <= len(before.occasions) + 1
        before = now


@pytest.mark.parametrize("game", GAMES)
def test_twin_worlds_hear_the_same(game: str) -> None:
    """R2: with the hidden cards dealt differently the same bots say the same at the same moments."""
    of, heard = GAMES[game][0], 0
    draw = SeededDraw(b"twins")
    for step in steps(game, 2):
        lines = talk(game, *step)
        twins = [sealed(of.worlds(of.view(state, None)).sample(draw), draw) for state in step]
        assert talk(game, *twins) == lines
        heard += len(lines)
    assert heard > 2


def sealed(match: Any, draw: SeededDraw) -> Any:  # noqa: ANN401 - a match of either game
    """A match with another seal of its pack."""
    if match.deal is None:
        return match
    deal = msgspec.structs.replace(match.deal, commitment=f"{draw.below(2**128):032x}")
    return msgspec.structs.replace(match, deal=deal)
