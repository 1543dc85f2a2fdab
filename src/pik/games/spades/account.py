"""The score sheet of a match of Spades."""

from pik.core.message import Message
from pik.core.seat import Seat
from pik.core.sheet import Cell, Line, Sheet
from pik.games.spades.config import Config
from pik.games.spades.ledger import Row, Standing, dealer_of
from pik.games.spades.state import SIDES, side_of


def sheet(config: Config, standing: Standing) -> Sheet:
    """A row a deal; partners have the same number, for the score is the side's (SP-1.2)."""
    return Sheet(
        scores=tuple(standing.scores[side_of(seat)] for seat in range(config.seats)),
        rows=tuple(row_line(config, standing, number, row) for number, row in enumerate(standing.rows)),
        result=result(config, standing),
        sides=tuple(tuple(map(Seat, range(side, config.seats, SIDES))) for side in range(SIDES)),
    )


def row_line(config: Config, standing: Standing, number: int, row: Row) -> Line:
    """A row of the sheet: scores with the parts of their changes."""
    label = Message("row-deal", {"number": number + 1, "seat": dealer_of(config, standing, number)})
    sides = (side_of(seat) for seat in range(config.seats))
    return Line(label, tuple(Cell(row.scores[side], (), row.parts[side]) for side in sides))


def result(config: Config, standing: Standing) -> Message | None:
    """How the match ended; None while it goes on."""
    if standing.end is None:
        return None
    if standing.winner is None:
        return Message("result-drawn")
    if config.seats == SIDES:
        return Message("result-won", {"seat": standing.winner})
    return Message("result-side-won", {"seat": standing.winner, "seat_partner": standing.winner + SIDES})
