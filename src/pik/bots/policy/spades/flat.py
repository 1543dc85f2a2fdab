"""Flat Monte Carlo in Spades."""

from pik.bots.kernels.spades import PART, habits
from pik.bots.policy.flat import WORLDS, best
from pik.bots.policy.spades.bidding import bid_by_worth
from pik.bots.policy.spades.claims import worth_claiming
from pik.bots.policy.spades.drawing import keeps
from pik.bots.policy.spades.master.rows import row_of
from pik.bots.policy.spades.player import ForFour, ForTwo, Style
from pik.bots.policy.spades.sight import Sight
from pik.cards.card import Card, card_of, index_of
from pik.core.draw import Draw


def playing(sight: Sight, cards: tuple[Card, ...], draw: Draw) -> Card:
    """The card behind which random play brings most points on average; bids are the club player's."""
    hands = [sight.imagined(draw) for _ in range(WORLDS)]
    rows = habits.bare(habits.spread(row_of(sight, sight.bids), hands))
    return card_of(best(PART, rows, map(index_of, cards), draw))


STYLE = Style(bid_by_worth, playing, worth_claiming, keeps)
FOR_FOUR = ForFour(STYLE)
FOR_TWO = ForTwo(STYLE)
