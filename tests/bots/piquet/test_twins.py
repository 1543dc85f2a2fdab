"""R2 for piquet: what a seat can't see changes nothing that its player does. The same test catches one that cheats."""

from collections.abc import Callable

import msgspec
import pytest

from pik.bots import MASTER, levels, player, yardsticks
from pik.bots.bot import FLAT
from pik.core.draw import SeededDraw
from pik.core.seat import CHANCE, Seat
from pik.games.piquet.actions import Play
from tests.bots.piquet.matches import GAMES, AnyMatch, begun

TWINS = 2
Decide = Callable[[AnyMatch, Seat], bytes | None]
"""What a player does in a state: an honest one is given the view of its seat alone."""


def honest(name: str, level: str) -> Decide:
    """A player that is handed the bytes of its view."""
    game, play = GAMES[name], player(name, level)
    return lambda match, seat: play(msgspec.json.encode(game.view(match, seat)))


def compared(name: str, decide: Decide, seed: int, acts: int) -> list[bool]:
    """For each decision of the first acts of a match and each twin world: whether the same was decided there."""
    game, draw, same = GAMES[name], SeededDraw(f"twins {name} {seed}".encode()), list[bool]()
    match = begun(name, draw)
    for _ in range(acts):
        waiting = game.waiting(match)
        if not waiting:
            break
        seat = min(waiting)
        if seat == CHANCE:
            match = game.step(match, seat, game.options(match, seat).sample(draw))
            continue
        act = decide(match, seat)
        assert act is not None
        worlds = game.worlds(game.view(match, seat))
        same += [decide(worlds.sample(draw), seat) == act for _ in range(TWINS)]
        match = game.step(match, seat, game.decode(act))
    return same


@pytest.mark.parametrize(
    "level,name", [(level, name) for name in GAMES for level in (*yardsticks(name), *levels(name))]
)
def test_hidden_cards_change_no_decision(level: str, name: str) -> None:
    """R2: every decision is the same, byte by byte, in worlds that differ in what the seat can't see."""
    acts = 24 if level in {MASTER, FLAT} else 50
    same = compared(name, honest(name, level), 1, acts)
    assert len(same) > acts
    assert all(same)


@pytest.mark.parametrize("name", GAMES)
def test_a_cheat_is_caught(name: str) -> None:
    """R2: a player that leads low where its left neighbor holds an ace decides otherwise in some twin world."""
    game, plain = GAMES[name], honest(name, "beginner")

    def decide(match: AnyMatch, seat: Seat) -> bytes | None:
        deal = match.deal
        plays = [act for act in game.options(match, seat) if isinstance(act, Play)] if deal and deal.calls else []
        if deal is None or not plays:
            return plain(match, seat)
        aces = sum(1 << 13 * suit + 12 for suit in range(4))
        return msgspec.json.encode(plays[0]) if deal.hands[(seat + 1) % deal.seats] & aces else plain(match, seat)

    assert not all(each for seed in (1, 2) for each in compared(name, decide, seed, acts=120))
