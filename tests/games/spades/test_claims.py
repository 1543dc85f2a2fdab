"""Claims by consent (SP-7.1), for four and for two."""

import pytest
from msgspec.structs import replace

from pik.cards.notation import parse_cards
from pik.core.message import Happening
from pik.core.seat import Seat
from pik.games.spades.actions import Claim, Look, Play, Vote
from pik.games.spades.partners.state import Deal
from tests.games.spades.build import DN, FOUR, SUITS, TWO, bid, by_turn, config, dealt, drawn, plays, refused, to_play

YES, NO = Vote(accept=True), Vote(accept=False)
AFTER_ONE = "HA H8 H2 H5"
"""A trick for seat 1."""


def claimed(deal: Deal, seat: int) -> Deal:
    """The deal with a claim made."""
    return FOUR.step(deal, Seat(seat), Claim())


@pytest.mark.parametrize("seat", range(4))
def test_anybody_may_claim_between_tricks(seat: int) -> None:
    """SP-7.1: on turn or not a player may claim while no card is on the table, before the first lead too."""
    for deal in (to_play(), plays(to_play(), AFTER_ONE)):
        assert Claim() in FOUR.offers(deal, Seat(seat))
    assert Claim() not in FOUR.offers(plays(to_play(), "HA"), Seat(seat))
    assert refused(plays(to_play(), "HA H8"), seat, Claim()) == ("not-now", {})


def test_no_claim_before_play() -> None:
    """SP-7.1: while bids are made nobody claims."""
    assert refused(dealt(), 1, Claim()) == ("not-now", {})
    assert refused(bid(dealt(SUITS), DN, 3, 3, 3), 1, Claim()) == ("not-now", {})


def test_the_hand_is_shown() -> None:
    """SP-7.1: a claimant's cards lie open to everybody from then on."""
    deal = claimed(plays(to_play(), AFTER_ONE), 1)
    for viewer in (None, *map(Seat, range(4))):
        (shown,) = FOUR.view(deal, viewer).open
        assert (shown.seat, shown.cards) == (1, parse_cards("S:9TJ H:QK D:5678 C:89T"))
    played = plays(FOUR.step(deal, Seat(2), NO), "HK")
    assert FOUR.view(played, None).open[0].cards == parse_cards("S:9TJ H:Q D:5678 C:89T")


@pytest.mark.parametrize("seat, voters", [(0, {1, 3}), (1, {0, 2}), (2, {1, 3}), (3, {0, 2})])
def test_the_opponents_answer(seat: int, voters: set[int]) -> None:
    """SP-7.1: play rests and both opponents are asked, the partner is not."""
    deal = claimed(to_play(), seat)
    assert FOUR.waiting(deal) == voters
    assert FOUR.view(deal, None).phase == "claim"
    for each in voters:
        assert set(FOUR.options(deal, Seat(each))) == {YES, NO}
    assert refused(deal, (seat + 2) % 4, YES) == ("not-now", {})
    assert refused(deal, min(voters), Play("HA"))[0] == "not-now"


def test_one_refusal_is_enough() -> None:
    """SP-7.1: a single "play on" ends the vote at once; play goes on where it was."""
    before = plays(to_play(), AFTER_ONE)
    for seat in (0, 2):
        deal = FOUR.step(claimed(before, 1), Seat(seat), NO)
        assert (deal.claim, deal.taken) == (None, before.taken)
        assert FOUR.waiting(deal) == {Seat(1)}
    later = FOUR.step(FOUR.step(claimed(before, 1), Seat(0), YES), Seat(2), NO)
    assert later.taken == before.taken


def test_all_agree() -> None:
    """SP-7.1: when both opponents agree all tricks left are the claimant's, and the deal is scored."""
    deal = claimed(plays(to_play(), AFTER_ONE), 1)
    half = FOUR.step(deal, Seat(2), YES)
    assert FOUR.waiting(half) == {Seat(0)}
    assert FOUR.waiting(half) == FOUR.waiting(FOUR.step(deal, Seat(2), YES))
    done = FOUR.step(half, Seat(0), YES)
    assert done.taken == (0, 13, 0, 0)
    tally = FOUR.outcome(done)
    assert tally is not None
    assert tally.scores == (-60, 60 + 7)


def test_once_a_trick() -> None:
    """SP-7.1: a refused claimant may claim again after the next card, not before; another may at once."""
    deal = FOUR.step(claimed(to_play(), 1), Seat(0), NO)
    assert refused(deal, 1, Claim()) == ("not-now", {})
    assert Claim() in FOUR.offers(deal, Seat(2))
    both = FOUR.step(claimed(deal, 2), Seat(1), NO)
    assert both.claimants == (1, 2)
    assert Claim() in FOUR.offers(plays(both, AFTER_ONE), Seat(1))
    again = FOUR.step(claimed(plays(both, AFTER_ONE), 1), Seat(0), NO)
    assert again.shown == (1, 2)


def test_nobody_else_votes() -> None:
    """SP-7.1: a vote counts once and only while a claim is open."""
    deal = FOUR.step(claimed(to_play(), 1), Seat(0), YES)
    assert refused(deal, 0, NO) == ("not-now", {})
    assert refused(to_play(), 0, YES) == ("not-now", {})


def test_a_claim_in_words() -> None:
    """SP-7.1: the claim is told with the cards, then each answer and how it ended."""
    deal = to_play(told=config(0))
    (told,) = FOUR.narrate(deal, Seat(1), Claim())
    assert (told.code, told.data["count"]) == ("claims", 13)
    open_claim = claimed(deal, 1)
    assert [each.code for each in FOUR.narrate(open_claim, Seat(0), NO)] == ["plays-on", "claim-refused"]
    assert [each.code for each in FOUR.narrate(open_claim, Seat(0), YES)] == ["agrees"]
    half = FOUR.step(open_claim, Seat(0), YES)
    assert FOUR.narrate(half, Seat(2), YES) == (
        Happening("agrees", Seat(2)),
        Happening("claim-accepted", Seat(1)),
        Happening("tricks-credited", Seat(1), {"count": 13}),
    )


def test_notes_of_a_claim() -> None:
    """SP-7.1: the table shows who claims and who has agreed."""
    deal = FOUR.step(claimed(to_play(), 1), Seat(0), YES)
    notes = [[note.code for note in seat.notes] for seat in FOUR.screen(FOUR.view(deal, None)).seats]
    assert notes == [["note-bid", "note-agreed"], ["note-bid", "note-claims"], ["note-bid"], ["note-bid"]]


def test_two_players() -> None:
    """SP-7.1: of two players the other one answers, and decides."""
    first, second = "S:AKQJT98765432", "H:AKQJT98765432"
    deal = drawn(first, second)
    for number in (13, 0):
        (seat,) = TWO.waiting(deal)
        deal = TWO.step(
            deal, seat, next(act for act in TWO.options(deal, seat) if getattr(act, "number", -1) == number)
        )
    assert Claim() in TWO.offers(deal, Seat(0))
    assert Claim() in TWO.offers(deal, Seat(1))
    deal = TWO.step(deal, Seat(1), Claim())
    assert TWO.waiting(deal) == {Seat(0)}
    assert by_turn(deal, NO).claim is None
    assert by_turn(deal, YES).taken == (0, 13)
    assert refused(replace(deal, claim=None, trick=(0,)), 1, Claim()) == ("not-now", {})
    assert refused(drawn(first, second), 1, Look()) == ("not-now", {})
