"""The last tricks of two players with all cards known: what they come to when both play their best."""

from collections.abc import Sequence
from typing import Final

from pik.bots.policy.spades.position import ABOVE, BELOW, Position
from pik.cards.card import NO_CARD
from pik.cards.cardset import indices_of
from pik.games.spades import rules
from pik.tricks.follow import beats

TRICKS: Final = 5
"""From so many tricks on the end is looked through."""


class Endgame:
    """Ends of a deal of two, by what the tricks of one of them are worth to it; the other wants the opposite."""

    def __init__(self, seat: int, worth: Sequence[float]) -> None:
        self.seat = seat
        self.worth = worth
        """What the deal is worth with so many tricks in all."""
        self.known: dict[tuple[int, int, int, int, bool, int], float] = {}

    def of(self, position: Position) -> float:
        """What a position comes to."""
        one, other = position.hands
        table = position.best if position.trick else NO_CARD
        return self.value(one, other, position.turn, table, position.broken, position.taken[self.seat])

    def value(self, one: int, other: int, turn: int, table: int, broken: bool, taken: int) -> float:
        """What it comes to when `turn` is to play to a card on the table, or to lead, with so many own tricks."""
        if not one | other:
            return self.worth[taken]
        key = one, other, turn, table, broken, taken
        found = self.known.get(key)
        if found is None:
            hand = other if turn else one
            cards = rules.lead_cards(hand, broken) if table == NO_CARD else rules.follow_cards(hand, table // 13)
            out = (one | other | (0 if table == NO_CARD else 1 << table)) & ~cards
            after = [self.after(one, other, turn, table, broken, taken, card) for card in apart(cards, out)]
            found = self.known[key] = max(after) if turn == self.seat else min(after)
        return found

    def after(self, one: int, other: int, turn: int, table: int, broken: bool, taken: int, card: int) -> float:
        """The same once a card is played."""
        one, other = (one, other & ~(1 << card)) if turn else (one & ~(1 << card), other)
        broken = broken or rules.breaks(card)
        if table == NO_CARD:
            return self.value(one, other, 1 - turn, card, broken, taken)
        winner = turn if beats(card, table, 0) else 1 - turn
        return self.value(one, other, winner, NO_CARD, broken, taken + (winner == self.seat))


def apart(cards: int, out: int) -> list[int]:
    """One card of each run that no other card parts, the lowest."""
    found, last = list[int](), NO_CARD
    for card in indices_of(cards):
        if last == NO_CARD or last // 13 != card // 13 or out & ABOVE[last] & BELOW[card]:
            found.append(card)
        last = card
    return found
