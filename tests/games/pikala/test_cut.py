"""The dealer, the cut, trump and the deal of five cards (PK-2)."""

import re

import msgspec
import pytest

from pik.cards.deck import PACK_36
from pik.core.lazy import PlacesData
from pik.core.message import Message
from pik.core.seat import CHANCE, Seat
from pik.games.pikala import DEAL, LEDGER, MATCH
from pik.games.pikala.actions import Cut, Draw, Rams, Shuffle, Shuffled
from pik.games.pikala.ledger import Lot, Ready
from tests.games.pikala.build import (
    CUT_AT,
    NOTHING,
    SALT,
    awaited,
    by_turn,
    dealer,
    dealing,
    dealt,
    fresh,
    held,
    live,
    match,
    ready,
    refused,
    showing,
    stacked,
    swept,
    through,
    won,
)

RAMS = ("HA HK HQ HT H9", "S6 S7 D8 D9 C6", "C7 C8 C9 DT DQ")
JACK, OTHER_JACK = showing("HJ"), showing("SJ")
CUT = Cut(CUT_AT)


def test_the_first_dealer_is_agreed() -> None:
    """PK-2.1: the host's choice of a first dealer deals first; nobody waits for a lot."""
    m = match(3, dealer=2)
    assert dealer(m) == 2
    assert MATCH.waiting(m) == {CHANCE}
    assert MATCH.refusal(m, CHANCE, Lot(Seat(1))) is not None


def test_the_first_dealer_is_drawn_by_lot() -> None:
    """PK-2.1: without a choice the lot falls on one of the seats, each possible, before anything is dealt."""
    m = match(3, dealer=None)
    assert set(MATCH.options(m, CHANCE)) == {Lot(Seat(0)), Lot(Seat(1)), Lot(Seat(2))}
    no = MATCH.refusal(m, CHANCE, stacked(["", "", ""], "D6"))
    assert no is not None
    assert no.code == "not-now"
    assert dealer(MATCH.step(m, CHANCE, Lot(Seat(1)))) == 1


def test_the_deal_passes_clockwise() -> None:
    """PK-2.1: after a completed deal the next seat clockwise deals, around the table."""
    m, dealers = match(3, dealer=1), list[int]()
    for taker in (0, 1, 2, 0):
        dealers.append(dealer(m))
        m = swept(m, taker)
    assert dealers == [1, 2, 0, 1]


def test_a_rams_that_ends_nothing_passes_the_deal() -> None:
    """PK-2.1: a rams without a winner is a completed deal: it gets its row and the deal passes on."""
    m = through(dealing(match(3), *RAMS, turn_up="D6"), *[Draw(())] * 3, NOTHING, NOTHING, Rams())
    assert [row.scores for row in m.standing.rows] == [(15, 35, 35)]
    assert dealer(m) == 1


def test_the_winner_deals_first_in_the_next_match() -> None:
    """PK-2.1: the next match's first dealer is the winner; if that person has left, the lot decides."""
    over = won(match(3), 1)
    stayed = {Seat(0): Seat(0), Seat(1): Seat(1)}
    assert LEDGER.following(over.config, over.standing, stayed).first_dealer == 1
    assert LEDGER.following(over.config, over.standing, {Seat(1): Seat(2)}).first_dealer == 2
    assert LEDGER.following(over.config, over.standing, {Seat(0): Seat(0)}).first_dealer is None


@pytest.mark.parametrize("seats, dealer, cutter", [(4, 1, 0), (4, 0, 3), (3, 2, 1), (2, 0, 1), (2, 1, 0)])
def test_the_dealers_right_cuts(seats: int, dealer: int, cutter: int) -> None:
    """PK-2.2: the pack shuffles, then the player on the dealer's right cuts; with two seats, the other player."""
    deal = fresh(seats, dealer=dealer)
    assert DEAL.waiting(deal) == {CHANCE}
    after = DEAL.step(deal, CHANCE, JACK)
    assert DEAL.waiting(after) == {Seat(cutter)}
    assert refused(after, dealer, CUT) == "not-your-turn"


def test_the_cutter_chooses_where() -> None:
    """PK-2.2: the cutter takes off 1 to 35 cards, as wished; 0 and 36 are no cut."""
    deal = by_turn(fresh(), JACK)
    choice = DEAL.options(deal, Seat(2))
    assert choice.described() == (PlacesData("cut", "at", 1, 35),)
    assert set(choice) == {Cut(at) for at in range(1, 36)}
    for at in (0, 36):
        with pytest.raises(msgspec.ValidationError):
            DEAL.decode(b'{"type":"cut","at":%d}' % at)


@pytest.mark.parametrize("at", [1, 7, 35])
def test_cards_come_from_the_top_of_the_cut_pack(at: int) -> None:
    """PK-2.2: the cut puts the top cards under the rest; the new bottom card shows, the new top is dealt first."""
    deal = by_turn(fresh(3), Shuffle(PACK_36, SALT), Cut(at))
    pack = (*PACK_36[at:], *PACK_36[:at])
    assert DEAL.view(deal, None).turned == pack[-1]
    assert held(deal, 1) == {pack[0], pack[3], pack[6], pack[9], pack[12]}
    stock = by_turn(deal, Draw(DEAL.view(deal, Seat(1)).hand))
    assert held(stock, 1) == set(pack[15:20])


def test_only_the_bottom_card_is_shown() -> None:
    """PK-2.2: nobody sees the order of the pack; of the cut everybody sees the bottom card and no other."""
    shuffle = showing("D9")
    deal = fresh()
    seen = [DEAL.redact(deal, CHANCE, shuffle, viewer) for viewer in (None, Seat(0), Seat(1), Seat(2))]
    assert seen == [seen[0]] * 4
    assert isinstance(seen[0], Shuffled)
    assert re.fullmatch("[0-9a-f]{64}", seen[0].commitment)
    after = by_turn(deal, shuffle, CUT)
    view = DEAL.view(after, None)
    assert (view.turned, view.hand, view.discarded, view.open) == ("D9", (), (), ())


def test_a_plain_card_makes_trump() -> None:
    """PK-2.3: the suit of the shown card is trump, and the card lies face up beside the dealer."""
    deal = dealt("", "", "", turn_up="D9")
    screen = DEAL.screen(DEAL.view(deal, None))
    assert (screen.trump, [pile.cards for pile in screen.piles if pile.code == "turn-up"]) == ("D", [("D9",)])
    assert screen.facts == (Message("trump", {"suit": "D"}),)


def test_a_jack_goes_back() -> None:
    """PK-2.4: a jack makes no trump; the pack is shuffled again and the same player cuts again."""
    deal = by_turn(fresh(4, dealer=1), JACK, CUT)
    assert (DEAL.view(deal, None).trump, DEAL.view(deal, None).jacks) == (None, ("HJ",))
    assert DEAL.waiting(deal) == {CHANCE}
    assert refused(deal, 0, CUT) == "not-now"
    assert DEAL.waiting(by_turn(deal, OTHER_JACK)) == {Seat(0)}


@pytest.mark.parametrize("jacks, penalty", [(0, 0), (1, 0), (2, 5), (3, 10), (4, 15), (5, 20)])
def test_jacks_in_a_row_cost_the_cutter(jacks: int, penalty: int) -> None:
    """PK-2.4: the first jack in a row is free, each further one adds 5 to the cutter's score, to nobody else's."""
    deal = fresh(3)
    for _ in range(jacks):
        deal = by_turn(deal, JACK, CUT)
    assert deal.scores == (25, 25, 25 + penalty)
    after = by_turn(deal, showing("D6"), CUT)
    assert (after.scores, DEAL.view(after, None).trump) == ((25, 25, 25 + penalty), "D")


@pytest.mark.parametrize("jacks, most", [(1, 0), (2, 5)])
def test_jacks_are_written_before_the_draw(jacks: int, most: int) -> None:
    """PK-2.4: the cost counts at once: it lifts a cutter at 3 above the draw's limit of PK-3.2."""
    deal = fresh(2, scores=(25, 3))
    for pack in (*[JACK] * jacks, stacked(["", ""], "D6")):
        deal = by_turn(deal, pack, CUT)
    assert awaited(deal) == 1
    sizes = {len(act.discards) for act in DEAL.options(deal, Seat(1)) if isinstance(act, Draw)}
    assert max(sizes) == most


def test_jacks_are_counted_afresh_in_each_deal() -> None:
    """PK-2.4: only jacks in a row count: the first jack of the next deal is free again."""
    m = match(2)
    for pack in (JACK, OTHER_JACK):
        m = through(m, pack, CUT)
    m = swept(m, 0)
    assert m.standing.scores == (20, 35)
    m = through(ready(m), JACK, CUT)
    assert live(m).scores == (20, 35)


@pytest.mark.parametrize("seats", range(2, 7))
def test_five_cards_one_at_a_time(seats: int) -> None:
    """PK-2.5: five each, one at a time, clockwise from the dealer's left, the dealer last; the rest is the stock."""
    at = PACK_36.index("D6") + 1
    deal = by_turn(fresh(seats, dealer=1), Shuffle(PACK_36, SALT), Cut(at))
    pack = (*PACK_36[at:], *PACK_36[:at])
    for place in range(seats):
        seat = (2 + place) % seats
        assert held(deal, seat) == {pack[place + seats * turn] for turn in range(5)}
    assert DEAL.view(deal, None).stock == 35 - 5 * seats


def test_hands_are_hidden() -> None:
    """PK-2.5: each player sees their own five cards; of the others only how many they are."""
    deal = dealt("S6 S7 D8 D9 C6", "C7 C8 C9 DT DQ", turn_up="D6")
    view = DEAL.view(deal, Seat(0))
    assert set(view.hand) == {"S6", "S7", "D8", "D9", "C6"}
    assert (view.counts, view.open) == ((5, 5), ())
    assert DEAL.view(deal, None).hand == ()
    assert not {b"C7", b"C8", b"C9", b"DT", b"DQ"} & set(msgspec.json.encode(view).split(b'"'))


def test_the_next_deal_waits_for_everybody() -> None:
    """PK-2.1: the next deal starts when each seat has seen the row; twice ready, or in mid-deal, is refused."""
    m = swept(match(2), 0)
    assert MATCH.waiting(m) == {Seat(0), Seat(1)}
    one = MATCH.step(m, Seat(0), Ready())
    assert MATCH.waiting(one) == {Seat(1)}
    for at in (one, dealing(match(2))):
        no = MATCH.refusal(at, Seat(0), Ready())
        assert no is not None
        assert no.code == "not-now"
    assert MATCH.waiting(MATCH.step(one, Seat(1), Ready())) == {CHANCE}
