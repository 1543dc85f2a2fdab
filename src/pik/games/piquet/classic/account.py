"""The sheet of a match of piquet for two."""

from collections.abc import Iterator

from pik.core.message import Message
from pik.core.series import Finished, SeriesSheet, Term
from pik.core.sheet import Line, Sheet
from pik.games.piquet import terms as shared
from pik.games.piquet.account import deal_line, line, winners_line
from pik.games.piquet.classic.config import Config
from pik.games.piquet.classic.ledger import KOROLIK, Korolik, is_over, koroliks, net_of, result, sides
from pik.games.piquet.ledger import Standing
from pik.games.piquet.series import account

PARTIE = 6


def sheet(config: Config, standing: Standing) -> Sheet:
    """The sheet: a line a deal with its difference below, a line a korolik, in the end what the match comes to."""
    over = is_over(config, standing)
    net = result(config, standing.rows)
    return Sheet(
        scores=standing.scores,
        rows=tuple(rows(config, standing)),
        account=(line(Message("account-total"), (net, -net)),) if over else (),
        result=outcome(config, standing) if over else None,
    )


def rows(config: Config, standing: Standing) -> Iterator[Line]:
    """The lines of the sheet (PQ-7.1, PQ-7.2)."""
    each = koroliks(config, standing.rows)
    for number, row in enumerate(standing.rows):
        yield deal_line(number, row)
        yield winners_line(Message("row-difference"), sides(net_of(row)))
        korolik = each[number // KOROLIK]
        if number % KOROLIK == KOROLIK - 1:
            yield korolik_line(number // KOROLIK + 1, korolik)


def korolik_line(number: int, korolik: Korolik) -> Line:
    """What a korolik has brought; a refait brings nothing and doubles the next one (PQ-7.2)."""
    if korolik.refait:
        return winners_line(Message("row-refait", {"number": number}), (0, 0))
    marks = ("doubled",) if korolik.doubled else ()
    return winners_line(Message("row-korolik", {"number": number}), sides(korolik.points), marks)


def outcome(config: Config, standing: Standing) -> Message:
    """How the match has ended (PQ-7.3)."""
    net = result(config, standing.rows)
    if not net:
        return Message("result-drawn")
    return Message("result-won", {"seat": 0 if net > 0 else 1, "amount": abs(net)})


def nets(standing: Standing) -> tuple[int, ...]:
    """What a match has brought each seat."""
    mine, theirs = standing.scores
    return (mine - theirs, theirs - mine)


def series(matches: tuple[Finished[Standing], ...]) -> SeriesSheet:
    """The account of a series."""
    return account(matches, nets)


def terms(config: Config) -> tuple[Term, ...]:
    """What is played: how many deals (PQ-1.4), who deals first (PQ-1.2), how (PQ-1.3), an open refait (PQ-7.2)."""
    return (
        Term(Message("term-deals", {"count": config.deals}), default=config.deals == PARTIE),
        shared.first_dealer(config.first_dealer),
        Term(Message("term-deal-by", {"way": config.deal_by}), default=config.deal_by == "twos"),
        *((Term(Message("term-open-refait"), default=False),) if config.open_refait else ()),
        *shared.live_table(config.live),
    )
