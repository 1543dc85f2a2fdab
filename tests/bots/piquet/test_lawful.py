"""R7: whatever the options, players break no rule, and every match ends."""

from collections import Counter
from typing import Literal

import pytest

from pik.bots import levels, player, yardsticks
from pik.bots.bot import FLAT, RANDOM
from pik.core.draw import SeededDraw
from pik.core.seat import CHANCE
from tests.bots.piquet.matches import GAMES, MORE, act_of, anything, begun, played

LEVELS = [(level, name) for name in GAMES for level in levels(name)]
ALL = [*((level, name) for name in GAMES for level in yardsticks(name)), *LEVELS]
MATCHES: dict[str, tuple[int, Literal[2] | None]] = {
    RANDOM: (5, None),
    "beginner": (5, None),
    "club": (1, 2),
    "master": (1, 2),
    FLAT: (1, 2),
}
"""How many matches a level plays in each game, and how many deals they have for two."""


@pytest.mark.parametrize("level,name", ALL)
def test_matches_end_without_an_unlawful_act(level: str, name: str) -> None:
    """R7: random options; each act is among the options or offers, and all deals of the match are written."""
    matches, deals = MATCHES[level]
    for number in range(matches * MORE):
        draw = SeededDraw(f"{name} {level} {number}".encode())
        *_, last = played(name, level, begun(name, draw, deals), draw)
        assert len(last.standing.rows) == getattr(last.config, "deals", 6)


@pytest.mark.parametrize("level,name", LEVELS)
def test_lawful_wherever_a_deal_has_gone(level: str, name: str) -> None:
    """R7: in deals played by acts at random, with silence, cards taken back, talons looked at and claims, a player's
    act is lawful too.
    """
    game, play, done = GAMES[name], player(name, level), Counter[str]()
    for number in range({"beginner": 12, "club": 3, "master": 1}[level] * MORE):
        draw = SeededDraw(f"somewhere {name} {number}".encode())
        match = begun(name, draw)
        while game.waiting(match) and not match.standing.rows:
            for seat in sorted(game.waiting(match) - {CHANCE}):
                done[type(act_of(name, match, seat, play)).__name__] += 1
            match = anything(name, match, draw)
    assert {"Exchange", "Declare", "Play", "Vote"} <= set(done)
