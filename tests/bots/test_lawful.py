"""Players never break a rule: whatever they are given, what they do is one of the options or offers."""

from collections import Counter

import msgspec
import pytest

from pik.bots import levels, player, yardsticks
from pik.core.draw import SeededDraw
from pik.core.match import Match
from pik.core.seat import CHANCE, Seat
from pik.games.pikala import MATCH
from pik.games.pikala.config import Config
from pik.games.pikala.ledger import Standing
from tests.games.pikala.build import Running

DEALS = 12


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


@pytest.mark.parametrize("level", levels("pikala"))
def test_whole_matches_end(level: str) -> None:
    """Players of one level among themselves play a match to its end."""
    play = player("pikala", level)
    draw, m = SeededDraw(level.encode()), MATCH.start(Config(4))
    while waiting := MATCH.waiting(m):
        seat = min(waiting)
        if seat == CHANCE:
            act = MATCH.options(m, seat).sample(draw)
        else:
            act = MATCH.decode(play(msgspec.json.encode(MATCH.view(m, seat))) or b"")
        m = MATCH.step(m, seat, act)
    assert m.standing.winner is not None
