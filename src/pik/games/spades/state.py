"""What the full states of both Spades games have in common. Cards are indices, hands masks; seat s is on side s % 2."""

from typing import Final, Literal

from msgspec import Struct

from pik.core.seat import Seat
from pik.games.spades.config import House

DOUBLE_NIL: Final = -1
"""Stands among the bids for double nil; 0 is nil."""
SIDES: Final = 2

Phase = Literal["shuffle", "blind", "draw", "bid", "exchange", "play", "claim", "over"]
"""Where a deal stands: "blind" and "draw" only of two players, "exchange" only of four."""


class Trick(Struct, frozen=True):
    """A finished trick: who led, the cards in the order played, who took it."""

    leader: Seat
    cards: tuple[int, ...]
    winner: Seat


class Claimed(Struct, frozen=True):
    """A claim to all tricks left and who has agreed so far (SP-7.1)."""

    seat: Seat
    agreed: tuple[Seat, ...] = ()


class Deal(Struct, frozen=True, kw_only=True):
    """A deal between two acts."""

    dealer: Seat
    scores: tuple[int, ...]
    """What each side had before the deal."""
    bags: tuple[int, ...]
    """The bags each side had before the deal."""
    house: House
    hands: tuple[int, ...]
    looked: tuple[bool, ...]
    """Who has seen the own hand, or may not bid double nil any more (SP-2.3, SP-5.2)."""
    bids: tuple[int | None, ...]
    """What each has bid: a number, 0 for nil, DOUBLE_NIL; None: not yet."""
    taken: tuple[int, ...]
    """Tricks of each seat, played or claimed."""
    commitment: str = ""
    """The fingerprint of the shuffle."""
    leader: Seat = Seat(0)
    """Who leads the trick in progress or the next one."""
    trick: tuple[int, ...] = ()
    """The cards of the trick in progress."""
    tricks: tuple[Trick, ...] = ()
    broken: bool = False
    """Whether spades may be led (SP-3.2)."""
    claim: Claimed | None = None
    claimants: tuple[Seat, ...] = ()
    """Who has claimed before this trick (SP-7.1: once a trick)."""
    shown: tuple[Seat, ...] = ()
    """Whose cards lie open after a claim."""

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.hands)


def side_of(seat: int) -> int:
    """The side 0 or 1 of a seat: partners sit opposite, of two players each is a side."""
    return seat % SIDES
