"""R7: whatever the house rules, players break none of them, and every match ends."""

from collections import Counter

import pytest

from pik.bots import levels, player
from pik.bots.bot import RANDOM
from pik.core.draw import SeededDraw
from pik.core.seat import CHANCE
from tests.bots.spades.matches import GAMES, MORE, act_of, played, players_of, somewhere

LEVELS = [(level, name) for name in GAMES for level in levels(name)]
ALL = [(level, name) for name in GAMES for level in players_of(name)]
MATCHES = {RANDOM: (12, 30), "beginner": (12, 30), "club": (2, 1)}
"""How many matches a level plays in each game, and how many deals they have at most; others one of one deal."""


@pytest.mark.parametrize("level,name", ALL)
def test_matches_end_without_an_unlawful_act(level: str, name: str) -> None:
    """R7: random options and scores; each act is among the options or offers, and somebody wins or the cap ends it."""
    matches, cap = MATCHES.get(level, (1, 1))
    for number in range(matches * MORE):
        draw = SeededDraw(f"{name} {level} {number}".encode())
        last = None
        for last in played(name, level, somewhere(name, draw, cap), draw):
            assert len(last.standing.rows) <= last.config.cap
        assert last is not None
        assert last.standing.end is not None


@pytest.mark.parametrize("level,name", LEVELS)
def test_lawful_wherever_a_deal_has_gone(level: str, name: str) -> None:
    """R7: in deals played by acts at random, claims and double nils among them, a player's act is lawful too."""
    game, play, done = GAMES[name], player(name, level), Counter[str]()
    for number in range({"beginner": 12, "club": 2, "master": 1}[level] * MORE):
        draw = SeededDraw(f"somewhere {name} {number}".encode())
        match = somewhere(name, draw)
        rows = len(match.standing.rows)
        while game.waiting(match) and len(match.standing.rows) == rows:
            for seat in sorted(game.waiting(match) - {CHANCE}):
                done[type(act_of(name, match, seat, play)).__name__] += 1
            seats = sorted(game.waiting(match))
            seat = seats[draw.below(len(seats))]
            offered = game.offers(match, seat)
            choice = offered if offered.size and not draw.below(6) else game.options(match, seat)
            match = game.step(match, seat, choice.sample(draw))
    assert {"Bid", "Look", "Play", "Vote"} <= set(done)
    assert "Exchange" in done or name != "spades"
    assert {"Keep", "Pass"} <= set(done) or name == "spades"
