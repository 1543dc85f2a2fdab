"""Players never break a rule: whatever they are given, what they do is one of the options or offers."""

import os
from collections import Counter
from typing import Literal

import msgspec
import pytest

from pik.bots import levels, player, yardsticks
from pik.bots.bot import RANDOM
from pik.core.draw import SeededDraw
from pik.core.match import Match
from pik.core.seat import CHANCE, Seat
from pik.games.pikala import MATCH
from pik.games.pikala.config import Config
from pik.games.pikala.ledger import Standing
from tests.games.pikala.build import Running

DEALS = 12
MATCHES = {RANDOM: 12, "beginner": 12, "club": 2}
"""How many matches a level plays to the end; others one."""
MORE = int(os.environ.get("PIK_BOT_MATCHES", "1"))
"""How many times as many."""
KINDS: tuple[Literal["guided", "live"], ...] = ("guided", "live")


def somewhere(seats: int, draw: SeededDraw) -> Running:
    """A match before a deal, with any scores."""
    scores = tuple(1 + draw.below(25) for _ in range(seats))
    dealer = Seat(draw.below(seats))
    return Match(Config(seats, dealer), Standing(scores, (0,) * seats, dealer), None)


def judged(level: str, seats: int, seed: int) -> Counter[str]:
    """Play two deals by acts at random and ask the player at every turn; how often it did what."""
    draw = SeededDraw(b"%d %d" % (seats, seed))
    m, done = somewhere(seats, draw), Counter[str]()
    play = player("pikala", level)
    while MATCH.outcome(m) is None and len(m.standing.rows) < 2:
        for seat in sorted(MATCH.waiting(m) - {CHANCE}):
            answer = play(msgspec.json.encode(MATCH.view(m, seat)))
            assert answer is not None
            act = MATCH.decode(answer)
            assert act in MATCH.options(m, seat) or act in MATCH.offers(m, seat)
            done[type(act).__name__] += 1
        m = random_step(m, draw)
    return done


def random_step(m: Running, draw: SeededDraw) -> Running:
    """The match after any act of a seat that is waited for; one in four of what it may do unasked."""
    seats = sorted(MATCH.waiting(m))
    seat = seats[draw.below(len(seats))]
    offered = MATCH.offers(m, seat)
    choice = offered if offered.size and not draw.below(4) else MATCH.options(m, seat)
    return MATCH.step(m, seat, choice.sample(draw))


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("level", [*yardsticks("pikala"), *levels("pikala")])
def test_every_act_is_lawful(level: str, seats: int) -> None:
    """At every turn of random deals a player's act is among its options or offers."""
    done = sum((judged(level, seats, seed) for seed in range(DEALS)), Counter[str]())
    assert {"Cut", "Draw", "Announce", "Play", "Vote", "Ready"} <= set(done)
    assert sum(done.values()) > 150


def any_config(draw: SeededDraw) -> Config:
    """Options at random (R7)."""
    seats = 2 + draw.below(5)
    dealer = (None, *map(Seat, range(seats)))[draw.below(seats + 1)]
    return Config(seats, dealer, KINDS[draw.below(2)])


@pytest.mark.parametrize("level", [*yardsticks("pikala"), *levels("pikala")])
def test_whole_matches_end(level: str) -> None:
    """R7: random options, a live table among them; players of one level among themselves come to an end."""
    play = player("pikala", level)
    for number in range(MATCHES.get(level, 1) * MORE):
        draw = SeededDraw(f"{level} {number}".encode())
        m = MATCH.start(any_config(draw))
        while waiting := MATCH.waiting(m):
            seat = min(waiting)
            if seat == CHANCE:
                act = MATCH.options(m, seat).sample(draw)
            else:
                act = MATCH.decode(play(msgspec.json.encode(MATCH.view(m, seat))) or b"")
                assert act in MATCH.options(m, seat) or act in MATCH.offers(m, seat)
            m = MATCH.step(m, seat, act)
        assert m.standing.end is not None
