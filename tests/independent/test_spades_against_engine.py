"""The engine of Spades and the independent referee, through random matches that like what is rare: no difference.

`PIK_DEALS=100000` sets the number of deals; without it as many as take some seconds.
"""

import os
import random
from collections import Counter

import pytest

from pik.games import CATALOG
from tests.independent.spades_chooser import Chooser
from tests.independent.spades_lockstep import Lockstep, compared

DEALS = int(os.environ.get("PIK_DEALS", "2000"))
PARTS = 4
GAMES = ("spades", "spades-two-handed")
RARE = {
    "accepted",
    "refused",
    "nil",
    "double-nil",
    "claim",
    "vote True",
    "vote False",
    "spade led unbroken",
    "penalties 1",
    "penalties 2",
    "tie at the target",
    "end target",
    "end floor",
    "end cap",
    "draw",
}
RARE_OF_FOUR = {"early look", "both sides exchange", "several double nils"}


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("game", GAMES)
def test_engine_and_referee_agree(game: str, part: int) -> None:
    """SP-1 to SP-5: waiting seats, lawful acts, refusals, knowledge, points and ends are equal, whatever is played."""
    chance = random.Random(f"{game}, part {part}")
    seen, deals = Counter[str](), 0
    while deals < DEALS / (len(GAMES) * PARTS):
        chooser = Chooser(chance)
        lockstep = Lockstep(CATALOG[game], chooser.config(CATALOG[game].seats[0]))
        deals += compared(lockstep, chooser, chance)
        seen += lockstep.seen
    if DEALS >= 40_000:
        assert {*RARE, *(RARE_OF_FOUR if game == "spades" else ())} <= seen.keys()
