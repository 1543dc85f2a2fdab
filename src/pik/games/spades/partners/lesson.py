"""The first deal that teaches Spades for four: the learner bids last and sees what the others have said."""

from typing import Final

import msgspec

from pik.cards.notation import parse_cards
from pik.core.lesson import Lesson
from pik.core.match import MatchView
from pik.games.spades.actions import Shuffle
from pik.games.spades.ledger import Standing
from pik.games.spades.partners.config import Config
from pik.games.spades.partners.remarks import remark
from pik.games.spades.partners.seen import View

FIRST: Final = Shuffle(
    parse_cards(
        "DK ST CT C5 D3 D6 H9 CK S8 SQ S6 C8 C2 C6 H6 HT D8 S2 C4 S9 CQ HJ SJ SA S4 DQ "
        "H2 H4 CJ SK S7 HA C9 HK D9 C3 D2 DJ DT CA D5 HQ C7 D7 H8 H7 H3 D4 S3 H5 DA S5"
    ),
    "2".zfill(32),
)
_VIEW: Final = msgspec.json.Decoder(MatchView[Config, Standing, View])


def pack(raw: bytes) -> bytes | None:
    """The order of the pack for the first deal; drawn after that."""
    match = _VIEW.decode(raw)
    is_first = match.deal is None and not match.standing.rows
    return msgspec.json.encode(FIRST) if is_first else None


LESSON: Final = Lesson(4, b'{"first_dealer":0}', "club", "club", pack, remark)
