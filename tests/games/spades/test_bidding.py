"""The deal, looking and bidding for four (SP-1.1, SP-2), and the house rules of bidding (SP-6.2, SP-6.3, SP-6.5)."""

import pytest
from msgspec.structs import replace

from pik.cards.notation import parse_cards
from pik.core.seat import CHANCE, Seat
from pik.games.spades.actions import Bid, DoubleNil, Look, Play, Shuffle
from pik.games.spades.config import House
from pik.games.spades.partners.actions import Exchange
from pik.games.spades.partners.state import Deal
from tests.games.spades.build import DN, FOUR, SALT, SUITS, bid, config, dealt, hand, refused

LEAST = House(lowest_bid=4)


def numbers(deal: Deal) -> list[int]:
    """What the player on turn may bid, having looked."""
    (seat,) = FOUR.waiting(deal)
    looked = deal if deal.looked[seat] else FOUR.step(deal, seat, Look())
    return [act.number for act in FOUR.options(looked, seat) if isinstance(act, Bid)]


@pytest.mark.parametrize("dealer", range(4))
def test_thirteen_each(dealer: int) -> None:
    """SP-1.1: thirteen cards each, one by one and clockwise, the first to the dealer's left neighbor."""
    start = FOUR.start(config(dealer))
    pack = parse_cards(" ".join(SUITS))
    deal = FOUR.step(start, CHANCE, Shuffle(pack, SALT))
    for at, card in enumerate(pack):
        assert card in hand(deal, (dealer + 1 + at) % 4)
    assert [len(hand(deal, seat)) for seat in range(4)] == [13] * 4


def test_only_the_whole_pack_is_dealt() -> None:
    """SP-1.1: all fifty-two cards are in play; a pack with a card twice is none."""
    start = FOUR.start(config())
    short = ("SA", *parse_cards(" ".join(SUITS))[1:51], "SA")
    assert refused(start, CHANCE, Shuffle(short, SALT))[0] == "bad-shuffle"
    assert refused(start, 0, Shuffle(parse_cards(" ".join(SUITS)), SALT))[0] == "not-your-turn"


@pytest.mark.parametrize("dealer", range(4))
def test_one_round_from_the_dealers_left(dealer: int) -> None:
    """SP-2.1: one bid each, from the dealer's left around to the dealer; then the dealer's left leads (SP-3.1)."""
    deal, order = dealt(told=config(dealer)), list[int]()
    for number in (4, 3, 2, 2):
        order += FOUR.waiting(deal)
        deal = bid(deal, number)
    assert order == [(dealer + 1 + at) % 4 for at in range(4)]
    assert [deal.bids[seat] for seat in order] == [4, 3, 2, 2]
    assert FOUR.view(deal, None).phase == "play"
    assert FOUR.waiting(deal) == {Seat(order[0])}


@pytest.mark.parametrize("before", [(), (13,), (13, 13), (1, 0, 5)])
def test_any_number_may_be_bid(before: tuple[int, ...]) -> None:
    """SP-2.1: nil to thirteen, higher or lower than what was bid before, at every turn; nobody passes."""
    assert numbers(bid(dealt(), *before)) == list(range(14))


def test_the_contract_is_the_sum() -> None:
    """SP-2.1: partners' numbers add up, and the table shows it once both are named."""
    deal = bid(dealt(), 4, 3, 2)
    sides = FOUR.screen(FOUR.view(deal, None)).sides
    assert [side.contract for side in sides] == [None, 6]
    sides = FOUR.screen(FOUR.view(bid(deal, 2), None)).sides
    assert [(side.seats, side.contract) for side in sides] == [((0, 2), 5), ((1, 3), 6)]


def test_a_number_is_bid_on_turn() -> None:
    """SP-2.1: nobody bids out of turn, or twice."""
    deal = FOUR.step(dealt(), Seat(2), Look())
    assert refused(deal, 2, Bid(3))[0] == "not-your-turn"
    assert refused(bid(deal, 3), 1, Bid(3))[0] == "not-your-turn"


def test_nil_is_a_bid_of_zero() -> None:
    """SP-2.2: zero is nil, and both partners may bid it."""
    deal = bid(dealt(), 0, 3, 0, 4)
    assert deal.bids == (4, 0, 3, 0)
    assert FOUR.view(deal, None).phase == "play"


def test_an_unseen_hand_is_hidden_from_its_player() -> None:
    """SP-2.3: until a player looks, the hand is in nobody's view, not even the player's own."""
    deal = dealt(SUITS)
    assert all(FOUR.view(deal, Seat(seat)).hand == () for seat in range(4))
    assert all(FOUR.screen(FOUR.view(deal, Seat(seat))).hand == () for seat in range(4))
    looked = FOUR.step(deal, Seat(3), Look())
    assert FOUR.view(looked, Seat(3)).hand == hand(deal, 3)
    assert [FOUR.view(looked, Seat(seat)).hand for seat in range(3)] == [()] * 3


def test_anybody_may_look_before_the_own_bid() -> None:
    """SP-2.3: on turn or not one may look, once, and everybody sees that it was looked at."""
    deal = dealt()
    for seat in (3, 0, 2):
        assert Look() in FOUR.offers(deal, Seat(seat))
        deal = FOUR.step(deal, Seat(seat), Look())
        assert Look() not in FOUR.offers(deal, Seat(seat))
    assert FOUR.view(deal, None).looked == (True, False, True, True)
    assert FOUR.redact(dealt(), Seat(3), Look(), None) == Look()
    assert refused(deal, 3, Look())[0] == "not-your-turn"


def test_look_or_double_nil_at_the_own_turn() -> None:
    """SP-2.3: who has not looked has two choices on turn, a number not among them."""
    deal = dealt()
    assert set(FOUR.options(deal, Seat(1))) == {Look(), DoubleNil()}
    assert not FOUR.offers(deal, Seat(1)).size
    assert refused(deal, 1, Bid(5)) == ("look-first", {})
    assert set(FOUR.options(FOUR.step(deal, Seat(1), Look()), Seat(1))) == {Bid(number) for number in range(14)}


def test_who_has_looked_bids_no_double_nil() -> None:
    """SP-2.3: double nil is gone with the first look."""
    deal = FOUR.step(dealt(), Seat(1), Look())
    assert refused(deal, 1, DoubleNil()) == ("already-looked", {})
    assert refused(deal, 1, Look()) == ("already-looked", {})


def test_double_nil_is_bid_on_turn() -> None:
    """SP-2.3: double nil is a bid like others: by turn."""
    assert refused(dealt(), 2, DoubleNil())[0] == "not-your-turn"


def test_a_double_nil_bidder_sees_the_hand() -> None:
    """SP-2.3: after the bid of double nil its player sees the cards at once; the partner still does not."""
    deal = bid(dealt(), DN)
    assert deal.bids == (None, DN, None, None)
    assert FOUR.view(deal, Seat(1)).hand == hand(deal, 1)
    assert FOUR.view(deal, Seat(3)).hand == ()


def test_no_nil() -> None:
    """SP-6.2: without nil the lowest bid is 1; double nil is another matter. With it, as usual, zero may be bid."""
    assert numbers(dealt()) == list(range(14))
    deal = dealt(told=config(house=House(nil=False)))
    assert DoubleNil() in FOUR.options(deal, Seat(1))
    assert numbers(deal) == list(range(1, 14))
    assert refused(FOUR.step(deal, Seat(1), Look()), 1, Bid(0)) == ("no-nil", {})


def test_no_double_nil() -> None:
    """SP-6.3: without double nil everybody sees the cards at once, and nobody is asked to look."""
    deal = dealt(told=config(house=House(double_nil="off")))
    assert deal.looked == (True,) * 4
    assert FOUR.view(deal, Seat(2)).hand == hand(deal, 2)
    assert numbers(deal) == list(range(14))
    assert refused(deal, 1, DoubleNil()) == ("no-double-nil", {})


@pytest.mark.parametrize(
    "scores, allowed",
    [((0, 0), ()), ((99, 0), ()), ((100, 0), (1, 3)), ((-30, 70), (0, 2)), ((-30, 69), ()), ((400, 20), (1, 3))],
)
def test_double_nil_when_behind(scores: tuple[int, int], allowed: tuple[int, ...]) -> None:
    """SP-6.3: a side that is 100 or more behind may bid double nil; the others see their cards at once."""
    deal = dealt(told=config(scores=scores, house=House(double_nil="behind")))
    assert tuple(seat for seat in range(4) if not deal.looked[seat]) == allowed
    for seat in range(4):
        on_turn = replace(deal, dealer=Seat((seat + 3) % 4))
        assert (DoubleNil() in FOUR.options(on_turn, Seat(seat))) == (seat in allowed)


def test_double_nil_is_usual() -> None:
    """SP-6.3: where nothing is said anybody may bid double nil, whatever the scores."""
    deal = dealt(told=config(scores=(400, 20)))
    assert not any(deal.looked)
    assert DoubleNil() in FOUR.options(deal, Seat(1))
    assert DoubleNil() in FOUR.options(bid(deal, 3), Seat(2))


def test_double_nil_is_refused_to_who_is_not_behind() -> None:
    """SP-6.3: who is ahead is told how far behind a side must be."""
    deal = dealt(told=config(scores=(0, 200), house=House(double_nil="behind")))
    assert refused(deal, 1, DoubleNil()) == ("not-behind", {"count": 100})


@pytest.mark.parametrize(
    "first, least",
    [(1, 3), (2, 2), (3, 1), (4, 1), (13, 1)],
)
def test_lowest_bid(first: int, least: int) -> None:
    """SP-6.5, SP-6.2: who bids last of a side brings the sum to 4; nil remains open."""
    deal = bid(dealt(told=config(house=LEAST)), first, 1)
    assert numbers(deal) == [0, *range(least, 14)]
    looked = FOUR.step(deal, Seat(3), Look())
    if least > 1:
        assert refused(looked, 3, Bid(least - 1)) == ("bid-too-low", {"need": least, "lowest": 4})


def test_lowest_bid_leaves_the_first_free() -> None:
    """SP-6.5: the first bidder of each side bids what it likes."""
    deal = dealt(told=config(house=LEAST))
    assert numbers(deal) == list(range(14))
    assert numbers(bid(deal, 1)) == list(range(14))


@pytest.mark.parametrize("first", [0, DN])
def test_a_nil_exempts_from_the_lowest_bid(first: int) -> None:
    """SP-6.5: beside a nil or double nil any number will do."""
    assert numbers(bid(dealt(told=config(house=LEAST)), first, 4)) == list(range(14))


def test_lowest_bid_without_nil() -> None:
    """SP-6.2, SP-6.5: where nil is off too, the last bidder must bring the sum up."""
    house = House(lowest_bid=4, nil=False)
    assert numbers(bid(dealt(told=config(house=house)), 1, 5)) == list(range(3, 14))


def test_no_lowest_bid() -> None:
    """SP-6.5: the option is off by default: partners may bid 1 and 1."""
    assert 1 in numbers(bid(dealt(), 1, 1))


def test_nothing_else_while_bidding() -> None:
    """SP-2.1: no card is played and none is laid before the bids are made."""
    deal = dealt()
    assert refused(deal, 1, Play(hand(deal, 1)[0]))[0] == "not-now"
    assert refused(deal, 1, Exchange(hand(deal, 1)[:3]))[0] == "not-now"
