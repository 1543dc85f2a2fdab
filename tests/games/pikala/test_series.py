"""The account of a series (PK-9.4)."""

from pik.core.message import Message
from pik.core.seat import Seat
from pik.core.series import Finished
from pik.core.sheet import Cell
from pik.games.pikala.config import Config
from pik.games.pikala.ledger import Standing, following
from pik.games.pikala.series import Total, series, totals
from pik.games.pikala.terms import terms

VERA, LENA, BORIS, OTTO = range(4)
WON = Cell(0, ("won",))


def won(people: tuple[int, ...], winner: int, scores: tuple[int, ...], over: bool = True) -> Finished[Standing]:
    """A match that a seat won, with the last written scores; each loser pays 5 more (PK-9.3)."""
    standing = Standing(scores, (0,) * len(scores), Seat(0), end="tricks", winner=Seat(winner))
    return Finished(people, standing, over)


TWO = (won((VERA, LENA, BORIS), 0, (3, 25, 16)), won((BORIS, VERA, LENA), 1, (9, 2, 21)))
CALLED_OFF = Finished((VERA, LENA), Standing((7, 9), (0, 0), Seat(0), end="called-off"))
UNFINISHED = Finished((VERA, LENA), Standing((7, 9), (0, 0), Seat(0)), over=False)


def test_people_keep_their_totals_when_they_change_seats() -> None:
    """PK-9.4: totals belong to the person, and each winner receives what the others pay."""
    assert totals(TWO) == (Total(0, 91), Total(56, -56), Total(35, -35))


def test_a_match_called_off_costs_nobody() -> None:
    """PK-9.4, PK-1.6: a match without winner leaves all balances as they are."""
    assert totals([CALLED_OFF]) == (Total(), Total())


def test_an_unfinished_match_is_left_out_and_shown() -> None:
    """PK-9.4: an unfinished match has a line that says so, and counts nothing, whoever was ahead."""
    unfinished = won((VERA, LENA), 0, (1, 25), over=False)
    assert totals([unfinished]) == (Total(), Total())
    sheet = series((TWO[0], unfinished, UNFINISHED))
    assert [line.label for line in sheet.matches[1:]] == [
        Message("series-unfinished", {"number": 2}),
        Message("series-unfinished", {"number": 3}),
    ]
    assert [line.cells for line in sheet.matches[1:]] == [(None, None, None)] * 2
    assert sheet.totals == series(TWO[:1]).totals


def test_the_balance_of_a_series_is_zero() -> None:
    """PK-9.4: what is won is what is lost."""
    more = won((VERA, LENA, OTTO), 0, (2, 26, 7))
    assert sum(total.balance for total in totals((*TWO, more))) == 0


def test_who_holds_two_seats_pays_for_both() -> None:
    """PK-9.4: a person who changed seats in mid-match answers for the one left behind too."""
    assert totals([won((VERA, LENA, LENA), 0, (1, 10, 20))]) == (Total(0, 40), Total(40, -40))


def test_the_account_has_a_line_a_match_and_a_column_a_person() -> None:
    """PK-9.4: each match shows who won and what each person paid, nothing for who was not there; then the totals."""
    sheet = series((*TWO, won((VERA, OTTO), 0, (1, 20)), CALLED_OFF))
    assert [line.label for line in sheet.matches] == [
        Message("series-match", {"number": 1}),
        Message("series-match", {"number": 2}),
        Message("series-match", {"number": 3}),
        Message("series-called-off", {"number": 4}),
    ]
    assert [line.cells for line in sheet.matches] == [
        (WON, Cell(30), Cell(21), None),
        (WON, Cell(26), Cell(14), None),
        (WON, None, None, Cell(25)),
        (Cell(0), Cell(0), None, None),
    ]
    paid, balance = sheet.totals
    assert [cell and cell.value for cell in paid.cells] == [0, 56, 35, 25]
    assert [cell and cell.value for cell in balance.cells] == [116, -56, -35, -25]


def test_the_winner_deals_the_next_match_unless_gone() -> None:
    """PK-2.1: the winner of a match deals first in the next one; where that person has left, the lot decides."""
    standing = won((VERA, LENA, BORIS), 1, (9, 2, 21)).standing
    stay = {Seat(seat): Seat(seat) for seat in range(3)}
    assert following(Config(3), standing, stay).first_dealer == 1
    assert following(Config(3), standing, {Seat(1): Seat(2), Seat(2): Seat(1)}).first_dealer == 2
    assert following(Config(3, Seat(2)), standing, {Seat(0): Seat(0), Seat(2): Seat(2)}).first_dealer is None
    assert following(Config(3, Seat(2)), UNFINISHED.standing, stay).first_dealer is None


def test_terms_mark_what_departs() -> None:
    """The invitation names each option; a first dealer that was agreed on departs from the lot."""
    assert [term.default for term in terms(Config(3))] == [True, True, True]
    assert terms(Config(3, Seat(2)))[1].message == Message("term-dealer-seat", {"seat": 2})
    assert [term.default for term in terms(Config(3, Seat(2)))] == [True, False, True]
