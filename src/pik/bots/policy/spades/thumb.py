"""A card by rule of thumb, and a deal played out by it."""

from pik.bots.policy.spades.aims import aim
from pik.bots.policy.spades.following import follow
from pik.bots.policy.spades.leading import lead
from pik.bots.policy.spades.position import Position


def card_by_thumb(position: Position, cards: int) -> int:
    """What whoever is on turn plays of these cards."""
    if cards & (cards - 1) == 0:
        return cards.bit_length() - 1
    seat = position.turn
    what = aim(position, seat)
    return follow(position, seat, cards, what) if position.trick else lead(position, seat, cards, what)


def play_out(position: Position) -> tuple[int, ...]:
    """Play to the end, everybody by rule of thumb from what that seat can know; the tricks of each."""
    while position.left:
        position.put(card_by_thumb(position, position.lawful()))
    return tuple(position.taken)
