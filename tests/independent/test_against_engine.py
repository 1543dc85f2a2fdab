"""The engine and the independent referee, through random matches that like what is rare: no difference.

`PIK_DEALS=1000000` sets the number of deals; 100,000 without it.
"""

import os
import random
from collections import Counter

import pytest

from tests.independent.chooser import Chooser
from tests.independent.lockstep import Lockstep

DEALS = int(os.environ.get("PIK_DEALS", "100000"))
PARTS = 4
RARE = {
    "rams",
    "second rams",
    "announces True None",
    "announces True blonds",
    "announces True brunettes",
    "announces False blonds",
    "announces False brunettes",
    "vote True",
    "vote False",
    "two jacks",
    "end zero",
    "end four-jacks",
    "end called-off",
    "accepted",
    "refused",
}


def compared(lockstep: Lockstep, chooser: Chooser, chance: random.Random) -> int:
    """Play a match to its end and return the number of its deals."""
    referee = lockstep.referee
    before = len(referee.rows)
    while referee.phase != "over":
        if chance.random() < 0.04:
            lockstep.compare_choices()
        if chance.random() < 0.08:
            lockstep.compare_attempt(chance)
        lockstep.act(*chooser.next(lockstep.match))
    return len(referee.rows) - before + referee.voids + (referee.winner is not None)


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("seats", range(2, 7))
def test_engine_and_referee_agree(seats: int, part: int) -> None:
    """PK-1 to PK-9: options, live scores, rows, marks, winner and account are equal, whatever is played."""
    chance = random.Random(f"{seats} seats, part {part}")
    seen, deals = Counter[str](), 0
    while deals < DEALS / (5 * PARTS):
        chooser = Chooser(chance)
        lockstep = Lockstep(chooser.opening(seats))
        deals += compared(lockstep, chooser, chance)
        seen += lockstep.seen
    if DEALS >= 20_000:
        assert {*RARE, *(("sits out",) if seats > 4 else ())} <= seen.keys()
