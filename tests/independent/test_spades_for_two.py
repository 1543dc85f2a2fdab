"""The independent referee keeps the rules of Spades for two: the draw, the bids, the play."""

from tests.independent.spades import Scorer
from tests.independent.spades_acts import DOUBLE_NIL, KEEP, LOOK, PASS, bid, bids
from tests.independent.spades_cards import DECK
from tests.independent.spades_deals import bidding, conceded, played, ready, shuffle, two_drawn
from tests.independent.spades_score import DOUBLE, Options


def two(dealer: int = 1, options: Options | None = None) -> Scorer:
    """A match of two; with dealer 1 seat 0 begins."""
    return Scorer(2, dealer, options)


def test_draw_keeps_or_passes() -> None:
    """SP-5.1: who keeps the top card throws the next away, who doesn't must keep the next; both see both."""
    scorer = two_drawn(two(), [LOOK, LOOK])
    assert (scorer.phase, scorer.to_act, scorer.shown[0]) == ("draw", {0}, {DECK[0]})
    assert scorer.lawful(0) == [KEEP, PASS]
    scorer.feed(0, KEEP)
    assert (scorer.hands[0], scorer.thrown[0], scorer.shown[0]) == ({DECK[0]}, {DECK[1]}, set(DECK[:2]))
    assert (scorer.to_act, scorer.shown[1]) == ({1}, {DECK[2]})
    scorer.feed(1, PASS)
    assert (scorer.hands[1], scorer.thrown[1], scorer.to_act) == ({DECK[3]}, {DECK[2]}, {0})


def test_thirteen_each() -> None:
    """SP-5.1: after 26 draws each holds 13 and has thrown 13 away, and the stock is gone."""
    scorer = two_drawn(two(), [LOOK, LOOK, *[KEEP, PASS] * 13])
    assert (scorer.phase, scorer.to_act, scorer.stock) == ("bid", {0}, [])
    assert [len(hand) for hand in (*scorer.hands, *scorer.thrown)] == [13, 13, 13, 13]
    assert scorer.hands[0] == set(DECK[::4])
    assert scorer.hands[1] == set(DECK[3::4])


def test_double_nil_before_any_card() -> None:
    """SP-5.2: double nil is said before the draw, non-dealer first; the others bid after it, non-dealer first."""
    scorer = two_drawn(two(dealer=0), [])
    assert (scorer.phase, scorer.to_act, scorer.lawful(1)) == ("blind", {1}, [LOOK, DOUBLE_NIL])
    assert (scorer.offers(0), scorer.lawful(0)) == ([], [])
    scorer.feed(1, DOUBLE_NIL)
    scorer.feed(0, LOOK)
    for _ in range(26):
        (seat,) = scorer.to_act
        scorer.feed(seat, KEEP)
    assert (scorer.phase, scorer.to_act, scorer.lawful(0)) == ("bid", {0}, bids())
    scorer.feed(0, bid(5))
    assert (scorer.bids, scorer.phase, scorer.to_act) == ({1: DOUBLE, 0: 5}, "play", {1})


def test_both_double_nil() -> None:
    """SP-5.2, SP-2.4: after two double nils nobody bids and nothing is exchanged."""
    scorer = two_drawn(two(), [DOUBLE_NIL, DOUBLE_NIL, *[KEEP] * 26])
    assert (scorer.phase, scorer.to_act) == ("play", {0})


def test_each_alone() -> None:
    """SP-5.2: non-dealer leads, two cards a trick, each scores alone, the deal alternates."""
    scorer = bidding(two_drawn(two(), [LOOK, LOOK, *[KEEP] * 26]), 5, 0)
    conceded(played(scorer, "C3 C5"), 0)
    assert (scorer.tricks, scorer.scores) == ([12, 1], [57, -99])
    ready(scorer).feed(-1, shuffle(DECK))
    assert (scorer.dealer, scorer.to_act) == (0, {1})
