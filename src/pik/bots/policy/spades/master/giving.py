"""The master's exchange: the three cards that leave the side best off over likely worlds (SP-2.4)."""

from itertools import combinations
from typing import Final

from pik.bots.kernels.spades import habits
from pik.bots.policy.spades.giving import given, given_by_bidder, given_by_partner
from pik.bots.policy.spades.imagining import imagined
from pik.bots.policy.spades.master.rows import row_of
from pik.bots.policy.spades.master.values import Values
from pik.bots.policy.spades.sight import Sight
from pik.cards.cardset import indices_of, mask_of_indices
from pik.core.draw import Draw
from pik.games.spades.rules import EXCHANGED

WORLDS: Final = 80
ROUND: Final = 2
"""So many cards beside the habitual ones are thought about."""


def giving(sight: Sight, bidder: bool, draw: Draw) -> int:
    """The cards that bring most; the partner is taken to give by habit."""
    usual = given(sight.hand, bidder=bidder)
    choices = dict.fromkeys((usual, *candidates(sight.hand, bidder=bidder)))
    worlds = tuple(imagined(sight, draw, WORLDS))
    values, row = Values(sight.worth), row_of(sight, sight.bids)
    worth: dict[int, float] = {}
    for cards in choices:
        held = [after(sight, hands, cards, bidder=bidder) for hands in worlds]
        worth[cards] = sum(values.of(sight.bids, taken) for taken in habits.tricks_at_once(habits.spread(row, held)))
    return max(choices, key=lambda cards: worth[cards])


def candidates(hand: int, *, bidder: bool) -> tuple[int, ...]:
    """Three of the cards that come first by habit: those given, then those that would be given next."""
    pool, rest = given(hand, bidder=bidder), hand
    for _ in range(ROUND):
        rest &= ~pool
        more = (given_by_bidder if bidder else given_by_partner)(rest)
        pool |= more
        if pool.bit_count() >= EXCHANGED * ROUND:
            break
    return tuple(mask_of_indices(cards) for cards in combinations(tuple(indices_of(pool)), EXCHANGED))


def after(sight: Sight, hands: tuple[int, ...], cards: int, *, bidder: bool) -> tuple[int, ...]:
    """The hands when these cards are given, and the partner gives by habit."""
    mate = (sight.seat + 2) % sight.seats
    back = given(hands[mate], bidder=not bidder)
    found = list(hands)
    found[sight.seat] = hands[sight.seat] & ~cards | back
    found[mate] = hands[mate] & ~back | cards
    return tuple(found)
