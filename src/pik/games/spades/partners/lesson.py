"""The first deal that teaches Spades for four: the learner bids last and sees what the others have said."""

from typing import Final

from pik.cards.notation import parse_cards
from pik.core.lesson import Lesson, for_first_deal
from pik.games.spades.actions import Shuffle
from pik.games.spades.partners.remarks import VIEW, remark

FIRST: Final = Shuffle(
    parse_cards(
        "DK ST CT C5 D3 D6 H9 CK S8 SQ S6 C8 C2 C6 H6 HT D8 S2 C4 S9 CQ HJ SJ SA S4 DQ "
        "H2 H4 CJ SK S7 HA C9 HK D9 C3 D2 DJ DT CA D5 HQ C7 D7 H8 H7 H3 D4 S3 H5 DA S5"
    ),
    "2".zfill(32),
)

LESSON: Final = Lesson(4, b'{"first_dealer":0}', "club", "club", for_first_deal(FIRST, VIEW.decode), remark)
