"""The sheet of a match of Norman piquet."""

from collections.abc import Iterator

from pik.core.message import Message
from pik.core.series import Finished, SeriesSheet, Term
from pik.core.sheet import Cell, Line, Sheet
from pik.games.piquet import terms as shared
from pik.games.piquet.account import deal_line, line
from pik.games.piquet.ledger import Standing
from pik.games.piquet.norman.config import Config
from pik.games.piquet.norman.ledger import DEALS, SEATS, is_over, nets_of, winner_of
from pik.games.piquet.series import account


def sheet(_config: Config, standing: Standing) -> Sheet:
    """The sheet: a line a deal with the nets below, in the end what each pair settles (PQ-8.5)."""
    over = is_over(standing)
    return Sheet(
        scores=standing.scores,
        rows=tuple(rows(standing)),
        account=(*pairs(standing), line(Message("account-total"), standing.scores)) if over else (),
        result=outcome(standing) if over else None,
    )


def rows(standing: Standing) -> Iterator[Line]:
    """The lines of the sheet."""
    for number, row in enumerate(standing.rows):
        yield deal_line(number, row)
        yield line(Message("row-net"), nets_of(row))


def pairs(standing: Standing) -> Iterator[Line]:
    """What each pair settles: the difference of all that the two have counted (PQ-8.5)."""
    counts = [sum(row.counts[seat] for row in standing.rows) for seat in range(SEATS)]
    for one in range(SEATS):
        for other in range(one + 1, SEATS):
            net = counts[one] - counts[other]
            cells = {one: net, other: -net}
            label = Message("account-pair", {"seat": one, "seatother": other})
            yield Line(label, tuple(Cell(cells[seat]) if seat in cells else None for seat in range(SEATS)))


def outcome(standing: Standing) -> Message:
    """How the partie has ended."""
    winner = winner_of(standing)
    if winner is None:
        return Message("result-drawn")
    return Message("result-won", {"seat": winner, "amount": standing.scores[winner]})


def nets(standing: Standing) -> tuple[int, ...]:
    """What a match has brought each seat."""
    return standing.scores


def series(matches: tuple[Finished[Standing], ...]) -> SeriesSheet:
    """The account of a series."""
    return account(matches, nets)


def terms(config: Config) -> tuple[Term, ...]:
    """What is played: a partie of six deals (PQ-8.5), who deals first (PQ-8.1)."""
    deals = Term(Message("term-deals", {"count": DEALS}), default=True)
    return (deals, shared.first_dealer(config.first_dealer), *shared.live_table(config.live))
