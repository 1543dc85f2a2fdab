"""The master's cards: what each brings over the likely worlds when all play on by habit."""

from typing import Final

from pik.bots.kernels.pikala.habits import net_by_card
from pik.bots.policy.pikala.master.likely import likely
from pik.bots.policy.pikala.sight import Sight, by_strength
from pik.cards.card import Card, card_of
from pik.cards.cardset import mask_of
from pik.core.draw import Draw as Chance

LOOKED_AT: Final = 400
"""So many worlds."""


def playing(sight: Sight, cards: tuple[Card, ...], draw: Chance) -> Card:
    """The card that brings most over the others on average; of equals the weakest."""
    if len(cards) == 1:
        return cards[0]
    tried = by_strength(mask_of(cards), sight.trump)
    sums = net_by_card(likely(sight, LOOKED_AT, draw), tried)
    return card_of(tried[sums.index(max(sums))])
