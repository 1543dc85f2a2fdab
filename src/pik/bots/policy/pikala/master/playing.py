"""The master's cards: what each brings over the likely worlds when all is played openly from here on."""

from typing import Final

from pik.bots.kernels.pikala import position_of
from pik.bots.policy.pikala.master.exact import after, gains, net
from pik.bots.policy.pikala.master.likely import likely
from pik.bots.policy.pikala.sight import Sight, by_strength
from pik.cards.card import Card, card_of
from pik.cards.cardset import mask_of
from pik.core.draw import Draw as Chance

LOOKED_AT: Final = {2: 400, 3: 300, 4: 240, 5: 60, 6: 16}
"""So many worlds at the first trick, by the players in the deal."""
LATER: Final = {2: 400, 3: 400, 4: 300, 5: 200, 6: 120}
"""So many from the second trick on."""


def playing(sight: Sight, cards: tuple[Card, ...], draw: Chance) -> Card:
    """The card that brings most over the others on average; of equals the weakest."""
    if len(cards) == 1:
        return cards[0]
    counts = LATER if any(sight.view.taken) else LOOKED_AT
    found = likely(sight, counts[len(sight.inside)], draw)
    positions = [position_of(world) for world, _ in found]
    worth = dict.fromkeys(by_strength(mask_of(cards), sight.trump), 0)
    for card in worth:
        rows = gains([after(position, card) for position in positions])
        worth[card] = sum(
            weight * net(row, sight.seat, sight.others) for row, (_, weight) in zip(rows, found, strict=True)
        )
    return card_of(max(worth, key=lambda card: worth[card]))
