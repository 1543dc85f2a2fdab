"""The scorer's desk of a live table: traces of marks, taking the last one back (PK-8.5)."""

import pytest

from pik.core.message import Message, Refusal
from pik.core.seat import TABLE, Seat
from pik.games.pikala import LEDGER, MATCH
from pik.games.pikala.account import sheet
from pik.games.pikala.desk import Reason
from pik.games.pikala.ledger import Consent, Mark, Unmark
from tests.games.pikala.build import Running, acts, dealing, match, swept

YES, NO = Consent(accept=True), Consent(accept=False)


def marked(m: Running, seat: int, reason: Reason = "rudeness") -> Running:
    """The match after a small hooliganka."""
    return acts(m, [(TABLE, Mark(Seat(seat), reason))])


def asked(m: Running) -> Running:
    """The match after the scorer asked to take the last mark back."""
    return acts(m, [(TABLE, Unmark())])


def notes(m: Running, row: int, seat: int) -> tuple[Message, ...]:
    """What the pad tells of a number beside its marks."""
    cell = sheet(m.config, m.standing).rows[row].cells[seat]
    assert cell is not None
    return tuple(note for note in cell.notes or () if note.code.startswith("trace"))


def wheels(m: Running) -> list[tuple[int, ...]]:
    """The units on the opening and on each row."""
    return [m.standing.units, *(row.units for row in m.standing.rows)]


def told(m: Running, seat: int, act: Consent | Unmark) -> list[str]:
    """What happens, by code."""
    return [each.code for each in MATCH.narrate(m, Seat(seat), act)]


def test_marks_are_traced_with_their_reasons() -> None:
    """PK-8.5: at a live table the pad keeps for what each mark was given, on the row on which it stands."""
    m = marked(marked(match(3, table="live"), 1, "exposed"), 1, "dawdling")
    m = marked(swept(m, 0), 2)
    assert notes(m, 0, 1) == (
        Message("trace-mark", {"reason": "exposed"}),
        Message("trace-mark", {"reason": "dawdling"}),
    )
    assert (notes(m, 1, 2), notes(m, 1, 0)) == ((Message("trace-mark", {"reason": "rudeness"}),), ())


def test_all_but_its_owner_agree_to_take_a_mark_back() -> None:
    """PK-8.5: the scorer asks, everybody else agrees, then the mark is gone, from its own row too; the trace stays."""
    m = asked(swept(marked(match(3, table="live"), 1), 0))
    assert [seat for seat in range(3) if LEDGER.offers(m.config, m.standing, Seat(seat)).size] == [0, 2]
    assert told(m, 0, YES) == ["agrees-unmark"]
    one = acts(m, [(Seat(0), YES)])
    assert wheels(one) == wheels(m) == [(0, 1, 0), (0, 1, 1)]
    assert told(one, 2, YES) == ["agrees-unmark", "unmarked"]
    gone = acts(one, [(Seat(2), YES)])
    assert wheels(gone) == [(0, 0, 0), (0, 1, 1)]
    assert notes(gone, 0, 1) == (Message("trace-back", {"reason": "rudeness"}),)
    assert Unmark() not in LEDGER.offers(gone.config, gone.standing, TABLE)


def test_the_last_mark_that_stands_is_taken_back() -> None:
    """PK-8.5: after one is gone the one before it may be asked for."""
    m = marked(marked(match(2, table="live"), 0, "exposed"), 1)
    assert [each.seat for each in MATCH.narrate(m, TABLE, Unmark())] == [1]
    m = acts(asked(m), [(Seat(0), YES)])
    assert [each.seat for each in MATCH.narrate(m, TABLE, Unmark())] == [0]
    m = acts(asked(m), [(Seat(1), YES)])
    assert wheels(m) == [(0, 0)]


def test_one_no_is_enough() -> None:
    """PK-8.5: one player who does not agree keeps the mark; the scorer may ask again."""
    m = asked(marked(match(3, table="live"), 1))
    assert told(m, 2, NO) == ["refuses-unmark"]
    after = acts(m, [(Seat(0), YES), (Seat(2), NO)])
    assert (wheels(after), LEDGER.offers(after.config, after.standing, Seat(0)).size) == ([(0, 1, 0)], 0)
    again = acts(asked(after), [(Seat(0), YES)])
    assert wheels(again) == [(0, 1, 0)]


def test_a_new_mark_drops_the_question() -> None:
    """PK-8.5: while it is asked about one mark another may be given, which is the last one then."""
    m = marked(asked(marked(match(3, table="live"), 1)), 2)
    assert LEDGER.offers(m.config, m.standing, Seat(0)).size == 0
    assert Unmark() in LEDGER.offers(m.config, m.standing, TABLE)


def test_who_may_do_what_at_the_desk() -> None:
    """PK-8.5: only the table asks, only who is asked answers, and nobody before there is a mark."""
    m = dealing(match(2, table="live"))
    for seat, act, code in (
        (TABLE, Unmark(), "not-now"),
        (Seat(0), Unmark(), "not-the-scorer"),
        (Seat(0), YES, "not-now"),
    ):
        with pytest.raises(Refusal, match=code):
            MATCH.step(m, seat, act)
    with pytest.raises(Refusal, match="not-now"):
        MATCH.step(asked(marked(m, 1)), Seat(1), YES)


def test_a_guided_table_keeps_no_trace() -> None:
    """PK-8.5, PK-8.6: at a guided table marks are what they were: nothing is traced or taken back."""
    m = marked(match(2), 1)
    assert notes(m, 0, 1) == ()
    assert Unmark() not in LEDGER.offers(m.config, m.standing, TABLE)
    with pytest.raises(Refusal, match="not-now"):
        MATCH.step(m, TABLE, Unmark())
