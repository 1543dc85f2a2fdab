"""Random playouts: seeded, lawful, each card as likely."""

from collections import Counter

import numpy as np
import pytest

from pik.bots.kernels import spades
from pik.bots.kernels.part import UNLAWFUL
from pik.bots.kernels.spades.layout import BIDS, TO_BID
from pik.bots.kernels.spades.playout import playouts
from pik.core.draw import SeededDraw
from pik.core.seat import CHANCE, Seat
from pik.games.spades import partners
from pik.games.spades.config import DealConfig, House
from tests.bots.kernels.engines import ENGINES

SEED = 7


@pytest.mark.parametrize("name", ENGINES)
def test_playouts_repeat_from_the_seed(name: str) -> None:
    """The same seed gives the same sums, another one others; the position stays as it was."""
    engine, draw = ENGINES[name], SeededDraw(b"repeat")
    positions = [engine.position_of(engine.in_play(draw)) for _ in range(5)]
    before = [position.tolist() for position in positions]
    first, again, other = (
        [engine.part.playouts(position, 500, seed).tolist() for position in positions]
        for seed in (SEED, SEED, SEED + 1)
    )
    assert first == again
    assert first != other
    assert [position.tolist() for position in positions] == before


@pytest.mark.parametrize("name", ENGINES)
def test_rollouts_are_playouts_behind_each_card(name: str) -> None:
    """Each lawful card has the sum of what follows it from the same seed; the others are marked."""
    engine = ENGINES[name]
    deal = engine.in_play(SeededDraw(b"behind"))
    seat, plays = engine.acts(deal)
    sums = engine.part.rollouts(np.stack([engine.position_of(deal)]), 200, SEED)[0]
    assert {card for card in range(52) if sums[card] != UNLAWFUL} == set(plays)
    for card in plays:
        position = engine.position_of(deal)
        engine.part.play(position, card)
        assert engine.part.playouts(position, 200, SEED)[seat] == sums[card]


@pytest.mark.parametrize("name", ENGINES)
def test_a_playout_is_a_deal_that_can_be(name: str) -> None:
    """With two cards left the playouts end in no other way than the lawful lines of play."""
    engine, draw = ENGINES[name], SeededDraw(b"can be")
    deal = engine.with_left(draw, 2)
    position = engine.position_of(deal)
    ends: set[tuple[int, ...]] = set()
    paths = [position]
    while paths:
        at = paths.pop()
        lawful = engine.part.lawful(at)
        if not lawful:
            ends.add(engine.part.gains(at))
        for card in range(52):
            if lawful >> card & 1:
                after = at.copy()
                engine.part.play(after, card)
                paths.append(after)
    assert {tuple(engine.part.playouts(position, 1, seed).tolist()) for seed in range(300)} == ends


def test_missing_bids_are_made() -> None:
    """A playout makes missing bids lawfully: no nil where it is off, the lowest sum kept (SP-6.2, SP-6.5)."""
    house = House(nil=False, double_nil="off", lowest_bid=4)
    deal = partners.DEAL.start(DealConfig(Seat(0), (0, 0), (0, 0), house))
    draw = SeededDraw(b"bids")
    deal = partners.DEAL.step(deal, CHANCE, partners.DEAL.options(deal, CHANCE).sample(draw))
    position = spades.position_of(deal)
    assert position[BIDS : BIDS + 4].tolist() == [TO_BID] * 4
    seen: Counter[int] = Counter()
    scratch = position.copy()
    for seed in range(200):
        playouts(position, scratch, 1, seed, np.zeros(4, np.int64))
        bids = [int(bid) for bid in scratch[BIDS : BIDS + 4]]
        assert min(bids) >= 1
        assert min(bids[0] + bids[2], bids[1] + bids[3]) >= 4
        seen.update(bids)
    assert set(seen) == set(range(1, 14))
