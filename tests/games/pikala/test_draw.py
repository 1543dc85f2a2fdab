"""The draw, sitting out, and what leaves the table (PK-3)."""

import msgspec
import pytest

from pik.cards.card import Card
from pik.core.lazy import PicksData
from pik.core.seat import Seat
from pik.games.pikala import DEAL, MATCH
from pik.games.pikala.actions import Announce, Draw, Drawn, Play, Rams, SitOut
from pik.games.pikala.state import Deal
from tests.games.pikala.build import (
    NOTHING,
    PIKALA,
    Running,
    awaited,
    by_turn,
    claimed_by,
    dealing,
    dealt,
    declared,
    held,
    live,
    match,
    refused,
    standing_pat,
    through,
)

A, B, C = "S6 S7 D8 D9 C6", "C7 C8 C9 DT DQ", "H6 H7 H8 CT CQ"
SIX = ("", "", "", "", "", "")


def drawing(deal: Deal, count: int) -> Deal:
    """The deal after the awaited player drew some cards."""
    return by_turn(deal, Draw(DEAL.view(deal, awaited(deal)).hand[:count]))


def counts(deal: Deal) -> set[int]:
    """How many cards the awaited player may draw."""
    return {len(act.discards) for act in DEAL.options(deal, awaited(deal)) if isinstance(act, Draw)}


def may_sit_out(deal: Deal) -> bool:
    """Whether the awaited player may sit out."""
    return SitOut() in DEAL.options(deal, awaited(deal))


def test_each_draws_once_from_the_dealers_left() -> None:
    """PK-3.1: once each, from the dealer's left, the dealer last; nobody else is asked meanwhile."""
    deal, order = dealt(A, B, C, turn_up="D6", dealer=1), list[Seat]()
    assert refused(deal, 0, Draw(())) == "not-your-turn"
    while len(deal.draws) < 3:
        order.append(awaited(deal))
        deal = drawing(deal, 1)
    assert order == [2, 0, 1]
    assert refused(deal, 2, Draw(())) == "not-now"


def test_a_draw_replaces_cards() -> None:
    """PK-3.1: the discards go, as many come from the top of the stock; 0 to 5 may be replaced."""
    deal = dealt(A, B, C, turn_up="D6", stock="SA SK")
    assert DEAL.options(deal, Seat(1)).described() == (
        PicksData("draw", "discards", ("DT", "DQ", "C7", "C8", "C9"), (0, 1, 2, 3, 4, 5)),
    )
    after = by_turn(deal, Draw(("C7", "DT")))
    assert held(after, 1) == {"C8", "C9", "DQ", "SA", "SK"}
    assert DEAL.view(after, None).stock == 18


def test_zero_is_on_my_own() -> None:
    """PK-3.1: who draws nothing keeps the hand as dealt."""
    deal = by_turn(dealt(A, B, C, turn_up="D6"), Draw(()))
    assert held(deal, 1) == {"C7", "C8", "C9", "DT", "DQ"}
    assert DEAL.view(deal, None).draws == (0,)


def test_what_is_said_stands() -> None:
    """PK-3.1: a player who has drawn can't draw again; everybody sees how many were taken."""
    deal = drawing(dealt(A, B, C, turn_up="D6"), 2)
    assert refused(deal, 1, Draw(())) == "not-your-turn"
    assert DEAL.view(deal, Seat(0)).draws == (2,)


def test_discards_are_face_down() -> None:
    """PK-3.1: others see how many cards were discarded and not which; the player may remember them."""
    deal = dealt(A, B, C, turn_up="D6")
    act = Draw(("C7", "DT"))
    assert DEAL.redact(deal, Seat(1), act, Seat(0)) == Drawn(2)
    assert DEAL.redact(deal, Seat(1), act, Seat(1)) == act
    after = by_turn(deal, act)
    assert DEAL.view(after, Seat(1)).discarded == ("DT", "C7")
    assert not {b"C7", b"DT"} & set(msgspec.json.encode(DEAL.view(after, Seat(0))).split(b'"'))


@pytest.mark.parametrize(
    "discards, code",
    [(("SA",), "not-in-hand"), (("C7", "C7"), "malformed"), (("C7", "D6"), "not-in-hand")],
)
def test_only_own_cards_are_discarded(discards: tuple[Card, ...], code: str) -> None:
    """PK-3.1: a card not held, or the same card twice, can't be discarded."""
    assert refused(dealt(A, B, C, turn_up="D6"), 1, Draw(discards)) == code


@pytest.mark.parametrize("score, most", [(1, 0), (3, 0), (4, 5), (25, 5)])
def test_a_draw_needs_more_than_three(score: int, most: int) -> None:
    """PK-3.2: above 3 up to five cards may be drawn, at 3 or less the hand stays as dealt."""
    deal = dealt(A, B, C, turn_up="D6", scores=(25, score, 25))
    assert max(counts(deal)) == most
    if not most:
        assert refused(deal, 1, Draw(("C7",))) == "may-not-draw"
        assert held(by_turn(deal, Draw(())), 1) == {"C7", "C8", "C9", "DT", "DQ"}


def test_the_limit_binds_the_dealer_too() -> None:
    """PK-3.2: a dealer at 3 can't draw, not even the turn-up."""
    deal = by_turn(dealt(A, B, C, turn_up="D6", scores=(3, 25, 25)), Draw(()), Draw(()))
    assert counts(deal) == {0}
    assert refused(deal, 0, Draw(("S6",))) == "may-not-draw"


@pytest.mark.parametrize("score, why", [(3, "may-not-draw"), (4, "not-playing-yet")])
def test_the_cards_say_why_none_may_be_put_away(score: int, why: str) -> None:
    """PK-3.2: at 3 or less the hand says so, card by card."""
    deal = dealt(A, B, C, turn_up="D6", scores=(25, score, 25))
    assert {each.why.code for each in DEAL.screen(DEAL.view(deal, Seat(1))).hand if each.why} == {why}


def test_the_dealer_draws_the_turn_up_first() -> None:
    """PK-3.3: the dealer's first card is the turn-up, the rest come from the stock."""
    deal = by_turn(dealt(A, B, C, turn_up="H9", stock="SQ S8 CA"), Draw(()), Draw(()))
    one = by_turn(deal, Draw(("S6",)))
    two = by_turn(deal, Draw(("S6", "C6")))
    assert held(one, 0) == {"S7", "D8", "D9", "C6", "H9"}
    assert held(two, 0) == {"S7", "D8", "D9", "H9", "SQ"}


def test_nobody_else_gets_the_turn_up() -> None:
    """PK-3.3: the others draw from the stock alone, and the turn-up waits for the dealer."""
    deal = drawing(drawing(dealt(A, B, C, turn_up="H9", stock="SQ S8 CA"), 2), 5)
    assert "H9" not in held(deal, 1) | held(deal, 2)
    assert DEAL.view(deal, None).turn_up


@pytest.mark.parametrize("score", [25, 2])
def test_an_undrawn_turn_up_is_discarded(score: int) -> None:
    """PK-3.3: a dealer who takes no card, or may not, leaves the turn-up to the discards: nobody holds it."""
    deal = standing_pat(dealt(A, B, C, turn_up="H9", scores=(score, 25, 25)))
    assert "H9" not in held(deal, 0) | held(deal, 1) | held(deal, 2)
    view = DEAL.view(deal, None)
    assert (view.turn_up, view.trump) == (False, "H")


def test_with_five_seats_a_short_stock_lets_one_sit_out() -> None:
    """PK-3.4: five seats share ten cards; a player who finds fewer than five may stay or sit out."""
    full = dealt(*SIX[:5], turn_up="D6")
    one = drawing(full, 5)
    assert [may_sit_out(full), may_sit_out(one)] == [False, False]
    assert refused(one, 2, SitOut()) == "no-sit-out"
    short = drawing(one, 1)
    assert (may_sit_out(short), counts(short)) == (True, {0, 1, 2, 3, 4})
    none = drawing(one, 5)
    assert (may_sit_out(none), counts(none)) == (True, {0})
    assert refused(none, 3, Draw((DEAL.view(none, Seat(3)).hand[0],))) == "too-few-in-stock"


@pytest.mark.parametrize("drawn, allowed", [((5, 1, 0, 0), False), ((5, 2, 0, 0), True)])
def test_the_dealer_counts_the_turn_up(drawn: tuple[int, ...], allowed: bool) -> None:
    """PK-3.4: for the dealer the turn-up belongs to what is there: with it and four cards nobody is short."""
    deal = dealt(*SIX[:5], turn_up="D6")
    for count in drawn:
        deal = drawing(deal, count)
    assert awaited(deal) == 0
    assert may_sit_out(deal) is allowed


def test_four_seats_never_sit_out() -> None:
    """PK-3.4: with four seats nobody may sit out, however few cards are left."""
    deal = dealt(*SIX[:4], turn_up="D6")
    for _ in range(3):
        assert not may_sit_out(deal)
        deal = drawing(deal, 5)
    assert (counts(deal), may_sit_out(deal)) == ({0, 1}, False)
    assert refused(deal, 0, SitOut()) == "no-sit-out"


def test_who_may_not_draw_may_not_sit_out() -> None:
    """PK-3.4: sitting out is for those who could draw: at 3 or less the hand is played."""
    deal = drawing(dealt(*SIX, turn_up="D6", scores=(25, 25, 3, 25, 25, 25)), 1)
    assert (awaited(deal), may_sit_out(deal), counts(deal)) == (2, False, {0})


def test_the_stock_limits_the_dealer() -> None:
    """PK-3.5: with four seats the dealer gets the turn-up and what is left of 15."""
    deal = dealt(*SIX[:4], turn_up="D6")
    for count in (5, 5, 4):
        deal = drawing(deal, count)
    assert counts(deal) == {0, 1, 2}
    assert refused(deal, 0, Draw(DEAL.view(deal, Seat(0)).hand[:3])) == "too-few-in-stock"


def sat_out() -> Running:
    """Six seats, seat 0 deals: seat 1 empties the stock, seats 2 and 4 sit out, the others stay."""
    m = dealing(match(6), turn_up="D6")
    hand = DEAL.view(live(m), Seat(1)).hand
    return through(m, Draw(hand), SitOut(), Draw(()), SitOut(), Draw(()), Draw(()))


def test_who_sits_out_gives_the_hand_away() -> None:
    """PK-3.6: the hand goes face down to the discards; its player alone remembers it."""
    deal = live(sat_out())
    hand = DEAL.view(live(dealing(match(6), turn_up="D6")), Seat(2)).hand
    assert (DEAL.view(deal, Seat(2)).hand, DEAL.view(deal, Seat(2)).discarded) == ((), hand)
    assert DEAL.view(deal, None).draws == (5, -1, 0, -1, 0, 0)


def test_who_sits_out_is_not_asked() -> None:
    """PK-3.6: those out of the deal neither declare, lead, follow, vote nor claim."""
    m = sat_out()
    assert DEAL.options(live(m), Seat(2)).size == 0
    asked = list[int]()
    for _ in range(4):
        asked += MATCH.waiting(m)
        m = through(m, NOTHING)
    deal = live(m)
    for _ in range(4):
        asked += DEAL.waiting(deal)
        deal = by_turn(deal, next(iter(DEAL.options(deal, awaited(deal)))))
    assert asked == [1, 3, 5, 0] * 2
    assert DEAL.offers(live(m), Seat(2)).size == 0
    assert claimed_by(m, 3).standing.rows


def test_who_sits_out_takes_and_owes_nothing() -> None:
    """PK-3.6: without a trick a player out of the deal keeps the score and gets no mark."""
    row = claimed_by(through(sat_out(), *[NOTHING] * 4), 1).standing.rows[0]
    assert row.scores == (30, 20, 25, 30, 25, 30)
    assert row.units == (1, 0, 0, 1, 0, 1)
    assert (row.parts[2], row.parts[4]) == ((), ())


def test_a_rams_does_not_touch_who_sits_out() -> None:
    """PK-3.6, PK-4.3: another's rams leaves the score of a player out of the deal alone."""
    rest = ("S6 S7 D8 D9 C6", "", "", "", "HA HK HQ HT H9", "")
    m = dealing(match(6), *rest, turn_up="D6")
    m = through(m, Draw(DEAL.view(live(m), Seat(1)).hand), SitOut(), *[Draw(())] * 4)
    row = through(m, NOTHING, NOTHING, Rams(), NOTHING, NOTHING).standing.rows[0]
    assert row.scores == (35, 35, 25, 35, 15, 35)


def test_the_dealers_left_is_always_in() -> None:
    """PK-3.6: the first to draw can never be short, so the leader is in the deal."""
    for seats in (5, 6):
        deal = dealt(*SIX[:seats], turn_up="D6")
        assert not may_sit_out(deal)
        assert counts(deal) == {0, 1, 2, 3, 4, 5}


LONELY = ("", "S6 SA HJ DJ C9", "", "", "", "")
"""Seat 1 has all that can be announced and two cards to draw, so that every other seat may sit out."""


@pytest.mark.parametrize("call, score", [(NOTHING, 20), (PIKALA, 10), (Announce(pikala=True, boys="blonds"), 5)])
def test_one_player_left_takes_all_tricks(call: Announce, score: int) -> None:
    """PK-3.6: with six seats one can be left in: that player declares as usual, then takes five tricks unplayed."""
    m = through(dealing(match(6), *LONELY), Draw(("S6", "C9")), *[SitOut()] * 5)
    assert MATCH.waiting(m) == {Seat(1)}
    row = through(m, call).standing.rows[0]
    assert row.scores == (25, score, 25, 25, 25, 25)
    assert row.units == (0,) * 6


def test_one_player_left_wins_at_zero() -> None:
    """PK-3.6, PK-1.4: the five tricks are credited one by one: at zero the match ends and no row is written."""
    deal = dealt(*LONELY, turn_up="D6", scores=(25, 4, 25, 25, 25, 25))
    deal = by_turn(deal, Draw(("S6", "C9")), *[SitOut()] * 5, NOTHING)
    assert (deal.scores[1], deal.taken[1], deal.end, deal.winner) == (0, 4, "zero", 1)


def test_turn_up_and_stock_leave_the_table() -> None:
    """PK-3.7: after the draw neither stock nor turn-up lies on the table; trump stays on show."""
    deal = dealt(A, B, C, turn_up="H9")
    before = DEAL.screen(DEAL.view(deal, None))
    assert {(pile.code, pile.count) for pile in before.piles} == {("stock", 20), ("turn-up", 1)}
    after = DEAL.screen(DEAL.view(declared(standing_pat(deal)), None))
    assert (after.piles, after.trump) == ((), "H")
    assert refused(standing_pat(deal), 1, Play("C7")) == "not-now"
