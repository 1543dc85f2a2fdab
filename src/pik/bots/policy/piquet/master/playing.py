"""The master's cards: what each brings over the likely worlds when all is played openly from here on."""

from typing import Final

from pik.bots.policy.piquet.claims import certain
from pik.bots.policy.piquet.master.exact import by_card
from pik.bots.policy.piquet.master.likely import likely
from pik.bots.policy.piquet.playing import distinct
from pik.bots.policy.piquet.sight import Sight
from pik.bots.policy.piquet.values import strongest
from pik.bots.policy.weighing import Weighed
from pik.cards.card import card_of
from pik.core.draw import Draw
from pik.games.piquet.actions import Play
from pik.games.piquet.state import Deal

LOOKED_AT: Final = {12: 160, 11: 200, 10: 240}
"""So many worlds with so many cards left in the fuller hand."""
LATE: Final = 400
WORTH_SAYING: Final = 8
"""So many points an announced capot must bring on average: it tells the others what is held."""


def playing(sight: Sight, cards: int, draw: Draw, capot: bool) -> Play:
    """A card of these; `capot`: one may be announced with it (PQ-5.6)."""
    if not sight.trick and certain(sight, sight.seat):
        return Play(card_of(strongest(cards)), capot)
    choice = distinct(sight, cards)
    if len(choice) == 1 and not capot:
        return Play(card_of(choice[0]))
    found = likely(sight, LOOKED_AT.get(len(sight.view.hand), LATE), draw)
    worth = by_card(found, choice)
    if capot and announced(sight, found, worth):
        worth = by_card(found, choice, sight.seat)
        return Play(card_of(best(worth)), capot=True)
    return Play(card_of(best(worth)))


def best(worth: dict[int, int]) -> int:
    """The card that brings most; of equals the lowest."""
    return max(worth, key=lambda card: (worth[card], -(card % 13)))


def announced(sight: Sight, found: Weighed[Deal], worth: dict[int, int]) -> bool:
    """Whether announcing a capot brings enough: one that fails costs nothing but what it tells (PQ-5.6)."""
    more = max(by_card(found, worth, sight.seat).values()) - max(worth.values())
    return more >= WORTH_SAYING * len(sight.others) * sum(weight for _, weight in found)
