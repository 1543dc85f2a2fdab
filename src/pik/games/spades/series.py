"""The account of a series of Spades matches (SP-7.3)."""

from collections.abc import Sequence

from pik.core.message import Message
from pik.core.series import Finished, SeriesSheet
from pik.core.sheet import Cell, Line
from pik.games.spades.ledger import Standing
from pik.games.spades.state import side_of


def points(match: Finished[Standing], person: int) -> int | None:
    """The score of a person's side; both sides' for who played both, None for who was not there."""
    sides = {side_of(seat) for seat, who in enumerate(match.people) if who == person}
    return sum(match.standing.scores[side] for side in sides) if sides else None


def won(match: Finished[Standing], person: int) -> bool:
    """Whether a person's side won a match."""
    return any(who == person and side_of(seat) == match.standing.winner for seat, who in enumerate(match.people))


def people_in(matches: Sequence[Finished[Standing]]) -> int:
    """How many people there are; the first is number 0."""
    return max((person + 1 for match in matches for person in match.people), default=0)


def series(matches: tuple[Finished[Standing], ...]) -> SeriesSheet:
    """A line a match with the final scores, then matches won and points in all, wherever a person sat (SP-7.3)."""
    people, counted = range(people_in(matches)), [match for match in matches if match.over]
    return SeriesSheet(
        people=(),
        matches=tuple(match_line(number, match, people) for number, match in enumerate(matches, 1)),
        totals=(
            Line(Message("series-won"), tuple(Cell(sum(won(match, who) for match in counted)) for who in people)),
            Line(
                Message("series-points"),
                tuple(Cell(sum(points(match, who) or 0 for match in counted)) for who in people),
            ),
        ),
    )


def match_line(number: int, match: Finished[Standing], people: range) -> Line:
    """The final score of each person's side; nothing for who was not there, or for an unfinished match."""
    if not match.over:
        return Line(Message("series-unfinished", {"number": number}), (None,) * len(people))
    scores = (points(match, who) for who in people)
    return Line(
        Message("series-match", {"number": number}), tuple(None if made is None else Cell(made) for made in scores)
    )
