"""What the master of Spades makes of a moment before it looks into likely worlds."""

import pytest

from pik.bots.kernels.spades import habits, position_of
from pik.bots.kernels.spades.layout import HOLDER, LED, SIZE, TABLE
from pik.bots.policy.spades.candidates import cheapest
from pik.bots.policy.spades.giving import given
from pik.bots.policy.spades.hand import counting
from pik.bots.policy.spades.master.bidding import SPOKEN_FOR, completed, with_one_more
from pik.bots.policy.spades.master.giving import candidates
from pik.bots.policy.spades.master.rows import row_of
from pik.bots.policy.spades.master.values import Values
from pik.bots.policy.spades.position import Position
from pik.bots.policy.spades.worth import BAG, Worth
from pik.cards.notation import parse_mask
from pik.core.draw import SeededDraw
from pik.core.seat import Seat
from pik.games.spades.config import House
from pik.games.spades.knowledge import played_by
from tests.bots.kernels.engines import ENGINES
from tests.bots.spades.scenes import at_bid
from tests.bots.spades.sights import sight_of

DEALS = 40


@pytest.mark.parametrize("name", ["spades", "spades-two-handed"])
def test_a_row_is_the_position_of_the_deal(name: str) -> None:
    """With the true hands a row says what the engine's deal does, and of what is known no more than was shown."""
    engine, draw = ENGINES[name], SeededDraw(b"rows")
    for _ in range(DEALS):
        deal = engine.with_left(draw, 1 + draw.below(13))
        (seat,) = engine.game.waiting(deal)
        sight = sight_of(name, deal, seat)
        rows = habits.spread(row_of(sight, sight.bids), [deal.hands])
        price = round(BAG) if deal.house.bag_penalty else 0
        assert engine.cleared(habits.bare(rows)[0]) == engine.cleared(position_of(deal, (price, price)))
        gone, *barred = (int(each) for each in rows[0][SIZE:])
        assert gone == sight.thrown | sum(played_by(sight.view))
        assert not any(hand & no for hand, no in zip(deal.hands, barred, strict=False))
        assert rows[0][TABLE] == len(deal.trick)
        assert rows[0][LED] in range(4)
        assert rows[0][HOLDER] in range(deal.seats)


def test_later_bidders_count_what_is_left() -> None:
    """SP-2.1: what was bid stays; who bids later counts the winners, and names one or what is left of twelve."""
    deal = at_bid("S:AKQT8765 H:4 D:A3 C:92", (3,))()
    sight = sight_of("spades", deal, Seat(1))
    bids = completed(sight, deal.hands, 5)
    assert (bids[0], bids[1]) == (3, 5)
    assert bids[2] == max(1, min(4, round(counting(4)(deal.hands[2]))))
    assert completed(sight, deal.hands, 7)[2:] == (SPOKEN_FOR - 10, 1)
    assert completed(sight, deal.hands, 13)[2:] == (1, 1)


def test_a_contract_that_lacks_one_trick() -> None:
    """SP-4.1: the side that lacks one gets it from the opponent with the most; else nothing changes."""
    sight = sight_of("spades", at_bid("S:AKQT8765 H:4 D:A3 C:92", (3,))(), Seat(1))
    assert with_one_more(sight, (3, 5, 2, 2), (4, 4, 3, 2)) == (3, 5, 3, 2)
    assert with_one_more(sight, (3, 5, 2, 2), (4, 5, 2, 2)) is None
    assert with_one_more(sight, (3, 5, 2, 2), (5, 4, 3, 1)) is None
    assert with_one_more(sight, (3, 0, 2, 4), (3, 1, 6, 3)) == (3, 1, 5, 4)


def test_hopes_end_with_the_match() -> None:
    """SP-1.2: what a bid promises beside its points counts while the match goes on; a fear counts always."""
    going_on = Values(Worth(0, House(), (100, 100), (0, 0), 500, None, last=False))
    over = Values(Worth(0, House(), (480, 100), (0, 0), 500, None, last=False))
    bids, taken = (3, 3, 3, 3), (4, 3, 3, 3)
    assert going_on.of(bids, taken, 10.0) > going_on.of(bids, taken)
    assert over.of(bids, taken, 10.0) == over.of(bids, taken)
    assert over.of(bids, taken, -10.0) < over.of(bids, taken)
    assert over.settled(bids, [taken])
    assert not going_on.settled(bids, [taken])


def test_the_cheapest_winner() -> None:
    """The last to play considers one winner of a suit, and all losers; with a nil to save, every card."""
    hand = parse_mask("H:AQ3 S:2")
    other = parse_mask("H:T D:2345")

    def last(bid: int) -> Position:
        position = Position((other, hand), (5, bid), (4, 4), 0, hurts=True)
        position.resume((13 + 8,))
        return position

    hearts = parse_mask("H:AQ3")
    assert cheapest(last(7), 1, hearts) == parse_mask("H:Q3")
    first = Position((other, hand), (5, 7), (4, 4), 1, hurts=True)
    assert cheapest(first, 1, hearts) == hearts
    nil = Position((other, hand), (5, 0), (9, 0), 0, hurts=True)
    nil.resume((13 + 8,))
    assert cheapest(nil, 1, hearts) == hearts


@pytest.mark.parametrize("bidder", [True, False])
def test_cards_to_give(bidder: bool) -> None:
    """SP-2.4: three cards each time, those given by habit among them, twenty ways in all."""
    hand = parse_mask("S:AK2 H:AT5 D:5432 C:654")
    found = candidates(hand, bidder=bidder)
    assert given(hand, bidder=bidder) in found
    assert len(found) == len(set(found)) == 20
    assert {cards.bit_count() for cards in found} == {3}
    assert not any(cards & ~hand for cards in found)
