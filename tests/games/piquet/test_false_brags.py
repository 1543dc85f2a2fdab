"""False brags at a live table: said, put right, found out (PQ-6.2)."""

import pytest

from pik.core.draw import SeededDraw
from pik.core.seat import Seat
from pik.games.piquet import combos
from pik.games.piquet.actions import Call, Declare, Play, PutRight, TakeBack
from pik.games.piquet.state import Deal, Live, Verdict, Wrong
from tests.games.piquet.build import (
    SILENT,
    D,
    E,
    act,
    by_turn,
    game_of,
    granted,
    parts,
    played,
    refused,
    say,
    told,
    view,
)
from tests.games.piquet.build import declaring as guided
from tests.games.piquet.filling import cards
from tests.games.piquet.live_table import brag, broken, declaring, declaring_three, righted

ELDER = "S:AKQJ HA H9 H8 D9 D8 C9 C8 C7"
"""A point of four, a quart; no set."""
DEALER = "D:AKQJT HK HQ HJ ST S9 CK CQ"
"""A point of five, a quint, kings and queens by three."""


def sizes(deal: Deal, seat: int) -> list[tuple[int | None, str | None]]:
    """What a seat can brag of."""
    ((rule, price, acts),) = broken(deal, seat)
    assert (rule, price) == ("PQ-6.2", 0)
    return [(each.brag, each.rank) for each in acts if isinstance(each, Declare)]


def silent(deal: Deal, *acts: Declare) -> Deal:
    """The deal after these declarations and silence from then on."""
    deal = by_turn(deal, *acts)
    while len(deal.calls) < 3 * deal.seats:
        deal = say(deal, SILENT)
    return deal


def notes(deal: Deal, seat: int) -> list[str]:
    """What stands at a seat, by code."""
    return [note.code for note in game_of(deal).screen(view(deal, None)).seats[seat].notes]


def trick(deal: Deal) -> Deal:
    """The deal after a trick of the first lawful cards."""
    for _ in range(deal.seats):
        deal = by_turn(deal, next(iter(game_of(deal).options(deal, next(iter(game_of(deal).waiting(deal)))))))
    return deal


def test_what_can_be_bragged_of() -> None:
    """PQ-6.2: any size of which there is no whole combination in the hand."""
    deal = declaring(ELDER, DEALER)
    assert sizes(deal, 0) == [(size, None) for size in (1, 5, 6, 7, 8)]
    sequences = say(deal, SILENT, SILENT)
    assert sizes(sequences, 0) == [(size, None) for size in (5, 6, 7, 8)]
    sets = say(sequences, SILENT, SILENT)
    assert len(sizes(sets, 0)) == 10
    assert (3, "K") not in sizes(say(sets, SILENT), 1)
    assert (4, "K") in sizes(say(sets, SILENT), 1)
    assert broken(deal, 1) == []


def test_who_answers_can_brag_too() -> None:
    """PQ-6.2, PQ-3.1: the dealer of two can falsely say "equal" or "not good", one act for each answer."""
    deal = say(declaring(DEALER, ELDER), "all")
    assert sizes(deal, 1) == [(5, None), (6, None)]
    better = by_turn(deal, brag("point", 6))
    assert better.calls[1] == Call(D, "point", None, answer="not-good")
    equal = by_turn(deal, brag("point", 5))
    assert equal.calls == (
        Call(E, "point", 5, pips=51),
        Call(D, "point", None, answer="equal", second="equal"),
    )
    assert sizes(by_turn(declaring(ELDER, DEALER), brag("point", 5)), 1) == [(6, None)]
    assert sizes(say(declaring(ELDER, DEALER), "all"), 1) == [(4, None)]


def test_guided_tables_know_no_brag() -> None:
    """PQ-6.2: at a guided table what is not held can't be said, or put right."""
    deal = guided(ELDER, DEALER)
    assert broken(deal, 0) == []
    assert refused(deal, 0, brag("point", 6)) == "no-such-combination"
    assert refused(deal, 0, PutRight("point")) == "nothing-to-put-right"


def test_nothing_gives_a_brag_away_before_the_trick_is_over() -> None:
    """PQ-6.2: said with a point of six or without one, everybody else sees and hears the same."""
    held = declaring("S:AKQJT9 HA H9 D9 C9 C8 C7", "")
    true, false = Declare("point", (cards("S:AKQJT9"),)), brag("point", 6)
    not_held = declaring(ELDER, "")
    assert told(held, 0, true) == told(not_held, 0, false) == ["says-size"]
    assert game_of(held).redact(held, E, true, D) == game_of(held).redact(not_held, E, false, D)
    for deal in (say(act(held, 0, true), SILENT), say(act(not_held, 0, false), SILENT)):
        assert deal.calls[:2] == (Call(E, "point", 6), Call(D, "point", None, answer="good"))
        assert deal.verdicts == (Verdict("point", E),)
        assert (view(deal, 1).combos, view(deal, 0).combos, deal.counts) == ((), (), (0, 0))


def test_combinations_are_shown_at_the_end_of_the_first_trick() -> None:
    """PQ-6.2, PQ-3.5: at a live table nothing is shown or written before; then all is, as if it had been there."""
    deal = say(declaring(ELDER, DEALER), "all", "all", "all", "all", "all", "all")
    assert (deal.held, deal.counts, deal.open) == ((), (0, 0), (0, 0))
    led = played(deal, "HA")
    assert led.counts == (1, 0)
    after = played(led, "HJ")
    assert after.counts == (1, 5 + 15 + 3 + 3 + 3)
    assert told(led, 1, Play("HJ")) == ["plays", *["shows-combination"] * 5, "counts", "counts", "takes-trick"]
    assert [held.seat for held in after.held] == [D, D, D]
    guided_after = played(say(guided(ELDER, DEALER), *["all"] * 6), "HA HJ")
    assert after.counts == guided_after.counts
    assert after.held == guided_after.held
    assert after.open == guided_after.open


def test_a_false_brag_comes_out() -> None:
    """PQ-6.2: not put right, it costs all of the deal: declarations, play, leza; the other counts singly."""
    deal = silent(declaring(ELDER, DEALER), brag("point", 6), Declare("point", (("DA", "DK", "DQ", "DJ", "DT"),)))
    assert deal.verdicts[0] == Verdict("point", E)
    led = played(deal, "SA")
    assert "false-brag" in told(led, 1, Play("S9"))
    after = played(led, "S9")
    assert after.live == Live((0, 0), (Wrong(E, "point", righted=False),))
    assert after.counts == (0, 5)
    assert after.verdicts[0] == Verdict("point", D)
    over = granted(after, E)
    assert (over.counts[E], parts(over, E)) == (0, {})
    assert parts(over, D) == {"part-point": 5}
    assert "note-false" in notes(after, 0)


def test_the_other_is_reckoned_as_if_nothing_had_been_said() -> None:
    """PQ-6.2: who said "good" to a brag counts the best that it beat; a sunk better one stays sunk."""
    good = say(by_turn(declaring(ELDER, DEALER), brag("point", 6)), "all")
    after = trick(silent(good))
    assert after.counts[D] - after.played[D] == 5
    sunk = declaring("S:AKQ H:AK D7 D8 D9 C7 C8 C9 H9", "D:AKQJT HQ HJ HT ST S9 S8 CK")
    sunk = say(by_turn(sunk, brag("point", 4)), SILENT)
    assert (trick(silent(sunk)).counts[D] - trick(silent(sunk)).played[D]) == 3


def test_nothing_of_who_is_out_stands_on_the_sheet() -> None:
    """PQ-6.2: the sequence of whoever bragged of a point still beats the lesser one, and neither is written."""
    deal = declaring("S:AKQJ HA H9 H8 D9 D8 C9 C8 C7", "D:QJT HK HQ HJ ST S9 CK CQ CJ D7")
    deal = say(by_turn(deal, brag("point", 6)), SILENT, "all", "all")
    after = trick(silent(deal))
    assert after.verdicts[1] == Verdict("sequence", E)
    assert [held for held in after.held if held.seat == E or held.category == "sequence"] == []


def test_what_nobody_said_of_who_is_out_is_not_told() -> None:
    """PQ-6.2, PQ-3.5: who only said "good" to a brag and is out for another one: what gave way stays unsaid."""
    for dealer in ("D:AKQJT HK HQ HJ ST S9 CK CQ", "D:AKQ HK HQ ST S8 CK CQ CT D9 D7"):
        deal = declaring("S:AKQJ HA H9 H8 D8 C9 C8 C7 H7", dealer)
        deal = say(by_turn(say(deal, SILENT), brag("point", 8), brag("sequence", 6)), SILENT)
        after = trick(silent(righted(deal, 0, "sequence")))
        assert after.verdicts[1] == Verdict("sequence", None)
        assert after.counts[D] == 0


def test_equal_sets_are_said_once() -> None:
    """PQ-6.2, PQ-3.1: "equal" to the very set that was bragged of; of sets there is nothing more to name."""
    deal = declaring(ELDER, DEALER)
    deal = by_turn(say(deal, SILENT, SILENT, SILENT, SILENT), brag("set", 3, "K"))
    kings = Declare("set", (cards("DK HK CK"),))
    assert told(deal, 1, kings) == ["answers"]
    said = act(deal, 1, kings)
    assert said.calls[-1] == Call(D, "set", None, answer="equal")
    assert said.verdicts[-1] == Verdict("set", None, equal=True)
    strip = next(
        each for each in game_of(said).screen(view(said, None)).strips if (each.seat, each.category) == (D, "set")
    )
    assert (strip.said.code, strip.said.data, strip.outcome) == ("note-set-rank", {"count": 3, "rank": "K"}, "equal")
    assert trick(said).verdicts[-1] == Verdict("set", D)


def test_the_dealers_false_answer_comes_out() -> None:
    """PQ-6.2: a false "not good" leaves the elder's point good after all."""
    deal = silent(by_turn(say(declaring(DEALER, ELDER), "all"), brag("point", 6)))
    assert deal.verdicts[0] == Verdict("point", D)
    after = trick(deal)
    assert after.verdicts[0] == Verdict("point", E)
    assert after.counts[E] == 5 + after.played[E]
    assert after.counts[D] == 0


def test_put_right_in_time() -> None:
    """PQ-6.2: withdrawn before the trick is over it was silence, and nothing is lost but what was said."""
    deal = silent(declaring(ELDER, DEALER), brag("point", 6))
    assert PutRight("point") in game_of(deal).offers(deal, E)
    assert game_of(deal).offers(deal, D).size == game_of(deal).offers(deal, E).size - 1
    led = played(deal, "SA")
    assert told(led, 0, PutRight("point")) == ["puts-right"]
    right = righted(led, 0, "point")
    assert right.verdicts[0] == Verdict("point", None)
    assert refused(right, 0, PutRight("point")) == "nothing-to-put-right"
    after = played(right, "S9")
    assert after.counts == (1, 5)
    assert "note-righted" in notes(after, 0)


def test_too_late_to_put_right() -> None:
    """PQ-6.2: once the first trick is complete nothing can be put right, nor that trick taken back."""
    after = trick(silent(declaring(ELDER, DEALER), brag("point", 6)))
    assert refused(after, 0, PutRight("point")) == "nothing-to-put-right"
    assert TakeBack() not in game_of(after).offers(after, D)
    second = trick(after)
    assert second.counts[E] == 0


def test_put_right_before_the_answer() -> None:
    """PQ-6.2: withdrawn before the dealer speaks, the elder has said nothing: the dealer names a size."""
    deal = righted(by_turn(declaring(ELDER, DEALER), brag("point", 8)), 0, "point")
    after = say(deal, "all")
    assert after.calls[1] == Call(D, "point", 5)
    assert after.verdicts == (Verdict("point", D),)


def test_who_has_not_bragged_has_nothing_to_put_right() -> None:
    """PQ-6.2: what is true can't be withdrawn."""
    deal = say(declaring(ELDER, DEALER), "all")
    assert refused(deal, 0, PutRight("point")) == "nothing-to-put-right"


def test_pique_and_repique_are_reckoned_anew() -> None:
    """PQ-6.2, PQ-4.1: what the brag had stopped is there once it is found out."""
    royal = "S:AKQJT HA DA CA H9 H8 D9 D8"
    deal = say(declaring(royal, "H:KQJT DK DQ DJ C:KQJT S9"), "all")
    deal = by_turn(deal, brag("point", 6))
    deal = say(deal, "all", SILENT, "all", SILENT)
    after = trick(deal)
    assert (after.repique, after.counts[D]) == (E, 0)
    assert after.counts[E] == 5 + 15 + 14 + 60 + after.played[E]


def test_a_claim_before_the_first_trick_is_looked_at_too() -> None:
    """PQ-6.2: tricks that are granted are tricks: a brag that stands comes out with the first of them."""
    deal = silent(declaring(ELDER, DEALER), brag("point", 6))
    over = granted(deal, E)
    assert over.counts[E] == 0
    assert over.counts[D] == 5


def test_brags_among_three() -> None:
    """PQ-6.2, PQ-8.3: the others are compared as if the brag had not been said, by pips where they are equal."""
    deal = declaring_three("S:AKQJ H9 H8 D9 D8 C9 C8", "D:AKQJ HT H7 S9 S8 CJ CT", "H:AKQJ C:AKQ DT D7 ST")
    deal = by_turn(deal, brag("point", 7))
    deal = say(deal, "all", "all")
    assert deal.verdicts == (Verdict("point", Seat(2)),)
    after = trick(silent(deal))
    assert after.verdicts[0].equal
    assert [call.pips for call in after.calls[:3]] == [None, 41, 41]
    assert after.counts[2] == 0
    assert after.live == Live((0, 0, 0), (Wrong(Seat(2), "point", righted=False),))


@pytest.mark.parametrize(
    "elder, sure", [("S:AKQJT H9 H8 D9 D8 C9 C8 C7", False), ("S:AKQJ9 H9 H8 D9 D8 C9 C8 C7", True)]
)
def test_details_below_the_highest_are_true(elder: str, sure: bool) -> None:
    """PQ-6.2: before the trick is over a size tells nothing of a hand; pips that no brag would name do."""
    deal = say(declaring(elder, "H:AKQJT DA DK DQ CA CK CQ S7"), "all", "all")
    assert deal.calls[0].pips == (50 if sure else 51)
    worlds, draw = game_of(deal).worlds(view(deal, 1)), SeededDraw(b"pips")
    found = [combos.held_in(worlds.sample(draw).hands[0], "point") for _ in range(60)]
    assert all(any(each.bit_count() == 5 for each in points) for points in found) == sure


def test_a_white_hand_is_lost_too() -> None:
    """PQ-6.2, PQ-2.1: who bragged counts nothing at all, not even a white hand, which stops nobody any more."""
    white, royal = "S:T987 D:T987 C:T987", "H:AKQJT SA DA CA SK DK CK SQ"
    deal = say(by_turn(declaring(white, royal), brag("point", 8)), SILENT, SILENT, "all", SILENT, "all")
    assert deal.counts == (10, 0)
    after = trick(deal)
    assert after.counts[E] == 0
    assert (after.repique, parts(granted(after, D), E)) == (D, {})


def test_the_truth_is_among_the_worlds() -> None:
    """PQ-6.2: also where pips below the highest were named, and good, before anything is looked at."""
    deal = say(declaring("S:AKQJ9 H9 H8 D9 D8 C9 C8 C7", "H:AKQT7 DA DK DQ CA CK CQ S7"), "all", "all")
    assert (deal.calls[0].pips, deal.verdicts[0].seat, deal.held) == (50, E, ())
    for seat in (None, 0, 1):
        worlds = game_of(deal).worlds(view(deal, seat))
        assert deal in worlds
        assert all(view(worlds.sample(SeededDraw(b"truth")), seat) == view(deal, seat) for _ in range(5))
