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
        "D6 HT D7 DT SJ CA HJ CK H2 H5 S5 DA H7 CJ S6 S7 D4 H4 HK S2 H9 C4 C6 HQ H8 CQ "
        "C9 C2 S3 HA S8 D5 H6 DQ D8 ST S9 H3 SA SK D3 D9 C3 C5 C7 DK C8 S4 DJ SQ CT D2"
    ),
    "5".zfill(32),
)
_VIEW: Final = msgspec.json.Decoder(MatchView[Config, Standing, View])


def pack(raw: bytes) -> bytes | None:
    """The order of the pack for the first deal; drawn after that."""
    match = _VIEW.decode(raw)
    is_first = match.deal is None and not match.standing.rows
    return msgspec.json.encode(FIRST) if is_first else None


LESSON: Final = Lesson(4, b'{"first_dealer":0}', "club", "club", pack, remark)
