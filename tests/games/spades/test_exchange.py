"""The exchange of three cards beside a double nil (SP-2.4)."""

import pytest

from pik.cards.notation import parse_cards
from pik.core.seat import Seat
from pik.games.spades.actions import Bid, Look, Play
from pik.games.spades.partners.actions import Exchange, Laid
from pik.games.spades.partners.state import Deal
from tests.games.spades.build import DN, FOUR, SUITS, bid, config, dealt, gives, hand, mask, refused


def bid_by(*bids: int) -> Deal:
    """A deal in which each seat has a suit: 0 spades, 1 hearts, 2 diamonds, 3 clubs; the bids go 1, 2, 3, 0."""
    return bid(dealt(SUITS), *bids)


@pytest.mark.parametrize(
    "bids, givers",
    [
        ((3, 3, 3, 3), ()),
        ((0, 3, 3, 3), ()),
        ((DN, 3, 3, 3), (1, 3)),
        ((3, 3, DN, 3), (1, 3)),
        ((3, DN, 3, 3), (0, 2)),
        ((DN, 3, 0, 3), (1, 3)),
        ((DN, 3, DN, 3), ()),
        ((DN, DN, 3, 3), (0, 1, 2, 3)),
        ((DN, DN, DN, 3), (0, 2)),
        ((DN, DN, DN, DN), ()),
    ],
)
def test_who_exchanges(bids: tuple[int, ...], givers: tuple[int, ...]) -> None:
    """SP-2.4: a lone double nil of a side exchanges with the partner, beside a nil too; two of them do not."""
    deal = bid_by(*bids)
    assert FOUR.view(deal, None).phase == ("exchange" if givers else "play")
    assert FOUR.waiting(deal) == (set(givers) or {Seat(1)})


def test_not_before_the_bids_are_made() -> None:
    """SP-2.4: cards are exchanged after the last bid and before the lead."""
    deal = bid_by(DN, 3, 3)
    assert refused(deal, 1, Exchange(("H2", "H3", "H4")))[0] == "not-now"
    deal = bid(deal, 3)
    assert refused(deal, 1, Play("H2"))[0] == "not-now"


def test_three_cards_change_hands() -> None:
    """SP-2.4: each has thirteen cards again, three of them the partner's; the others' hands stay as they were."""
    deal = gives(gives(bid_by(DN, 3, 3, 3), 1, "HA HK HQ"), 3, "C2 C3 C4")
    assert deal.hands == (
        mask("S:AKQJT98765432"),
        mask("H:JT98765432 C:432"),
        mask("D:AKQJT98765432"),
        mask("H:AKQ C:AKQJT98765"),
    )
    assert FOUR.view(deal, None).phase == "play"
    assert FOUR.waiting(deal) == {Seat(1)}


@pytest.mark.parametrize("first, second", [(1, 3), (3, 1)])
def test_blind_both_ways(first: int, second: int) -> None:
    """SP-2.4: whoever lays first, nobody sees or holds the partner's cards before laying."""
    cards = {1: "HA HK HQ", 3: "C2 C3 C4"}
    deal = gives(bid_by(DN, 3, 3, 3), first, cards[first])
    for seat in (first, second):
        view = FOUR.view(deal, Seat(seat))
        assert view.hand == hand(deal, seat)
        assert view.received == ()
    assert set(FOUR.view(deal, Seat(first)).given) == set(parse_cards(cards[first]))
    assert FOUR.view(deal, None).laid == tuple(seat == first for seat in range(4))
    assert len(hand(deal, first)) == 10
    done = gives(deal, second, cards[second])
    assert FOUR.view(done, Seat(first)).received == FOUR.view(done, Seat(second)).given
    assert FOUR.view(done, Seat(second)).received == FOUR.view(done, Seat(first)).given


def test_all_at_the_same_time() -> None:
    """SP-2.4: two exchanges run side by side, in any order, and play begins after the last."""
    deal = bid_by(DN, DN, 3, 3)
    for seat, cards in ((0, "SA SK SQ"), (1, "HA HK HQ"), (2, "D2 D3 D4")):
        deal = gives(deal, seat, cards)
        assert FOUR.view(deal, None).phase == "exchange"
    assert FOUR.waiting(deal) == {Seat(3)}
    assert hand(deal, 2)[:3] == ("SQ", "SK", "SA")
    assert FOUR.view(gives(deal, 3, "C2 C3 C4"), None).phase == "play"


@pytest.mark.parametrize(
    "cards, code",
    [
        ("HA HK", "exchange-three"),
        ("HA HK HQ HJ", "exchange-three"),
        ("", "exchange-three"),
        ("HA HA HK", "exchange-three"),
        ("HA HK SA", "not-in-hand"),
    ],
)
def test_exactly_three_of_the_hand(cards: str, code: str) -> None:
    """SP-2.4: three different cards of the own hand, no fewer and no more."""
    assert refused(bid_by(DN, 3, 3, 3), 1, Exchange(parse_cards(cards)))[0] == code


def test_once_each() -> None:
    """SP-2.4: what lies, lies; and who has no part in an exchange lays nothing."""
    deal = gives(bid_by(DN, 3, 3, 3), 1, "HA HK HQ")
    assert refused(deal, 1, Exchange(("H2", "H3", "H4")))[0] == "not-your-turn"
    assert refused(deal, 0, Exchange(("S2", "S3", "S4")))[0] == "not-your-turn"


def test_others_see_only_that_three_lie_there() -> None:
    """SP-2.4: what is laid is seen by its player alone, the partner sees it in the hand only."""
    deal, act = bid_by(DN, 3, 3, 3), Exchange(("HQ", "HK", "HA"))
    assert FOUR.redact(deal, Seat(1), act, Seat(1)) == act
    assert [FOUR.redact(deal, Seat(1), act, viewer) for viewer in (None, Seat(0), Seat(2), Seat(3))] == [Laid()] * 4
    after = gives(gives(deal, 1, "HA HK HQ"), 3, "C2 C3 C4")
    assert all(FOUR.view(after, viewer).given == () for viewer in (None, Seat(0), Seat(2)))
    assert all(FOUR.view(after, viewer).received == () for viewer in (None, Seat(0), Seat(2)))
    assert FOUR.view(after, Seat(3)).given == ("C2", "C3", "C4")
    assert FOUR.view(after, Seat(3)).received == ("HQ", "HK", "HA")


def test_the_order_of_the_three_means_nothing() -> None:
    """SP-2.4: a record keeps the three cards in the order of the pack."""
    assert Exchange(("HA", "S2", "HK")) == Exchange(("S2", "HK", "HA"))


def test_a_nil_bidder_gives_too() -> None:
    """SP-2.4: a partner's plain nil is no exemption: that player lays three cards as well."""
    deal = bid_by(0, 3, DN, 3)
    assert FOUR.waiting(deal) == {Seat(1), Seat(3)}
    assert [act for act in FOUR.options(deal, Seat(1)) if isinstance(act, Bid | Look)] == []
    assert FOUR.options(deal, Seat(1)).size == 286


def test_the_dealers_seat_does_not_matter() -> None:
    """SP-2.4: partners exchange whoever deals."""
    deal = bid(dealt(SUITS, told=config(2)), DN, 3, 3, 3)
    assert FOUR.waiting(deal) == {Seat(1), Seat(3)}
