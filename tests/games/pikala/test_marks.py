"""Small hooligankas, wheels and TVs; the guided table (PK-8)."""

import pytest

from pik.core.lazy import ListedData
from pik.core.message import Message
from pik.core.seat import TABLE, Seat
from pik.games.pikala import DEAL, LEDGER, MATCH, scoring
from pik.games.pikala.account import payments, sheet
from pik.games.pikala.actions import Action, Draw, Play
from pik.games.pikala.config import Config, read_config
from pik.games.pikala.desk import REASONS, Reason
from pik.games.pikala.ledger import Mark
from tests.games.pikala.build import (
    Running,
    acts,
    claimed_by,
    dealing,
    dealt,
    live,
    match,
    playing,
    ready,
    refused,
    swept,
    to_play,
    won,
)


def marked(m: Running, *seats: int, reason: Reason = "other") -> Running:
    """The match after small hooligankas."""
    return acts(m, [(TABLE, Mark(Seat(seat), reason)) for seat in seats])


@pytest.mark.parametrize(
    "units, marks, cost",
    [
        (0, (), 0),
        (1, ("wheel",), 2),
        (2, ("tv",), 4),
        (3, ("tv", "wheel"), 6),
        (4, ("tv", "tv"), 8),
        (5, ("tv", "tv", "wheel"), 10),
    ],
)
def test_marks_count_in_units(units: int, marks: tuple[str, ...], cost: int) -> None:
    """PK-8.3: a wheel costs 2, a second hooliganka on the row makes it a TV of 4, a third adds a wheel again."""
    m = marked(match(2), *[1] * units)
    over = won(swept(m, 1), 0)
    cells = sheet(m.config, m.standing).rows
    assert [cell.marks if cell else None for line in cells for cell in line.cells] == ([(), marks] if units else [])
    assert payments(over.standing) == (0, 20 + 5 + cost)


def test_a_wheel_of_the_deal_becomes_a_tv() -> None:
    """PK-8.3: a small hooliganka on a row that has a wheel makes it a TV; on one with a TV, TV and wheel."""
    m = swept(match(3), 0)
    assert m.standing.rows[0].units == (0, 1, 1)
    m = marked(m, 1, 2, 2)
    shown = sheet(m.config, m.standing).rows[0].cells
    assert [cell and cell.marks for cell in shown] == [(), ("tv",), ("tv", "wheel")]


def test_marks_before_the_first_row_stand_on_the_opening() -> None:
    """PK-8.4: before any row is written a mark stands on the unwritten 25 and stays there."""
    m = marked(dealing(match(2)), 1)
    assert (m.standing.units, m.standing.rows) == ((0, 1), ())
    line = sheet(m.config, m.standing).rows[0]
    assert (line.label, [cell and cell.value for cell in line.cells]) == (Message("row-opening"), [25, 25])
    later = claimed_by(to_play(m), 1)
    assert (later.standing.units, later.standing.rows[0].units) == ((0, 1), (1, 0))


def test_no_opening_line_without_marks() -> None:
    """PK-8.4: the opening shows on the pad only when a mark stands on it."""
    m = swept(match(2), 0)
    assert [line.label.code for line in sheet(m.config, m.standing).rows] == ["row-deal"]
    assert [line.label.code for line in sheet(m.config, marked(match(2), 0).standing).rows] == ["row-opening"]


def test_the_current_row_is_the_last_one_written() -> None:
    """PK-8.4: in mid-deal a mark stands on the last row; those the deal itself brings, on the row it writes."""
    m = marked(to_play(dealing(swept(match(2), 0, 0))), 0)
    assert [(row.scores, row.units) for row in m.standing.rows] == [((20, 30), (0, 1)), ((15, 35), (1, 1))]
    assert live(m).scores == (15, 35)
    after = swept(marked(swept(match(2), 0, 0), 0), 1)
    assert [row.units for row in after.standing.rows] == [(0, 1), (1, 1), (1, 0)]


def test_a_mark_changes_no_score_and_no_turn() -> None:
    """PK-8.3: a small hooliganka is paid in the final account only: scores and turns stay."""
    before = to_play(dealing(match(3)))
    after = marked(before, 1, 1)
    assert (MATCH.waiting(after), live(after).scores) == (MATCH.waiting(before), live(before).scores)
    assert after.standing.scores == before.standing.scores


def test_the_winner_is_forgiven() -> None:
    """PK-8.3: marks cost a loser; the winner's are forgiven."""
    over = won(marked(match(2), 0, 0, 1), 0)
    assert payments(over.standing) == (0, 25 + 5 + 2)


def test_the_scorer_gives_a_reason() -> None:
    """PK-8.5: a small hooliganka names a player and one of four reasons, and everybody can read it."""
    m = match(2)
    offered = MATCH.offers(m, TABLE)
    assert set(offered) == {Mark(Seat(seat), reason) for seat in range(2) for reason in REASONS}
    assert set(REASONS) == {"exposed", "dawdling", "rudeness", "other"}
    (told,) = MATCH.narrate(m, TABLE, Mark(Seat(1), "rudeness"))
    assert (told.code, told.seat, told.data) == ("marked", 1, {"reason": "rudeness"})
    assert isinstance(offered.described()[0], ListedData)
    with pytest.raises(ValueError, match="sneezing"):
        MATCH.decode(b'{"type":"mark","seat":1,"reason":"sneezing"}')


def test_only_the_scorer_marks() -> None:
    """PK-8.5: a seat can't give a small hooliganka, not even to itself; it comes from the table's scorer."""
    m = match(2)
    for seat in range(2):
        assert MATCH.offers(m, Seat(seat)).size == 0
        no = MATCH.refusal(m, Seat(seat), Mark(Seat(1), "exposed"))
        assert no is not None
        assert no.code == "not-the-scorer"


def test_nobody_is_marked_without_a_seat() -> None:
    """PK-8.5: only those at the table can be marked."""
    no = MATCH.refusal(match(2), TABLE, Mark(Seat(4), "exposed"))
    assert no is not None
    assert no.code == "no-seat"


def test_marks_are_possible_at_any_time_of_a_match() -> None:
    """PK-8.5: before the lot, in mid-deal and between deals, but not after the match."""
    times = [match(2, dealer=None), dealing(match(2)), to_play(dealing(match(2))), swept(match(2), 0), won(match(2), 0)]
    allowed = [Mark(Seat(0), "dawdling") in MATCH.offers(m, TABLE) for m in times]
    assert allowed == [True, True, True, True, False]
    no = MATCH.refusal(times[-1], TABLE, Mark(Seat(0), "dawdling"))
    assert no is not None
    assert no.code == "not-now"


@pytest.mark.parametrize("act", [Play("H6"), Play("C6"), Play("SA"), Draw(("H6",))])
def test_a_guided_table_lets_no_rule_be_broken(act: Action) -> None:
    """PK-8.6: an unlawful card or draw is refused without a price, with a reason; nothing changes."""
    deal = playing("H6 HA C6 C7 C8", "H9 HK HQ D7 D8", turn_up="S9")
    deal = DEAL.step(deal, Seat(1), Play("H9"))
    assert refused(deal, 0, act)
    no = DEAL.refusal(deal, Seat(0), act)
    assert no is not None
    assert no.price == 0
    assert deal.scores == (25, 25)


def test_a_guided_table_serves_no_unentitled_draw() -> None:
    """PK-8.6: at 3 or less a draw is refused, so that no dealer can err; the hand is played as dealt."""
    deal = dealt("", "", turn_up="D6", scores=(25, 3))
    hand = DEAL.view(deal, Seat(1)).hand
    assert refused(deal, 1, Draw(hand[:1])) == "may-not-draw"
    no = DEAL.refusal(deal, Seat(1), Draw(hand[:1]))
    assert no is not None
    assert no.message == Message("may-not-draw", {"score": 3})


def test_guided_is_the_default() -> None:
    """PK-8.6: a table is guided unless said otherwise."""
    assert read_config(b"{}") == Config(seats=4, first_dealer=None, table="guided")
    assert read_config(b'{"table":"guided"}') == Config()


def test_units_of_a_deal_without_trick() -> None:
    """PK-8.3: a wheel is one unit, a TV two."""
    assert [scoring.no_trick_units(boys=False), scoring.no_trick_units(boys=True)] == [1, 2]


def test_marks_do_not_disturb_readiness() -> None:
    """PK-8.5: between deals a mark leaves those awaited awaited, and the next deal starts as usual."""
    m = marked(swept(match(2), 0), 1)
    assert m.standing.unready == (0, 1)
    assert ready(m).standing.unready == ()
    assert LEDGER.offers(m.config, m.standing, TABLE).size == 8
