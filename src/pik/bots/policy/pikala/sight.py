"""A Pikala deal as one player sees it, in masks."""

from dataclasses import dataclass
from functools import cached_property

from pik.cards.card import INDEX, NO_SUIT, SUITS, suit_of
from pik.cards.cardset import indices_of, mask_of
from pik.core.seat import Seat
from pik.games.pikala import rules
from pik.games.pikala.knowledge import Knowledge, knowledge
from pik.games.pikala.seen import View
from pik.games.pikala.state import Call
from pik.games.pikala.turns import not_out
from pik.tricks.order import rotation


@dataclass(frozen=True)
class Sight:
    """What a player in the deal knows. The pack is cut and dealt."""

    view: View
    seat: Seat

    @property
    def score(self) -> int:
        """The player's own score."""
        return self.view.scores[self.seat]

    @cached_property
    def hand(self) -> int:
        """The player's cards."""
        return mask_of(self.view.hand)

    @cached_property
    def trump(self) -> int:
        """The trump suit."""
        return NO_SUIT if self.view.trump is None else SUITS.index(self.view.trump)

    @cached_property
    def known(self) -> Knowledge:
        """What the player can tell about the hidden cards when it forgets nothing."""
        return knowledge(self.view)

    @cached_property
    def inside(self) -> tuple[Seat, ...]:
        """The seats in the deal, from the leader of this trick on; before the play from the dealer's left."""
        inside = not_out(self.view.seats, self.view.dealer, self.view.draws)
        return inside if self.view.phase == "draw" else tuple(map(Seat, rotation(inside, self.view.leader)))

    @cached_property
    def others(self) -> tuple[Seat, ...]:
        """The other seats in the deal."""
        return tuple(seat for seat in self.inside if seat != self.seat)

    @cached_property
    def trick(self) -> tuple[int, ...]:
        """The cards of the trick in progress."""
        return tuple(INDEX[placed.card] for placed in self.view.trick)

    @property
    def tricks_left(self) -> int:
        """How many tricks are still to be taken, the one in progress among them."""
        return rules.HAND_SIZE - sum(self.view.taken)

    def bonus_due(self, seat: Seat) -> int:
        """What the next trick takes off a score beside the trick itself."""
        return 0 if self.view.taken[seat] else bonus(self.call(seat))

    def call(self, seat: Seat) -> Call:
        """What a seat declared."""
        return next((call for call in self.view.calls if call.seat == seat), Call(seat))

    @property
    def available(self) -> int:
        """How many cards are there to be drawn by the player (PK-3.3)."""
        return self.view.stock + (1 if self.seat == self.view.dealer else 0)


def bonus(call: Call) -> int:
    """What an announcement takes off with the first trick (PK-5.2)."""
    return rules.announcement_bonus(call.pikala, call.boys is not None)


def by_strength(cards: int, trump: int) -> list[int]:
    """The cards, weakest first: plain ones by rank, then trumps by rank."""
    return sorted(indices_of(cards), key=lambda card: (suit_of(card) == trump, card % 13, card))
