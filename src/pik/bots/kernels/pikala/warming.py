"""Compiles or loads the kernels of Pikala."""

import numpy as np

from pik.bots.kernels.part import Position
from pik.bots.kernels.pikala import PART
from pik.bots.kernels.pikala.beliefs import ANY, WHOLE, Belief
from pik.bots.kernels.pikala.draws import HIDDEN, TURNED, net_by_discards, question
from pik.bots.kernels.pikala.habits import announce_all, net, net_by_card
from pik.bots.kernels.pikala.layout import HANDS, INSIDE, INSIDERS, SCORES, SEATS, SIZE, START
from pik.bots.kernels.warming import warmed
from pik.games.pikala import rules
from pik.games.pikala.scoring import OPENING

TWO = 2
EACH = (WHOLE // 2,) * 52


def warm() -> None:
    """Ask each kernel of two players with a card each."""
    position = np.zeros(SIZE, np.int64)
    position[:TWO], position[SEATS], position[INSIDERS], position[INSIDE : INSIDE + TWO] = (1, 2), TWO, TWO, 1
    position[SCORES : SCORES + TWO] = position[START : START + TWO] = OPENING
    positions = np.stack([position])
    announce_all(positions, ())
    net(positions, 0)
    net_by_card(positions, (0,))
    Belief((1, 2), (0, 1), (0, 1), (0,) * 5, (ANY,) * 4, (0, 0), EACH).hands(1, 1)
    net_by_discards(hand(), (0,), 1, 1)
    warmed(PART, position)


def hand() -> Position:
    """The question what a hand comes to."""
    asked = question()
    asked[HANDS], asked[SEATS], asked[TURNED] = 0b11111, TWO, 5
    asked[SCORES : SCORES + TWO] = asked[START : START + TWO] = OPENING
    asked[HIDDEN] = rules.ACES | rules.ACES >> 1 | rules.ACES >> 2
    return asked
