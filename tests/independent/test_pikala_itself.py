"""The independent referee of Pikala keeps the rules of the table, the cut and the draw."""

import pytest

from tests.independent.pikala import CHANCE, TABLE, Illegal, Scorer
from tests.independent.pikala_cards import DECK
from tests.independent.pikala_deals import (
    ALL_TRICKS,
    PIKALA,
    RAMS,
    SIT_OUT,
    at_scores,
    dealt,
    declared,
    draw,
    drawn,
    played,
    ready,
    shuffle,
    sole_taker,
    turning,
)

RED_RAMS = {1: "H6 H7 H8 H9 HT", 2: "D6 D7 D8 D9 DT"}


def test_table() -> None:
    """PK-1.1: two to six seats and 36 cards; anything else is refused."""
    assert len(set(DECK)) == 36
    for seats in (1, 7):
        with pytest.raises(ValueError, match="2 to 6"):
            Scorer(seats, 0)
    with pytest.raises(Illegal, match=r"PK-1\.1"):
        Scorer(2, 0).feed(CHANCE, shuffle(DECK[:-1]))
    with pytest.raises(Illegal, match="distinct"):
        Scorer(2, 0).feed(CHANCE, shuffle([*DECK[:-1], DECK[0]]))


def test_everybody_starts_at_25() -> None:
    """PK-1.2: a match begins with 25 for everybody."""
    assert Scorer(3, 0).scores == [25, 25, 25]


def test_below_zero_is_zero() -> None:
    """PK-1.2: a plain rams at 4 brings its owner to 0, not to -6, and wins."""
    scorer = declared(drawn(at_scores(9, 4, 9), RED_RAMS, "S6"), {1: RAMS})
    assert (scorer.scores, scorer.winner) == ([19, 0, 19], 1)


def test_trick_counts_at_once() -> None:
    """PK-1.4: each complete trick lowers its taker's score by one, not before its last card."""
    scorer = played(sole_taker(Scorer(2, 0)), "SA")
    assert scorer.scores == [25, 25]
    assert played(scorer, "H6").scores == [25, 24]


def test_odd_sum_is_noticed() -> None:
    """PK-1.5: a sum of the scores that changes by no multiple of five stops the referee."""
    scorer = sole_taker(Scorer(2, 0))
    scorer.scores[0] += 1
    with pytest.raises(AssertionError, match=r"PK-1\.5"):
        played(scorer, ALL_TRICKS)


def test_called_off_after_200_deals() -> None:
    """PK-1.6: the row of the 200th deal ends the match, nobody wins, nobody pays, nobody acts."""
    scorer = at_scores(25, 25)
    scorer.rows *= 199
    played(sole_taker(scorer), ALL_TRICKS)
    assert (len(scorer.rows), scorer.called_off, scorer.winner) == (200, True, None)
    assert (scorer.final(), scorer.to_act, scorer.offers(TABLE)) == ([0, 0], set(), [])


def test_deal_passes_clockwise() -> None:
    """PK-2.1: a completed deal passes the pack to the left, from the last seat to the first."""
    scorer = played(sole_taker(Scorer(2, 0)), ALL_TRICKS)
    assert scorer.dealer == 1
    drawn(ready(scorer), {0: "S6 S7 S8 S9 ST"}, "H6")
    assert declared(scorer, {0: RAMS}).dealer == 0


def test_first_dealer_by_lot() -> None:
    """PK-2.1: without an agreed dealer the pack names one, once."""
    scorer = Scorer(4, None)
    assert (scorer.phase, scorer.dealer, scorer.to_act) == ("lot", None, {CHANCE})
    scorer.feed(CHANCE, {"type": "lot", "dealer": 2})
    assert (scorer.phase, scorer.dealer) == ("shuffle", 2)
    with pytest.raises(Illegal, match="no place"):
        scorer.feed(CHANCE, {"type": "lot", "dealer": 1})


@pytest.mark.parametrize("seats, dealer, cutter", [(2, 0, 1), (2, 1, 0), (4, 1, 0), (4, 0, 3), (6, 5, 4)])
def test_cutter(seats: int, dealer: int, cutter: int) -> None:
    """PK-2.2: the player on the dealer's right cuts, at 1 to 35."""
    scorer = Scorer(seats, dealer)
    scorer.feed(CHANCE, shuffle(DECK))
    assert scorer.to_act == {cutter}
    assert scorer.lawful(cutter) == [{"type": "cut", "at": at} for at in range(1, 36)]
    for wrong in (0, 36):
        with pytest.raises(Illegal, match=r"PK-2\.2"):
            scorer.feed(cutter, {"type": "cut", "at": wrong})


def test_cut_card_is_trump() -> None:
    """PK-2.3: the card above the cut is shown and names the trump suit; what lay below it is dealt first."""
    scorer = Scorer(2, 0)
    scorer.feed(CHANCE, shuffle(DECK))
    scorer.feed(1, {"type": "cut", "at": 10})
    assert (scorer.turn_up, scorer.trump) == (DECK[9], DECK[9][0])
    assert DECK[10] in scorer.hands[1]


def test_jacks_at_the_cut() -> None:
    """PK-2.4: the first jack is free, each further one costs the same cutter five at once, until another card."""
    scorer = Scorer(4, 1)
    for card, score in (("HJ", 25), ("SJ", 30), ("SJ", 35), ("C6", 35)):
        scorer.feed(CHANCE, shuffle(turning(card)))
        assert scorer.to_act == {0}
        scorer.feed(0, {"type": "cut", "at": 1})
        assert scorer.scores == [score, 25, 25, 25]
    assert (scorer.phase, scorer.trump) == ("draw", "C")


def test_jack_penalty_counts_for_the_draw() -> None:
    """PK-2.4: five for the second jack lift a cutter from 3 above the limit of the draw."""
    scorer = at_scores(9, 9, 3)
    for card in ("HJ", "DJ"):
        scorer.feed(CHANCE, shuffle(turning(card)))
        scorer.feed(2, {"type": "cut", "at": 1})
    dealt(scorer, {2: "S7 S8 H8 H9 C7"}, "C6")
    scorer.feed(1, draw())
    scorer.feed(2, draw("S7"))
    assert "S7" in scorer.discards


def test_dealing_order() -> None:
    """PK-2.5: one card at a time from the dealer's left, five rounds, the rest is the stock."""
    scorer = Scorer(4, 1)
    scorer.feed(CHANCE, shuffle(DECK))
    scorer.feed(0, {"type": "cut", "at": 1})
    assert scorer.hands[2] == set(DECK[1:21:4])
    assert scorer.hands[1] == set(DECK[4:21:4])
    assert scorer.stock == DECK[21:]


def test_draw_order_and_choice() -> None:
    """PK-3.1: each draws once, from the dealer's left, any discards of the hand; they get the top of the stock."""
    scorer = dealt(Scorer(3, 0), {1: "S7 S8 S9 H7 H8"}, "C6", "D6 D7")
    assert len(scorer.lawful(1) or []) == 32
    with pytest.raises(Illegal, match="not awaited"):
        scorer.feed(2, draw())
    with pytest.raises(Illegal, match=r"PK-3\.1"):
        scorer.feed(1, draw("D6"))
    with pytest.raises(Illegal, match="distinct"):
        scorer.feed(1, draw("S7", "S7"))
    scorer.feed(1, draw("S7", "H8"))
    assert (scorer.hands[1], scorer.to_act) == ({"S8", "S9", "H7", "D6", "D7"}, {2})


def test_no_draw_at_three() -> None:
    """PK-3.2: at 3 or less the hand stays as dealt, the dealer's too; at 4 a draw is open."""
    scorer = dealt(at_scores(3, 3, 4), {1: "S7 S8 S9 H7 H8", 2: "D7 D8 D9 C7 C8", 0: "SQ HQ DQ CQ CK"}, "C6")
    with pytest.raises(Illegal, match=r"PK-3\.2"):
        scorer.feed(1, draw("S7"))
    assert scorer.lawful(1) == [draw()]
    scorer.feed(1, draw())
    scorer.feed(2, draw("D7"))
    with pytest.raises(Illegal, match=r"PK-3\.2"):
        scorer.feed(0, draw("SQ"))


def test_dealer_draws_the_turn_up_first() -> None:
    """PK-3.3: the dealer's first card is the turn-up, the second the top of the stock."""
    scorer = dealt(Scorer(2, 0), {0: "SA S7 C6 D8 DK"}, "H9", "CQ C8")
    scorer.feed(1, draw())
    scorer.feed(0, draw("C6", "S7"))
    assert (scorer.hands[0], scorer.stock[0]) == ({"SA", "D8", "DK", "H9", "CQ"}, "C8")


def test_turn_up_is_discarded() -> None:
    """PK-3.3, PK-3.7: a dealer on the own hand leaves the turn-up to the discards; the trump suit stays known."""
    scorer = dealt(Scorer(2, 0), {}, "H9")
    scorer.feed(1, draw())
    scorer.feed(0, draw())
    assert (scorer.turn_up, scorer.discards, scorer.trump) == (None, ["H9"], "H")


def short(*scores: int) -> Scorer:
    """A deal in which the players on the dealer's left have drawn the stock empty, as far as whole hands go."""
    scorer = dealt(at_scores(*scores), {}, "C6")
    while len(scorer.stock) >= 5:
        seat = min(scorer.to_act)
        scorer.feed(seat, draw(*scorer.hands[seat]))
    return scorer


def test_sitting_out() -> None:
    """PK-3.4: with five seats and a short stock a player keeps the hand or sits out; with five cards there, neither."""
    scorer = dealt(at_scores(9, 9, 9, 9, 9), {}, "C6")
    with pytest.raises(Illegal, match=r"PK-3\.4"):
        scorer.feed(1, SIT_OUT)
    scorer = short(9, 9, 9, 9, 9)
    assert scorer.lawful(3) == [draw(), SIT_OUT]
    scorer.feed(3, SIT_OUT)
    scorer.feed(4, draw())
    assert len(scorer.lawful(0) or []) == 1 + 5 + 1
    assert (scorer.in_deal, scorer.hands[3], len(scorer.discards)) == ([1, 2, 4, 0], set(), 15)


def test_four_cards_left_are_short() -> None:
    """PK-3.4, PK-3.5: with four cards in the stock a player draws up to four of them or sits out."""
    scorer = dealt(at_scores(9, 9, 9, 9, 9), {}, "C6")
    scorer.feed(1, draw(*scorer.hands[1]))
    scorer.feed(2, draw(*sorted(scorer.hands[2])[:1]))
    acts = scorer.lawful(3) or []
    assert (len(scorer.stock), len(acts), SIT_OUT in acts) == (4, 31 + 1, True)


def test_no_sitting_out_without_a_right_to_draw() -> None:
    """PK-3.4: at 3 or less a player can't draw, so can't sit out either."""
    assert short(9, 9, 9, 3, 9).lawful(3) == [draw()]


def test_nobody_takes_more_than_is_there() -> None:
    """PK-3.5: three whole draws leave the dealer of four the turn-up alone, and no sitting out."""
    scorer = short(9, 9, 9, 9)
    assert max(len(str(act)) for act in scorer.lawful(0) or []) == len(str(draw("SA")))
    assert SIT_OUT not in (scorer.lawful(0) or [])
    with pytest.raises(Illegal, match=r"PK-3\.5"):
        scorer.feed(0, draw(*sorted(scorer.hands[0])[:2]))


def test_sitting_out_keeps_the_score() -> None:
    """PK-3.6: another's rams doesn't touch who sits out, who declares nothing and gets no mark."""
    scorer = dealt(at_scores(9, 20, 9, 9, 9), {}, "C6", "S6 S7 S8 S9 ST D6 D7 D8 D9 DT")
    for seat in (1, 2):
        scorer.feed(seat, draw(*scorer.hands[seat]))
    for seat in (3, 4, 0):
        scorer.feed(seat, draw() if seat == 4 else SIT_OUT)
    declared(scorer, {1: RAMS})
    assert scorer.rows[-1] == [(9, 0), (10, 0), (19, 0), (9, 0), (19, 0)]


def test_one_player_left_in() -> None:
    """PK-3.6: alone in the deal, a player declares and is credited five tricks, the bonus with the first."""
    scorer = dealt(at_scores(9, 20, 9, 9, 9, 9), {}, "C6", "SA S7 S8 H9 HT")
    scorer.feed(1, draw(*scorer.hands[1]))
    for seat in (2, 3, 4, 5, 0):
        scorer.feed(seat, SIT_OUT)
    declared(scorer, {1: PIKALA})
    assert scorer.rows[-1] == [(9, 0), (5, 0), (9, 0), (9, 0), (9, 0), (9, 0)]


@pytest.mark.parametrize(
    "act",
    [{}, {"type": "bow"}, {"type": 1}, {"type": "ready", "at": 1}, {"type": "shuffle"}, {"type": "cut", "at": True}],
)
def test_malformed_acts(act: dict[str, object]) -> None:
    """An act of another form is refused in any phase and changes nothing."""
    scorer = Scorer(2, 0)
    if act.get("type") == "cut":
        scorer.feed(CHANCE, shuffle(DECK))
    before = str(vars(scorer))
    with pytest.raises(Illegal):
        scorer.feed(1, act)
    assert str(vars(scorer)) == before
