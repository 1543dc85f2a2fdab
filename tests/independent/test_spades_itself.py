"""The independent referee of Spades keeps the rules of the table, the bidding, the exchange and the play."""

import pytest

from tests.independent.spades import CHANCE, TABLE, Illegal, Scorer
from tests.independent.spades_acts import CLAIM, DOUBLE_NIL, LOOK, READY, bid, bids, exchange, play
from tests.independent.spades_cards import DECK, breaks, legal_cards, winning_place
from tests.independent.spades_deals import (
    NO,
    SALT,
    SUITED,
    YES,
    bidding,
    conceded,
    dealt,
    exchanging,
    four,
    played,
    ready,
    shuffle,
    whole_deal,
)
from tests.independent.spades_score import DOUBLE


def refused(scorer: Scorer, seat: int, act: dict[str, object], why: str) -> None:
    """The act is refused with these words in the reason, and nothing changes."""
    before = str(vars(scorer))
    with pytest.raises(Illegal, match=why):
        scorer.feed(seat, act)
    assert str(vars(scorer)) == before


def test_table() -> None:
    """SP-1.1: four seats or two, 52 cards; a pack that is none is refused."""
    assert len(set(DECK)) == 52
    with pytest.raises(ValueError, match="2 or 4"):
        Scorer(3, 0)
    refused(four(), CHANCE, shuffle(DECK[:-1]), r"SP-1\.1")
    refused(four(), CHANCE, shuffle([*DECK[:-1], "SA"]), "distinct")
    refused(four(), CHANCE, {"type": "shuffle", "deck": DECK, "salt": SALT.upper()}, "salt")
    refused(four(), 0, shuffle(DECK), "not awaited")


def test_thirteen_each_from_the_dealers_left() -> None:
    """SP-1.1: the first card goes to the dealer's left, the thirteenth round ends with the dealer."""
    scorer = four(dealer=1)
    scorer.feed(CHANCE, shuffle(DECK))
    assert scorer.hands[2] == set(DECK[::4])
    assert scorer.hands[1] == set(DECK[3::4])


def test_lot() -> None:
    """SP-1.3: without an agreed dealer the lot names one, once."""
    scorer = four(dealer=None)
    assert (scorer.phase, scorer.to_act) == ("lot", {CHANCE})
    refused(scorer, CHANCE, {"type": "lot", "dealer": 4}, "seat")
    scorer.feed(CHANCE, {"type": "lot", "dealer": 2})
    assert (scorer.phase, scorer.dealer) == ("shuffle", 2)


def test_deal_passes_to_the_left() -> None:
    """SP-1.2, SP-2.1, SP-3.1: the left of the dealer bids, leads and deals next; each says to be ready."""
    scorer = dealt(four(dealer=2))
    assert scorer.to_act == {3}
    bidding(scorer, 3, 3, 3, 3)
    assert (scorer.phase, scorer.to_act) == ("play", {3})
    conceded(scorer, 1)
    assert (scorer.dealer, scorer.to_act) == (3, {0, 1, 2, 3})
    scorer.feed(2, READY)
    refused(scorer, 2, READY, "not awaited")
    for seat in (0, 1, 3):
        scorer.feed(seat, READY)
    assert dealt(scorer).to_act == {0}


def test_one_round_of_bids() -> None:
    """SP-2.1: each bids 0 to 13 once in turn, lower than before too; nobody passes."""
    scorer = dealt(four())
    scorer.feed(0, LOOK)
    assert scorer.lawful(0) == bids()
    scorer.feed(0, bid(4))
    refused(scorer, 0, bid(5), "not awaited")
    refused(scorer, 2, bid(2), "not awaited")
    refused(scorer, 1, {"type": "pass"}, "no act")
    bidding(scorer, 3, 2, 2)
    assert scorer.bids == {0: 4, 1: 3, 2: 2, 3: 2}
    for number in (-1, 14, True, "3"):
        refused(bidding(dealt(four()), 1), 1, {"type": "bid", "number": number}, r"SP-2\.1")


def test_look_or_double_nil() -> None:
    """SP-2.3: an unlooked player looks or doubles; who has looked can't double, who has not can't bid a number."""
    scorer = dealt(four())
    assert scorer.lawful(0) == [LOOK, DOUBLE_NIL]
    refused(scorer, 0, bid(3), r"SP-2\.3")
    assert scorer.offers(0) == []
    assert scorer.offers(2) == [LOOK]
    scorer.feed(2, LOOK)
    assert scorer.shown[2] == scorer.hands[2]
    refused(scorer, 2, LOOK, r"SP-2\.3")
    assert (scorer.to_act, scorer.shown[0]) == ({0}, set())
    bidding(scorer, DOUBLE, 3)
    assert scorer.shown[0] == scorer.hands[0]
    refused(scorer, 2, DOUBLE_NIL, r"SP-2\.3")
    assert (scorer.offers(0), scorer.offers(TABLE), scorer.offers(CHANCE)) == ([], [], [])


def test_exchange() -> None:
    """SP-2.4: bidder and partner lay three before either sees what comes; then the dealer's left leads."""
    scorer = bidding(dealt(four(), SUITED), DOUBLE, 3, 5, 3)
    assert (scorer.phase, scorer.to_act) == ("exchange", {0, 2})
    assert len(scorer.lawful(0) or []) == 286
    refused(scorer, 0, exchange("SA", "SK"), r"SP-2\.4")
    refused(scorer, 0, exchange("SA", "SK", "HA"), r"SP-2\.4")
    refused(scorer, 1, exchange("HA", "HK", "HQ"), "not awaited")
    exchanging(scorer, {0: "SA SK SQ"})
    assert (scorer.to_act, "SA" in scorer.shown[2]) == ({2}, False)
    refused(scorer, 0, exchange("SJ", "ST", "S9"), "not awaited")
    exchanging(scorer, {2: "D4 D3 D2"})
    assert {"D4", "D3", "D2"} <= scorer.hands[0] & scorer.shown[0]
    assert {"SA", "SK", "SQ"} <= scorer.hands[2] & scorer.shown[2]
    assert [len(hand) for hand in scorer.hands] == [13, 13, 13, 13]
    assert (scorer.phase, scorer.to_act) == ("play", {0})


def test_who_exchanges() -> None:
    """SP-2.4, SP-2.5: two doubles of a side don't exchange, a partner's plain nil does; both sides do at once."""
    assert bidding(dealt(four()), DOUBLE, 1, DOUBLE, 1).phase == "play"
    assert bidding(dealt(four()), 0, 1, DOUBLE, 1).to_act == {0, 2}
    assert bidding(dealt(four()), 1, DOUBLE, 1, 0).to_act == {1, 3}
    both = bidding(dealt(four(), SUITED), DOUBLE, DOUBLE, 1, 1)
    assert both.to_act == {0, 1, 2, 3}
    exchanging(both, {3: "C2 C3 C4", 0: "S2 S3 S4", 1: "H2 H3 H4"})
    assert (both.phase, both.to_act) == ("exchange", {2})
    assert "C2" in both.hands[1]


def test_follow_suit() -> None:
    """SP-3.1: the suit led if there is one in the hand, otherwise anything, high or low, spade or not."""
    hand = ["SA", "H5", "H9", "C2"]
    assert legal_cards(hand, ["HK"], broken=False) == {"H5", "H9"}
    assert legal_cards(hand, ["DK", "S9"], broken=False) == set(hand)


def test_winner_of_a_trick() -> None:
    """SP-3.1: the highest spade, else the highest of the suit led."""
    assert winning_place(["HK", "H4", "S2", "HA"]) == 2
    assert winning_place(["C9", "S4", "CK", "SJ"]) == 3
    assert winning_place(["H4", "DA", "HT", "CA"]) == 2
    assert winning_place(["S2", "HA", "ST", "S9"]) == 2


def test_leading_spades() -> None:
    """SP-3.2: spades aren't led before they are broken, unless the hand is all spades."""
    assert legal_cards(["SA", "S5", "HK", "C2"], [], broken=False) == {"HK", "C2"}
    assert legal_cards(["SA", "S5", "HK"], [], broken=True) == {"SA", "S5", "HK"}
    assert legal_cards(["SA", "S5"], [], broken=False) == {"SA", "S5"}


def test_what_breaks_spades() -> None:
    """SP-3.2: a spade on another suit breaks, so does one led for want of others; no other card, none that follows."""
    assert breaks("S2", ["H4"])
    assert breaks("S3", [])
    assert not breaks("D9", ["H4"])
    assert not breaks("S4", ["S3"])


def test_breaking_in_play() -> None:
    """SP-3.2: after the breaking the one to lead may lead a spade; in the next deal it must be broken anew."""
    hands = {0: "HA HK S2 S3", 1: "HQ HJ S4 S5", 2: "C2 C3 C4 C5 C6 C7 C8 C9 CT CJ CQ S6 S7", 3: "HT H9 S8 S9"}
    scorer = bidding(dealt(four(), hands), 1, 1, 1, 1)
    refused(scorer, 0, play("S2"), r"SP-3\.2")
    played(scorer, "HA HQ S6 HT")
    assert (scorer.to_act, scorer.broken) == ({2}, True)
    assert play("S7") in (scorer.lawful(2) or [])
    assert not dealt(ready(conceded(scorer, 0))).broken


def test_tricks_and_points_of_a_played_deal() -> None:
    """SP-3.1, SP-3.3, SP-4.1: each player's tricks are counted; thirteen cards later the deal is scored."""
    scorer = bidding(dealt(four(), SUITED), 13, 0, 0, 0)
    for place in range(13):
        played(scorer, " ".join(SUITED[seat].split()[place] for seat in range(4)))
    assert scorer.tricks == [13, 0, 0, 0]
    assert (scorer.scores, scorer.bags) == ([230, 200], [0, 0])


def test_claim() -> None:
    """A claim takes the rest when all opponents accept; one refusal plays on, and the claim is spent for the trick."""
    scorer = bidding(dealt(four(), SUITED), 4, 4, 4, 4)
    scorer.feed(3, CLAIM)
    assert (scorer.phase, scorer.to_act) == ("vote", {0, 2})
    assert scorer.public == scorer.hands[3]
    refused(scorer, 1, YES, "not awaited")
    refused(scorer, 0, play("SA"), "no place")
    scorer.feed(0, YES)
    scorer.feed(2, NO)
    assert (scorer.phase, scorer.to_act) == ("play", {0})
    refused(scorer, 3, CLAIM, "one claim")
    played(scorer, "SA")
    refused(scorer, 0, CLAIM, "on the table")
    played(scorer, "HA DA CA")
    assert scorer.offers(3) == [CLAIM]
    conceded(scorer, 3)
    assert (scorer.tricks, scorer.phase) == ([1, 0, 0, 12], "ready")


def test_match_to_its_end() -> None:
    """SP-1.2, SP-4.3: deals add up, penalties in them; at the target nobody is awaited any more."""
    scorer = four(target=200)
    whole_deal(scorer, (6, 0, 7, 0), 0)
    assert (scorer.scores, scorer.phase, scorer.winner) == ([130, 200], "over", 1)
    assert (scorer.to_act, scorer.offers(0), scorer.lawful(0)) == (set(), [], [])
    refused(scorer, 0, READY, "over")


def test_tie_at_the_target() -> None:
    """SP-1.2: both there with the same score: another deal."""
    scorer = whole_deal(four(target=250), (6, 0, 7, 0), 0)
    whole_deal(ready(scorer), (6, 0, 7, 0), 1)
    assert (scorer.scores, scorer.phase) == ([330, 330], "ready")


def test_draw_at_the_cap() -> None:
    """SP-1.4: equal after the last deal: over, and nobody has won."""
    scorer = whole_deal(four(cap=2), (6, 6, 7, 7), 0)
    assert scorer.scores == [130, -130]
    whole_deal(ready(scorer), (6, 6, 7, 7), 1)
    assert (scorer.scores, scorer.phase, scorer.winner) == ([0, 0], "over", None)


def test_house_without_nil() -> None:
    """SP-2.2 as a house may drop it: the lowest bid is one."""
    scorer = dealt(four(nil=False))
    scorer.feed(0, LOOK)
    assert scorer.lawful(0) == bids()[1:]


def test_house_without_double_nil() -> None:
    """SP-2.3 as a house may drop it: nothing is left to decide unseen, so everybody sees the hand at once."""
    scorer = dealt(four(double_nil="off"))
    assert (scorer.lawful(0), scorer.offers(1), scorer.shown[1]) == (bids(), [], scorer.hands[1])


def test_double_nil_when_behind() -> None:
    """SP-2.3 as a house may bound it: only for a side 100 or more behind; the others see the hand at once."""
    for scores, may in (([0, 0], False), ([100, 0], False), ([0, 99], False), ([0, 100], True), ([-150, -50], True)):
        scorer = four(double_nil="behind")
        scorer.scores = scores
        dealt(scorer)
        assert scorer.lawful(0) == ([LOOK, DOUBLE_NIL] if may else bids())
        assert scorer.offers(2) == ([LOOK] if may else [])
        assert (bool(scorer.shown[0]), bool(scorer.shown[1])) == (not may, scores != [100, 0])


def test_lowest_bid_of_a_side() -> None:
    """SP-2.1 with the house's lowest contract: the second of two partners brings it to four, or bids nil."""
    scorer = bidding(dealt(four(lowest_bid=4)), 1, 1)
    scorer.feed(2, LOOK)
    assert scorer.lawful(2) == [bid(0), *bids()[3:]]
    free = bidding(dealt(four(lowest_bid=4)), 0, 13)
    free.feed(2, LOOK)
    assert free.lawful(2) == bids()
    full = bidding(free, 1)
    full.feed(3, LOOK)
    assert full.lawful(3) == bids()
    doubled = bidding(dealt(four(lowest_bid=4)), DOUBLE, 1, 1)
    assert doubled.bids[2] == 1
