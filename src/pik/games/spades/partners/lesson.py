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
        "H4 SK D5 S5 D3 DA D6 S2 S6 CT D4 H2 SA C7 DQ DK H8 HA C6 H7 C4 C5 S8 S3 SQ D2 "
        "CK DJ HK ST HT S9 C3 S7 C8 C9 C2 CA D7 CJ H6 S4 H3 HQ HJ D8 SJ DT D9 CQ H5 H9"
    ),
    "7".zfill(32),
)
_VIEW: Final = msgspec.json.Decoder(MatchView[Config, Standing, View])


def pack(raw: bytes) -> bytes | None:
    """The order of the pack for the first deal; drawn after that."""
    match = _VIEW.decode(raw)
    is_first = match.deal is None and not match.standing.rows
    return msgspec.json.encode(FIRST) if is_first else None


LESSON: Final = Lesson(4, b'{"first_dealer":0}', "club", "club", pack, remark)
