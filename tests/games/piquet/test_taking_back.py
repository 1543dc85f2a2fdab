"""Taking a card back (PQ-5.4); claims, a convenience of the table."""

from pik.games.piquet.actions import Play
from tests.games.piquet.build import (
    AGREE,
    BACK,
    CLAIM,
    DEALER,
    LEFT,
    PLAY_ON,
    RIGHT,
    D,
    E,
    act,
    awaited,
    by_turn,
    game_of,
    granted,
    held,
    lawful,
    offered,
    played,
    playing,
    playing_three,
    refused,
    view,
)
from tests.games.piquet.test_play import ELDER, YOUNGER


def test_taking_back() -> None:
    """PQ-5.4: who followed takes the card back and plays another; counts and lead go back with it."""
    deal = played(playing(ELDER, YOUNGER), "CJ CA")
    assert (deal.counts, awaited(deal)) == ((1, 1), D)
    back = act(deal, 1, BACK)
    assert (back.counts, back.taken, awaited(back)) == ((1, 0), (0, 0), D)
    assert "CA" in held(back, 1)
    after = by_turn(back, Play("C8"))
    assert (after.counts, awaited(after)) == ((1, 0), E)


def test_another_card_it_must_be() -> None:
    """PQ-5.4: the card taken back may not be played to the same trick; another lawful one is."""
    back = act(played(playing(ELDER, YOUNGER), "CJ CA"), 1, BACK)
    assert lawful(back) == {"C8", "C9"}
    assert refused(back, 1, Play("CA")) == "another-card"
    assert refused(back, 1, Play("SA")) == "must-follow"
    screen = game_of(back).screen(view(back, 1))
    assert [card.why.code for card in screen.hand if card.card == "CA" and card.why is not None] == ["another-card"]
    assert lawful(played(back, "C8 CT")) == {"C9", "CA"}


def test_everybody_has_seen_what_was_taken_back() -> None:
    """PQ-5.4: the card taken back stays known to all until it is played."""
    back = act(played(playing(ELDER, YOUNGER), "CJ CA"), 1, BACK)
    assert [each.cards for each in view(back, 0).open] == [("CA",)]
    assert view(back, None).back == "CA"
    after = by_turn(back, Play("C8"))
    assert ([each.cards for each in view(after, 0).open], view(after, 0).back) == ([("CA",)], None)


def test_when_nothing_is_taken_back() -> None:
    """PQ-5.4: not a lead, not by another, not twice in a trick, not after the next card, not without another card."""
    deal = playing(ELDER, YOUNGER)
    assert refused(deal, 0, BACK) == "no-take-back"
    deal = played(deal, "CJ")
    assert refused(deal, 0, BACK) == "no-take-back"
    deal = played(deal, "CA")
    assert refused(deal, 0, BACK) == "no-take-back"
    assert "TakeBack" in offered(deal, 1)
    again = by_turn(act(deal, 1, BACK), Play("C9"))
    assert refused(again, 1, BACK) == "no-take-back"
    assert "TakeBack" not in offered(act(deal, 1, BACK), 1)
    later = played(deal, "SA")
    assert refused(later, 1, BACK) == "no-take-back"
    single = played(deal, "SA S7")
    assert "TakeBack" in offered(single, 0)


def test_the_only_card_of_a_suit_stays() -> None:
    """PQ-5.4: with no other lawful card there is nothing to play instead."""
    deal = played(playing("S:AKQJ", "S7 H:KQJ9 D:KQJ9 C:KQ9"), "SA")
    assert lawful(deal) == {"S7"}
    assert "TakeBack" not in offered(played(deal, "S7"), 1)


def test_a_new_trick_a_new_chance() -> None:
    """PQ-5.4: once a trick: in the next one a card may be taken back again."""
    deal = by_turn(act(played(playing(ELDER, YOUNGER), "CJ CA"), 1, BACK), Play("C8"))
    deal = played(deal, "H9 HJ")
    assert "TakeBack" in offered(deal, 1)


def test_a_refused_claim_leaves_the_chance() -> None:
    """PQ-5.4: until the next card is played: a claim that was refused is no card, one that is open comes first."""
    deal = act(played(playing(ELDER, YOUNGER), "CJ CA"), 0, CLAIM)
    assert refused(deal, 1, BACK) is not None
    deal = act(deal, 1, PLAY_ON)
    assert "TakeBack" in offered(deal, 1)
    assert awaited(act(deal, 1, BACK)) == 1


def test_a_card_taken_back_makes_no_second_claim() -> None:
    """PQ-5.4: a claim is made once before a lead, also when the card that was played before it is another now."""
    deal = act(act(played(playing(ELDER, YOUNGER), "CJ CA"), 0, CLAIM), 1, PLAY_ON)
    again = played(act(deal, 1, BACK), "C8")
    assert (refused(again, 0, CLAIM), "Claim" in offered(again, 1)) == ("not-now", True)
    assert "Claim" in offered(played(again, "H9 HJ"), 0)


def test_taking_back_among_three() -> None:
    """PQ-5.4: of three each who followed may, until the next one has played."""
    deal = playing_three("S:A98 H:987 DK D9 C:87", "S:KQJ", "S:T7")
    deal = played(deal, "SA SK")
    assert "TakeBack" in offered(deal, 1)
    back = act(deal, 1, BACK)
    assert (awaited(back), lawful(back), back.counts) == (RIGHT, {"SQ", "SJ"}, (1, 0, 0))
    deal = played(back, "SQ")
    assert "TakeBack" not in offered(deal, 1)
    deal = played(deal, "ST")
    assert ("TakeBack" in offered(deal, 2), "TakeBack" in offered(deal, 1)) == (True, False)
    back = act(deal, 2, BACK)
    assert (awaited(back), lawful(back), back.taken) == (DEALER, {"S7"}, (0, 0, 0))


def test_a_claim_counts_as_played() -> None:
    """A claim that all agree to is counted as if it were played: the lead in turn, then everything to the claimer."""
    deal = playing(ELDER, YOUNGER)
    own = granted(deal, 0)
    assert own.counts == (12 + 1 + 40, 0)
    other = granted(deal, 1)
    assert other.counts == (1, 12 + 1 + 40)
    later = granted(played(deal, "CJ C8 H9 HJ"), 0)
    assert later.counts == (2 + 1 + 9 + 3 + 10, 1 + 1)


def test_claims_and_votes() -> None:
    """A claim shows the hand and stops play; all others are asked, one "play on" refuses; once before each card."""
    deal = playing_three()
    assert offered(played(deal, min(lawful(deal))), 0) == set()
    deal = act(deal, 1, CLAIM)
    assert {each.seat for each in view(deal, 0).open} == {RIGHT}
    assert game_of(deal).waiting(deal) == {LEFT, DEALER}
    assert refused(deal, 0, CLAIM) == "not-now"
    assert refused(deal, 1, AGREE) == "not-now"
    half = act(deal, 2, AGREE)
    assert game_of(half).waiting(half) == {LEFT}
    assert refused(half, 2, AGREE) == "not-now"
    on = act(half, 0, PLAY_ON)
    assert (on.claim, on.counts, awaited(on)) == (None, (0, 0, 0), LEFT)
    assert refused(on, 1, CLAIM) == "not-now"
    assert "Claim" in offered(on, 2)
    done = act(half, 0, AGREE)
    assert (done.taken, view(done, None).phase) == ((0, 10, 0), "over")
