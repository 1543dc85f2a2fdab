"""The club player: counts cards, remembers who is out of what, and plays the deal out in a few imagined worlds."""

from collections.abc import Callable
from typing import Final

from pik.bots.policy.spades.bidding import bid_by_worth
from pik.bots.policy.spades.candidates import clearly, different, sensible
from pik.bots.policy.spades.claims import worth_claiming
from pik.bots.policy.spades.drawing import keeps
from pik.bots.policy.spades.endgame import TRICKS, Endgame
from pik.bots.policy.spades.imagining import imagined
from pik.bots.policy.spades.player import Style
from pik.bots.policy.spades.position import Position
from pik.bots.policy.spades.sight import Sight
from pik.bots.policy.spades.thumb import card_by_thumb, play_out
from pik.cards.card import Card, card_of
from pik.cards.cardset import mask_of
from pik.core.draw import Draw
from pik.games.spades.rules import HAND_SIZE

WORK: Final = 2400
"""How many tricks are played out for a decision, about."""
FEWEST, MOST = 16, 60


def playing(sight: Sight, cards: tuple[Card, ...], draw: Draw) -> Card:
    """The card that brings most when the deal is played out in a few worlds."""
    position = sight.position(tuple(sight.hand if seat == sight.seat else 0 for seat in range(sight.seats)))
    lawful = sensible(position, sight.seat, mask_of(cards))
    habit = card_by_thumb(position, lawful)
    choices = different(position, sight.seat, lawful, habit)
    if len(choices) == 1:
        return card_of(habit)
    count = max(FEWEST, min(MOST, WORK // (len(choices) * position.left)))
    ends = ending(sight, position)
    worth: dict[int, list[float]] = {card: [] for card in choices}
    for hands in imagined(sight, draw, count):
        for card in choices:
            world = sight.position(hands)
            world.put(card)
            worth[card].append(ends(world))
    best = max(choices, key=lambda card: sum(worth[card]))
    return card_of(best if clearly(worth[best], worth[habit]) else habit)


def ending(sight: Sight, position: Position) -> Callable[[Position], float]:
    """What a world comes to after a card: by rule of thumb, or looked through where two play the last tricks."""
    if sight.partner is not None or position.left > TRICKS:
        return lambda world: sight.worth.of(world.bids, play_out(world))
    totals = [(own, HAND_SIZE - own) if sight.seat == 0 else (HAND_SIZE - own, own) for own in range(HAND_SIZE + 1)]
    return Endgame(sight.seat, [sight.worth.of(position.bids, taken) for taken in totals]).of


CLUB = Style(bid_by_worth, playing, worth_claiming, keeps)
