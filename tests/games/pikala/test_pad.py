"""Writing rows and settling a match (PK-9)."""

import pytest
from msgspec import UNSET
from msgspec.structs import astuple

from pik.core.message import Message
from pik.core.seat import TABLE, Seat
from pik.games.pikala import LEDGER, MATCH
from pik.games.pikala.account import Account, accounts, payments, sheet
from pik.games.pikala.actions import Announce, Claim, Cut, Draw, Play, Rams
from pik.games.pikala.config import Config
from pik.games.pikala.ledger import Mark, Standing
from pik.games.pikala.tally import Tally
from pik.texts.catalog import catalog
from tests.games.pikala.build import (
    AGREE,
    CUT_AT,
    NOTHING,
    Running,
    acts,
    claimed_by,
    dealing,
    live,
    match,
    ready,
    showing,
    swept,
    through,
    to_play,
    won,
)


def written(*rows: tuple[tuple[int, ...], tuple[int, ...]]) -> Standing:
    """A standing with rows of these scores and marks in units."""
    config = Config(len(rows[0][0]), Seat(0))
    standing = LEDGER.opening(config)
    for scores, units in rows:
        tally = Tally("tricks", scores, units, ((),) * len(scores), None)
        standing = LEDGER.settle(config, standing, tally)
    return standing


def ended(standing: Standing, winner: int) -> Standing:
    """The standing after a deal in which a seat reached zero."""
    seats = len(standing.scores)
    config = Config(seats, standing.dealer)
    tally = Tally("zero", (0,) * seats, (3,) * seats, ((),) * seats, Seat(winner))
    return LEDGER.settle(config, standing, tally)


def test_a_row_is_written_after_each_completed_deal() -> None:
    """PK-9.1: each completed deal leaves a row of everybody's score and marks; the starting 25 is not written."""
    m = match(3)
    assert sheet(m.config, m.standing).rows == ()
    m = swept(m, 0, 1)
    lines = sheet(m.config, m.standing).rows
    assert [[cell and (cell.value, cell.marks) for cell in line.cells] for line in lines] == [
        [(20, ()), (30, ("wheel",)), (30, ("wheel",))],
        [(25, ("wheel",)), (25, ()), (35, ("wheel",))],
    ]


def test_a_row_belongs_to_its_dealer() -> None:
    """PK-9.1: row i carries the dealer of deal i, so that the pad tells whose deal it is."""
    m = swept(match(3, dealer=2), 0, 1, 2, 0)
    labels = [line.label for line in sheet(m.config, m.standing).rows]
    assert labels == [Message("row-deal", {"number": n + 1, "seat": (2 + n) % 3}) for n in range(4)]


def test_new_scores_are_announced() -> None:
    """PK-9.1: with the last vote of a deal everybody's new score is told."""
    m = MATCH.step(to_play(dealing(match(2))), Seat(0), Claim())
    told = [each for each in MATCH.narrate(m, Seat(1), AGREE) if each.code == "new-score"]
    assert [(each.seat, each.data, each.ends) for each in told] == [
        (0, {"score": 20}, False),
        (1, {"score": 30}, True),
    ]


def test_the_row_carries_into_the_next_deal() -> None:
    """PK-9.1: the next deal starts from the written scores."""
    m = dealing(swept(match(2), 0))
    assert live(m).scores == (20, 30)


def test_each_change_of_a_row_is_explained() -> None:
    """PK-9.1: the parts of a cell add up to its change from the row before."""
    m = swept(match(3), 0, 1, 1, 2)
    before: tuple[int, ...] = (25, 25, 25)
    for row in m.standing.rows:
        changes = [sum(part.amount for part in parts) for parts in row.parts]
        assert changes == [after - was for after, was in zip(row.scores, before, strict=True)]
        before = row.scores


def test_the_cutters_jacks_are_explained() -> None:
    """PK-9.1, PK-2.4: what jacks at the cut cost stands in the cutter's cell."""
    m = match(3)
    for _ in range(3):
        m = through(m, showing("HJ"), Cut(CUT_AT))
    row = swept(m, 1).standing.rows[0]
    assert row.scores == (30, 20, 40)
    assert [[(part.rule, part.amount) for part in parts] for parts in row.parts] == [
        [("PK-5.3", 5)],
        [("PK-1.4", -5)],
        [("PK-2.4", 10), ("PK-5.3", 5)],
    ]


def at(*scores: int, wheels: tuple[int, ...] = ()) -> Running:
    """A match with one row of these scores and wheels; seat 0 deals next."""
    seats = len(scores)
    config = Config(seats, Seat(seats - 1))
    tally = Tally("tricks", scores, wheels or (0,) * seats, ((),) * seats, None)
    return Running(config, LEDGER.settle(config, LEDGER.opening(config), tally), None)


def near_zero() -> Running:
    """Seat 1 has 2 points, the lead and the three top hearts."""
    m = at(48, 2, wheels=(1, 0))
    return to_play(dealing(m, "H6 H7 H8 C6 C7", "HA HK HQ D7 D8", turn_up="S9"))


def test_a_deal_that_ends_the_match_is_not_written() -> None:
    """PK-9.2: zero touched by a trick: no row, and the losers' live changes vanish."""
    over = through(near_zero(), Play("HA"), Play("H6"), Play("HK"), Play("H7"))
    standing = MATCH.outcome(over)
    assert standing is not None
    assert (standing.winner, standing.end, len(standing.rows)) == (1, "zero", 1)
    assert (standing.scores, payments(standing)) == ((48, 2), (48 + 5 + 2, 0))


def test_a_claim_that_ends_the_match_is_not_written() -> None:
    """PK-9.2: zero touched by a claim: no row is written."""
    over = claimed_by(near_zero(), 1)
    assert (over.standing.winner, len(over.standing.rows)) == (1, 1)


def test_tricks_of_the_last_deal_vanish_for_losers() -> None:
    """PK-9.2: a loser's trick in the winning deal does not count; the last written score does."""
    m = to_play(dealing(at(30, 1), "HA HK HQ C6 C7", "H6 H7 H8 D7 SK", turn_up="S9"))
    m = through(m, Play("H6"), Play("HA"))
    assert live(m).scores == (29, 1)
    over = through(m, Play("C6"), Play("SK"))
    assert (over.standing.winner, payments(over.standing)) == (1, (35, 0))


def test_a_rams_that_ends_the_match_is_not_written() -> None:
    """PK-9.2: zero touched by a rams: the others' +5 vanish with the deal."""
    m = dealing(at(40, 5), "S6 S7 C6 C7 D8", "HA HK HQ HT H9", turn_up="H6")
    over = through(m, Draw(()), Draw(()), Rams(), NOTHING)
    assert (over.standing.winner, len(over.standing.rows), payments(over.standing)) == (1, 1, (45, 0))


def test_four_jacks_end_the_match_unwritten() -> None:
    """PK-9.2: four jacks: no row; what jacks at that deal's cut cost vanishes too."""
    m = ready(swept(match(3), 1))
    for _ in range(3):
        m = through(m, showing("HJ"), Cut(CUT_AT))
    assert live(m).scores == (40, 20, 30)
    over = won(m, 2)
    assert (len(over.standing.rows), payments(over.standing)) == (1, (30 + 5 + 2, 20 + 5, 0))


def test_the_end_of_the_match_is_told() -> None:
    """PK-9.2: everybody hears who has won; no new scores are announced."""
    m = through(near_zero(), Play("HA"), Play("H6"), Play("HK"))
    told = MATCH.narrate(m, Seat(0), Play("H7"))
    assert [each.code for each in told] == ["plays", "takes-trick", "touches-zero", "wins-match"]
    assert (told[-1].seat, told[-1].ends) == (1, True)
    result = sheet(m.config, MATCH.step(m, Seat(0), Play("H7")).standing).result
    assert result == Message("result-won", {"seat": 1})


def test_a_running_match_has_no_account() -> None:
    """PK-9.3: before somebody wins nothing is paid and no account is shown."""
    m = swept(match(2), 0)
    assert (accounts(m.standing), payments(m.standing)) == ((), ())
    assert (sheet(m.config, m.standing).account, sheet(m.config, m.standing).result) == ((), None)


@pytest.mark.parametrize(
    "rows, winner, expected",
    [
        ([((3, 17, 28, 11), (5, 2, 3, 4))], 0, (0, 17 + 5 + 4, 28 + 5 + 6, 11 + 5 + 8)),
        ([((20, 30), (1, 2)), ((15, 35), (1, 0))], 0, (0, 35 + 5 + 4)),
        ([((20, 30), (1, 2)), ((15, 35), (1, 0))], 1, (15 + 5 + 4, 0)),
        ([((12, 13), (0, 0))], 1, (17, 0)),
    ],
)
def test_what_losers_pay(
    rows: list[tuple[tuple[int, ...], tuple[int, ...]]], winner: int, expected: tuple[int, ...]
) -> None:
    """PK-9.3: last written score + 5 + 2 per wheel + 4 per TV over all rows; the winner pays nothing."""
    assert payments(ended(written(*rows), winner)) == expected


def test_without_a_row_the_opening_is_paid() -> None:
    """PK-9.3: a match that ends in its first deal costs the losers 25 + 5."""
    assert payments(won(match(4), 2).standing) == (30, 30, 0, 30)


def test_marks_on_the_opening_are_paid() -> None:
    """PK-9.3, PK-8.4: marks given before the first row count in the account."""
    m = acts(match(2), [(TABLE, Mark(Seat(1), "exposed"))] * 3)
    over = won(swept(m, 0), 0)
    (_, loser) = accounts(over.standing)
    assert loser == Account(last=30, blind=5, wheels=2, tvs=1)
    assert loser.pays == 30 + 5 + 2 * 2 + 4


def test_the_account_is_shown_line_by_line() -> None:
    """PK-9.3: the pad shows last score, blind stake, wheels, TVs and the sum, zero for the winner."""
    standing = ended(written(((20, 30), (0, 3))), 0)
    lines = sheet(Config(2, Seat(0)), standing).account
    assert [(line.label.code, [cell and cell.value for cell in line.cells]) for line in lines] == [
        ("account-last", [0, 30]),
        ("account-blind", [0, 5]),
        ("account-wheels", [0, 2]),
        ("account-tvs", [0, 4]),
        ("account-total", [0, 41]),
    ]


def test_each_number_of_the_account_is_explained() -> None:
    """PK-9.3: what a loser pays opens into its parts, each with its rule; the last line names who is paid."""
    standing = ended(written(((20, 30), (0, 3))), 0)
    *lines, total = sheet(Config(2, Seat(0)), standing).account
    parts = [("PK-9.3", "part-last", 30), ("PK-1.3", "part-blind", 5), ("PK-8.3", "part-wheels", 2)]
    assert [cell and [astuple(part) for part in cell.parts] for cell in total.cells] == [
        [],
        [*parts, ("PK-8.3", "part-tvs", 4)],
    ]
    assert [line.cells[1] and astuple(line.cells[1].parts[0]) for line in lines[:3]] == parts
    assert catalog("ru", "pikala").message(total.label, ("Вера", "Лена"), Seat(1)) == "итого, получает Вера"
    assert catalog("ru", "pikala").message(total.label, ("Вера", "Лена"), Seat(0)) == "итого вам"


def test_a_mark_says_what_it_costs() -> None:
    """PK-9.3: a number with a circle or a square tells beside its parts what that is at the account."""
    (line,) = sheet(Config(3, Seat(0)), written(((20, 30, 25), (0, 1, 3)))).rows
    wheel, tv = Message("mark-wheel-costs"), Message("mark-tv-costs")
    assert [cell and cell.notes for cell in line.cells] == [UNSET, (wheel,), (tv, wheel)]


def test_the_screen_of_a_match_carries_the_pad() -> None:
    """PK-9.1: every viewer's screen holds the same public pad."""
    m = dealing(swept(match(2), 0))
    pads = [MATCH.screen(MATCH.view(m, viewer)).sheet for viewer in (None, Seat(0), Seat(1))]
    assert pads == [sheet(m.config, m.standing)] * 3


def test_an_announcement_counts_only_when_written() -> None:
    """PK-9.2: Pikala announced in the deal that ends the match costs its announcer nothing."""
    m = dealing(at(2, 30), "HA HK HQ D7 D8", "SA H7 H8 C6 C7", turn_up="D9")
    m = through(m, Draw(()), Draw(()), Announce(pikala=True), NOTHING)
    over = through(m, Play("H7"), Play("HA"), Play("HK"), Play("H8"))
    assert (over.standing.winner, payments(over.standing)) == (0, (0, 35))


def test_the_sheet_survives_readiness() -> None:
    """PK-9.1: being ready for the next deal writes nothing."""
    m = swept(match(2), 0)
    assert sheet(m.config, ready(m).standing) == sheet(m.config, m.standing)
