"""Spades by habit: the compiled rules of thumb play as those of the club player do."""

import pytest

from pik.bots.kernels.spades import habits
from pik.bots.policy.spades.position import Position
from pik.bots.policy.spades.thumb import card_by_thumb, play_out
from pik.core.draw import SeededDraw
from pik.games.spades.state import Deal
from tests.bots.kernels.engines import ENGINES, MORE, AnyDeal

DEALS = 60


def thumb_of(deal: Deal) -> Position:
    """A deal before a lead, as the rules of thumb see it; nothing is known of earlier tricks but the cards."""
    bids = tuple(bid for bid in deal.bids if bid is not None)
    position = Position(deal.hands, bids, deal.taken, deal.leader, hurts=deal.house.bag_penalty)
    position.gone = sum(1 << card for trick in deal.tricks for card in trick.cards)
    position.broken = deal.broken
    return position


def led(name: str, draw: SeededDraw) -> tuple[AnyDeal, Position]:
    """A random deal whose next card is a lead, and the same for the rules of thumb."""
    engine = ENGINES[name]
    deal = engine.with_left(draw, 2 + draw.below(12))
    while deal.trick and engine.game.waiting(deal):
        deal = engine.played(deal, draw)
    return deal, thumb_of(deal)


@pytest.mark.parametrize("name", ["spades", "spades-two-handed"])
def test_every_card_is_the_same(name: str) -> None:
    """From any lead on, each player's card by the kernel is the card by rule of thumb, whatever the others play."""
    engine, draw = ENGINES[name], SeededDraw(b"habits")
    for _ in range(DEALS * MORE):
        deal, thumb = led(name, draw)
        while engine.game.waiting(deal):
            lawful = thumb.lawful()
            known = habits.known_of(engine.position_of(deal), thumb.gone, thumb.barred)
            card = card_by_thumb(thumb, lawful)
            assert habits.card_of(known, lawful) == card
            seat, plays = engine.acts(deal)
            played = card if draw.below(2) else sorted(plays)[draw.below(len(plays))]
            deal = engine.game.step(deal, seat, plays[played])
            thumb.put(played)


@pytest.mark.parametrize("name", ["spades", "spades-two-handed"])
def test_whole_deals_come_to_the_same(name: str) -> None:
    """Played out by habit, behind a card or at once, every seat takes as many tricks as by rule of thumb."""
    engine, draw = ENGINES[name], SeededDraw(b"played out")
    for _ in range(DEALS * MORE):
        deal, thumb = led(name, draw)
        if not engine.game.waiting(deal):
            continue
        _, plays = engine.acts(deal)
        known = habits.known_of(engine.position_of(deal), thumb.gone, thumb.barred)
        for card in plays:
            other = thumb_of(deal)
            other.put(card)
            assert habits.tricks_after(known[None, :], (card,)) == [[play_out(other)]]
        assert habits.tricks_at_once(known[None, :]) == [play_out(thumb)]
