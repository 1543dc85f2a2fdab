"""What open positions are worth to a seat that need not be on turn."""

import numpy as np
import pytest

from pik.bots.kernels.piquet import viewed as piquet
from pik.core.draw import SeededDraw
from pik.core.seat import Seat
from tests.bots.kernels.brute import card_gains, one_against_all, piquet_gains
from tests.bots.kernels.engines import ENGINES, MORE

DEALS = 12


@pytest.mark.parametrize("name", ["piquet", "piquet-norman"])
def test_piquet_is_worth_to_who_is_on_turn_what_its_best_card_brings(name: str) -> None:
    """The player on turn gains what the best of its cards does."""
    engine, draw = ENGINES[name], SeededDraw(b"on turn")
    searcher = engine.part.searcher()
    for _ in range(DEALS * MORE):
        deal = engine.with_left(draw, 5)
        seat, _plays = engine.acts(deal)
        positions = np.stack([engine.position_of(deal)])
        assert piquet.worths(searcher, positions, seat) == [int(searcher.cards(positions)[0].max())]


def test_what_one_of_two_gains_the_other_loses() -> None:
    """Piquet of two comes to the same seen from either side."""
    engine, draw = ENGINES["piquet"], SeededDraw(b"either side")
    searcher = engine.part.searcher()
    positions = np.stack([engine.position_of(engine.with_left(draw, 7)) for _ in range(DEALS * MORE)])
    one, other = (piquet.worths(searcher, positions, seat) for seat in (0, 1))
    assert one == [-gain for gain in other]


def test_one_against_two_from_a_seat_that_waits() -> None:
    """Norman piquet seen from the next seat: the best that it can be sure of after each card of the player on turn."""
    engine, draw = ENGINES["piquet-norman"], SeededDraw(b"waiting")
    searcher = engine.part.searcher()
    for _ in range(DEALS * MORE):
        deal = engine.with_left(draw, 3)
        seat, plays = engine.acts(deal)
        after = [engine.game.step(deal, seat, act) for act in plays.values()]
        waiting = Seat((seat + 1) % 3)
        if any(waiting not in engine.game.waiting(each) for each in after):
            continue
        least = min(max(card_gains(engine, each, piquet_gains, one_against_all)) for each in after)
        assert piquet.worths(searcher, np.stack([engine.position_of(deal)]), waiting) == [least]
