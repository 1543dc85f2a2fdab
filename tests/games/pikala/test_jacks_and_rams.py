"""Four jacks, and five cards of one suit (PK-4)."""

import pytest

from pik.core.message import Message
from pik.core.seat import Seat
from pik.games.pikala import DEAL
from pik.games.pikala.account import payments, sheet
from pik.games.pikala.actions import Action, Announce, Draw, Play, Rams
from pik.games.pikala.state import Deal
from tests.games.pikala.build import (
    AGREE,
    BLONDS,
    FOUR_JACKS,
    NOTHING,
    PIKALA,
    awaited,
    by_turn,
    dealing,
    dealt,
    declared,
    fresh,
    match,
    playing,
    refused,
    standing_pat,
    through,
    won,
)

HEARTS, SPADES, CLUBS = "HA HK HQ HT H9", "SA SK SQ ST S9", "CA CK CQ CT C9"
LOW, LOWER = "S6 S7 D8 D9 C6", "S8 C7 C8 DT DQ"
RAMS: Action = Rams()


def circle(*hands: str, turn_up: str = "D6", scores: tuple[int, ...] = ()) -> Deal:
    """A deal whose declarations start with seat 1; nobody drew."""
    return standing_pat(dealt(*hands, turn_up=turn_up, scores=scores))


def test_four_jacks_win_when_they_are_dealt() -> None:
    """PK-4.1: four jacks in a dealt hand win the match on the spot; nobody is asked for anything."""
    deal = dealt(HEARTS, LOW, FOUR_JACKS.replace("S6", "SA"), turn_up="D6", scores=(1, 9, 40))
    tally = DEAL.outcome(deal)
    assert tally is not None
    assert (tally.end, tally.winner, tally.scores) == ("four-jacks", 2, (1, 9, 40))
    assert DEAL.waiting(deal) == frozenset()


def test_three_jacks_do_not_win() -> None:
    """PK-4.1: with three jacks in one hand the deal goes on."""
    deal = dealt("SJ HJ DJ C9 S6", "CJ C6 C7 C8 H9", turn_up="D6")
    assert (deal.end, awaited(deal)) == (None, 1)


def test_four_jacks_win_after_the_draw() -> None:
    """PK-4.1: the hands are tested again when the draw is over, before anything is declared."""
    deal = dealt(LOWER, "SJ HJ DJ C9 S6", turn_up="D6", stock="CJ")
    drawn = by_turn(deal, Draw(("C9",)))
    assert drawn.end is None
    over = by_turn(drawn, Draw(()))
    assert (over.end, over.winner) == ("four-jacks", 1)


def test_four_jacks_lie_open() -> None:
    """PK-4.1: everybody sees the four jacks."""
    over = dealt(LOWER, FOUR_JACKS, turn_up="D6")
    (seen,) = DEAL.view(over, None).open
    assert (seen.seat, set(seen.cards)) == (1, {"SJ", "HJ", "DJ", "CJ", "S6"})


def test_four_jacks_leave_no_rams() -> None:
    """PK-4.1: nothing else of that deal counts: no rams, no row; the losers pay their last written scores."""
    over = won(match(3), 1)
    assert (over.standing.winner, over.standing.rows) == (1, ())
    assert payments(over.standing) == (30, 0, 30)
    assert sheet(over.config, over.standing).result == Message("result-four-jacks", {"seat": 1})
    assert refused(dealt(HEARTS, FOUR_JACKS, turn_up="D6"), 0, RAMS) == "not-now"


def test_one_declaration_each() -> None:
    """PK-4.2: one circle from the dealer's left, one declaration each; then the play begins."""
    deal, order = standing_pat(dealt(LOW, LOWER, "", turn_up="D6", dealer=1)), list[Seat]()
    assert refused(deal, 0, NOTHING) == "not-your-turn"
    for _ in range(3):
        order.append(awaited(deal))
        deal = by_turn(deal, NOTHING)
    assert order == [2, 0, 1]
    assert refused(deal, 2, NOTHING) == "not-now"
    assert all(isinstance(act, Play) for act in DEAL.options(deal, Seat(2)))


def test_nothing_is_declared_before_the_draw_is_over() -> None:
    """PK-4.2: declarations come after the draw."""
    assert refused(dealt(LOW, HEARTS, turn_up="D6"), 1, RAMS) == "not-now"


@pytest.mark.parametrize("hand", ["HA HK HQ HT C9", "HA DK SQ CT H9"])
def test_a_rams_needs_five_of_a_suit(hand: str) -> None:
    """PK-4.2: with a card of another suit there is no rams."""
    deal = circle(LOW, hand)
    assert RAMS not in DEAL.options(deal, Seat(1))
    assert refused(deal, 1, RAMS) == "no-rams"


@pytest.mark.parametrize("hand", ["SA SK SQ ST S9", "HA HK HQ HT H9", "D7 D8 DT DQ DA", "CA CK CQ CT C9"])
def test_every_suit_makes_a_rams(hand: str) -> None:
    """PK-4.2: five cards of any one suit may be declared as rams."""
    assert RAMS in DEAL.options(circle("", hand), Seat(1))


def test_a_rams_may_be_drawn() -> None:
    """PK-4.2: what counts is the hand after the draw."""
    deal = by_turn(dealt(LOW, "HA HK HQ HT C9", turn_up="D6", stock="H9"), Draw(("C9",)), Draw(()))
    assert RAMS in DEAL.options(deal, Seat(1))


def test_a_rams_is_shown_at_once() -> None:
    """PK-4.2: the five cards lie open before the next declaration."""
    deal = by_turn(circle(LOW, HEARTS), RAMS)
    board = DEAL.screen(DEAL.view(deal, Seat(0))).seats[1]
    assert (deal.end, set(board.shown)) == (None, set(HEARTS.split()))
    assert Message("note-rams") in board.notes


def test_after_a_rams_only_another() -> None:
    """PK-4.2: after a rams there is nothing else to announce but another rams."""
    deal = by_turn(circle("SA HJ DJ C9 D9", HEARTS), RAMS)
    assert set(DEAL.options(deal, Seat(0))) == {NOTHING}
    assert refused(deal, 0, PIKALA) == "only-rams-now"
    assert refused(deal, 0, BLONDS) == "only-rams-now"
    second = by_turn(circle(SPADES, HEARTS), RAMS)
    assert set(DEAL.options(second, Seat(0))) == {NOTHING, RAMS}


def test_a_rams_voids_the_announcements() -> None:
    """PK-4.2: no tricks are played, and Pikala announced before the rams neither brings nor costs anything."""
    over = by_turn(circle(HEARTS, "SA HJ DJ C9 D9"), Announce(pikala=True, boys="blonds"), RAMS)
    tally = DEAL.outcome(over)
    assert tally is not None
    assert (tally.end, tally.scores, tally.units) == ("rams", (15, 35), (0, 0))


def test_a_rams_not_declared_does_not_count() -> None:
    """PK-4.2: who has five of a suit may say nothing, and the tricks are played."""
    deal = declared(circle(LOW, HEARTS))
    assert (deal.scores, deal.end, awaited(deal)) == ((25, 25), None, 1)


@pytest.mark.parametrize(
    "hands, turn_up, expected",
    [
        ((LOW, HEARTS, LOWER), "H6", (30, 20, 30)),
        ((LOW, HEARTS, LOWER), "D6", (35, 15, 35)),
        ((SPADES, HEARTS, LOWER.replace("S8", "C6")), "H6", (20, 30, 40)),
        ((SPADES, HEARTS, LOWER.replace("S8", "C6")), "D6", (25, 25, 45)),
        ((SPADES, HEARTS, CLUBS), "S6", (40, 30, 30)),
        ((SPADES, HEARTS, CLUBS), "D6", (35, 35, 35)),
    ],
)
def test_what_a_rams_changes(hands: tuple[str, ...], turn_up: str, expected: tuple[int, ...]) -> None:
    """PK-4.3: a trump rams is -5 and +5 to the others, a plain one -10 and +10; several add up; no marks."""
    deal = circle(*hands, turn_up=turn_up)
    while deal.end is None:
        deal = by_turn(deal, RAMS if RAMS in DEAL.options(deal, awaited(deal)) else NOTHING)
    tally = DEAL.outcome(deal)
    assert tally is not None
    assert (tally.end, tally.scores, tally.units) == ("rams", expected, (0, 0, 0))


@pytest.mark.parametrize(
    "turn_up, score, wins", [("H6", 5, True), ("H6", 6, False), ("D6", 10, True), ("D6", 11, False)]
)
def test_a_rams_can_win(turn_up: str, score: int, wins: bool) -> None:
    """PK-4.3: a rams that brings its owner to zero wins the match."""
    over = by_turn(circle(LOW, HEARTS, turn_up=turn_up, scores=(25, score)), RAMS, NOTHING)
    assert (over.winner == 1) is wins
    assert over.end == ("zero" if wins else "rams")


def test_a_lost_rams_does_not_win() -> None:
    """PK-4.3: all effects add up before zero is looked at: another's rams keeps an owner at 5 above it."""
    over = by_turn(circle(HEARTS, SPADES, turn_up="S6", scores=(20, 5)), RAMS, RAMS)
    assert (over.scores, over.end) == ((15, 10), "rams")


def test_the_row_tells_each_rams() -> None:
    """PK-4.3: the row says what came from one's own rams and what from those of the others."""
    m = through(dealing(match(3), HEARTS, SPADES, LOWER.replace("S8", "C6"), turn_up="S6"), *[Draw(())] * 3)
    row = through(m, RAMS, NOTHING, RAMS).standing.rows[0]
    told = [[(part.rule, part.code, part.amount) for part in parts] for parts in row.parts]
    own, other = "part-rams-own", "part-rams-other"
    assert told == [
        [("PK-4.3", own, -10), ("PK-4.3", other, 5)],
        [("PK-4.3", own, -5), ("PK-4.3", other, 10)],
        [("PK-4.3", other, 15)],
    ]


def test_no_claim_without_tricks() -> None:
    """PK-4.2: when a rams has ended the deal there is nothing to vote on or to play."""
    over = by_turn(circle(LOW, HEARTS), RAMS, NOTHING)
    assert [refused(over, 1, AGREE), refused(over, 1, Play("HA"))] == ["not-now"] * 2
    assert refused(playing(LOW, HEARTS, turn_up="D6"), 1, RAMS) == "not-now"
    assert refused(fresh(), 1, RAMS) == "not-now"
