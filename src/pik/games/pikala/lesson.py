"""The first deal that teaches Pikala."""

from typing import Final

from pik.cards.notation import parse_cards
from pik.core.lesson import Lesson, for_first_deal
from pik.games.pikala.actions import Shuffle
from pik.games.pikala.remarks import VIEW, remark

FIRST: Final = Shuffle(
    parse_cards(
        "SQ ST DQ HK DT CQ S8 DK C9 SJ SA H9 H6 C8 S9 D7 CA H7 C6 CT S6 CJ D8 D9 HT S7 HA H8 DA C7 SK D6 DJ HJ HQ CK"
    ),
    "1e5501".ljust(32, "0"),
)

LESSON: Final = Lesson(4, b'{"first_dealer":0}', "beginner", "club", for_first_deal(FIRST, VIEW.decode), remark)
"""After a jack at the cut (PK-2.4) the pack is drawn, for a deal has begun."""
