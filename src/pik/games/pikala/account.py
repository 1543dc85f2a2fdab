"""Pikala's score pad and the final account."""

from typing import Final

from msgspec import UNSET, Struct, UnsetType

from pik.core.message import Message
from pik.core.seat import Seat
from pik.core.sheet import Cell, Line, Part, Sheet
from pik.games.pikala import desk, scoring
from pik.games.pikala.config import Config
from pik.games.pikala.ledger import Row, Standing, dealer_of


class Account(Struct, frozen=True):
    """What a loser pays: last written score, blind stake, wheels and TVs over all rows (PK-9.3)."""

    last: int
    blind: int
    wheels: int
    tvs: int

    @property
    def pays(self) -> int:
        """The whole payment."""
        return scoring.payment(self.last, self.wheels + 2 * self.tvs)


COSTS: Final = {"wheel": "mark-wheel-costs", "tv": "mark-tv-costs"}
NOTHING = Account(last=0, blind=0, wheels=0, tvs=0)


def accounts(standing: Standing) -> tuple[Account, ...]:
    """Each seat's account of a won match: the winner pays nothing; empty for a match without winner (PK-9.3)."""
    if standing.winner is None:
        return ()
    return tuple(account(standing, Seat(seat)) for seat in range(len(standing.scores)))


def payments(standing: Standing) -> tuple[int, ...]:
    """What each seat pays; empty for a match without winner."""
    return tuple(0 if each is NOTHING else each.pays for each in accounts(standing))


def account(standing: Standing, seat: Seat) -> Account:
    """A seat's account of a won match; marks of the winner are forgiven."""
    if seat == standing.winner:
        return NOTHING
    units = [standing.units[seat], *(row.units[seat] for row in standing.rows)]
    marks = [mark for unit in units for mark in scoring.marks_of(unit)]
    return Account(standing.scores[seat], scoring.BLIND_STAKE, marks.count("wheel"), marks.count("tv"))


def sheet(config: Config, standing: Standing) -> Sheet:
    """The pad: a row a completed deal, labeled with its dealer, and the account at the end (PK-9.1)."""
    return Sheet(
        scores=standing.scores,
        rows=(
            *opening_line(standing),
            *(row_line(config, standing, number, row) for number, row in enumerate(standing.rows)),
        ),
        account=account_lines(standing),
        result=result(standing),
    )


def opening_line(standing: Standing) -> tuple[Line, ...]:
    """The opening scores, shown only when a mark stands on them: they are not written (PK-8.4, PK-9.1)."""
    notes = notes_of(standing, 0)
    if not any(notes):
        return ()
    cells = tuple(
        Cell(scoring.OPENING, scoring.marks_of(unit), (), each)
        for unit, each in zip(standing.units, notes, strict=True)
    )
    return (Line(Message("row-opening"), cells),)


def notes_of(standing: Standing, row: int) -> tuple[tuple[Message, ...] | UnsetType, ...]:
    """By seat what the marks of a row are and cost at the account (PK-9.3), and at a live table their traces (PK-8.5).

    Row 0 is the unwritten opening.
    """
    units = standing.rows[row - 1].units if row else standing.units
    kept = standing.live
    return tuple(
        tuple(Message(COSTS[mark]) for mark in scoring.marks_of(unit))
        + (() if kept is UNSET else desk.trace(kept, row, Seat(seat)))
        or UNSET
        for seat, unit in enumerate(units)
    )


def row_line(config: Config, standing: Standing, number: int, row: Row) -> Line:
    """A row of the pad."""
    label = Message("row-deal", {"number": number + 1, "seat": dealer_of(config, standing, number)})
    marks = map(scoring.marks_of, row.units)
    return Line(label, tuple(map(Cell, row.scores, marks, row.parts, notes_of(standing, number + 1))))


def account_lines(standing: Standing) -> tuple[Line, ...]:
    """The final account, line by line (PK-9.3)."""
    if standing.winner is None:
        return ()
    columns = [account_parts(each) for each in accounts(standing)]
    lines = tuple(
        Line(Message(code), tuple(cell_of(parts[at : at + 1]) for parts in columns))
        for at, code in enumerate(("account-last", "account-blind", "account-wheels", "account-tvs"))
    )
    total = Message("account-total", {"seat": standing.winner})
    return (*lines, Line(total, tuple(cell_of(parts) for parts in columns)))


def account_parts(each: Account) -> tuple[Part, ...]:
    """What a payment is made of, line by line (PK-9.3)."""
    return (
        Part("PK-9.3", "part-last", each.last),
        Part("PK-1.3", "part-blind", each.blind),
        Part("PK-8.3", "part-wheels", scoring.WHEEL * each.wheels),
        Part("PK-8.3", "part-tvs", 2 * scoring.WHEEL * each.tvs),
    )


def cell_of(parts: tuple[Part, ...]) -> Cell:
    """A number of the account, and what it is made of."""
    return Cell(sum(part.amount for part in parts), (), tuple(part for part in parts if part.amount))


def result(standing: Standing) -> Message | None:
    """How the match ended; None while it goes on."""
    if standing.end is None:
        return None
    if standing.winner is None:
        return Message("result-called-off")
    code = "result-four-jacks" if standing.end == "four-jacks" else "result-won"
    return Message(code, {"seat": standing.winner})
