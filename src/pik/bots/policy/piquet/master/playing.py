"""The master's cards: what each brings over the likely worlds when all is played openly from here on."""

from typing import Final

from pik.bots.policy.piquet.master.exact import by_card
from pik.bots.policy.piquet.master.likely import likely
from pik.bots.policy.piquet.playing import by_playing_out, distinct, without_thought
from pik.bots.policy.piquet.sight import Sight
from pik.bots.policy.weighing import Weighed
from pik.cards.card import card_of
from pik.core.draw import Draw
from pik.games.piquet.actions import Play
from pik.games.piquet.rules import NORMAN
from pik.games.piquet.state import Deal

LOOKED_AT: Final = {12: 160, 11: 200, 10: 240}
"""So many worlds with so many cards left in the fuller hand."""
LATE: Final = 400
OF_THREE: Final = {10: 6, 9: 12, 8: 30, 7: 80}
"""The same for three, whose deals take longer to look through."""
LATE_OF_THREE: Final = 200
HABITUAL: Final = 40
"""So many worlds are played out by plain habits where several cards are best."""
WORTH_SAYING: Final = 8
"""So many points an announced capot must bring on average: it tells the others what is held."""


def playing(sight: Sight, cards: int, draw: Draw, capot: bool) -> Play:
    """A card of these; `capot`: one may be announced with it (PQ-5.6)."""
    choice = distinct(sight, cards)
    sure = without_thought(sight, cards, choice, capot)
    if sure is not None:
        return sure
    found = likely(sight, looked_at(sight), draw)
    worth = by_card(found, choice)
    if capot and announced(sight, found, worth):
        return Play(card_of(best(sight, found, by_card(found, choice, sight.seat))), capot=True)
    return Play(card_of(best(sight, found, worth)))


def looked_at(sight: Sight) -> int:
    """How many worlds are looked at."""
    left = len(sight.view.hand)
    return OF_THREE.get(left, LATE_OF_THREE) if sight.view.seats == NORMAN else LOOKED_AT.get(left, LATE)


def best(sight: Sight, found: Weighed[Deal], worth: dict[int, int]) -> int:
    """The card that brings most; of equals the one that brings most when all play by plain habits."""
    most = max(worth.values())
    equal = [card for card in worth if worth[card] == most]
    return equal[0] if len(equal) == 1 else by_playing_out(sight, equal, [world for world, _ in found[:HABITUAL]])


def announced(sight: Sight, found: Weighed[Deal], worth: dict[int, int]) -> bool:
    """Whether announcing a capot brings enough: one that fails costs nothing but what it tells (PQ-5.6)."""
    more = max(by_card(found, worth, sight.seat).values()) - max(worth.values())
    return more >= WORTH_SAYING * len(sight.others) * sum(weight for _, weight in found)
