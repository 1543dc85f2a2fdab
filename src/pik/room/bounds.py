"""How much of a table's life goes into its log before a deal is played: what is kept for good has to be bounded."""

from collections.abc import Mapping
from typing import Final, TypeAlias

from pik.core.message import Refusal
from pik.room.life_acts import (
    Again,
    Ask,
    Ballot,
    Begin,
    Count,
    Free,
    GiveBot,
    HandOver,
    Inherit,
    Leave,
    LifeAct,
    NameScorer,
    RoomAct,
)

MOST_TRIFLES: Final = 200
"""Acts of one person since the last deal, of kinds that a table can do without."""
MOST_NEEDED: Final = 600
"""Acts of one person since then, of kinds that a table may stand still without; and of the room itself."""
NEEDED: Final = (Begin, Again, Free, GiveBot, HandOver, NameScorer, Ballot)
ALWAYS: Final = (Leave, Count)
"""None of these can be done again without another that is counted."""
ROOM: Final = ""
"""The room itself, where doings are counted."""

Doings: TypeAlias = Mapping[str, int]
"""How many acts of table life each person has done since the last deal."""


def counted(doings: Doings, who: str) -> Doings:
    """The doings with one more."""
    return {**doings, who: doings.get(who, 0) + 1}


def excess(doings: Doings, who: str, act: LifeAct) -> Refusal | None:
    """Why somebody may do no more before a deal is played; None where it is fine."""
    if isinstance(act, ALWAYS):
        return None
    most = MOST_NEEDED if isinstance(act, NEEDED) else MOST_TRIFLES
    return Refusal("too-many-changes") if doings.get(who, 0) >= most else None


def rests(doings: Doings, act: RoomAct, has_host: bool) -> bool:
    """Whether the room leaves something undone before a deal is played: it has asked enough, and the table waits."""
    optional = isinstance(act, Ask) or (isinstance(act, Inherit) and has_host)
    return optional and doings.get(ROOM, 0) >= MOST_NEEDED
