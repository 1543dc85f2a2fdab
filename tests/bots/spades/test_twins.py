"""R2 for Spades: what a seat can't see changes nothing that its player does. The same test catches one that cheats."""

from collections.abc import Callable

import msgspec
import pytest

from pik.bots import player
from pik.bots.bot import RANDOM
from pik.core.draw import SeededDraw
from pik.core.seat import CHANCE, Seat
from tests.bots.spades.matches import GAMES, AnyMatch, players_of, somewhere

Decide = Callable[[AnyMatch, Seat], bytes | None]


def honest(name: str, level: str) -> Decide:
    """A player that is handed the bytes of its view."""
    game, play = GAMES[name], player(name, level)
    return lambda match, seat: play(msgspec.json.encode(game.view(match, seat)))


def compared(name: str, decide: Decide, seed: int, twins: int, acts: int) -> list[bool]:
    """For each decision of some acts from anywhere in a match and each twin world: whether the same was decided."""
    game, draw, same = GAMES[name], SeededDraw(f"twins {name} {seed}".encode()), list[bool]()
    match = somewhere(name, draw)
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
        same += [decide(worlds.sample(draw), seat) == act for _ in range(twins)]
        match = game.step(match, seat, game.decode(act))
    return same


@pytest.mark.parametrize("level,name", [(level, name) for name in GAMES for level in players_of(name)])
def test_hidden_cards_change_no_decision(level: str, name: str) -> None:
    """R2: every decision is the same, byte by byte, in worlds that differ in what the seat can't see."""
    deals, twins = (5, 2) if level in {RANDOM, "beginner"} else (1, 1)
    same = [each for seed in range(deals) for each in compared(name, honest(name, level), seed, twins, acts=64)]
    assert len(same) > 25 * deals * twins
    assert all(same)


@pytest.mark.parametrize("name", GAMES)
def test_a_cheat_is_caught(name: str) -> None:
    """R2: a player that looks for the ace of spades at its left decides otherwise in some twin world."""
    usual = honest(name, "beginner")

    def cheat(match: AnyMatch, seat: Seat) -> bytes | None:
        act = usual(match, seat)
        if match.deal is None or act is None or b"bid" not in act:
            return act
        return b'{"type":"bid","number":13}' if match.deal.hands[(seat + 1) % match.deal.seats] >> 12 & 1 else act

    same = [each for seed in range(6) for each in compared(name, cheat, seed, twins=2, acts=80)]
    assert not all(same)
