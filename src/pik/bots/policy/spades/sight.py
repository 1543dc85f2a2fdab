"""A deal of either Spades game as one player sees it, in masks."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property

from pik.bots.policy.spades.position import PARTNERED, Position
from pik.bots.policy.spades.worth import Worth
from pik.cards.card import INDEX
from pik.cards.cardset import mask_of
from pik.core.draw import Draw
from pik.core.seat import Seat
from pik.games.spades.knowledge import PACK, barred_by_play, played_by
from pik.games.spades.seen import View
from pik.games.spades.state import side_of


@dataclass(frozen=True)
class Sight:
    """What a player in the deal knows, and what the match is played for."""

    view: View
    seat: Seat
    worth: Worth
    """What the deal's end is worth to the player."""
    thrown: int
    """What the player has seen and thrown from the stock."""
    imagined: Callable[[Draw], tuple[int, ...]]
    """The hands by seat in a world that fits all the player was shown, each world as likely."""

    @property
    def side(self) -> int:
        """The player's side."""
        return side_of(self.seat)

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.view.counts)

    @property
    def partner(self) -> Seat | None:
        """The seat opposite; None where two play."""
        return Seat((self.seat + 2) % self.seats) if self.seats == PARTNERED else None

    @cached_property
    def hand(self) -> int:
        """The player's cards."""
        return mask_of(self.view.hand)

    @cached_property
    def trick(self) -> tuple[int, ...]:
        """The cards of the trick in progress."""
        return tuple(INDEX[placed.card] for placed in self.view.trick)

    @cached_property
    def played(self) -> tuple[int, ...]:
        """The cards that each seat has played."""
        return played_by(self.view)

    @cached_property
    def barred(self) -> tuple[int, ...]:
        """For each seat the cards that its plays show it can't hold."""
        return barred_by_play(self.view)

    @property
    def unseen(self) -> int:
        """The cards that the player has not seen: in other hands, or out of play."""
        return PACK & ~(self.hand | self.thrown | sum(self.played))

    @property
    def bids(self) -> tuple[int, ...]:
        """What all have bid, once all have. Raises ValueError before."""
        bids = tuple(bid for bid in self.view.bids if bid is not None)
        if len(bids) < self.seats:
            raise ValueError("a bid is missing")
        return bids

    def position(self, hands: tuple[int, ...]) -> Position:
        """Where the play stands with these hands, by a player who forgets nothing."""
        gone = self.thrown | sum(self.played)
        return self._position(hands, gone, self.barred)

    def forgetful(self) -> Position:
        """Where the play stands by a player who knows its own hand and the cards on the table alone."""
        hands = tuple(self.hand if seat == self.seat else 0 for seat in range(self.seats))
        return self._position(hands, 0, (0,) * self.seats)

    def _position(self, hands: tuple[int, ...], gone: int, barred: tuple[int, ...]) -> Position:
        house = self.view.house
        position = Position(hands, self.bids, self.view.taken, self.view.leader, hurts=house.bag_penalty)
        position.gone, position.barred, position.broken = gone, list(barred), self.view.broken
        position.resume(self.trick)
        return position
