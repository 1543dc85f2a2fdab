"""Kernels of both Spades games: see `pik.bots.kernels.part` for what can be asked."""

from collections.abc import Iterable

import numpy as np

from pik.bots.kernels.part import Part, Positions
from pik.bots.kernels.spades import playout, score, solver
from pik.bots.kernels.spades.layout import SEATS, SIZE, position_of
from pik.bots.kernels.spades.play import lawful_cards, play_card
from pik.bots.kernels.spades.work import WORK
from pik.games.spades.state import Deal

__all__ = ["PART", "position_of", "stacked"]

PART = Part(
    size=SIZE,
    work=WORK,
    seats=lambda position: int(position[SEATS]),
    lawful_kernel=lawful_cards,
    put_kernel=play_card,
    final_kernel=score.final,
    gains_kernel=score.gains,
    playouts_kernel=playout.playouts,
    rollouts_kernel=playout.rollouts,
    solve_kernel=solver.solve,
    cards_kernel=solver.cards,
)


def stacked(deals: Iterable[Deal], prices: tuple[int, int] = (0, 0)) -> Positions:
    """The positions of several deals, one below the other; at least one."""
    return np.stack([position_of(deal, prices) for deal in deals])
