"""Compiles or loads the kernels of Pikala."""

import numpy as np

from pik.bots.kernels.pikala import PART
from pik.bots.kernels.pikala.beliefs import ANY, WHOLE, believed
from pik.bots.kernels.pikala.draws import ASKED, DREW, HIDDEN, NOT_YET, TURNED, discards_tried
from pik.bots.kernels.pikala.habits import announced, nets, nets_by_card
from pik.bots.kernels.pikala.layout import HANDS, INSIDE, INSIDERS, SCORES, SEATS, SIZE, START
from pik.bots.kernels.warming import warmed
from pik.games.pikala import rules
from pik.games.pikala.scoring import OPENING

TWO = 2


def warm() -> None:
    """Ask each kernel of two players with a card each."""
    position = np.zeros(SIZE, np.int64)
    position[:TWO], position[SEATS], position[INSIDERS], position[INSIDE : INSIDE + TWO] = (1, 2), TWO, TWO, 1
    position[SCORES : SCORES + TWO] = position[START : START + TWO] = OPENING
    habits(position)
    beliefs()
    draws()
    warmed(PART, position)


def habits(position: np.ndarray[tuple[int], np.dtype[np.int64]]) -> None:
    """Ask what comes by habit of a position."""
    scratch, sums = np.zeros(SIZE, np.int64), np.zeros(1, np.int64)
    positions = np.stack([position])
    announced(positions, np.ones(TWO, np.int64))
    nets(positions, scratch, 0, sums)
    nets_by_card(positions, scratch, np.zeros(1, np.int64), sums)


def beliefs() -> None:
    """Ask for a world in which two players have a hidden card each."""
    cards, places = np.arange(TWO), np.arange(TWO)
    held, nothing, places_kept = 1 << cards, np.zeros(2 * TWO + 1, np.int64), np.full(2 * TWO, ANY)
    thrown = np.full(52, WHOLE // 2)
    believed(held, cards, places, nothing, places_kept, nothing[:TWO], thrown, 1, np.zeros((1, TWO), np.int64))


def draws() -> None:
    """Ask of a hand that nothing is thrown from."""
    asked = np.zeros(ASKED, np.int64)
    asked[HANDS], asked[SEATS], asked[TURNED], asked[DREW : DREW + TWO] = 0b11111, TWO, 5, NOT_YET
    asked[SCORES : SCORES + TWO] = asked[START : START + TWO] = OPENING
    asked[HIDDEN] = rules.ACES | rules.ACES >> 1 | rules.ACES >> 2
    discards_tried(asked, np.zeros(SIZE, np.int64), np.zeros(1, np.int64), 1, 1, np.zeros(1, np.int64))
