"""R2 for bots: what a seat can't see changes nothing that its player does. The same test catches one that cheats."""

from collections.abc import Callable

import msgspec
import pytest

from pik.bots import levels, player, yardsticks
from pik.bots.host import Player
from pik.core.draw import SeededDraw
from pik.core.seat import CHANCE, Seat
from pik.games.pikala import MATCH
from tests.games.pikala.build import Running, match

TWINS = 2
Decide = Callable[[Running, Seat], bytes | None]
"""What a player does in a state: an honest one is given the view of its seat alone."""


def honest(play: Player) -> Decide:
    """A player that is handed the bytes of its view."""
    return lambda m, seat: play(msgspec.json.encode(MATCH.view(m, seat)))


def cheating(play: Player) -> Decide:
    """A player that looks at its left neighbor's cards: it discards nothing where a trump ace is there."""

    def decide(m: Running, seat: Seat) -> bytes | None:
        deal = m.deal
        if deal is None or not any(deal.hands) or len(deal.draws) == deal.seats:
            return honest(play)(m, seat)
        holds_ace = deal.hands[(seat + 1) % deal.seats] >> (13 * deal.trump + 12) & 1
        return b'{"type":"draw","discards":[]}' if holds_ace else honest(play)(m, seat)

    return decide


def compared(decide: Decide, seats: int, seed: int, acts: int) -> list[bool]:
    """For each decision of a match's first acts and each twin world: whether the same was decided there."""
    m, draw, same = match(seats, dealer=None), SeededDraw(b"%d" % seed), list[bool]()
    for _ in range(acts):
        waiting = MATCH.waiting(m)
        if not waiting:
            break
        seat = min(waiting)
        if seat == CHANCE:
            m = MATCH.step(m, seat, MATCH.options(m, seat).sample(draw))
            continue
        decided = decide(m, seat)
        worlds = MATCH.worlds(MATCH.view(m, seat))
        same += [decide(worlds.sample(draw), seat) == decided for _ in range(TWINS)]
        assert decided is not None
        m = MATCH.step(m, seat, MATCH.decode(decided))
    return same


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("level", [*yardsticks("pikala"), *levels("pikala")])
def test_hidden_cards_change_no_decision(level: str, seats: int) -> None:
    """R2: every decision is the same, byte by byte, in worlds that differ in what the seat can't see."""
    decide = honest(player("pikala", level))
    same = [each for seed in (1, 2) for each in compared(decide, seats, seed, acts=60)]
    assert len(same) > 100
    assert all(same)


def test_a_cheat_is_caught() -> None:
    """R2: a player that looks at another's hand decides otherwise in some twin world."""
    same = compared(cheating(player("pikala", "beginner")), 3, seed=1, acts=400)
    assert not all(same)
