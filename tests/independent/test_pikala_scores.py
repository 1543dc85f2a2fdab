"""The independent referee of Pikala keeps the rules of declarations, marks and the pad."""

import pytest

from tests.independent.pikala import CHANCE, TABLE, Illegal, Scorer
from tests.independent.pikala_deals import (
    ALL_TRICKS,
    PASS,
    PIKALA,
    RAMS,
    READY,
    at_scores,
    boys,
    dealt,
    declared,
    draw,
    drawn,
    mark,
    play,
    played,
    ready,
    sole_taker,
)

RED_RAMS = {1: "H6 H7 H8 H9 HT", 2: "D6 D7 D8 D9 DT"}


def test_four_jacks() -> None:
    """PK-4.1: four jacks win the match as soon as they are dealt; the others pay what is written."""
    scorer = dealt(at_scores(12, 40, 5), {1: "SJ HJ DJ CJ S6", 2: "HA HK HQ HT H9"}, "H6")
    assert (scorer.winner, scorer.to_act, scorer.final()) == (1, set(), [17, 0, 10])


def test_four_jacks_after_the_draw() -> None:
    """PK-4.1: four jacks are looked for again when the draw is over."""
    scorer = dealt(Scorer(2, 0), {1: "SJ HJ DJ C7 S6"}, "H6", "CJ")
    scorer.feed(1, draw("S6"))
    assert scorer.phase == "draw"
    scorer.feed(0, draw())
    assert scorer.winner == 1
    assert scorer.rows == []


def test_circle_of_declarations() -> None:
    """PK-4.2: each declares once from the dealer's left; a rams leaves only a rams, voids announcements and play."""
    hands = {1: "SA S7 C8 C9 CT", 2: "H6 H7 H8 H9 HT", 3: "HJ DJ C7 D7 D8", 0: "D9 DT DQ DK DA"}
    scorer = drawn(Scorer(4, 0), hands, "C6")
    scorer.feed(1, PIKALA)
    scorer.feed(2, RAMS)
    with pytest.raises(Illegal, match=r"PK-4\.2"):
        scorer.feed(3, boys("blonds"))
    assert (scorer.lawful(3), scorer.lawful(0)) == ([PASS], [])
    scorer.feed(3, PASS)
    assert scorer.lawful(0) == [PASS, RAMS]
    scorer.feed(0, PASS)
    assert scorer.rows[-1] == [(35, 0), (35, 0), (15, 0), (35, 0)]


def test_rams_needs_one_suit() -> None:
    """PK-4.2: four cards of a suit are no rams."""
    with pytest.raises(Illegal, match=r"PK-4\.2"):
        drawn(Scorer(2, 0), {1: "H6 H7 H8 H9 D6"}, "C6").feed(1, RAMS)


def test_trump_and_plain_rams_add_up() -> None:
    """PK-4.3: trump rams and plain rams: the bystander +15, their owners +5 and -5, no marks."""
    scorer = declared(drawn(at_scores(20, 20, 20), RED_RAMS, "HA"), {1: RAMS, 2: RAMS})
    assert scorer.rows[-1] == [(35, 0), (25, 0), (15, 0)]


def test_rams_to_zero_wins() -> None:
    """PK-4.3, PK-9.2: a trump rams at 5 wins, no row is written and the others' +5 vanishes."""
    scorer = declared(drawn(at_scores(9, 5, 18), RED_RAMS, "HA"), {1: RAMS})
    assert (scorer.winner, len(scorer.rows), scorer.final()) == (1, 1, [14, 0, 23])


@pytest.mark.parametrize(
    "score, allowed",
    [
        (17, [PASS, boys("blonds"), PIKALA, boys("blonds", pikala=True)]),
        (16, [PASS, boys("blonds"), PIKALA]),
        (12, [PASS, boys("blonds"), PIKALA]),
        (11, [PASS, boys("blonds")]),
        (7, [PASS, boys("blonds")]),
        (6, [PASS]),
    ],
)
def test_thresholds(score: int, allowed: list[dict[str, object]]) -> None:
    """PK-5.1: Pikala from 12, boys from 7, both from 17, with the cards in hand."""
    assert drawn(at_scores(9, score), {1: "SA HJ DJ C7 D9"}, "C6").lawful(1) == allowed


def test_announcing_without_the_cards() -> None:
    """PK-5.1: two jacks of different colors are no boys, and Pikala is the ace of spades alone."""
    scorer = drawn(Scorer(2, 0), {1: "HA HJ CJ C7 D9", 0: "SA S7 H7 H8 D6"}, "C6")
    for act in (PIKALA, boys("blonds"), boys("brunettes")):
        with pytest.raises(Illegal, match=r"PK-5\.1"):
            scorer.feed(1, act)


@pytest.mark.parametrize(
    "act, after_first, after_all",
    [(PASS, 24, 20), (PIKALA, 14, 10)],
)
def test_bonus_with_the_first_trick(act: dict[str, object], after_first: int, after_all: int) -> None:
    """PK-5.2: the bonus is written with the announcer's first trick, once."""
    scorer = played(sole_taker(Scorer(2, 0), {1: act}), "SA H6")
    assert scorer.scores[1] == after_first
    assert played(scorer, ALL_TRICKS[6:]).rows[-1][1] == (after_all, 0)


@pytest.mark.parametrize("act, bonus", [(boys("blonds"), 5), (boys("blonds", pikala=True), 15)])
def test_bonus_of_the_boys(act: dict[str, object], bonus: int) -> None:
    """PK-5.2: boys are worth 5, with Pikala 15."""
    hands = {1: "SA SK HJ DJ DA", 0: "H6 H7 H8 D6 D7"}
    assert played(declared(drawn(Scorer(2, 0), hands, "S6"), {1: act}), "SA H6").scores[1] == 24 - bonus


@pytest.mark.parametrize(
    "hand, act, row",
    [
        ("HJ DJ H6 H7 D6", PASS, (30, 1)),
        ("HJ DJ H6 H7 D6", boys("blonds"), (25, 2)),
        ("SA S6 H6 H7 D6", PIKALA, (35, 1)),
        ("SA HJ DJ H7 D6", boys("blonds", pikala=True), (35, 2)),
    ],
)
def test_no_trick(hand: str, act: dict[str, object], row: tuple[int, int]) -> None:
    """PK-5.3: without a trick +5 and a wheel; Pikala +10 and a wheel; boys a TV; both +10 and a TV."""
    scorer = declared(drawn(Scorer(2, 0), {1: "CA CK CQ CT C9", 0: hand}, "C6"), {0: act})
    while scorer.phase == "play":
        seat = min(scorer.to_act)
        scorer.feed(seat, (scorer.lawful(seat) or [])[0])
    assert scorer.rows[-1] == [row, (20, 0)]


def test_units_of_marks() -> None:
    """PK-8.3: a mark is one unit, worth 2; on a wheel it makes a TV; the deal's own marks add to them."""
    scorer = played(sole_taker(Scorer(2, 0)), ALL_TRICKS)
    assert scorer.rows[-1] == [(30, 1), (20, 0)]
    scorer.feed(TABLE, mark(0))
    assert scorer.rows[-1] == [(30, 2), (20, 0)]


def test_current_row() -> None:
    """PK-8.4: before the first row marks stand on the opening 25, in mid-deal on the row before."""
    scorer = sole_taker(Scorer(2, 0))
    scorer.feed(TABLE, mark(1))
    assert (scorer.units_on_opening, scorer.rows) == ([0, 1], [])
    drawn(ready(played(scorer, ALL_TRICKS)), {}, "S6").feed(TABLE, mark(1))
    assert (scorer.units_on_opening, scorer.rows) == ([0, 1], [[(30, 1), (20, 1)]])


def test_marks_come_from_the_scorer() -> None:
    """PK-8.5: the table marks any seat, for four reasons, at any time before the end; no seat does."""
    scorer = Scorer(2, None)
    assert len(scorer.offers(TABLE)) == 8
    for seat, act in ((0, mark(1)), (TABLE, mark(2)), (TABLE, mark(0, "luck"))):
        with pytest.raises(Illegal, match=r"PK-8\.5"):
            scorer.feed(seat, act)


def test_row_belongs_to_its_dealer() -> None:
    """PK-9.1: a row with every score and mark, under the dealer of its deal; then each seat is ready once."""
    scorer = played(sole_taker(Scorer(2, 0)), ALL_TRICKS)
    assert (scorer.rows, scorer.row_dealers) == ([[(30, 1), (20, 0)]], [0])
    assert (scorer.phase, scorer.to_act) == ("ready", {0, 1})
    scorer.feed(1, READY)
    with pytest.raises(Illegal, match="not awaited"):
        scorer.feed(1, READY)
    scorer.feed(0, READY)
    assert (scorer.phase, scorer.to_act) == ("shuffle", {CHANCE})


def test_match_ends_in_mid_deal() -> None:
    """PK-9.2: zero ends the match at that trick; that deal is not written."""
    scorer = played(sole_taker(at_scores(9, 2)), "SA H6 SK H7")
    assert (scorer.winner, scorer.scores, len(scorer.rows), scorer.to_act) == (1, [9, 0], 1, set())
    with pytest.raises(Illegal, match="over"):
        scorer.feed(1, play("SQ"))


def test_final_account() -> None:
    """PK-9.3, PK-1.3: a loser pays the written score, the stake of 5 and 2 a unit of every row; the winner nothing."""
    scorer = at_scores(25, 17, 28, 11)
    scorer.units_on_opening = [1, 1, 0, 0]
    scorer.rows.append([(3, 4), (17, 1), (28, 3), (11, 4)])
    scorer.scores = [3, 17, 28, 11]
    with pytest.raises(ValueError, match="not over"):
        scorer.final()
    dealt(scorer, {0: "SJ HJ DJ CJ S6"}, "H6")
    assert scorer.final() == [0, 26, 39, 24]
