"""The first deal that teaches Pikala."""

from typing import Final

import msgspec

from pik.core.lesson import Lesson
from pik.core.match import MatchView
from pik.games.pikala.actions import Shuffle
from pik.games.pikala.config import Config
from pik.games.pikala.ledger import Standing
from pik.games.pikala.remarks import remark
from pik.games.pikala.seen import View

FIRST: Final = Shuffle(
    (
        "C8",
        "D6",
        "SJ",
        "H9",
        "H6",
        "HA",
        "SA",
        "CJ",
        "D9",
        "H8",
        "CT",
        "S8",
        "DT",
        "HT",
        "H7",
        "S9",
        "S7",
        "SQ",
        "C9",
        "C7",
        "C6",
        "DA",
        "CQ",
        "D8",
        "HJ",
        "D7",
        "HQ",
        "CK",
        "DQ",
        "DJ",
        "SK",
        "ST",
        "CA",
        "S6",
        "HK",
        "DK",
    ),
    "1e5501".ljust(32, "0"),
)
_VIEW: Final = msgspec.json.Decoder(MatchView[Config, Standing, View])


def pack(raw: bytes) -> bytes | None:
    """The order of the pack for the first deal; drawn after that, and after a jack at the cut (PK-2.4)."""
    match = _VIEW.decode(raw)
    is_first = match.deal is None and not match.standing.rows
    return msgspec.json.encode(FIRST) if is_first else None


LESSON: Final = Lesson(4, b'{"first_dealer":0}', "beginner", "club", pack, remark)
