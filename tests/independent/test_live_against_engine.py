"""The engine and the independent referee at live tables of Pikala, where players misbehave: no difference.

`PIK_DEALS=10000` sets the number of deals; 4,000 without it.
"""

import os
import random
from collections import Counter

import pytest

from tests.independent.chooser import Chooser
from tests.independent.lockstep import Lockstep
from tests.independent.test_against_engine import compared

DEALS = int(os.environ.get("PIK_DEALS", "4000"))
PARTS = 2
ENOUGH = 4000
RARE = {
    "breach PK-8.1",
    "breach PK-8.2",
    "void with jacks",
    "own misdeal",
    "given",
    "refused draw",
    "mark taken back",
    "mark kept",
    "end zero",
    "end four-jacks",
    "end called-off",
    "accepted",
    "refused",
}


@pytest.mark.parametrize("part", range(PARTS))
def test_engine_and_referee_agree_at_live_tables(part: int) -> None:
    """PK-8.1 to PK-8.6: breaches and their prices, void deals, serving, the scorer's desk, and all the rest."""
    chance = random.Random(f"live, part {part}")
    seen, deals = Counter[str](), 0
    while deals < DEALS / PARTS:
        chooser = Chooser(chance, live=True)
        lockstep = Lockstep(chooser.opening(chance.randint(2, 6)))
        deals += compared(lockstep, chooser, chance)
        seen += lockstep.seen
    if DEALS >= ENOUGH:
        assert (+seen).keys() >= (RARE if DEALS >= 2 * ENOUGH else RARE - {"void with jacks"})
