"""A finished match: the account, the lines of the koroliks and the config of the next match of the series."""

import msgspec
from msgspec import Struct

from pik.core.hosted import Hosted, Live
from pik.core.seat import Seat
from pik.core.sheet import Sheet

from .piquet import Referee
from .piquet_bytes import config_of
from .piquet_settle import koroliks


class NextData(Struct):
    """What the next match is told."""

    first_dealer: int | None
    open_refait: bool = False


class ScreenData(Struct):
    """The part of a screen that has the sheet."""

    sheet: Sheet


def compare_end(game: Hosted, live: Live, referee: Referee) -> None:
    """PQ-1.2, PQ-7.1 to PQ-7.3, PQ-8.5: nets, koroliks with their refaits, who deals on and what stays open."""
    sheet = msgspec.json.decode(live.screen(None), type=ScreenData).sheet
    (total,) = (line for line in sheet.account if line.label.code == "account-total")
    assert [cell.value for cell in total.cells if cell] == referee.net()
    if not referee.options.norman:
        lines = [line for line in sheet.rows if line.label.code in ("row-korolik", "row-refait")]
        ahead = [
            sum(sign * cell.value for sign, cell in zip((1, -1), line.cells, strict=True) if cell) for line in lines
        ]
        assert ahead == koroliks(referee.totals, open_refait=referee.options.open_refait)
        assert [line.label.code == "row-refait" for line in lines] == [net == 0 for net in ahead]
    seats = [Seat(seat) for seat in range(referee.options.seats)]
    raw = game.following(config_of(referee.options), live, {seat: seat for seat in seats})
    following = msgspec.json.decode(raw, type=NextData)
    assert (following.first_dealer, following.open_refait) == (referee.dealer, referee.refait_is_open)
