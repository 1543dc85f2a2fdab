"""Two-handed Spades (SP-5): the stock, double nil before it, bids after it, play."""

import pytest

from pik.cards.card import Card
from pik.cards.cardset import cards_of, mask_of
from pik.cards.deck import PACK_52
from pik.cards.notation import parse_cards
from pik.core.board import Pile
from pik.core.seat import CHANCE, Seat
from pik.games.spades.actions import Bid, DoubleNil, Look, Play, Shuffle
from pik.games.spades.config import House
from pik.games.spades.two_handed.actions import Keep, Pass
from pik.games.spades.two_handed.state import Deal
from tests.games.spades.build import DN, SALT, TWO, by_turn, config, drawn, refused, stocked

LOOKED = (Look(), Look())
FIRST, SECOND = "S:AK H:AKQJT98765 C:2", "S:QJ D:AKQJT98765 C:3"
LEAST = House(lowest_bid=4)


def begun(stock: tuple[Card, ...] = PACK_52, dealer: int = 0) -> Deal:
    """A deal in which nobody bid double nil and the first card may be seen."""
    return by_turn(stocked(stock, told=config(dealer)), *LOOKED)


def all_drawn(deal: Deal) -> Deal:
    """The deal with everything seen kept."""
    return by_turn(deal, *[Keep()] * 26)


def bids(deal: Deal) -> list[int]:
    """What may be bid by whoever is on turn."""
    (seat,) = TWO.waiting(deal)
    return [act.number for act in TWO.options(deal, seat) if isinstance(act, Bid)]


def test_nothing_is_dealt() -> None:
    """SP-5.1: the whole pack is the stock, its order is nobody's to see, and hands are empty."""
    deal = stocked()
    view = TWO.view(deal, Seat(0))
    assert (view.stock, view.counts, view.hand, view.top) == (52, (0, 0), (), None)
    assert refused(TWO.start(config()), CHANCE, Shuffle(PACK_52[:51], SALT))[0] == "bad-shuffle"


@pytest.mark.parametrize("dealer", range(2))
def test_the_non_dealer_begins(dealer: int) -> None:
    """SP-5.1: players take turns at the stock, the non-dealer first, thirteen turns each."""
    deal, order = begun(dealer=dealer), list[int]()
    while TWO.view(deal, None).phase == "draw":
        order += TWO.waiting(deal)
        deal = by_turn(deal, Keep())
    assert order == [1 - dealer, dealer] * 13
    assert TWO.view(deal, None).counts == (13, 13)
    assert TWO.view(deal, None).stock == 0


def test_the_player_on_turn_sees_the_top() -> None:
    """SP-5.1: the top card of the stock is seen by the player whose turn it is, by nobody else."""
    deal = begun()
    assert [TWO.view(deal, viewer).top for viewer in (Seat(1), Seat(0), None)] == ["S2", None, None]
    assert TWO.screen(TWO.view(deal, Seat(1))).piles == (Pile("stock", 52), Pile("top", 1, ("S2",)))
    deal = by_turn(deal, Keep())
    assert [TWO.view(deal, viewer).top for viewer in (Seat(1), Seat(0), None)] == [None, "S4", None]


def test_keeping() -> None:
    """SP-5.1: who keeps the card seen then sees the next one and throws it."""
    deal = by_turn(begun(), Keep())
    assert cards_of(deal.hands[1]) == ("S2",)
    assert TWO.view(deal, Seat(1)).discarded == ("S3",)
    assert deal.kept == (True,)


def test_passing() -> None:
    """SP-5.1: who throws the card seen must take the next one, whatever it is."""
    deal = by_turn(begun(), Pass())
    assert cards_of(deal.hands[1]) == ("S3",)
    assert TWO.view(deal, Seat(1)).discarded == ("S2",)
    assert deal.kept == (False,)


def test_what_was_thrown_stays_in_the_own_view() -> None:
    """SP-5.1: each may look again at what it has thrown, to the end; the other and everybody else never see it."""
    deal = all_drawn(begun())
    thrown = PACK_52[1::4]
    assert set(TWO.view(deal, Seat(1)).discarded) == set(thrown)
    assert TWO.view(deal, None).discarded == ()
    assert not set(TWO.view(deal, Seat(0)).discarded) & set(thrown)
    played = by_turn(deal, Bid(3), Bid(3), Play("H5"))
    assert set(TWO.view(played, Seat(1)).discarded) == set(thrown)
    assert TWO.screen(TWO.view(played, Seat(1))).discarded == TWO.view(played, Seat(1)).discarded


def test_all_see_whether_a_card_was_kept() -> None:
    """SP-5.1: that a player kept or threw is seen, the card is not."""
    deal = by_turn(begun(), Keep(), Pass())
    for viewer in (None, Seat(0), Seat(1)):
        assert TWO.view(deal, viewer).kept == (True, False)
        assert TWO.redact(begun(), Seat(1), Pass(), viewer) == Pass()
    assert [told.code for told in TWO.narrate(begun(), Seat(1), Pass())] == ["throws"]
    assert all("card" not in told.data for told in TWO.narrate(begun(), Seat(1), Keep()))


def test_half_the_pack_is_out() -> None:
    """SP-5.1: twenty-six cards are out of play, thirteen thrown by each."""
    deal = all_drawn(begun())
    assert [len(cards_of(cards)) for cards in deal.discards] == [13, 13]
    assert sum(deal.hands) + sum(deal.discards) == mask_of(PACK_52)


@pytest.mark.parametrize("dealer", range(2))
def test_double_nil_before_the_first_card(dealer: int) -> None:
    """SP-5.2: first the non-dealer, then the dealer says whether it bids double nil; no card is seen before."""
    deal = stocked(told=config(dealer))
    for seat in (1 - dealer, dealer):
        assert TWO.waiting(deal) == {Seat(seat)}
        assert set(TWO.options(deal, Seat(seat))) == {Look(), DoubleNil()}
        assert TWO.view(deal, Seat(seat)).top is None
        assert refused(deal, seat, Keep()) == ("not-now", {})
        deal = by_turn(deal, DoubleNil() if seat else Look())
    assert deal.bids == (None, DN)
    assert refused(deal, 1 - dealer, DoubleNil()) == ("not-now", {})


def test_no_exchange() -> None:
    """SP-5.2: double nil has no exchange: after the bids the non-dealer leads."""
    deal = by_turn(all_drawn(by_turn(stocked(), DoubleNil(), Look())), Bid(5))
    assert TWO.view(deal, None).phase == "play"
    assert TWO.waiting(deal) == {Seat(1)}


@pytest.mark.parametrize("dealer", range(2))
def test_bids_after_the_last_draw(dealer: int) -> None:
    """SP-5.2: the non-dealer bids first, then the dealer, and the non-dealer leads."""
    deal = all_drawn(begun(dealer=dealer))
    assert refused(begun(), 1, Bid(3)) == ("not-now", {})
    assert TWO.waiting(deal) == {Seat(1 - dealer)}
    assert bids(deal) == list(range(14))
    deal = by_turn(deal, Bid(7))
    assert TWO.waiting(deal) == {Seat(dealer)}
    deal = by_turn(deal, Bid(0))
    assert TWO.waiting(deal) == {Seat(1 - dealer)}
    assert deal.leader == 1 - dealer


@pytest.mark.parametrize("acts, waiting", [((DoubleNil(), Look()), {0}), ((Look(), DoubleNil()), {1})])
def test_who_bid_double_nil_bids_no_more(acts: tuple[Look | DoubleNil, ...], waiting: set[int]) -> None:
    """SP-5.2: only who has not bid double nil bids a number."""
    deal = all_drawn(by_turn(stocked(), *acts))
    assert TWO.waiting(deal) == waiting
    assert TWO.view(by_turn(deal, Bid(4)), None).phase == "play"


def test_two_double_nils() -> None:
    """SP-5.2: after two double nils the draw is followed by play."""
    deal = all_drawn(by_turn(stocked(), DoubleNil(), DoubleNil()))
    assert TWO.view(deal, None).phase == "play"


def test_play_is_as_ever() -> None:
    """SP-5.2, SP-3.1, SP-3.2: follow suit, spades wait until broken, the highest spade takes."""
    deal = by_turn(drawn(FIRST, SECOND), Bid(12), Bid(2))
    assert refused(deal, 1, Play("SA")) == ("not-broken", {})
    deal = by_turn(deal, Play("C2"))
    assert refused(deal, 0, Play("DA")) == ("must-follow", {"suit": "C"})
    deal = by_turn(deal, Play("C3"))
    assert deal.taken == (1, 0)
    assert TWO.waiting(deal) == {Seat(0)}
    deal = by_turn(deal, Play("DA"), Play("SK"))
    assert (deal.taken, deal.broken) == ((1, 1), True)
    assert Play("SA") in TWO.options(deal, Seat(1))


def test_each_alone_is_a_side() -> None:
    """SP-5.2: each player's own number is the contract, and nils are scored as for four."""
    deal = by_turn(all_drawn(by_turn(stocked(), DoubleNil(), Look())), Bid(5))
    while TWO.waiting(deal):
        (seat,) = TWO.waiting(deal)
        deal = TWO.step(deal, seat, next(iter(TWO.options(deal, seat))))
    tally = TWO.outcome(deal)
    assert tally is not None
    dealer, other = deal.taken
    assert dealer + other == 13
    assert tally.scores[1] == (200 if other == 0 else -200 + other - (100 if other >= 10 else 0))
    assert tally.results[0].contract == 5


def test_no_double_nil_for_two() -> None:
    """SP-6.3: where it is off nobody is asked, and the draw begins at once."""
    deal = stocked(told=config(house=House(double_nil="off")))
    assert TWO.view(deal, None).phase == "draw"


@pytest.mark.parametrize("scores, asked", [((100, 0), {1}), ((0, 100), {0}), ((99, 0), {1})])
def test_double_nil_when_behind_for_two(scores: tuple[int, int], asked: set[int]) -> None:
    """SP-6.3: only the player who is 100 or more behind is asked."""
    deal = stocked(told=config(scores=scores, house=House(double_nil="behind")))
    assert TWO.waiting(deal) == asked
    assert TWO.view(deal, None).phase == ("draw" if max(scores) < 100 else "blind")


def test_lowest_bid_for_two() -> None:
    """SP-6.5: of two players each brings the sum alone, or bids nil; a double nil of the other frees nobody."""
    deal = all_drawn(by_turn(stocked(told=config(house=LEAST)), *LOOKED))
    assert bids(deal) == [0, *range(4, 14)]
    assert bids(by_turn(deal, Bid(0))) == [0, *range(4, 14)]
    assert refused(deal, 1, Bid(3)) == ("bid-too-low", {"need": 4, "lowest": 4})
    alone = all_drawn(by_turn(stocked(told=config(house=LEAST)), DoubleNil(), Look()))
    assert bids(alone) == [0, *range(4, 14)]


def test_no_nil_for_two() -> None:
    """SP-6.2: without nil the lowest bid of two players is 1 as well."""
    deal = all_drawn(by_turn(stocked(told=config(house=House(nil=False))), *LOOKED))
    assert bids(deal) == list(range(1, 14))
    assert refused(deal, 1, Bid(0)) == ("no-nil", {})


def test_out_of_turn() -> None:
    """SP-5.1: nobody draws, bids or plays for the other."""
    deal = begun()
    assert refused(deal, 0, Keep()) == ("not-your-turn", {})
    done = all_drawn(deal)
    assert refused(done, 0, Bid(3)) == ("not-your-turn", {})
    play = by_turn(done, Bid(3), Bid(3))
    assert refused(play, 0, Play(parse_cards("H4")[0])) == ("not-your-turn", {})
    assert refused(play, 1, Play("S3")) == ("not-in-hand", {"card": "S3"})
