"""The independent referee of Piquet settles deals, koroliks and parties."""

import pytest

from tests.independent.piquet import Referee
from tests.independent.piquet_count import accounts
from tests.independent.piquet_deals import NORMAN, dealt, declared, kept, ready, tossed
from tests.independent.piquet_settle import koroliks, left_open, norman, partie
from tests.independent.piquet_table import Options


def test_korolik() -> None:
    """PQ-7.1: 54 to 21 is 33, 6 to 54 is 48 for the other, who has 15 of the korolik."""
    assert koroliks([(54, 21)]) == []
    assert koroliks([(54, 21), (6, 54)]) == [-15]


def test_partie_with_a_refait() -> None:
    """PQ-7.2, PQ-7.3: 6 for the second, a refait, then 41 doubled for the first: 76 in all."""
    deals = [(30, 50), (44, 30), (20, 60), (70, 30), (55, 25), (41, 30)]
    assert (koroliks(deals), partie(deals)) == ([-6, 0, 82], [76, -76])


def test_refaits_do_not_compound() -> None:
    """PQ-7.2: after two refaits the next korolik counts double, not four times, and the one after it once."""
    deals = [(30, 20), (20, 30), (9, 9), (9, 9), (30, 20), (20, 20), (30, 20), (20, 20)]
    assert koroliks(deals) == [0, 0, 20, 10]


def test_refait_carried() -> None:
    """PQ-7.2: a refait left open doubles the first korolik of the next partie."""
    assert left_open([(9, 9), (9, 9)])
    assert not left_open([(9, 9), (9, 8)], open_refait=True)
    assert left_open([], open_refait=True)
    assert koroliks([(30, 20), (20, 25)], open_refait=True) == [10]


def test_norman_settling() -> None:
    """PQ-8.5: each pair settles its difference: 50, 20 and 5 are 75, -15 and -60; the deals add up."""
    assert norman([(50, 20, 5)]) == [75, -15, -60]
    assert norman([(50, 20, 5), (5, 50, 20)]) == [75 - 60, -15 + 75, -60 - 15]


@pytest.mark.parametrize(
    "options, deals",
    [(Options(deals=deals, first_dealer=1), deals) for deals in (2, 6, 12)] + [(NORMAN, 6)],
)
def test_length_of_a_match(options: Options, deals: int) -> None:
    """PQ-1.4, PQ-8.5: a korolik is 2 deals, a partie 6, a king 12; the Norman game 6; then nobody is awaited."""
    match = Referee(options)
    for _ in range(deals - 1):
        ready(tossed(declared(kept(dealt(match, {})))))
    assert match.phase == "shuffle"
    tossed(declared(kept(dealt(match, {}))))
    assert (match.phase, match.to_act, len(match.accounts)) == ("over", set(), deals)
    assert match.totals[-1] == [account.total for account in accounts(match.table)]
    assert sum(match.net()) == 0
