"""Engine and kernels play the same deals card by card. `PIK_KERNEL_DEALS=100` compares a hundred times as many."""

import pytest

from pik.core.draw import SeededDraw
from tests.bots.kernels.engines import ENGINES, MORE

DEALS = 40


@pytest.mark.parametrize("name", ENGINES)
def test_engine_and_kernel_agree(name: str) -> None:
    """At every card the same cards are lawful, after it the positions are alike, in the end the scores."""
    engine, draw = ENGINES[name], SeededDraw(b"lockstep")
    for _ in range(DEALS * MORE):
        deal = engine.in_play(draw)
        position = engine.position_of(deal)
        while engine.game.waiting(deal):
            seat, plays = engine.acts(deal)
            assert engine.part.lawful(position) == sum(1 << card for card in plays)
            card = sorted(plays)[draw.below(len(plays))]
            deal = engine.game.step(deal, seat, plays[card])
            engine.part.play(position, card)
            assert engine.cleared(position) == engine.cleared(engine.position_of(deal))
        assert engine.part.lawful(position) == 0
        assert engine.part.final(position) == engine.final(deal)


def test_an_announced_capot_is_in_the_position() -> None:
    """Who has announced a capot and takes all tricks counts 80 for it in both (PQ-5.6)."""
    engine, draw = ENGINES["piquet"], SeededDraw(b"capot")
    deal = engine.in_play(draw)
    while not deal.announced:
        deal = engine.in_play(draw)
        (seat,) = engine.game.waiting(deal)
        capots = [act for act in engine.game.options(deal, seat) if act.capot]
        if capots:
            deal = engine.game.step(deal, seat, capots[0])
    position = engine.position_of(deal)
    while engine.game.waiting(deal):
        seat, plays = engine.acts(deal)
        engine.part.play(position, min(plays))
        deal = engine.game.step(deal, seat, plays[min(plays)])
    assert engine.part.final(position) == engine.final(deal)
