"""The first deal that teaches Pikala."""

from typing import Final

import msgspec

from pik.cards.notation import parse_cards
from pik.core.lesson import Lesson
from pik.core.match import MatchView
from pik.games.pikala.actions import Shuffle
from pik.games.pikala.config import Config
from pik.games.pikala.ledger import Standing
from pik.games.pikala.remarks import remark
from pik.games.pikala.seen import View

FIRST: Final = Shuffle(
    parse_cards(
        "SQ ST DQ HK DT CQ S8 DK C9 SJ SA H9 H6 C8 S9 D7 CA H7 C6 CT S6 CJ D8 D9 HT S7 HA H8 DA C7 SK D6 DJ HJ HQ CK"
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
