"""Compiles or loads the kernels of Spades."""

import numpy as np

from pik.bots.kernels.spades import PART
from pik.bots.kernels.spades.habits import card_of, known_of, tricks_at_once
from pik.bots.kernels.spades.layout import BIDS, SEATS, SIZE, TAKEN
from pik.bots.kernels.warming import warmed
from pik.games.spades.rules import HAND_SIZE


def warm() -> None:
    """Ask each kernel of two players with a card each."""
    position = np.zeros(SIZE, np.int64)
    position[:2], position[SEATS], position[TAKEN], position[BIDS : BIDS + 2] = (1, 2), 2, HAND_SIZE - 1, 1
    known = known_of(position, 0, (0, 0))
    card_of(known, 1)
    tricks_at_once(known[None, :])
    warmed(PART, position)
