"""The independent referee of Pikala keeps the rules of play, of "none are mine" and of claims."""

import random

import pytest

from tests.independent.pikala import Illegal, Scorer, legal_cards
from tests.independent.pikala_acts import Act
from tests.independent.pikala_cards import DECK, RANKS, winning_card
from tests.independent.pikala_deals import (
    ALL_TRICKS,
    CLAIM,
    NONE_MINE,
    PIKALA,
    SIT_OUT,
    at_scores,
    dealt,
    declared,
    draw,
    drawn,
    play,
    played,
    sole_taker,
)

YES: Act = {"type": "vote", "accept": True}
NO: Act = {"type": "vote", "accept": False}
THREE = {1: "S6 H6 H7 D6 D7", 2: "SK HA HT D8 D9", 0: "SQ HK H9 DT DQ"}


def three() -> Scorer:
    """Three seats, spades are trump, seat 1 to lead."""
    return declared(drawn(Scorer(3, 0), THREE, "ST"))


def test_leader_and_direction() -> None:
    """PK-6.1: the dealer's left leads, play goes clockwise, the taker leads the next trick."""
    scorer = three()
    turns: list[set[int]] = []
    for card in ("H6", "HA", "HK"):
        turns.append(set(scorer.to_act))
        played(scorer, card)
    assert (turns, scorer.to_act, scorer.tricks) == ([{1}, {2}, {0}], {2}, [0, 0, 1])
    with pytest.raises(Illegal, match="not awaited"):
        scorer.feed(1, play("H7"))


@pytest.mark.parametrize(
    "hand, first, legal",
    [
        ("CA C9 HA D7 S6", True, "CA"),
        ("CA C9 HA D7 S6", False, "CA C9 HA D7 S6"),
        ("CK C9 HA D7 S6", True, "CK C9 HA D7 S6"),
    ],
)
def test_trump_ace_is_led(hand: str, first: bool, legal: str) -> None:
    """PK-6.2: at the first own lead the trump ace must be led, later it need not; clubs are trump."""
    assert legal_cards(hand.split(), [], "C", first) == set(legal.split())


def test_trump_ace_does_not_bind_while_following() -> None:
    """PK-6.2: the first lead counts, not the first trick: who has followed still leads the ace first."""
    scorer = declared(drawn(Scorer(2, 0), {1: "H6 D6 D7 D8 D9", 0: "SA HA H9 S7 S8"}, "ST"))
    played(scorer, "H6 HA")
    assert scorer.lawful(0) == [play("SA")]
    with pytest.raises(Illegal, match=r"PK-6\.2"):
        scorer.feed(0, play("H9"))
    played(scorer, "SA D6")
    assert len(scorer.lawful(0) or []) == 3


@pytest.mark.parametrize(
    "hand, trick, legal",
    [
        ("H6 SA D7", "HT", "H6"),
        ("SA S6 D7", "HT", "SA S6"),
        ("C6 DA DK", "HT S9", "C6 DA DK"),
        ("C6 DA DK", "S9", "C6 DA DK"),
    ],
)
def test_suit_then_trump_then_any(hand: str, trick: str, legal: str) -> None:
    """PK-6.3: the led suit, without it a trump, without both any card; spades are trump."""
    assert legal_cards(hand.split(), trick.split(), "S", True) == set(legal.split())


@pytest.mark.parametrize(
    "hand, trick, legal",
    [
        ("HJ HQ H8 SA C6", "H9", "HJ HQ"),
        ("HJ HQ H8 SA C6", "HK", "HJ HQ H8"),
        ("HJ HA H8 SA C6", "H9 S6", "HJ HA H8"),
        ("S6 ST SK C6 DA", "HT S9", "ST SK"),
        ("S6 S7 CK C6 DA", "HT S9", "S6 S7"),
        ("SA SK S7 HA D7", "SQ", "SA SK"),
        ("S8 S7 HA D7", "SQ", "S8 S7"),
        ("HJ H8 D6", "H9 DA", "HJ"),
    ],
)
def test_beat_if_possible(hand: str, trick: str, legal: str) -> None:
    """PK-6.4: beat the winning card within PK-6.3; under a trump the led suit just follows; spades are trump."""
    assert legal_cards(hand.split(), trick.split(), "S", True) == set(legal.split())


def told_sentence_by_sentence(hand: set[str], trick: list[str], trump: str) -> set[str]:
    """The sentences of PK-6.4 one after another, with ranks counted: another way to the same cards."""
    led = trick[0][0]
    trumped = led != trump and any(card[0] == trump for card in trick)
    suit = led if any(card[0] == led for card in hand) else trump
    mine = {card for card in hand if card[0] == suit}
    if not mine:
        return hand
    if trumped and suit == led:
        return mine
    highest = max((RANKS.index(card[1]) for card in trick if card[0] == suit), default=-1)
    return {card for card in mine if RANKS.index(card[1]) > highest} or mine


def test_two_ways_to_the_lawful_cards() -> None:
    """PK-6.3, PK-6.4: trying each card and going through the sentences give the same on random positions."""
    chance = random.Random(64)
    for _ in range(4000):
        cards = chance.sample(DECK, 10)
        hand, trick = set(cards[: chance.randint(1, 5)]), cards[5 : 5 + chance.randint(1, 5)]
        trump = chance.choice("SHDC")
        assert legal_cards(hand, trick, trump, True) == told_sentence_by_sentence(hand, trick, trump)


@pytest.mark.parametrize(
    "trick, winner",
    [("H9 S6 HA S8", "S8"), ("H9 DA HT CK", "HT"), ("D6 HA CA", "D6"), ("S6 S7 HA", "S7")],
)
def test_who_takes(trick: str, winner: str) -> None:
    """PK-6.5: the highest trump, else the highest of the led suit; spades are trump."""
    assert winning_card(trick.split(), "S") == winner


def test_unlawful_cards_stay_in_the_hand() -> None:
    """PK-6.3, PK-6.4: a card out of suit, a card that does not beat, a card not held are refused and nothing moves."""
    scorer = played(three(), "H6")
    before = str(vars(scorer))
    for card, reason in (("SK", r"PK-6\.3"), ("H7", "not in the hand")):
        with pytest.raises(Illegal, match=reason):
            scorer.feed(2, play(card))
    assert str(vars(scorer)) == before
    played(scorer, "HT")
    with pytest.raises(Illegal, match=r"PK-6\.4"):
        scorer.feed(0, play("H9"))


def test_none_are_mine() -> None:
    """PK-7.1: from one's last card until the deal is scored, once, and it changes nothing."""
    scorer = played(sole_taker(Scorer(2, 0)), ALL_TRICKS[:-6])
    assert scorer.offers(1) == [CLAIM]
    with pytest.raises(Illegal, match=r"PK-7\.1"):
        scorer.feed(1, NONE_MINE)
    played(scorer, "ST")
    assert (scorer.offers(1), scorer.offers(0)) == ([NONE_MINE], [])
    scorer.feed(1, NONE_MINE)
    assert (scorer.offers(1), scorer.to_act, scorer.scores) == ([], {0}, [25, 21])
    assert played(scorer, "DJ").offers(1) == []


def test_claim_is_accepted() -> None:
    """PK-7.2: when all others agree the claimant is credited the rest, the others the price of no trick."""
    scorer = three()
    scorer.feed(2, CLAIM)
    assert (scorer.phase, scorer.to_act) == ("vote", {0, 1})
    with pytest.raises(Illegal, match="no place"):
        scorer.feed(1, play("H6"))
    with pytest.raises(Illegal, match="no place"):
        scorer.feed(1, CLAIM)
    scorer.feed(0, YES)
    with pytest.raises(Illegal, match="not awaited"):
        scorer.feed(0, YES)
    scorer.feed(1, YES)
    assert scorer.rows == [[(30, 1), (30, 1), (20, 0)]]


def test_claim_is_credited_one_by_one() -> None:
    """PK-7.2: an accepted claim stops at zero; the rest is not credited and no row is written."""
    scorer = sole_taker(at_scores(9, 3))
    scorer.feed(1, CLAIM)
    scorer.feed(0, YES)
    assert (scorer.winner, scorer.tricks[1], len(scorer.rows)) == (1, 3, 1)


def test_claim_brings_the_bonus() -> None:
    """PK-7.2, PK-5.2: the first credited trick brings the announced bonus."""
    scorer = sole_taker(Scorer(2, 0), {1: PIKALA})
    scorer.feed(1, CLAIM)
    scorer.feed(0, YES)
    assert scorer.rows[-1] == [(30, 1), (10, 0)]


def test_claim_is_refused() -> None:
    """PK-7.2: one "play on" is enough; the leader leads, and the claimant waits for the next trick to claim again."""
    scorer = three()
    scorer.feed(2, CLAIM)
    scorer.feed(1, NO)
    assert (scorer.phase, scorer.to_act, scorer.scores) == ("play", {1}, [25, 25, 25])
    assert (scorer.offers(2), scorer.offers(1)) == ([], [CLAIM])
    played(scorer, "H6")
    with pytest.raises(Illegal, match=r"PK-7\.2"):
        scorer.feed(0, CLAIM)
    assert played(scorer, "HA HK").offers(2) == [CLAIM]


def test_claim_waits_for_the_declarations() -> None:
    """PK-7.2: nobody claims before the circle of declarations is over."""
    scorer = drawn(Scorer(3, 0), THREE, "ST")
    with pytest.raises(Illegal, match="no place"):
        scorer.feed(2, CLAIM)


def test_no_claim_from_outside_the_deal() -> None:
    """PK-3.6, PK-7.2: who sits out neither claims nor votes."""
    scorer = dealt(at_scores(9, 9, 9, 9, 9), {}, "C6")
    for seat in (1, 2):
        scorer.feed(seat, draw(*scorer.hands[seat]))
    for act in (SIT_OUT, draw(), draw()):
        scorer.feed(min(scorer.to_act), act)
    declared(scorer)
    assert scorer.offers(3) == []
    with pytest.raises(Illegal, match="not in the deal"):
        scorer.feed(3, CLAIM)
    scorer.feed(4, CLAIM)
    assert scorer.to_act == {0, 1, 2}
