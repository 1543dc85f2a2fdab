"""The engine and the independent referee at live tables of Piquet, where players misbehave: no difference.

`PIK_DEALS=10000` sets the number of deals of each game; 200 without it.
"""

import os
import random
from collections import Counter

import pytest

from tests.independent.piquet_session import Session

DEALS = int(os.environ.get("PIK_DEALS", "200"))


@pytest.mark.parametrize("norman", [False, True], ids=["piquet", "norman"])
def test_engine_and_referee_agree_at_live_tables(norman: bool) -> None:
    """PQ-6.1, PQ-6.2: breaches, what becomes known and when, silence, doubled points, and all the rest."""
    chance = random.Random(f"live, Norman {norman}")
    seen, deals = Counter[str](), 0
    while deals < DEALS:
        session = Session(chance, norman=norman, live=True)
        deals += session.play()
        seen += session.lockstep.seen
    print(seen)
