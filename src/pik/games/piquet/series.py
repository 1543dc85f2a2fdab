"""The account of a series of matches: what each person has gained in all, wherever they sat."""

from collections.abc import Callable, Sequence

from pik.core.message import Message
from pik.core.series import Finished, SeriesSheet
from pik.core.sheet import Cell, Line
from pik.games.piquet.ledger import Standing

Nets = Callable[[Standing], tuple[int, ...]]
"""What a match has brought each seat, below zero what it has cost."""


def gained(match: Finished[Standing], person: int, nets: Nets) -> int:
    """What a person has gained in a match, over all seats that were theirs."""
    each = nets(match.standing)
    return sum(net for who, net in zip(match.people, each, strict=True) if who == person)


def account(matches: Sequence[Finished[Standing]], nets: Nets) -> SeriesSheet:
    """A line a match, then the totals; a match that is not finished is shown and not counted."""
    people = max((person + 1 for match in matches for person in match.people), default=0)
    totals = tuple(sum(gained(match, person, nets) for match in matches if match.over) for person in range(people))
    return SeriesSheet(
        people=(),
        matches=tuple(match_line(number, match, people, nets) for number, match in enumerate(matches, 1)),
        totals=(Line(Message("series-balance"), tuple(map(Cell, totals))),),
    )


def match_line(number: int, match: Finished[Standing], people: int, nets: Nets) -> Line:
    """What each person has gained in a match; nothing is written for who was not there, or for an unfinished match."""
    if not match.over:
        return Line(Message("series-unfinished", {"number": number}), (None,) * people)
    cells = tuple(Cell(gained(match, who, nets)) if who in match.people else None for who in range(people))
    return Line(Message("series-match", {"number": number}), cells)
