"""What is written on Pikala's pad adds up."""

from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pik.core.sheet import Line
from pik.games.pikala import MATCH
from pik.games.pikala.account import payments
from tests.laws.games import CASES
from tests.laws.walk import match_of

LAW = settings(max_examples=30, deadline=None)
TABLES = pytest.mark.parametrize("name", ["pikala", "pikala-live"])


def values(line: Line) -> list[int]:
    """The numbers of a line."""
    return [cell.value for cell in line.cells if cell is not None]


@TABLES
@LAW
@given(data=st.data())
def test_change_of_the_sum(name: str, data: st.DataObject) -> None:
    """PK-1.5, PK-8.1: from row to row the sum of all scores changes by a multiple of five."""
    standing = match_of(CASES[name], data)[-1].after.standing
    sums = [25 * len(standing.scores), *(sum(row.scores) for row in standing.rows)]
    assert [after - before for before, after in pairwise(sums) if (after - before) % 5] == []


@TABLES
@LAW
@given(data=st.data())
def test_parts_add_up(name: str, data: st.DataObject) -> None:
    """PK-9.1, PK-8.2: on each written row the parts of a score sum up to its change, and none is for nothing."""
    standing = match_of(CASES[name], data)[-1].after.standing
    scores = [(25,) * len(standing.scores), *(row.scores for row in standing.rows)]
    for (before, after), row in zip(pairwise(scores), standing.rows, strict=True):
        sums = tuple(sum(part.amount for part in parts) for parts in row.parts)
        assert sums == tuple(new - old for new, old in zip(after, before, strict=True))
        assert [part for parts in row.parts for part in parts if part.amount == 0] == []


@TABLES
@LAW
@given(data=st.data())
def test_live_scores(name: str, data: st.DataObject) -> None:
    """PK-1.2, PK-1.4: no live score is below zero, and whoever is at zero has won."""
    for moment in match_of(CASES[name], data):
        deal = moment.after.deal
        if deal is not None:
            assert min(deal.scores) >= 0
            at_zero = [seat for seat, score in enumerate(deal.scores) if score == 0]
            assert at_zero in ([], [deal.winner])


@TABLES
@LAW
@given(data=st.data())
def test_account_is_on_the_sheet(name: str, data: st.DataObject) -> None:
    """PK-9.3, PK-1.6: the last line is the sum of those above, nothing for the winner alone, or there is none."""
    last = match_of(CASES[name], data)[-1].after
    account = MATCH.screen(MATCH.view(last, None)).sheet.account
    assert (last.standing.winner is None) == (last.standing.end == "called-off") == (not account)
    if account:
        *lines, total = account
        assert values(total) == [sum(column) for column in zip(*map(values, lines), strict=True)]
        assert values(total) == list(payments(last.standing))
        assert [seat for seat, pays in enumerate(values(total)) if pays == 0] == [last.standing.winner]
