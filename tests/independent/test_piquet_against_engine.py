"""The engine and the independent referee of Piquet, through random matches that like what is rare: no difference.

`PIK_DEALS=100000` sets the number of deals; 100 without it.
"""

import os
import random
from collections import Counter

import pytest

from tests.independent.piquet_session import Session

DEALS = int(os.environ.get("PIK_DEALS", "100"))
ENOUGH = 2000
RARE = {
    "spread again",
    "look",
    "take-back",
    "claim",
    "vote True",
    "vote False",
    "play capot",
    "declare capot",
    "equal point",
    "equal sequence",
    "white",
    "point",
    "sequence",
    "set",
    "clean",
    "repique",
    "pique",
    "leza",
    "capot",
    "accepted",
    "refused",
    "told apart by declare",
    "not to be told apart",
}


@pytest.mark.parametrize("norman", [False, True], ids=["piquet", "norman"])
def test_engine_and_referee_agree(norman: bool) -> None:
    """PQ-1 to PQ-5, PQ-7, PQ-8: who is awaited, what each may do, what is refused, counts, results, what is shown."""
    chance = random.Random(f"Norman {norman}, {DEALS} deals")
    seen, deals = Counter[str](), 0
    while deals < DEALS / 2:
        session = Session(chance, norman=norman)
        deals += session.play()
        seen += session.lockstep.seen
    if deals >= ENOUGH:
        assert (RARE - {"look"} if norman else RARE | {"refait"}) <= (+seen).keys()
