"""Saying that no trick, or that every trick, is mine (PK-7)."""

import pytest

from pik.core.message import Message
from pik.core.seat import Seat
from pik.games.pikala import DEAL, MATCH
from pik.games.pikala.actions import Claim, Draw, NoneMine, Play, SitOut
from pik.games.pikala.state import Deal
from tests.games.pikala.build import (
    AGREE,
    NOTHING,
    PIKALA,
    PLAY_ON,
    awaited,
    by_turn,
    claimed_by,
    dealing,
    dealt,
    granted,
    held,
    live,
    match,
    played,
    playing,
    refused,
    standing_pat,
    through,
    to_play,
)

TWO = ("H6 H7 H8 C6 C7", "HA HK HQ D7 D8")
THREE = ("H6 H7 H8 C6 C7", "HA HK HQ D7 D8", "SK SQ ST D9 DT")


def two() -> Deal:
    """Two seats at the first lead; seat 1 leads."""
    return playing(*TWO, turn_up="S9")


def three(scores: tuple[int, ...] = ()) -> Deal:
    """Three seats at the first lead; seat 1 leads; spades are trump."""
    return playing(*THREE, turn_up="S9", scores=scores)


def test_none_are_mine_after_the_last_card() -> None:
    """PK-7.1: it may be said from the play of one's last card until the deal is scored, and not before."""
    deal = played(two(), "HA H6 HK H7 HQ H8 D7 C6")
    assert refused(deal, 1, NoneMine()) == "not-now"
    last = played(deal, "D8")
    assert set(DEAL.offers(last, Seat(1))) == {NoneMine()}
    assert refused(last, 0, NoneMine()) == "not-now"
    over = played(last, "C7")
    assert refused(over, 1, NoneMine()) == "not-now"


def test_none_are_mine_changes_nothing() -> None:
    """PK-7.1: it is recorded and seen, nobody votes, turn and scores stay, and it is said once."""
    last = played(two(), "HA H6 HK H7 HQ H8 D7 C6 D8")
    said = DEAL.step(last, Seat(1), NoneMine())
    assert DEAL.view(said, Seat(0)).none_mine == (1,)
    assert Message("note-none-mine") in DEAL.screen(DEAL.view(said, None)).seats[1].notes
    assert (DEAL.waiting(said), said.scores) == (DEAL.waiting(last), last.scores)
    assert refused(said, 1, NoneMine()) == "not-now"
    one, other = DEAL.outcome(played(said, "C7")), DEAL.outcome(played(last, "C7"))
    assert one == other


def test_who_sat_out_has_no_tricks_to_speak_of() -> None:
    """PK-7.1: a player out of the deal has no cards and never says it."""
    m = dealing(match(6))
    m = through(m, Draw(DEAL.view(live(m), Seat(1)).hand), SitOut(), *[Draw(())] * 4, *[NOTHING] * 5)
    assert refused(live(m), 2, NoneMine()) == "not-now"


def test_a_claim_stops_play_and_shows_the_cards() -> None:
    """PK-7.2: the claimant's cards lie open, nobody plays, and the others are asked."""
    deal = DEAL.step(three(), Seat(2), Claim())
    (seen,) = DEAL.view(deal, Seat(0)).open
    assert (seen.seat, set(seen.cards)) == (2, set(THREE[2].split()))
    assert DEAL.waiting(deal) == {0, 1}
    assert set(DEAL.options(deal, Seat(0))) == {AGREE, PLAY_ON}
    assert refused(deal, 1, Play("HA")) == "not-now"
    assert refused(deal, 2, AGREE) == "not-now"


def test_any_player_in_the_deal_may_claim() -> None:
    """PK-7.2: not only the leader: every seat in the deal is offered the claim before a lead."""
    assert [set(DEAL.offers(three(), Seat(seat))) for seat in range(3)] == [{Claim()}] * 3


def test_no_claim_while_a_card_is_on_the_table() -> None:
    """PK-7.2: a claim waits for the end of the trick."""
    deal = played(three(), "HA")
    assert [refused(deal, seat, Claim()) for seat in range(3)] == ["not-now"] * 3
    assert DEAL.offers(played(deal, "SK H6"), Seat(0)).size == 1


def test_no_claim_before_the_declarations() -> None:
    """PK-7.2: a claim is possible only after the declarations."""
    deal = dealt(*TWO, turn_up="S9")
    assert refused(deal, 1, Claim()) == "not-now"
    deal = standing_pat(deal)
    assert refused(deal, 1, Claim()) == "not-now"
    assert refused(by_turn(deal, NOTHING), 1, Claim()) == "not-now"


def test_one_claim_at_a_time() -> None:
    """PK-7.2: while a claim is voted on nobody else may claim."""
    deal = DEAL.step(three(), Seat(2), Claim())
    assert [refused(deal, seat, Claim()) for seat in range(3)] == ["not-now"] * 3


def test_one_play_on_refuses() -> None:
    """PK-7.2: a single "play on" refuses at once, whatever others said; play goes on with the cards open."""
    deal = DEAL.step(three(), Seat(2), Claim())
    deal = DEAL.step(deal, Seat(1), AGREE)
    assert DEAL.waiting(deal) == {0}
    after = DEAL.step(deal, Seat(0), PLAY_ON)
    assert (after.claim, awaited(after), after.scores) == (None, 1, (25, 25, 25))
    assert set(DEAL.screen(DEAL.view(after, Seat(0))).seats[2].shown) == set(THREE[2].split())
    later = played(after, "HA SK H6")
    assert set(DEAL.screen(DEAL.view(later, Seat(0))).seats[2].shown) == held(later, 2)


@pytest.mark.parametrize("voter", [0, 1])
def test_anybody_may_refuse_first(voter: int) -> None:
    """PK-7.2: the others vote in any order, and the first "play on" ends the vote."""
    deal = DEAL.step(three(), Seat(2), Claim())
    after = DEAL.step(deal, Seat(voter), PLAY_ON)
    assert after.claim is None
    assert refused(after, 1 - voter, AGREE) == "not-now"


def test_a_vote_is_given_once() -> None:
    """PK-7.2: who has agreed is not asked again, and nobody votes where there is no claim."""
    deal = DEAL.step(DEAL.step(three(), Seat(2), Claim()), Seat(1), AGREE)
    assert refused(deal, 1, PLAY_ON) == "not-now"
    assert refused(three(), 1, AGREE) == "not-now"


def test_one_claim_per_player_and_trick() -> None:
    """PK-7.2: after a refusal the claimant may claim again only before the next trick; another may at once."""
    deal = DEAL.step(DEAL.step(three(), Seat(2), Claim()), Seat(0), PLAY_ON)
    assert refused(deal, 2, Claim()) == "not-now"
    assert Claim() in DEAL.offers(deal, Seat(1))
    other = DEAL.step(DEAL.step(deal, Seat(1), Claim()), Seat(0), PLAY_ON)
    assert [refused(other, seat, Claim()) for seat in (1, 2)] == ["not-now"] * 2
    later = played(other, "HA SK H6")
    assert [DEAL.offers(later, Seat(seat)).size for seat in range(3)] == [1, 1, 1]


def test_an_accepted_claim_takes_the_rest() -> None:
    """PK-7.2: all agree: the tricks left are credited to the claimant and the deal is over."""
    deal = granted(played(three(), "HA SK H6"), 2)
    tally = DEAL.outcome(deal)
    assert tally is not None
    assert (tally.scores, tally.units) == ((30, 30, 20), (1, 1, 0))
    assert deal.taken == (0, 0, 5)


def test_tricks_taken_before_a_claim_stay() -> None:
    """PK-7.2: only the tricks not yet played are claimed."""
    deal = granted(played(two(), "HA H6 HK H7"), 0)
    assert (deal.taken, deal.scores) == ((3, 2), (22, 23))


def test_a_claim_brings_the_bonus_too() -> None:
    """PK-7.2, PK-5.2: the first credited trick carries what was announced."""
    deal = granted(playing("H6 H7 H8 C6 C7", "SA HK HQ D7 D8", turn_up="S9", calls={1: PIKALA}), 1)
    assert deal.scores == (30, 10)


@pytest.mark.parametrize("score, left, end", [(3, 0, "zero"), (5, 0, "zero"), (6, 1, "tricks")])
def test_a_claim_stops_at_zero(score: int, left: int, end: str) -> None:
    """PK-7.2: credited one by one; at zero the match is won and the rest is not credited to anybody."""
    deal = granted(three(scores=(25, score, 25)), 1)
    assert (deal.scores[1], deal.end, sum(deal.taken)) == (left, end, score - left)
    if end == "zero":
        assert (deal.winner, deal.scores) == (1, (25, 0, 25))


def test_all_others_agree_before_it_counts() -> None:
    """PK-7.2: with one vote missing nothing is credited."""
    deal = DEAL.step(DEAL.step(three(), Seat(1), Claim()), Seat(0), AGREE)
    assert (deal.taken, deal.end) == ((0, 0, 0), None)
    assert DEAL.step(deal, Seat(2), AGREE).taken == (0, 5, 0)


def test_those_who_sit_out_do_not_vote() -> None:
    """PK-7.2: only players in the deal are asked, and only they may claim."""
    m = dealing(match(6))
    hand = DEAL.view(live(m), Seat(1)).hand
    m = through(m, Draw(hand), SitOut(), *[Draw(())] * 4, *[NOTHING] * 5)
    assert MATCH.waiting(MATCH.step(m, Seat(1), Claim())) == {0, 3, 4, 5}
    assert refused(live(m), 2, Claim()) == "not-now"


def test_one_trick_left_has_its_own_words() -> None:
    """PK-7.2: a claim tells how many tricks are left; with one it reads "this one is mine"."""
    last = played(two(), "HA H6 HK H7 HQ H8 D7 C6")
    (told,) = DEAL.narrate(last, Seat(1), Claim())
    assert (told.code, told.seat, told.data) == ("claims", 1, {"count": 1, "cards": "D8"})
    assert DEAL.narrate(two(), Seat(1), Claim())[0].data["count"] == 5


def test_the_verdict_is_told() -> None:
    """PK-7.2: everybody hears whether the claim holds, and what is credited."""
    deal = DEAL.step(two(), Seat(1), Claim())
    yes, no = DEAL.narrate(deal, Seat(0), AGREE), DEAL.narrate(deal, Seat(0), PLAY_ON)
    assert [told.code for told in yes] == ["agrees", "claim-accepted", "tricks-credited"]
    assert [told.code for told in no] == ["plays-on", "claim-refused"]


def test_a_claimed_deal_gets_its_row() -> None:
    """PK-7.2: a deal that ends by a claim is a completed deal."""
    m = claimed_by(to_play(dealing(match(3))), 2)
    assert [row.scores for row in m.standing.rows] == [(30, 30, 20)]
