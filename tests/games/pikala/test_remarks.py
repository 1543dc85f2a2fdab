"""What a lesson of Pikala says at each kind of decision."""

import pytest

from pik.core.lesson import Remark
from pik.core.match import Match
from pik.core.message import Message
from pik.core.seat import Seat
from pik.games.pikala import DEAL
from pik.games.pikala.actions import Action, Announce, Claim, Draw, Play, Rams, Vote
from pik.games.pikala.config import Config
from pik.games.pikala.ledger import Row, Standing
from pik.games.pikala.rules import may_draw
from pik.texts.catalog import catalog
from tests.games.pikala.build import (
    AGREE,
    BLONDS,
    NOTHING,
    PIKALA,
    PLAY_ON,
    Running,
    awaited,
    by_turn,
    dealt,
    facing,
    playing,
    standing_pat,
)
from tests.games.pikala.lessons import PLAIN, codes, on, said_on, told


@pytest.mark.parametrize(
    "act, said",
    [
        (Draw(()), ("lesson-draw", "lesson-on-own")),
        (Draw(("S9", "H8")), ("lesson-draw", "lesson-discard")),
        (Draw(("S9", "H8", "D7", "C6")), ("lesson-draw", "lesson-keep-only")),
        (Draw(("S9", "H8", "D7", "C6", "HT")), ("lesson-draw", "lesson-discard-all")),
        (None, ("lesson-draw",)),
    ],
)
def test_draws(act: Draw | None, said: tuple[str, ...]) -> None:
    """PK-3.1: how many may be changed; which, or which to keep where that is shorter."""
    deal = dealt("", PLAIN, "", turn_up="D9", dealer=0)
    assert codes(deal, act) == said
    assert on(deal)[0].data == {"suit": "D", "count": 5}


def test_draw_for_a_rams() -> None:
    """PK-4.2: four cards of one suit want the fifth."""
    deal = dealt("", "S9 S8 S7 S6 HT", "", turn_up="D9", dealer=0)
    assert codes(deal, Draw(("HT",))) == ("lesson-draw", "lesson-discard-for-rams")


def test_the_dealer_gets_the_turn_up() -> None:
    """PK-3.3: the dealer is told of the open trump."""
    deal = by_turn(dealt("", "", "", turn_up="D9", dealer=0), Draw(()), Draw(()))
    assert on(deal)[0] == Message("lesson-draw-dealer", {"card": "D9", "count": 5})


def test_a_low_score_does_not_draw() -> None:
    """PK-3.2: at 3 or less nothing is advised."""
    deal = dealt("", PLAIN, "", turn_up="D9", dealer=0, scores=(25, 3, 25))
    assert not may_draw(3)
    assert codes(deal, Draw(())) == ("lesson-no-draw",)


@pytest.mark.parametrize(
    "hand, score, act, said",
    [
        ("S9 H8 D7 C6 HT", 25, NOTHING, ("lesson-nothing",)),
        ("HJ DJ D7 C6 HT", 25, BLONDS, ("lesson-boys", "lesson-say")),
        ("SJ CJ D7 C6 HT", 25, NOTHING, ("lesson-boys", "lesson-say-nothing")),
        ("SA H8 D7 C6 HT", 25, PIKALA, ("lesson-pikala", "lesson-say")),
        ("SA HJ DJ C6 HT", 25, Announce(pikala=True, boys="blonds"), ("lesson-both", "lesson-say")),
        ("SA HJ DJ C6 HT", 12, PIKALA, ("lesson-pikala", "lesson-say")),
        ("SA HJ DJ C6 HT", 8, BLONDS, ("lesson-boys", "lesson-say")),
        ("SA HJ DJ C6 HT", 6, NOTHING, ("lesson-too-low",)),
        ("S9 S8 S7 S6 ST", 25, Rams(), ("lesson-rams", "lesson-show-rams")),
        ("S9 S8 S7 S6 ST", 25, NOTHING, ("lesson-rams", "lesson-hide-rams")),
    ],
)
def test_declarations(hand: str, score: int, act: Action, said: tuple[str, ...]) -> None:
    """PK-4.2, PK-5.1: what a hand and a score allow, and the advice."""
    deal = standing_pat(dealt("", hand, "", turn_up="D9", dealer=0, scores=(25, score, 25)))
    assert codes(deal, act) == said


@pytest.mark.parametrize("turn_up, own, others", [("SQ", -5, 5), ("D9", -10, 10)])
def test_rams_says_what_it_brings(turn_up: str, own: int, others: int) -> None:
    """PK-4.3: trump 5 and 5, plain 10 and 10."""
    deal = standing_pat(dealt("", "S9 S8 S7 S6 ST", "", turn_up=turn_up, dealer=0))
    assert on(deal)[0].data == {"own": own, "others": others}


def test_after_a_rams_only_rams() -> None:
    """PK-4.2: who comes after a rams is told so."""
    deal = standing_pat(dealt("", "S9 S8 S7 S6 ST", "", turn_up="D9", dealer=0))
    assert codes(by_turn(deal, Rams()), NOTHING) == ("lesson-only-rams",)


def test_claims_and_votes() -> None:
    """PK-7.2: a claim that is advised is said to be sure; who votes is told what to answer."""
    deal = playing("", "CA CK CQ CJ CT", "", turn_up="C9", dealer=0)
    assert codes(deal, Claim()) == ("lesson-claim",)
    asked = DEAL.step(deal, awaited(deal), Claim())
    assert codes(asked, AGREE) == ("lesson-claimed", "lesson-agree")
    assert codes(asked, PLAY_ON) == ("lesson-claimed", "lesson-play-on")
    assert codes(asked) == ("lesson-claimed",)
    assert Vote(accept=True) == AGREE


@pytest.mark.parametrize(
    "hand, trick, act, said",
    [
        ("SA S6", "S7", "SA", ("lesson-follow-beat", "lesson-only")),
        ("H6 H7", "H9", "H6", ("lesson-follow", "lesson-lose-weakest")),
        ("H6 H7", "H9", "H7", ("lesson-follow", "lesson-lose")),
        ("H6 HA", "H9 C6", "H6", ("lesson-follow-trumped", "lesson-lose-weakest")),
        ("C7 D6", "H9", "C7", ("lesson-trump", "lesson-only")),
        ("C7 C8 D6", "H9 C6", "C8", ("lesson-trump-over", "lesson-takes")),
        ("C7 C8 D6", "H9 CA", "C7", ("lesson-trump-under", "lesson-lose-weakest")),
        ("D6 D7", "H9", "D7", ("lesson-throw", "lesson-lose")),
        ("D6 CA", "", "CA", ("lesson-lead-ace", "lesson-only")),
        ("D6 CK", "", "CK", ("lesson-lead", "lesson-sure")),
    ],
)
def test_cards(hand: str, trick: str, act: str, said: tuple[str, ...]) -> None:
    """PK-6: the duty, and why the card is a good one; clubs are trump."""
    assert codes(facing(hand, trick, trump="C"), Play(act)) == said  # type: ignore[arg-type]


@pytest.mark.parametrize("act, said", [("CK", "lesson-strongest"), ("D6", "lesson-keep"), ("HA", "lesson-keep")])
def test_leads_that_may_be_beaten(act: str, said: str) -> None:
    """PK-6.1: the strongest card that somebody may still beat, or one to keep stronger ones."""
    deal = playing("", "CK HA D6 D7 S6", "", turn_up="C9", dealer=0)
    assert codes(deal, Play(act)) == ("lesson-lead", said)  # type: ignore[arg-type]


def test_beating_for_the_time_being() -> None:
    """PK-6.4: a card that wins so far, with others still to play."""
    deal = playing("", "D8 HA D6 D7 S6", "D9 HK DA S7 S8", "", turn_up="C9", dealer=0)
    assert codes(by_turn(deal, Play("D8")), Play("D9")) == ("lesson-follow-beat", "lesson-beats")


def test_a_row_says_where_the_score_went() -> None:
    """PK-9.1, PK-5.3: from what to what, and the marks that stand on it."""
    row = Row((24, 30, 21), (0, 1, 2), ((), (), ()))
    m: Running = Match(Config(3), Standing((24, 30, 21), (0, 0, 0), Seat(0), (row,), (Seat(0),)), None)
    said = told(m, Seat(0), None)
    assert said is not None
    assert said.lines == (Message("lesson-row", {"was": 25, "score": 24}), Message("lesson-wheel"))
    own = told(m, Seat(2), None)
    assert own is not None
    assert own.lines[1] == Message("lesson-tv")


def test_a_row_without_marks() -> None:
    """PK-1.2: then there is only the score, and what it is for."""
    row = Row((22, 23), (0, 0), ((), ()))
    m: Running = Match(Config(2), Standing((22, 23), (0, 0), Seat(0), (row, row), (Seat(0),)), None)
    said = told(m, Seat(0), None)
    assert said == Remark((Message("lesson-row", {"was": 22, "score": 22}),), "PK-1.2")


@pytest.mark.parametrize("act, rule", [(None, "PK-3.3"), (Draw(()), "PK-3.1"), (Draw(("S9", "H8")), "PK-3.1")])
def test_the_rule_of_an_advice_on_a_draw(act: Draw | None, rule: str) -> None:
    """PK-3.1, PK-3.3: once something is advised, "why" opens the rule of discards, not that of the open trump."""
    deal = by_turn(dealt(PLAIN, "", "", turn_up="D9", dealer=0), Draw(()), Draw(()))
    assert said_on(deal, act).rule == rule


def test_the_advice_on_a_draw_says_what_to_tap() -> None:
    """PK-3.1: the cards, and the button as it is once they are picked."""
    deal = by_turn(dealt(PLAIN, "", "", turn_up="D9", dealer=0), Draw(()), Draw(()))
    advice = on(deal, Draw(("S9", "H8")))[1]
    said = catalog("ru", "pikala").message(advice)
    assert said == "Сброс: девятка пик и восьмёрка червей. Коснитесь карт, потом «Прикуп: 2 карты»."


@pytest.mark.parametrize("act, rule", [(BLONDS, "PK-5.2"), (NOTHING, "PK-5.3")])
def test_the_rule_of_an_advice_on_an_announcement(act: Announce, rule: str) -> None:
    """PK-5.2, PK-5.3: to announce is advised for what a trick brings, silence for what no trick costs."""
    deal = standing_pat(dealt("", "HJ DJ D7 C6 HT", "", turn_up="D9", dealer=0))
    assert said_on(deal, act).rule == rule


def test_the_rule_of_a_free_lead() -> None:
    """PK-6.5: a lead is advised for how high the card is; one that has to be made, for the duty."""
    assert said_on(facing("D6 CK", trump="C"), Play("CK")).rule == "PK-6.5"
    assert said_on(facing("D6 CA", trump="C"), Play("CA")).rule == "PK-6.2"
    assert said_on(facing("SA S6", "S7", trump="C"), Play("SA")).rule == "PK-6.4"
