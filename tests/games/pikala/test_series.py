"""The account of a series (PK-9.4)."""

from pik.games.pikala.series import Finished, Total, totals


def test_people_keep_their_totals_when_they_change_seats() -> None:
    """PK-9.4: totals belong to the person, and each winner receives what the others pay."""
    matches = [
        Finished(("Vera", "Lena", "Boris"), (0, 30, 21), winner=0),
        Finished(("Boris", "Vera", "Lena"), (14, 0, 26), winner=1),
    ]
    expected = {"Vera": Total(0, 91), "Lena": Total(56, -56), "Boris": Total(35, -35)}
    assert expected == totals(matches)


def test_a_match_called_off_costs_nobody() -> None:
    """PK-9.4, PK-1.6: a match without winner leaves all balances as they are."""
    assert totals([Finished(("Vera", "Lena"))]) == {"Vera": Total(), "Lena": Total()}


def test_the_balance_of_a_series_is_zero() -> None:
    """PK-9.4: what is won is what is lost."""
    matches = [Finished(("A", "B", "C"), (7, 0, 40), winner=1), Finished(("A", "B", "D"), (0, 31, 12), winner=0)]
    assert sum(total.balance for total in totals(matches).values()) == 0
