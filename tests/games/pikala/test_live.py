"""The live table: big hooligankas for unlawful cards (PK-8.1, PK-8.6)."""

import pytest

from pik.cards.card import Card
from pik.core.seat import Seat
from pik.games.pikala import DEAL
from pik.games.pikala.actions import Draw, Play
from pik.games.pikala.state import Deal
from tests.games.pikala.build import (
    NOTHING,
    awaited,
    by_turn,
    claimed_by,
    dealing,
    held,
    lawful,
    match,
    played,
    playing,
    refused,
    through,
)
from tests.games.pikala.live import FOLLOWER, GIVE, THIRD, TRUMP_ACE, broken, drawing, plays, price


def three(scores: tuple[int, ...] = (), *, live_table: bool = True) -> Deal:
    """A deal of three at its first lead: seat 1 leads, then 2, then the dealer 0."""
    return playing(THIRD, TRUMP_ACE, FOLLOWER, turn_up="H6", scores=scores, live_table=live_table)


def test_unlawful_cards_can_be_tried() -> None:
    """PK-8.1, PK-8.6: options stay the lawful cards; the others of one's hand are breaches at 5."""
    deal = three()
    assert lawful(deal) == {"HA"}
    assert broken(deal, 1) == [("PK-8.1", 5, plays("SK SQ D7 D8"))]
    assert broken(deal, 2) == broken(deal, 0) == []
    assert price(deal, 1, Play("SK")) == ("must-lead-trump-ace", "PK-8.1", 5)


@pytest.mark.parametrize(
    "before, seat, card, reason",
    [
        ("", 1, "SK", "must-lead-trump-ace"),
        ("HA", 2, "C7", "must-follow"),
        ("HA H7", 0, "C6", "must-follow"),
    ],
)
def test_a_big_hooliganka(before: str, seat: int, card: Card, reason: str) -> None:
    """PK-8.1: 5 at once for a card against PK-6.2 or PK-6.3; the card goes back, all are told the reason and rule."""
    deal = played(three(), before)
    after = DEAL.step(deal, Seat(seat), Play(card))
    (told,) = DEAL.narrate(deal, Seat(seat), Play(card))
    assert (told.code, told.seat) == ("big-hooliganka", seat)
    assert told.data == {"card": card, "why": reason, "rule": "PK-8.1", "amount": 5}
    assert after.scores[seat] == deal.scores[seat] + 5
    assert (after.hands, after.trick, awaited(after)) == (deal.hands, deal.trick, Seat(seat))
    assert lawful(after) == lawful(deal)


def test_not_to_beat_is_a_breach() -> None:
    """PK-8.1: a card of the suit that does not beat where one could is against PK-6.4."""
    deal = played(playing("SA S7 C6 C7 C8", "SK D7 D8 D9 DT", turn_up="H6", live_table=True), "SK")
    assert broken(deal, 0) == [("PK-8.1", 5, plays("S7 C6 C7 C8"))]
    assert price(deal, 0, Play("S7")) == ("must-beat", "PK-8.1", 5)


def test_not_to_trump_is_a_breach() -> None:
    """PK-8.1: a plain card where a trump is due is against PK-6.3."""
    deal = played(playing("HA C6 C7 C8 C9", "SK D7 D8 D9 DT", turn_up="H6", live_table=True), "SK")
    assert price(deal, 0, Play("C6")) == ("must-trump", "PK-8.1", 5)


def test_a_card_seen_twice_costs_once() -> None:
    """PK-8.1: the same card in the same turn is refused and costs nothing; another one costs again."""
    deal = by_turn(three(), Play("SK"))
    assert refused(deal, 1, Play("SK")) == "must-lead-trump-ace"
    twice = by_turn(deal, Play("SQ"))
    assert twice.scores == (25, 35, 25)
    assert broken(twice, 1) == [("PK-8.1", 5, plays("D7 D8"))]


def test_a_card_of_another_hand_is_no_breach() -> None:
    """PK-8.1: what one does not hold, or out of turn, can't be tried at all."""
    assert refused(three(), 1, Play("SA")) == "not-in-hand"
    assert refused(three(), 2, Play("SA")) == "not-your-turn"


def test_guided_tables_know_no_breach() -> None:
    """PK-8.6: at a guided table nothing unlawful can be done, and a refusal has no price."""
    deal = three(live_table=False)
    assert broken(deal, 1) == []
    assert price(deal, 1, Play("SK")) == ("must-lead-trump-ace", "", 0)
    assert refused(deal, 1, Play("SK")) == "must-lead-trump-ace"
    assert refused(drawing(3, 3, live_table=False), 1, Draw(("SK",))) == "may-not-draw"
    assert refused(drawing(3, 3, live_table=False), 0, GIVE) == "not-now"


def test_a_card_tried_is_a_card_seen() -> None:
    """PK-8.1: everybody keeps knowing the card and the reason: in every world it lies in that hand, as do hearts."""
    deal = played(three(), "HA")
    after = DEAL.step(deal, Seat(2), Play("C7"))
    worlds = DEAL.worlds(DEAL.view(after, Seat(1)))
    drawn = [world for world, _ in zip(worlds, range(300), strict=False)]
    assert drawn
    for world in drawn:
        hand = set(DEAL.view(world, Seat(2)).hand)
        assert "C7" in hand
        assert any(card[0] == "H" for card in hand)
    assert DEAL.screen(DEAL.view(after, None)).seats[2].shown == ("C7",)
    later = by_turn(after, Play("H7"))
    assert DEAL.screen(DEAL.view(later, None)).seats[2].shown == ()
    for world, _ in zip(DEAL.worlds(DEAL.view(later, None)), range(99), strict=False):
        assert "C7" in held(world, 2)


def test_hooligankas_stand_on_the_row() -> None:
    """PK-8.1, PK-9.1, PK-1.5: the row has 5 a breach as a part of its own; the sum stays a multiple of five."""
    m = dealing(match(3, table="live"), THIRD, TRUMP_ACE, FOLLOWER, turn_up="H6")
    m = through(m, *[Draw(())] * 3, *[NOTHING] * 3)
    m = claimed_by(through(m, Play("SK"), Play("SQ"), Play("HA"), Play("C7"), Play("H7"), Play("H8")), 1)
    (row,) = m.standing.rows
    assert row.scores == (30, 30, 35)
    assert [(part.rule, part.code, part.amount) for part in row.parts[1]] == [
        ("PK-1.4", "part-tricks", -5),
        ("PK-8.1", "part-hooliganka", 10),
    ]
    assert [part.amount for part in row.parts[2]] == [5, 5]
