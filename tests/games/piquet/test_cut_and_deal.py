"""Pack, cut and deal (PQ-1, PQ-8.1)."""

from typing import Literal

import pytest

from pik.cards.card import index_of
from pik.cards.deck import PACK_32
from pik.core.message import Refusal
from pik.core.seat import CHANCE, Seat
from pik.games.piquet import ledger, rules
from pik.games.piquet.actions import Cut, Shuffle, Spread
from pik.games.piquet.classic import LEDGER, PIQUET
from pik.games.piquet.classic.config import Config
from pik.games.piquet.ledger import Row, Standing
from pik.games.piquet.norman import PIQUET_NORMAN
from pik.games.piquet.state import Deal
from tests.games.piquet.build import (
    SALT,
    act,
    awaited,
    by_turn,
    fresh,
    game_of,
    held,
    mask,
    match,
    refused,
    sizes_of,
    told,
    view,
)
from tests.games.piquet.filling import cards


def spread(deal: Deal, first: str = "") -> Deal:
    """The pack spread with some cards in the first places."""
    top = cards(first)
    return act(deal, CHANCE, Spread((*top, *(card for card in PACK_32 if card not in top)), SALT))


def written(number: int, dealer: int, seats: int = 2) -> Standing:
    """A standing with so many deals written in which nobody counted anything."""
    row = Row(Seat(dealer), (0,) * seats, ((),) * seats)
    return Standing((0,) * seats, Seat(dealer), (row,) * number)


@pytest.mark.parametrize(
    "card, pips", [("SA", 11), ("HK", 10), ("DQ", 10), ("CJ", 10), ("ST", 10), ("H9", 9), ("D8", 8), ("C7", 7)]
)
def test_pips(card: str, pips: int) -> None:
    """PQ-1.1: an ace has 11 pips, court cards and ten 10, the others their face."""
    assert rules.pips_of(mask(card)) == pips


def test_the_pack_has_thirty_two_cards() -> None:
    """PQ-1.1: seven to ace of four suits, all of them dealt or in the talon."""
    deal = by_turn(fresh(), Shuffle(PACK_32, SALT))
    in_talon = [*deal.five, *deal.three]
    assert sorted([*held(deal, 0), *held(deal, 1)]) == sorted(
        card for card in PACK_32 if index_of(card) not in in_talon
    )
    assert rules.pips_of(mask(" ".join(PACK_32))) == 4 * (11 + 40 + 9 + 8 + 7)


def test_the_lower_card_deals_first() -> None:
    """PQ-1.2: each turns a card from the spread pack, in any order; everybody sees it, and the lower one deals."""
    deal = spread(fresh(dealer=None), "SK H9")
    assert game_of(deal).waiting(deal) == {Seat(0), Seat(1)}
    deal = act(deal, 1, Cut(0))
    assert [(turned.seat, turned.card) for turned in view(deal, None).cuts] == [(Seat(1), "SK")]
    assert refused(deal, 1, Cut(5)) == "not-your-turn"
    assert told(deal, 0, Cut(1)) == ["turns-card", "deals-first"]
    deal = act(deal, 0, Cut(1))
    assert (deal.dealer, awaited(deal), deal.spread) == (Seat(0), CHANCE, ())


def test_suits_do_not_matter_in_the_cut() -> None:
    """PQ-1.2: only the rank counts: equal ranks cut again from a new spread, and what was turned counts no more."""
    deal = spread(fresh(dealer=None), "S7 C7 DA HK")
    deal = act(act(deal, 0, Cut(0)), 1, Cut(1))
    assert (deal.dealer, awaited(deal)) == (None, CHANCE)
    deal = spread(deal, "S7 C7 DA HK")
    assert view(deal, None).cuts == ()
    deal = act(act(deal, 0, Cut(2)), 1, Cut(3))
    assert deal.dealer == Seat(1)


def test_a_place_is_turned_once() -> None:
    """PQ-1.2: nobody turns the card that another has turned; every other place is open."""
    deal = act(spread(fresh(dealer=None)), 0, Cut(7))
    assert refused(deal, 1, Cut(7)) == "place-taken"
    options = game_of(deal).options(deal, Seat(1))
    assert {option.at for option in options if isinstance(option, Cut)} == set(range(32)) - {7}


def test_places_at_the_ends() -> None:
    """PQ-1.2: with the first and the last card turned the places between them are left."""
    deal = fresh(dealer=None, seats=3)
    deal = act(act(spread(deal), 0, Cut(0)), 1, Cut(31))
    options = game_of(deal).options(deal, Seat(2))
    assert [option.at for option in options if isinstance(option, Cut)] == list(range(1, 31))


def test_nobody_sees_the_spread() -> None:
    """PQ-1.2: what nobody has turned is in no view."""
    deal = act(spread(fresh(dealer=None), "SK H9"), 0, Cut(0))
    for seat in (None, 0, 1):
        assert [turned.card for turned in view(deal, seat).cuts] == ["SK"]
        assert view(deal, seat).hand == ()


@pytest.mark.parametrize("first", [0, 1])
def test_the_deal_alternates(first: int) -> None:
    """PQ-1.2: after each deal the other one deals, and who was agreed on or cut out deals the first."""
    assert [ledger.next_dealer(written(deals, first)) for deals in range(4)] == [first, 1 - first, first, 1 - first]
    assert ledger.next_dealer(match(dealer=None).standing) is None


def test_dealt_by_twos() -> None:
    """PQ-1.3: twelve each by twos, the elder first; then three for the dealer and five for the elder."""
    deal = by_turn(fresh(dealer=0), Shuffle(PACK_32, SALT))
    elder = {card for at, card in enumerate(PACK_32[:24]) if at % 4 < 2}
    assert len(elder) == rules.hand_size(2) == 12
    assert held(deal, 1) == elder
    assert held(deal, 0) == set(PACK_32[:24]) - elder
    assert deal.three == tuple(map(index_of, PACK_32[24:27]))
    assert deal.five == tuple(map(index_of, PACK_32[27:]))


def test_dealt_the_old_way() -> None:
    """PQ-1.3: the old way: three rounds by twos, then three and five, then by twos to the end."""
    deal = by_turn(fresh(dealer=0, deal_by="thrice"), Shuffle(PACK_32, SALT))
    hands = (*PACK_32[:12], *PACK_32[20:])
    elder = {card for at, card in enumerate(hands) if at % 4 < 2}
    assert held(deal, 1) == elder
    assert held(deal, 0) == set(hands) - elder
    assert deal.three == tuple(map(index_of, PACK_32[12:15]))
    assert deal.five == tuple(map(index_of, PACK_32[15:20]))


def test_the_way_of_dealing_is_an_option() -> None:
    """PQ-1.3: the config of a match says how it is dealt, for each of its deals."""
    config = LEDGER.next_deal(match(deal_by="thrice").config, match().standing)
    assert config is not None
    assert config.deal_by == "thrice"
    assert PIQUET.resolve(b'{"deal_by":"thrice"}') == (
        b'{"first_dealer":null,"deals":6,"deal_by":"thrice","open_refait":false}'
    )


@pytest.mark.parametrize("deals", [2, 6, 12])
def test_how_many_deals_a_match_has(deals: Literal[2, 6, 12]) -> None:
    """PQ-1.4: a korolik, a partie or a king: the match is over after two, six or twelve deals."""
    config = Config(deals=deals)
    going_on = [LEDGER.next_deal(config, written(number, 0)) is not None for number in range(deals + 1)]
    assert going_on == [True] * deals + [False]


def test_other_numbers_of_deals_are_no_match() -> None:
    """PQ-1.4: nothing but a korolik, a partie or a king can be chosen; a partie is usual."""
    for deals in (0, 1, 4, 24):
        with pytest.raises(Refusal, match="bad-config"):
            PIQUET.resolve(b'{"deals":%d}' % deals)
    assert match().config.deals == 6


def test_norman_deal() -> None:
    """PQ-8.1: ten each by twos from the dealer's left, the last two are the talon."""
    deal = by_turn(fresh(dealer=1, seats=3), Shuffle(PACK_32, SALT))
    assert [held(deal, seat) for seat in (2, 0, 1)] == [
        {card for at, card in enumerate(PACK_32[:30]) if at // 2 % 3 == turn} for turn in range(3)
    ]
    assert rules.hand_size(3) == 10
    assert deal.three == tuple(map(index_of, PACK_32[30:]))
    assert deal.five == ()


def test_norman_exchange() -> None:
    """PQ-8.1: the dealer changes two cards or none, and nobody else any."""
    deal = by_turn(fresh(dealer=1, seats=3), Shuffle(PACK_32, SALT))
    assert awaited(deal) == Seat(1)
    assert sizes_of(deal) == {0, 2}


def test_norman_cut() -> None:
    """PQ-8.1: the lowest of three deals first; equal lowest cut again, they alone."""
    deal = spread(fresh(dealer=None, seats=3), "S9 H8 C8 DK")
    deal = act(act(act(deal, 0, Cut(0)), 1, Cut(1)), 2, Cut(2))
    assert (deal.dealer, deal.cutters) == (None, (Seat(1), Seat(2)))
    deal = spread(deal, "S9 H8 C8 DK")
    assert game_of(deal).waiting(deal) == {Seat(1), Seat(2)}
    assert act(act(deal, 2, Cut(0)), 1, Cut(3)).dealer == Seat(2)


def test_norman_deal_passes_in_turn() -> None:
    """PQ-8.1: the deal passes clockwise."""
    assert [ledger.next_dealer(written(deals, 2, seats=3)) for deals in range(4)] == [2, 0, 1, 2]
    assert PIQUET_NORMAN.resolve(b"{}") == b'{"first_dealer":null}'
