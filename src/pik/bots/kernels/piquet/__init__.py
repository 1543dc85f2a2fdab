"""Kernels of piquet for two and of Norman piquet: see `pik.bots.kernels.part` for what can be asked."""

from collections.abc import Iterable

import numpy as np

from pik.bots.kernels.part import Part, Positions
from pik.bots.kernels.piquet import play, playout, solver
from pik.bots.kernels.piquet.layout import SEATS, SIZE, position_of
from pik.bots.kernels.piquet.work import WORK
from pik.games.piquet.state import Deal

__all__ = ["PART", "position_of", "stacked"]

PART = Part(
    size=SIZE,
    work=WORK,
    seats=lambda position: int(position[SEATS]),
    lawful_kernel=play.lawful_cards,
    put_kernel=play.play_card,
    final_kernel=play.final,
    gains_kernel=play.gains,
    playouts_kernel=playout.playouts,
    rollouts_kernel=playout.rollouts,
    solve_kernel=solver.solve,
    cards_kernel=solver.cards,
)


def stacked(deals: Iterable[Deal]) -> Positions:
    """The positions of several deals, one below the other; at least one."""
    return np.stack([position_of(deal) for deal in deals])
