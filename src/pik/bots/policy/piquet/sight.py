"""A deal of piquet as one player sees it, in masks."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from pik.cards.card import INDEX
from pik.cards.cardset import indices_of, mask_of, suit_mask
from pik.core.seat import Seat
from pik.games.piquet import scoring
from pik.games.piquet.knowledge import Knowledge, knowledge
from pik.games.piquet.seen import View
from pik.games.piquet.turns import from_left

SUITS: Final = tuple(suit_mask(suit) for suit in range(4))
ABOVE: Final = tuple(SUITS[card // 13] & -(2 << card) for card in range(52))
"""For each card those of its suit that take it."""


@dataclass(frozen=True)
class Sight:
    """What a player in a deal knows. The cards are dealt."""

    view: View
    seat: Seat

    @cached_property
    def hand(self) -> int:
        """The player's cards."""
        return mask_of(self.view.hand)

    @cached_property
    def known(self) -> Knowledge:
        """What the player can tell about the hidden cards when it forgets nothing."""
        return knowledge(self.view)

    @property
    def dealer(self) -> Seat:
        """Who deals. Raises ValueError before the cut."""
        if self.view.dealer is None:
            raise ValueError("nobody deals yet")
        return self.view.dealer

    @property
    def elder(self) -> Seat:
        """Who leads first (PQ-5.1, PQ-8.2)."""
        return from_left(self.view.seats, self.dealer)[0]

    @property
    def others(self) -> tuple[Seat, ...]:
        """The other seats."""
        return tuple(Seat(seat) for seat in range(self.view.seats) if seat != self.seat)

    @cached_property
    def trick(self) -> tuple[int, ...]:
        """The cards of the trick in progress."""
        return tuple(INDEX[placed.card] for placed in self.view.trick)

    def may_hold(self, seat: int) -> int:
        """All cards that a seat may hold by exchanges, plays and what was shown; what was said is left out."""
        part = self.known.parts[seat]
        return part.known | (self.known.hidden & ~part.barred if part.missing else 0)

    def declared(self, seat: int) -> int:
        """What a seat has counted before the first card, without the extras for clean cards and repique."""
        white = any(each.seat == seat for each in self.view.whites)
        return scoring.white_points(white) + sum(each.points for each in self.view.combos if each.seat == seat)


def downwards(cards: int) -> Iterator[int]:
    """The cards of a set, the highest index first."""
    while cards:
        top = cards.bit_length() - 1
        yield top
        cards ^= 1 << top


def by_rank(cards: int) -> list[int]:
    """The cards, the lowest rank first, whatever the suit."""
    return sorted(indices_of(cards), key=lambda card: (card % 13, card))
