"""Pikala and the boys: announcing, and what it brings or costs (PK-5)."""

import pytest

from pik.core.message import Message
from pik.core.seat import Seat
from pik.games.pikala import DEAL
from pik.games.pikala.actions import Action, Announce, Cut, Draw
from tests.games.pikala.build import (
    BLONDS,
    BRUNETTES,
    CUT_AT,
    NOTHING,
    PIKALA,
    by_turn,
    claimed_by,
    dealing,
    dealt,
    declared,
    fresh,
    granted,
    match,
    played,
    playing,
    refused,
    showing,
    stacked,
    standing_pat,
    through,
)

BOTH = Announce(pikala=True, boys="blonds")
RICH, PLAIN, POOR = "SA HJ DJ C9 D9", "SK SQ CJ CT D8", "H6 H7 S6 S7 C6"


def said(hand: str, score: int) -> set[Action]:
    """What the player at the dealer's left may announce."""
    deal = standing_pat(dealt("", hand, turn_up="D7", scores=(25, score)))
    return set(DEAL.options(deal, Seat(1)))


@pytest.mark.parametrize(
    "score, expected",
    [
        (25, {NOTHING, PIKALA, BLONDS, BOTH}),
        (17, {NOTHING, PIKALA, BLONDS, BOTH}),
        (16, {NOTHING, PIKALA, BLONDS}),
        (12, {NOTHING, PIKALA, BLONDS}),
        (11, {NOTHING, BLONDS}),
        (7, {NOTHING, BLONDS}),
        (6, {NOTHING}),
        (1, {NOTHING}),
    ],
)
def test_an_announcement_needs_its_score(score: int, expected: set[Action]) -> None:
    """PK-5.1: Pikala from 12, boys from 7, both together from 17; nothing may always be said."""
    assert said(RICH, score) == expected


@pytest.mark.parametrize(
    "hand, expected",
    [
        ("SA HJ DT C9 D9", {NOTHING, PIKALA}),
        ("SA HJ CJ C9 D9", {NOTHING, PIKALA}),
        ("SA SJ DJ C9 D9", {NOTHING, PIKALA}),
        ("SK HJ DJ C9 D9", {NOTHING, BLONDS}),
        ("SK SJ CJ C9 D9", {NOTHING, BRUNETTES}),
        ("HA CA DA C9 D9", {NOTHING}),
        ("SQ HJ SJ DJ D9", {NOTHING, BLONDS}),
    ],
)
def test_an_announcement_needs_its_cards(hand: str, expected: set[Action]) -> None:
    """PK-5.1: Pikala needs the ace of spades, boys two jacks of one color: red are blonds, black brunettes."""
    assert said(hand, 25) == expected


@pytest.mark.parametrize(
    "hand, score, call, code",
    [
        (RICH, 11, PIKALA, "score-too-low"),
        (RICH, 6, BLONDS, "score-too-low"),
        (RICH, 16, BOTH, "score-too-low"),
        (RICH, 25, BRUNETTES, "no-boys"),
        (PLAIN, 25, BRUNETTES, "no-boys"),
        (PLAIN, 25, PIKALA, "no-pikala"),
        (PLAIN, 25, BOTH, "no-pikala"),
    ],
)
def test_why_an_announcement_is_refused(hand: str, score: int, call: Action, code: str) -> None:
    """PK-5.1: without the cards, in the wrong color or with too low a score nothing is announced."""
    deal = standing_pat(dealt("", hand, turn_up="D7", scores=(25, score)))
    assert refused(deal, 1, call) == code


@pytest.mark.parametrize("call, need", [(PIKALA, 12), (BLONDS, 7), (BOTH, 17)])
def test_the_refusal_says_the_score_needed(call: Action, need: int) -> None:
    """PK-5.1: a refusal for want of score names the score that the announcement needs."""
    deal = standing_pat(dealt("", RICH, turn_up="D7", scores=(25, 5)))
    no = DEAL.refusal(deal, Seat(1), call)
    assert no is not None
    assert no.message == Message("score-too-low", {"need": need})


def test_the_score_of_the_moment_counts() -> None:
    """PK-5.1, PK-2.4: a second jack at the cut has lifted the cutter from 7 to 12: Pikala may be announced."""
    deal = fresh(2, scores=(25, 7))
    for pack in (showing("CJ"), showing("CJ"), stacked(["", RICH], "D7")):
        deal = by_turn(deal, pack, Cut(CUT_AT))
    assert PIKALA in DEAL.options(standing_pat(deal), Seat(1))


def test_the_color_is_named() -> None:
    """PK-5.1: everybody hears what is announced and the color of the boys."""
    deal = declared(standing_pat(dealt("SK SJ CJ C9 D9", "SA H6 H7 D8 C6", turn_up="D7")), {1: PIKALA, 0: BRUNETTES})
    boards = DEAL.screen(DEAL.view(deal, None)).seats
    assert [[note.code for note in board.notes] for board in boards] == [
        ["note-on-own", "note-brunettes"],
        ["note-on-own", "note-pikala"],
    ]


@pytest.mark.parametrize("call, first", [(NOTHING, 24), (PIKALA, 14), (BLONDS, 19), (BOTH, 9)])
def test_the_bonus_comes_with_the_first_trick(call: Action, first: int) -> None:
    """PK-5.2: on top of the trick Pikala brings -10, boys -5, both -15, once, with the announcer's first trick."""
    deal = playing("S6 S7 C6 C7 D6", RICH, turn_up="H9", calls={1: call})
    one = played(deal, "SA S6")
    two = played(one, "C9 C6")
    assert [one.scores[1], two.scores[1]] == [first, first - 1]


@pytest.mark.parametrize("call, score", [(PIKALA, 12), (BLONDS, 7), (BOTH, 17)])
def test_the_first_trick_never_jumps_past_zero(call: Action, score: int) -> None:
    """PK-5.2: an announcement made at its threshold leaves 1 after the first trick; the next one wins."""
    deal = playing("S6 S7 C6 C7 D6", RICH, turn_up="H9", scores=(25, score), calls={1: call})
    one = played(deal, "SA S6")
    assert (one.scores[1], one.end) == (1, None)
    assert played(one, "C9 C6").winner == 1


def test_the_first_trick_may_come_late() -> None:
    """PK-5.2: the bonus waits for the announcer's own first trick, also when others have taken tricks before."""
    deal = playing("H6 H7 H8 C6 SA", "HA HK D7 D8 S6", turn_up="S9", calls={0: PIKALA})
    one = played(deal, "HA H6 HK H7")
    assert one.scores == (25, 23)
    assert played(one, "S6 SA").scores == (14, 23)


def test_another_players_trick_brings_no_bonus() -> None:
    """PK-5.2: the bonus is the announcer's alone; taking the announced ace gives its taker just the trick."""
    deal = playing("H9 HT C6 C7 D6", RICH, turn_up="HQ", dealer=1, calls={1: PIKALA})
    assert played(deal, "D6 D9").scores == (25, 14)
    stolen = playing("H9 HT C6 C7 D6", RICH.replace("HJ", "CJ"), turn_up="HQ", calls={1: PIKALA})
    assert played(stolen, "SA H9").scores == (24, 25)


@pytest.mark.parametrize(
    "call, score, units",
    [(NOTHING, 30, 1), (PIKALA, 35, 1), (BLONDS, 25, 2), (BOTH, 35, 2)],
)
def test_no_trick_at_all(call: Action, score: int, units: int) -> None:
    """PK-5.3: without a trick: +5 and a wheel; with Pikala +10 and a wheel; boys +0 and a TV; both +10 and a TV."""
    deal = granted(playing(RICH, PLAIN, POOR, turn_up="D7", calls={0: call}), 1)
    tally = DEAL.outcome(deal)
    assert tally is not None
    assert (tally.scores, tally.units) == ((score, 20, 30), (units, 0, 1))


def test_one_trick_is_enough() -> None:
    """PK-5.3: with a single trick of five there is neither a +5 nor a mark."""
    deal = playing("HA D6 D7 D8 C6", "C9 CT CQ CK CA", turn_up="S9")
    over = played(deal, "CA C6 CK D6 CQ D7 CT D8 C9 HA")
    assert DEAL.outcome(over) is not None
    assert over.taken == (0, 5)
    deal = playing("HA D6 D7 D8 C6", "C9 CT CQ CK H6", turn_up="S9")
    tally = DEAL.outcome(played(deal, "H6 HA C6 C9 CT D6 CQ D7 CK D8"))
    assert tally is not None
    assert (tally.scores, tally.units) == ((24, 21), (0, 0))


def test_the_row_tells_what_it_is_made_of() -> None:
    """PK-5.2, PK-5.3: the row names the tricks, the bonus for Pikala and for the boys, and the lack of a trick."""
    m = through(dealing(match(3), RICH, PLAIN, POOR, turn_up="D7"), *[Draw(())] * 3, NOTHING, NOTHING, BOTH)
    row = claimed_by(m, 0).standing.rows[0]
    told = [[(part.rule, part.amount) for part in parts] for parts in row.parts]
    assert told == [[("PK-1.4", -5), ("PK-5.2", -10), ("PK-5.2", -5)], [("PK-5.3", 5)], [("PK-5.3", 5)]]
