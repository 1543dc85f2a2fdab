"""Tricks (SP-3): following, breaking spades, who takes, what is on show."""

import pytest
from msgspec.structs import replace

from pik.cards.card import Card, index_of
from pik.cards.cardset import cards_of, mask_of
from pik.cards.notation import parse_cards, parse_mask
from pik.core.seat import Seat
from pik.games.spades import rules
from pik.games.spades.actions import Play
from pik.games.spades.partners.state import Deal
from tests.games.spades.build import DN, FOUR, MIXED, SUITS, bid, config, dealt, plays, refused, to_play

SPADELESS = ("S:AKQJT9876 H:5432", "H:AKQJT9 D:65432 C:32", "S:5432 H:876 D:AKQ C:AKQ", "D:JT987 C:JT987654")
"""Seat 1 and seat 3 hold no spade."""


def lawful(deal: Deal) -> set[str]:
    """What the player on turn may play."""
    (seat,) = FOUR.waiting(deal)
    return {act.card for act in FOUR.options(deal, seat) if isinstance(act, Play)}


@pytest.mark.parametrize("dealer", range(4))
def test_the_dealers_left_leads(dealer: int) -> None:
    """SP-3.1: the dealer's left neighbor leads to the first trick, and play goes clockwise."""
    deal = to_play(told=config(dealer))
    for at in range(4):
        assert FOUR.waiting(deal) == {Seat((dealer + 1 + at) % 4)}
        deal = plays(deal, min(lawful(deal)))


@pytest.mark.parametrize(
    "hand, led, expected",
    [
        ("S:A H:59 C:2", "HK", "H:59"),
        ("S:A D:4 C:2", "HK", "S:A D:4 C:2"),
        ("S:A5 C:2", "S2", "S:A5"),
        ("D:4 C:2", "S2", "D:4 C:2"),
        ("H:2", "HA", "H:2"),
    ],
)
def test_follow_suit(hand: str, led: str, expected: str) -> None:
    """SP-3.1: follow suit if possible, with any card of it; otherwise anything, no duty to trump or to beat."""
    (card,) = parse_cards(led)
    assert rules.follow_cards(parse_mask(hand), index_of(card) // 13) == parse_mask(expected)


def test_not_following_is_refused() -> None:
    """SP-3.1: who can follow is told which suit; who does not hold a card can't play it."""
    deal = plays(to_play(), "H:A")
    assert lawful(deal) == set(parse_cards("H:JT98"))
    assert refused(deal, 2, Play("DA")) == ("must-follow", {"suit": "H"})
    assert refused(deal, 2, Play("H2")) == ("not-in-hand", {"card": "H2"})
    assert refused(deal, 3, Play("H2")) == ("not-your-turn", {})


@pytest.mark.parametrize(
    "cards, taker",
    [
        ("HA H8 H2 H5", 1),
        ("DT DJ D2 D5", 2),
        ("DT D2 DJ D5", 3),
        ("D5 DT DA D9", 3),
        ("HK H4 S2 HA", 3),
        ("C9 S4 CK SJ", 4),
        ("C9 SJ S4 CA", 2),
        ("C2 HA DA C3", 4),
        ("S2 SK HA S5", 2),
        ("C2 HA DA SA", 4),
    ],
)
def test_who_takes(cards: str, taker: int) -> None:
    """SP-3.1: the highest spade, without spades the highest card of the suit led; the taker is told by place."""
    deal = to_play(told=config(3))
    for seat, card in enumerate(parse_cards(cards)):
        deal = with_one_card(deal, seat, card)
    assert (deal.leader, deal.taken) == (taker - 1, tuple(int(seat == taker - 1) for seat in range(4)))
    assert deal.tricks[-1].winner == taker - 1


def with_one_card(deal: Deal, seat: int, card: Card) -> Deal:
    """The deal with a card played by a hand that holds nothing else."""
    hands = tuple(mask_of([card]) if at == seat else cards for at, cards in enumerate(deal.hands))
    return FOUR.step(replace(deal, hands=hands), Seat(seat), Play(card))


def test_the_taker_leads() -> None:
    """SP-3.1: whoever takes a trick leads to the next."""
    deal = plays(to_play(), "HQ HJ H4 H7")
    assert FOUR.waiting(deal) == {Seat(1)}
    deal = plays(deal, "D5 DA D2 DJ")
    assert FOUR.waiting(deal) == {Seat(2)}


def test_spades_are_not_led_before_they_are_broken() -> None:
    """SP-3.2: at the first lead, and as long as nobody has played one, no spade is led."""
    deal = to_play()
    assert lawful(deal) == set(parse_cards("H:AKQ D:8765 C:T98"))
    assert refused(deal, 1, Play("SJ")) == ("not-broken", {})
    deal = plays(deal, "HA H8 H2 H5")
    assert lawful(deal) == set(parse_cards("H:KQ D:8765 C:T98"))


def test_a_ruff_breaks_them() -> None:
    """SP-3.2: a spade played for want of the suit led breaks spades; then anybody may lead one."""
    deal = to_play(SPADELESS, told=config(0))
    deal = plays(deal, "D6 DA DJ")
    assert not deal.broken
    deal = plays(deal, "S6")
    assert deal.broken
    assert FOUR.waiting(deal) == {Seat(0)}
    assert lawful(deal) == set(parse_cards("S:AKQJT987 H:5432"))


def test_a_discard_breaks_nothing() -> None:
    """SP-3.2: a card of a plain suit that does not follow leaves spades unbroken."""
    deal = plays(to_play(SPADELESS, told=config(0)), "D6 DA DJ H2")
    assert not deal.broken
    assert set(parse_cards("S:5432")) & lawful(deal) == set()


def test_a_hand_of_spades_may_lead_one() -> None:
    """SP-3.2: who holds nothing else leads a spade, and so breaks them."""
    deal = to_play(SUITS, told=config(3))
    assert lawful(deal) == set(parse_cards("S:AKQJT98765432"))
    after = plays(deal, "S2")
    assert after.broken
    assert FOUR.view(after, None).broken


def test_the_screen_says_why_a_spade_waits() -> None:
    """SP-3.2: each card that may not be led is shown with the reason."""
    screen = FOUR.screen(FOUR.view(to_play(), Seat(1)))
    why = {card.card: card.why.code for card in screen.hand if card.why is not None}
    assert why == {"S9": "not-broken", "ST": "not-broken", "SJ": "not-broken"}
    assert [card.card for card in screen.hand if card.playable] == list(cards_of(parse_mask(MIXED[1]))[3:])


def test_other_hands_wait() -> None:
    """SP-3.1: who is not on turn sees all own cards and may play none of them."""
    screen = FOUR.screen(FOUR.view(to_play(), Seat(2)))
    assert {card.why.code for card in screen.hand if card.why} == {"wait-turn"}
    assert len(screen.hand) == 13


def test_trick_counts_are_on_show() -> None:
    """SP-3.3: everybody sees how many tricks each player has taken."""
    deal = plays(to_play(), "HA H8 H2 H5 D5 DA D2 DJ")
    for viewer in (None, *map(Seat, range(4))):
        assert [seat.tricks for seat in FOUR.screen(FOUR.view(deal, viewer)).seats] == [0, 1, 1, 0]


def test_only_the_last_trick_may_be_looked_at() -> None:
    """SP-3.3: the last trick stays until the next card; older ones are on no screen, in a view they are."""
    deal = plays(to_play(), "HA H8 H2 H5 D5 DA D2 DJ")
    view = FOUR.view(deal, Seat(3))
    assert [placed.card for placed in FOUR.screen(view).last_trick] == ["D5", "DA", "D2", "DJ"]
    assert FOUR.screen(view).last_winner == 2
    assert len(view.tricks) == 2
    next_screen = FOUR.screen(FOUR.view(plays(deal, "CJ"), Seat(3)))
    assert (next_screen.last_trick, next_screen.last_winner) == ((), None)
    assert [placed.card for placed in next_screen.trick] == ["CJ"]


def test_thirteen_tricks_end_the_deal() -> None:
    """SP-3.1: after thirteen tricks the deal is over and scored; nobody is waited for."""
    deal = to_play(SUITS, (0, 0, 0, 13), told=config(0))
    assert lawful(deal) == set(parse_cards(SUITS[1]))
    for at in range(13):
        deal = plays(deal, f"{cards_of(deal.hands[deal.leader])[0]}")
        while deal.trick:
            (seat,) = FOUR.waiting(deal)
            deal = plays(deal, cards_of(deal.hands[seat])[0])
        assert sum(deal.taken) == at + 1
    assert FOUR.waiting(deal) == frozenset()
    assert deal.taken == (13, 0, 0, 0)
    tally = FOUR.outcome(deal)
    assert tally is not None
    assert tally.scores == (130 + 100, 200)


def test_a_running_deal_has_no_outcome() -> None:
    """SP-1.2: a deal is scored when it is over, not before."""
    assert FOUR.outcome(to_play()) is None
    assert FOUR.outcome(bid(dealt(), 3, DN)) is None
