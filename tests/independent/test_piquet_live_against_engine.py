"""The engine and the independent referee at live tables of Piquet, where players misbehave: no difference.

`PIK_DEALS=10000` sets the number of deals of each game; 300 without it.
"""

import os
import random
from collections import Counter

import pytest

from tests.independent.piquet_session import Session

DEALS = int(os.environ.get("PIK_DEALS", "300"))
ENOUGH = 2000
USUAL = {"breach PQ-6.1", "breach PQ-6.2", "put-right", "told apart by play", "accepted", "refused", "white", "leza"}
RARE = USUAL | {
    "take-back",
    "vote True",
    "vote False",
    "declare capot",
    "play capot",
    "equal point",
    "equal sequence",
    "clean",
    "repique",
    "pique",
    "capot",
    "looked with a brag",
    "brag and surplus",
    "not to be told apart",
}
OF_TWO = {"look", "refait", "answers a brag", "brags in answer", "both silent"}


@pytest.mark.parametrize("norman", [False, True], ids=["piquet", "norman"])
def test_engine_and_referee_agree_at_live_tables(norman: bool) -> None:
    """PQ-6.1, PQ-6.2: breaches, what becomes known and when, silence, doubled points, and all the rest."""
    chance = random.Random(f"live, Norman {norman}")
    seen, deals = Counter[str](), 0
    while deals < DEALS:
        session = Session(chance, norman=norman, live=True)
        deals += session.play()
        seen += session.lockstep.seen
    if deals >= ENOUGH:
        assert (+seen).keys() >= (RARE if norman else RARE | OF_TWO)
    elif deals >= 300:
        assert (+seen).keys() >= USUAL
