"""Compiles or loads the kernels of piquet."""

import numpy as np

from pik.bots.kernels.piquet import PART
from pik.bots.kernels.piquet.layout import SEATS, SIZE, TAKEN
from pik.bots.kernels.piquet.viewed import worths
from pik.bots.kernels.warming import warmed
from pik.games.piquet.rules import hand_size


def warm() -> None:
    """Ask each kernel of two players with a card each."""
    position = np.zeros(SIZE, np.int64)
    position[:2], position[SEATS], position[TAKEN] = (1, 2), 2, hand_size(2) - 1
    warmed(PART, position.copy())
    worths(PART.searcher(), [position], 0)
