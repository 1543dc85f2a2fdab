"""What a table of either Spades game shows and tells (SP-7.4), beside what the rules' own tests look at."""

import pytest
from msgspec.structs import replace

from pik.core.message import Happening, Message
from pik.core.seat import CHANCE, Seat
from pik.games.spades.actions import Bid, DoubleNil, Look, Play, Shuffle, Shuffled
from pik.games.spades.config import House
from pik.games.spades.partners.actions import Exchange
from pik.games.spades.partners.state import Deal
from pik.games.spades.seen import SideBoard, Worth
from pik.games.spades.two_handed.actions import Keep
from tests.games.spades.build import (
    DN,
    FOUR,
    MIXED,
    SALT,
    SUITS,
    TWO,
    at_random,
    bid,
    by_turn,
    config,
    dealt,
    deck_of,
    drawn,
    gives,
    plays,
    stocked,
    to_play,
)

OTHER = (MIXED[1], MIXED[0], MIXED[3], MIXED[2])


def codes(told: tuple[Happening, ...]) -> list[str]:
    """The codes of happenings."""
    return [each.code for each in told]


def test_the_order_of_the_pack_is_nobodys() -> None:
    """SP-1.1: of a shuffle everybody sees the fingerprint, which the order and the salt make."""
    shuffle = Shuffle(deck_of(MIXED), SALT)
    for viewer in (None, Seat(0)):
        seen = FOUR.redact(FOUR.start(config()), CHANCE, shuffle, viewer)
        assert isinstance(seen, Shuffled)
        assert seen.commitment == FOUR.step(FOUR.start(config()), CHANCE, shuffle).commitment
        assert len(seen.commitment) == 64
    other = FOUR.redact(FOUR.start(config()), CHANCE, replace(shuffle, salt="1" * 32), None)
    assert other != FOUR.redact(FOUR.start(config()), CHANCE, shuffle, None)
    stock = Shuffle(deck_of(SUITS), SALT)
    assert isinstance(TWO.redact(TWO.start(config()), CHANCE, stock, Seat(1)), Shuffled)


def test_what_is_told_while_bidding() -> None:
    """SP-2.1 to SP-2.4: every look, bid and exchange is told by its kind, without a card."""
    deal = dealt(SUITS)
    assert codes(FOUR.narrate(FOUR.start(config()), CHANCE, Shuffle(deck_of(SUITS), SALT))) == ["deals"]
    assert codes(FOUR.narrate(deal, Seat(1), Look())) == ["looks"]
    assert codes(FOUR.narrate(deal, Seat(1), DoubleNil())) == ["bids-double-nil"]
    looked = FOUR.step(deal, Seat(1), Look())
    assert FOUR.narrate(looked, Seat(1), Bid(5)) == (Happening("bids", Seat(1), {"number": 5}),)
    assert codes(FOUR.narrate(looked, Seat(1), Bid(0))) == ["bids-nil"]
    laying = bid(deal, DN, 3, 3, 3)
    assert FOUR.narrate(laying, Seat(1), Exchange(("H2", "H3", "H4"))) == (Happening("lays-three", Seat(1)),)
    half = gives(laying, 1, "H2 H3 H4")
    assert FOUR.narrate(half, Seat(3), Exchange(("C2", "C3", "C4"))) == (
        Happening("lays-three", Seat(3)),
        Happening("exchanged", Seat(3), {"seat_partner": 1}),
    )


def test_what_is_told_of_tricks() -> None:
    """SP-3.1, SP-3.2: each card, that spades are broken, once, and who takes the trick, which ends it."""
    deal = to_play(SUITS, told=config(3))
    assert codes(FOUR.narrate(deal, Seat(0), Play("S2"))) == ["plays", "breaks-spades"]
    deal = plays(deal, "S2 H2 D2")
    assert FOUR.narrate(deal, Seat(3), Play("C2")) == (
        Happening("plays", Seat(3), {"card": "C2"}),
        Happening("takes-trick", Seat(0), ends=True),
    )
    deal = plays(deal, "C2")
    assert codes(FOUR.narrate(deal, Seat(0), Play("S3"))) == ["plays"]


def test_what_is_told_of_two() -> None:
    """SP-5.1, SP-5.2: the same of two players; a look says that no double nil is bid."""
    deal = stocked()
    assert codes(TWO.narrate(TWO.start(config()), CHANCE, Shuffle(deck_of(SUITS), SALT))) == ["lays-stock"]
    assert codes(TWO.narrate(deal, Seat(1), Look())) == ["no-double-nil-bid"]
    assert codes(TWO.narrate(deal, Seat(1), DoubleNil())) == ["bids-double-nil"]
    begun = by_turn(deal, Look(), Look())
    assert codes(TWO.narrate(begun, Seat(1), Keep())) == ["keeps"]
    ready = drawn("S:AK H:AKQJT98765 C:2", "S:QJ D:AKQJT98765 C:3")
    assert codes(TWO.narrate(ready, Seat(1), Bid(0))) == ["bids-nil"]
    playing = by_turn(ready, Bid(12), Bid(2))
    assert codes(TWO.narrate(playing, Seat(1), Play("C2"))) == ["plays"]


def two_deals() -> tuple[Deal, Deal]:
    """Two deals that look alike to everybody and whose hidden cards differ."""
    return dealt(MIXED), dealt(OTHER)


def test_the_public_view_hides_hands() -> None:
    """SP-7.4: what somebody without a seat is shown, but for the seal of the pack, does not depend on hidden cards."""
    one, other = two_deals()
    for number in (3, DN, 2, 0):
        views = [replace(FOUR.view(deal, None), commitment="") for deal in (one, other)]
        assert views[0] == views[1]
        one, other = bid(one, number), bid(other, number)
    assert FOUR.view(one, None).phase == "exchange"
    assert replace(FOUR.view(one, None), commitment="") == replace(FOUR.view(other, None), commitment="")
    assert FOUR.view(one, None).commitment != FOUR.view(other, None).commitment


def test_what_is_told_is_public() -> None:
    """SP-7.4: what everybody is told of an act stays the same when the hidden cards are dealt differently."""
    one, other = two_deals()
    assert FOUR.narrate(one, Seat(1), DoubleNil()) == FOUR.narrate(other, Seat(1), DoubleNil())
    one, other = bid(one, DN, 3, 3, 3), bid(other, DN, 3, 3, 3)
    told = FOUR.narrate(one, Seat(1), Exchange(("HA", "HK", "HQ")))
    assert told == FOUR.narrate(other, Seat(1), Exchange(("SA", "SK", "SQ")))


@pytest.mark.parametrize("seed", range(3))
def test_telling_changes_nothing(seed: int) -> None:
    """SP-7.4: what is told of an act leaves the deal as it was."""
    for deal in at_random(FOUR, FOUR.start(config(seed)), seed):
        for seat in FOUR.waiting(deal):
            before = FOUR.view(deal, None)
            act = next(iter(FOUR.options(deal, seat))) if seat != CHANCE else Shuffle(deck_of(SUITS), SALT)
            assert FOUR.narrate(deal, seat, act)
            assert FOUR.view(deal, None) == before


def test_sides_on_the_table() -> None:
    """SP-4.1, SP-4.2: each side's contract, the tricks that count towards it, and those that are bags."""
    deal = bid(dealt(SUITS, told=config(3, (120, -40), (7, 2))), 4, 0, 2, 3)
    view = replace(FOUR.view(deal, None), taken=(5, 1, 3, 0))
    assert FOUR.screen(view).sides == (
        SideBoard((Seat(0), Seat(2)), score=120, bags=7, contract=6, won=8, over=2),
        SideBoard((Seat(1), Seat(3)), score=-40, bags=2, contract=3, won=0, over=1),
    )


def test_scores_move_when_the_deal_is_over() -> None:
    """SP-1.2: the table shows a side's score and bags before the deal, and after its last trick what it has brought."""
    deal = bid(dealt(SUITS, told=config(3, (120, -40), (7, 2))), 4, 0, 2, 3)
    running = replace(FOUR.view(deal, None), taken=(5, 1, 3, 3))
    assert [seat.score for seat in FOUR.screen(running).seats] == [120, -40, 120, -40]
    over = FOUR.screen(FOUR.view(replace(deal, taken=(5, 1, 3, 4)), None))
    assert [seat.score for seat in over.seats] == [182, -108, 182, -108]
    assert [(side.score, side.bags) for side in over.sides] == [(182, 9), (-108, 4)]


def test_notes_and_facts() -> None:
    """SP-2.3, SP-2.4, SP-3.2: beside each seat stands what it bid, whether it looked, whether it laid three."""
    deal = bid(FOUR.step(dealt(SUITS), Seat(3), Look()), DN, 0)
    notes = [seat.notes for seat in FOUR.screen(FOUR.view(deal, None)).seats]
    assert notes == [
        (Message("note-unseen"),),
        (Message("note-double-nil"),),
        (Message("note-nil"),),
        (Message("note-looked"),),
    ]
    laying = gives(bid(deal, 4, 5), 3, "C2 C3 C4")
    notes = [seat.notes for seat in FOUR.screen(FOUR.view(laying, None)).seats]
    assert notes[3] == (Message("note-bid", {"number": 4}), Message("note-laid"))
    screen = FOUR.screen(FOUR.view(laying, Seat(3)))
    assert (screen.laid, screen.given) == ((False, False, False, True), ("C2", "C3", "C4"))
    assert {card.why.code for card in screen.hand if card.why} == {"not-playing-yet"}
    assert [fact.code for fact in screen.facts] == ["side-stands", "side-stands"]
    broken = plays(to_play(SUITS, told=config(3)), "S2")
    assert FOUR.screen(FOUR.view(broken, None)).facts[-1] == Message("spades-broken")
    assert FOUR.screen(FOUR.view(deal, None)).facts == ()


def test_facts_of_two() -> None:
    """SP-5.2: of two players each stands alone."""
    deal = by_turn(drawn("S:AK H:AKQJT98765 C:2", "S:QJ D:AKQJT98765 C:3"), Bid(12), Bid(2))
    assert TWO.screen(TWO.view(deal, None)).facts == (
        Message("seat-stands", {"seat": 0, "contract": 2, "won": 0, "bags": 0}),
        Message("seat-stands", {"seat": 1, "contract": 12, "won": 0, "bags": 0}),
    )


def test_the_worth_of_each_bid_is_shown_to_who_bids() -> None:
    """SP-2.1 to SP-2.3, SP-4.1: unseen only double nil, 200; then nil, 100, and each number with the partner's."""
    deal = dealt(MIXED)
    assert FOUR.screen(FOUR.view(deal, Seat(1))).worth == (Worth(DN, 0, 200),)
    deal = bid(deal, 4, 0)
    deal = FOUR.step(deal, Seat(3), Look())
    worth = FOUR.screen(FOUR.view(deal, Seat(3))).worth
    assert worth == (Worth(0, 4, 100), *(Worth(number, 4 + number, 10 * (4 + number)) for number in range(1, 14)))
    assert FOUR.screen(FOUR.view(deal, Seat(1))).worth == ()
    assert FOUR.screen(FOUR.view(deal, None)).worth == ()
    deal = FOUR.step(bid(deal, 3), Seat(0), Look())
    assert FOUR.screen(FOUR.view(deal, Seat(0))).worth[2] == Worth(2, 2, 20)


def test_a_contract_of_ten_has_its_worth_where_the_house_says_so() -> None:
    """SP-6.6: with the partner's four, six makes ten: 200; seven makes eleven: 110."""
    deal = bid(dealt(told=config(house=House(ten_for_200=True))), 4, 3)
    worth = FOUR.screen(FOUR.view(FOUR.step(deal, Seat(3), Look()), Seat(3))).worth
    assert worth[6:8] == (Worth(6, 10, 200), Worth(7, 11, 110))


def test_the_worth_is_shown_to_two_players_as_well() -> None:
    """SP-5.2: double nil before the draw; nobody is a partner."""
    deal = stocked()
    assert TWO.screen(TWO.view(deal, Seat(1))).worth == (Worth(DN, 0, 200),)
    deal = drawn(SUITS[0], SUITS[1])
    assert TWO.screen(TWO.view(deal, Seat(1))).worth[5] == Worth(5, 5, 50)
