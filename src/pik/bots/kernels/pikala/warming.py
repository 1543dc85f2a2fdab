"""Compiles or loads the kernels of Pikala."""

import numpy as np

from pik.bots.kernels.pikala import PART
from pik.bots.kernels.pikala.layout import INSIDE, INSIDERS, SCORES, SEATS, SIZE, START
from pik.bots.kernels.pikala.viewed import worths
from pik.bots.kernels.warming import warmed
from pik.games.pikala.scoring import OPENING


def warm() -> None:
    """Ask each kernel of two players with a card each."""
    position = np.zeros(SIZE, np.int64)
    position[:2], position[SEATS], position[INSIDERS], position[INSIDE : INSIDE + 2] = (1, 2), 2, 2, 1
    position[SCORES : SCORES + 2] = position[START : START + 2] = OPENING
    worths(PART.searcher(), [position])
    warmed(PART, position)
