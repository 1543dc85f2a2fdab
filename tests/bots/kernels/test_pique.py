"""The thirty of a pique, within reach of the last tricks: rare at random, so put together here (PQ-4.2)."""

import numpy as np
import pytest
from msgspec.structs import replace

from pik.cards.cardset import mask_of_indices
from pik.core.draw import SeededDraw, shuffled
from pik.games.piquet.rules import ACES, hand_size
from pik.games.piquet.state import Held
from pik.games.piquet.turns import elder_of
from tests.bots.kernels.brute import card_gains, one_against_all, piquet_gains
from tests.bots.kernels.engines import ENGINES, MORE, AnyDeal, Engine

FOUR_ACES, THREE_ACES = ACES, ACES & (ACES - 1)
DECLARED = ((FOUR_ACES,), (FOUR_ACES, THREE_ACES), (FOUR_ACES, THREE_ACES, THREE_ACES), (THREE_ACES,) * 5)
DEALS = 30


def close_to_thirty(engine: Engine, draw: SeededDraw) -> AnyDeal:
    """A deal with a few cards left, in which the elder has taken all tricks and the others have nothing."""
    deal = engine.in_play(draw)
    elder, left = elder_of(deal), 1 + draw.below(4)
    cards = shuffled(tuple(13 * suit + rank for suit in range(4) for rank in range(5, 13)), draw)
    tricks = hand_size(deal.seats) - left
    sets = DECLARED[draw.below(len(DECLARED))]
    declared = sum(14 if cards == FOUR_ACES else 3 for cards in sets)
    nothing = [0] * deal.seats
    only = [*nothing[:elder], 1, *nothing[elder + 1 :]]
    return replace(
        deal,
        hands=tuple(mask_of_indices(cards[seat * left : seat * left + left]) for seat in range(deal.seats)),
        held=(Held(elder, "set", sets),),
        whites=tuple(nothing),
        counts=tuple((declared + tricks) * one for one in only),
        played=tuple(tricks * one for one in only),
        taken=tuple(tricks * one for one in only),
        announced=(),
        repique=None,
        clean=(),
        leader=elder,
        pique=elder if declared < 30 <= declared + tricks else None,
    )


@pytest.mark.parametrize("name", ["piquet", "piquet-norman"])
def test_the_pique_is_counted_alike(name: str) -> None:
    """Engine and kernel give the thirty at the same card, by a lead or by the last trick, and only once."""
    engine, draw = ENGINES[name], SeededDraw(b"thirty")
    made = 0
    for _ in range(DEALS * MORE):
        deal = close_to_thirty(engine, draw)
        position = engine.position_of(deal)
        before = deal.pique
        while engine.game.waiting(deal):
            seat, plays = engine.acts(deal)
            card = sorted(plays)[draw.below(len(plays))]
            deal = engine.game.step(deal, seat, plays[card])
            engine.part.play(position, card)
            assert engine.cleared(position) == engine.cleared(engine.position_of(deal))
        made += before is None and deal.pique is not None
        assert engine.part.final(position) == engine.final(deal)
    assert made


@pytest.mark.parametrize("name", ["piquet", "piquet-norman"])
def test_the_pique_is_played_for(name: str) -> None:
    """The search reckons with a pique as trying everything does."""
    engine, draw = ENGINES[name], SeededDraw(b"played for")
    searcher = engine.part.searcher()
    for _ in range(DEALS * MORE):
        deal = close_to_thirty(engine, draw)
        if deal.seats > 2 and max(hand.bit_count() for hand in deal.hands) > 3:
            continue
        expected = card_gains(engine, deal, piquet_gains, one_against_all)
        assert searcher.cards(np.stack([engine.position_of(deal)]))[0].tolist() == expected
