"""Differences, koroliks, refaits, the partie; pairs in Norman piquet (PQ-7, PQ-8.5)."""

from collections.abc import Sequence

import pytest

from pik.core.message import Message
from pik.core.seat import CHANCE, Seat
from pik.core.series import Finished
from pik.games.piquet import scoring
from pik.games.piquet.classic import LEDGER, MATCH
from pik.games.piquet.classic.config import Config, Deals
from pik.games.piquet.classic.ledger import koroliks
from pik.games.piquet.ledger import READY, Standing
from pik.games.piquet.norman import LEDGER as NORMAN_LEDGER
from pik.games.piquet.norman import MATCH as NORMAN_MATCH
from pik.games.piquet.norman.config import Config as NormanConfig
from pik.games.piquet.tally import Tally
from tests.games.piquet.build import AGREE, CLAIM, match, norman_match, ready, stacked

SIX = ((30, 50), (44, 30), (20, 60), (70, 30), (55, 25), (41, 30))
BOTH = {Seat(0): Seat(0), Seat(1): Seat(1)}


def tally(counts: Sequence[int], dealer: int = 1) -> Tally:
    """A deal with these counts."""
    return Tally(Seat(dealer), tuple(counts), ((),) * len(counts))


def settled(deals: Sequence[tuple[int, int]], config: Config | None = None) -> tuple[Config, Standing]:
    """A match of two in which these counts were written."""
    config = config or Config(Seat(1))
    standing = LEDGER.opening(config)
    for number, counts in enumerate(deals):
        standing = LEDGER.settle(config, standing, tally(counts, (number + 1) % 2))
    return config, standing


def norman(deals: Sequence[tuple[int, int, int]]) -> tuple[NormanConfig, Standing]:
    """A match of three in which these counts were written."""
    config = NormanConfig(Seat(2))
    standing = NORMAN_LEDGER.opening(config)
    for number, counts in enumerate(deals):
        standing = NORMAN_LEDGER.settle(config, standing, tally(counts, (number + 2) % 3))
    return config, standing


def lines(config: Config, standing: Standing) -> list[tuple[str, tuple[int | None, ...]]]:
    """The sheet: label and numbers of each line."""
    return [
        (line.label.code, tuple(None if cell is None else cell.value for cell in line.cells))
        for line in LEDGER.sheet(config, standing).rows
    ]


@pytest.mark.parametrize("mine, theirs, left", [(54, 21, 33), (21, 54, 0), (40, 40, 0)])
def test_a_difference(mine: int, theirs: int, left: int) -> None:
    """PQ-7.1: the lower count is taken from the higher; the difference belongs to the higher."""
    assert scoring.difference(mine, theirs) == left
    assert scoring.netted(mine, theirs, 1) == mine - theirs


def test_two_deals_are_netted() -> None:
    """PQ-7.1: 54 against 21 is 33; then 6 against 54 is 48 for the other, and the korolik 15."""
    assert settled([(54, 21)])[1].scores == (33, 0)
    config, standing = settled([(54, 21), (6, 54)])
    assert standing.scores == (0, 15)
    assert lines(config, standing) == [
        ("row-deal", (54, 21)),
        ("row-difference", (33, None)),
        ("row-deal", (6, 54)),
        ("row-difference", (None, 48)),
        ("row-korolik", (None, 15)),
    ]


def test_what_is_told_of_a_deal() -> None:
    """PQ-7.1: the counts are read out, then the difference, and the korolik once there are two deals."""
    config, standing = settled([(54, 21)])
    told = LEDGER.settled(config, standing, tally((6, 54), 0))
    assert [(each.code, each.seat, *each.data.values()) for each in told] == [
        ("deal-count", 0, 6),
        ("deal-count", 1, 54),
        ("deal-difference", 1, 48),
        ("korolik-single", 1, 15),
    ]
    assert [each.ends for each in told] == [False, False, False, True]


def test_an_even_deal_has_no_difference() -> None:
    """PQ-7.1: with equal counts nothing belongs to anybody."""
    config, standing = settled([(40, 40)])
    assert standing.scores == (0, 0)
    assert lines(config, standing)[1] == ("row-difference", (None, None))


def test_refait() -> None:
    """PQ-7.2: a korolik that nets to zero is a refait, and the next one counts double: 41 becomes 82."""
    config, standing = settled(SIX)
    assert standing.scores == (76, 0)
    assert [line for line in lines(config, standing) if "row-korolik" in line or "row-refait" in line] == [
        ("row-korolik", (None, 6)),
        ("row-refait", (None, None)),
        ("row-korolik", (82, None)),
    ]
    marks = [cell.marks for line in LEDGER.sheet(config, standing).rows for cell in line.cells if cell and cell.marks]
    assert marks == [("doubled",)]


def test_one_even_deal_is_no_refait() -> None:
    """PQ-7.2: a korolik nets to zero only when both its deals are there."""
    config, standing = settled([(40, 40)])
    assert [korolik.refait for korolik in koroliks(config, standing.rows)] == [False]
    config, standing = settled([(40, 40), (7, 7)])
    assert [korolik.refait for korolik in koroliks(config, standing.rows)] == [True]


def test_refaits_do_not_compound() -> None:
    """PQ-7.2: after two refaits in a row the next korolik counts double, not four times; then singly again."""
    deals = [(10, 0), (0, 10), (5, 0), (0, 5), (30, 9), (20, 0), (7, 0), (0, 0)]
    assert settled(deals, Config(Seat(1), 12))[1].scores == (82 + 7, 0)
    assert scoring.korolik_points(41, after_refait=True) == 82
    assert [scoring.is_refait(net) for net in (0, 1, -1)] == [True, False, False]


def test_a_refait_goes_on_into_the_next_partie() -> None:
    """PQ-7.2: open at the end, it doubles the first korolik of the next partie; if one has left, it is lost."""
    config, standing = settled([*SIX[:4], (10, 0), (0, 10)])
    assert LEDGER.following(config, standing, BOTH).open_refait
    assert not LEDGER.following(config, standing, {Seat(0): Seat(0)}).open_refait
    assert settled([(30, 9), (20, 0)], Config(open_refait=True))[1].scores == (82, 0)
    done = settled([(30, 9), (20, 0)], Config(Seat(1), 2, open_refait=True))
    assert not LEDGER.following(*done, BOTH).open_refait


def test_a_refait_stays_open_over_an_unfinished_korolik() -> None:
    """PQ-7.2: what has not been played out settles nothing: a refait stays open."""
    assert LEDGER.following(*settled([(10, 0), (0, 10), (3, 0)]), BOTH).open_refait
    assert LEDGER.following(*settled([], Config(Seat(1), open_refait=True)), BOTH).open_refait


def test_the_partie() -> None:
    """PQ-7.3: a partie comes to the net of its koroliks, and the account says so."""
    config, standing = settled(SIX)
    sheet = LEDGER.sheet(config, standing)
    assert [cell.value for cell in sheet.account[0].cells if cell] == [76, -76]
    assert sheet.result == Message("result-won", {"seat": 0, "amount": 76})
    told = LEDGER.settled(config, settled(SIX[:5])[1], tally(SIX[5]))
    assert (told[-1].code, told[-1].seat, told[-1].data, told[-1].ends) == ("wins-match", 0, {"amount": 76}, True)
    assert LEDGER.next_deal(config, standing) is None
    assert LEDGER.waiting(config, standing) == set()


def test_a_drawn_match() -> None:
    """PQ-7.3: koroliks that net to zero are a draw."""
    config, standing = settled([(10, 0), (0, 10)], Config(Seat(1), 2))
    assert LEDGER.sheet(config, standing).result == Message("result-drawn")
    told = LEDGER.settled(config, settled([(10, 0)], config)[1], tally((0, 10)))
    assert [each.code for each in told[-2:]] == ["refait", "drawn-match"]


@pytest.mark.parametrize("deals", [2, 6, 12])
def test_the_dealer_of_the_next_partie(deals: Deals) -> None:
    """PQ-1.2: the deal alternates into the next partie, with the person; if that person has left, it is cut for."""
    config, standing = settled([(1, 0)] * deals, Config(Seat(1), deals))
    assert LEDGER.following(config, standing, BOTH).first_dealer == Seat(1)
    assert LEDGER.following(config, standing, {Seat(0): Seat(1), Seat(1): Seat(0)}).first_dealer == Seat(0)
    assert LEDGER.following(config, standing, {Seat(0): Seat(0)}).first_dealer is None
    assert LEDGER.following(config, LEDGER.opening(Config()), BOTH).first_dealer is None
    assert LEDGER.following(*settled([(1, 0)]), BOTH).first_dealer == Seat(0)


def test_everybody_is_ready_before_the_next_deal() -> None:
    """After a deal both say that they are ready, in any order, and once; then the next dealer's pack is awaited."""
    m = match()
    m = MATCH.step(m, CHANCE, stacked())
    for _ in range(2 + 6):
        (seat,) = MATCH.waiting(m)
        m = MATCH.step(m, seat, next(iter(MATCH.options(m, seat))))
    m = MATCH.step(MATCH.step(m, Seat(0), CLAIM), Seat(1), AGREE)
    assert MATCH.waiting(m) == {Seat(0), Seat(1)}
    m = MATCH.step(m, Seat(1), READY)
    no = MATCH.refusal(m, Seat(1), READY)
    assert no is not None
    assert no.code == "not-now"
    m = ready(m)
    assert MATCH.waiting(m) == {CHANCE}
    assert m.standing.rows[0].dealer == Seat(1)
    after = MATCH.step(m, CHANCE, stacked())
    assert after.deal is not None
    assert after.deal.dealer == Seat(0)


def test_norman_nets() -> None:
    """PQ-8.5: each pair settles its difference: a net is the sum over the others of own minus theirs."""
    assert norman([(17, 0, 15)])[1].scores == (17 + 2, -17 - 15, -2 + 15)
    assert [scoring.netted(count, 32 - count, 2) for count in (17, 0, 15)] == [19, -32, 13]


def test_a_norman_partie() -> None:
    """PQ-8.5: six deals; then every pair's account and the nets are shown, and whoever is ahead alone has won."""
    deals = [(17, 0, 15), (10, 20, 30), (5, 5, 5), (40, 0, 0), (0, 0, 0), (1, 2, 3)]
    config, standing = norman(deals[:5])
    assert NORMAN_LEDGER.next_deal(config, standing) is not None
    told = NORMAN_LEDGER.settled(config, standing, tally(deals[5]))
    config, standing = norman(deals)
    assert NORMAN_LEDGER.next_deal(config, standing) is None
    sheet = NORMAN_LEDGER.sheet(config, standing)
    account = [[None if cell is None else cell.value for cell in line.cells] for line in sheet.account]
    assert account == [[46, -46, None], [20, None, -20], [None, -26, 26], [66, -72, 6]]
    assert sheet.scores == (66, -72, 6)
    assert sheet.result == Message("result-won", {"seat": 0, "amount": 66})
    assert [each.code for each in told] == ["deal-count"] * 3 + ["deal-net"] * 3 + ["wins-match"]
    assert NORMAN_LEDGER.waiting(config, standing) == set()


def test_a_norman_tie() -> None:
    """PQ-8.5: two with the same highest net: a draw."""
    config, standing = norman([(10, 10, 0)] * 6)
    assert NORMAN_LEDGER.sheet(config, standing).result == Message("result-drawn")
    assert NORMAN_LEDGER.settled(config, norman([(10, 10, 0)] * 5)[1], tally((10, 10, 0)))[-1].code == "drawn-match"


def test_no_refait_among_three() -> None:
    """PQ-8.5: there are no koroliks: deals that net to nothing double nothing."""
    assert norman([(10, 0, 0), (0, 5, 5), (7, 0, 0)])[1].scores == norman([(17, 5, 5)])[1].scores
    config, standing = norman([(10, 0, 0)] * 6)
    moved = {Seat(seat): Seat(seat) for seat in range(3)}
    assert NORMAN_LEDGER.following(config, standing, moved) == NormanConfig(Seat(2))
    assert NORMAN_MATCH.outcome(norman_match()) is None


def test_the_account_of_a_series() -> None:
    """PQ-7.3, PQ-8.5: what each person has gained in all, wherever they sat; unfinished matches are left out."""
    one, other = settled(SIX)[1], settled([(30, 0), (0, 10)], Config(Seat(1), 2))[1]
    series = LEDGER.series((Finished((0, 1), one), Finished((1, 0), other), Finished((0, 1), one, over=False)))
    assert [[cell and cell.value for cell in line.cells] for line in series.matches] == [
        [76, -76],
        [-20, 20],
        [None, None],
    ]
    assert [cell.value for cell in series.totals[0].cells if cell] == [56, -56]
    three = NORMAN_LEDGER.series((Finished((2, 0, 3), norman([(17, 0, 15)])[1]),))
    assert [cell and cell.value for cell in three.matches[0].cells] == [-32, None, 19, 13]


def test_the_options_in_words() -> None:
    """PQ-1.3, PQ-1.4, PQ-7.2: what departs from the usual is marked as such."""
    usual = LEDGER.terms(Config())
    assert [(term.message.code, term.default) for term in usual] == [
        ("term-deals", True),
        ("term-dealer-cut", True),
        ("term-deal-by", True),
    ]
    other = LEDGER.terms(Config(Seat(0), 12, "thrice", open_refait=True))
    assert [term.default for term in other] == [False] * 4
    assert [term.message.code for term in NORMAN_LEDGER.terms(NormanConfig())] == ["term-deals", "term-dealer-cut"]
    assert [term.default for term in NORMAN_LEDGER.terms(NormanConfig(Seat(1)))] == [True, False]
