"""Arranged deals for the tests of the referee of Spades: who holds what, and a match brought to a given point."""

from collections.abc import Mapping, Sequence

from .spades import CHANCE, Scorer
from .spades_acts import CLAIM, DOUBLE_NIL, LOOK, READY, VOTES, Act, bid, exchange, play
from .spades_cards import DECK
from .spades_score import DOUBLE, Bid, Options

SALT = "00112233445566778899aabbccddeeff"
NO, YES = VOTES
SUITED = {
    0: "SA SK SQ SJ ST S9 S8 S7 S6 S5 S4 S3 S2",
    1: "HA HK HQ HJ HT H9 H8 H7 H6 H5 H4 H3 H2",
    2: "DA DK DQ DJ DT D9 D8 D7 D6 D5 D4 D3 D2",
    3: "CA CK CQ CJ CT C9 C8 C7 C6 C5 C4 C3 C2",
}
"""A whole suit for everybody."""


def shuffle(deck: Sequence[str]) -> Act:
    """The pack's act with these cards, top first."""
    return {"type": "shuffle", "deck": list(deck), "salt": SALT}


def arranged(dealer: int, hands: Mapping[int, str]) -> list[str]:
    """A pack that deals these hands (cards parted by spaces); those not given are filled with what remains."""
    given = {seat: cards.split() for seat, cards in hands.items()}
    named = {card for hand in given.values() for card in hand}
    rest = [card for card in DECK if card not in named]
    for seat in range(4):
        hand = given.setdefault(seat, [])
        lacking = 13 - len(hand)
        hand.extend(rest[:lacking])
        rest = rest[lacking:]
    return [given[(dealer + 1 + place) % 4][place // 4] for place in range(52)]


def dealt(scorer: Scorer, hands: Mapping[int, str] | None = None) -> Scorer:
    """The match with these hands dealt to four, the bidding to begin."""
    assert scorer.dealer is not None
    scorer.feed(CHANCE, shuffle(arranged(scorer.dealer, hands or {})))
    return scorer


def bidding(scorer: Scorer, *bids: Bid) -> Scorer:
    """The match with these bids made, each by the seat whose turn it is; who does not double has looked."""
    for value in bids:
        (seat,) = scorer.to_act
        if value == DOUBLE:
            scorer.feed(seat, DOUBLE_NIL)
            continue
        if seat not in scorer.looked:
            scorer.feed(seat, LOOK)
        assert isinstance(value, int)
        scorer.feed(seat, bid(value))
    return scorer


def exchanging(scorer: Scorer, given: Mapping[int, str]) -> Scorer:
    """The match with these cards laid for partners."""
    for seat, cards in given.items():
        scorer.feed(seat, exchange(*cards.split()))
    return scorer


def played(scorer: Scorer, cards: str) -> Scorer:
    """The match with these cards played, each by the seat whose turn it is."""
    for card in cards.split():
        (seat,) = scorer.to_act
        scorer.feed(seat, play(card))
    return scorer


def conceded(scorer: Scorer, seat: int) -> Scorer:
    """The match with the rest of the tricks given to a seat."""
    scorer.feed(seat, CLAIM)
    for other in scorer.opponents(seat):
        scorer.feed(other, YES)
    return scorer


def ready(scorer: Scorer) -> Scorer:
    """The match with everybody ready for the next deal."""
    for seat in range(scorer.seats):
        scorer.feed(seat, READY)
    return scorer


def four(dealer: int | None = 3, **options: object) -> Scorer:
    """A match of four; with dealer 3 seat 0 bids and leads first."""
    return Scorer(4, dealer, Options(**options))  # type: ignore[arg-type]


def whole_deal(scorer: Scorer, bids: Sequence[Bid], taker: int) -> Scorer:
    """A deal of four with these bids, from the dealer's left, whose tricks all go to one seat; no exchanges."""
    return conceded(bidding(dealt(scorer), *bids), taker)


def two_drawn(scorer: Scorer, acts: Sequence[Act], deck: Sequence[str] = DECK) -> Scorer:
    """A match of two with this stock and these choices, each by the seat whose turn it is."""
    scorer.feed(CHANCE, shuffle(deck))
    for act in acts:
        (seat,) = scorer.to_act
        scorer.feed(seat, act)
    return scorer
