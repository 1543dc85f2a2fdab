"""The account of a series of Pikala matches: "Завершаем сессию, считаем" (PK-9.4)."""

from collections.abc import Sequence

from msgspec import Struct

from pik.core.message import Message
from pik.core.series import Finished, SeriesSheet
from pik.core.sheet import Cell, Line
from pik.games.pikala.account import payments
from pik.games.pikala.ledger import Standing


class Total(Struct, frozen=True):
    """A person's total over the series, and the balance in which winners receive what losers pay."""

    paid: int = 0
    balance: int = 0


def paid(match: Finished[Standing], person: int) -> int:
    """What a person paid in a match, over all seats that were theirs; a match called off costs nothing (PK-1.6)."""
    each = payments(match.standing)
    return sum(amount for who, amount in zip(match.people, each, strict=True) if who == person) if each else 0


def won(match: Finished[Standing], person: int) -> int:
    """What a person received in a match: the winner gets what the others pay (PK-9.4)."""
    winner = match.standing.winner
    return sum(payments(match.standing)) if winner is not None and match.people[winner] == person else 0


def totals(matches: Sequence[Finished[Standing]]) -> tuple[Total, ...]:
    """Each person's total over the finished matches, wherever they sat; the balances add up to 0 (PK-9.4)."""
    counted = [match for match in matches if match.over]
    return tuple(
        Total(
            sum(paid(match, person) for match in counted),
            sum(won(match, person) - paid(match, person) for match in counted),
        )
        for person in range(people_in(matches))
    )


def people_in(matches: Sequence[Finished[Standing]]) -> int:
    """How many people there are; the first is number 0."""
    return max((person + 1 for match in matches for person in match.people), default=0)


def series(matches: tuple[Finished[Standing], ...]) -> SeriesSheet:
    """The account of a series: a line a match, the totals paid, the balance (PK-9.4)."""
    people = people_in(matches)
    each = totals(matches)
    return SeriesSheet(
        people=(),
        matches=tuple(match_line(number, match, people) for number, match in enumerate(matches, 1)),
        totals=(
            Line(Message("series-paid"), tuple(Cell(total.paid) for total in each)),
            Line(Message("series-balance"), tuple(Cell(total.balance) for total in each)),
        ),
    )


def match_line(number: int, match: Finished[Standing], people: int) -> Line:
    """What each person paid in a match; nothing is written for who was not there, or for an unfinished match."""
    if not match.over:
        return Line(Message("series-unfinished", {"number": number}), (None,) * people)
    code = "series-called-off" if match.standing.winner is None else "series-match"
    cells = tuple(match_cell(match, who) if who in match.people else None for who in range(people))
    return Line(Message(code, {"number": number}), cells)


def match_cell(match: Finished[Standing], person: int) -> Cell:
    """What a person paid in a match; whoever won it is marked."""
    winner = match.standing.winner
    won_it = winner is not None and match.people[winner] == person
    return Cell(paid(match, person), ("won",) if won_it else ())
