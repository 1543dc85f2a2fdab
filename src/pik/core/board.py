"""The common part of every game's screen: enough to draw any game plainly."""

from msgspec import Struct

from pik.cards.card import Card
from pik.core.message import Message
from pik.core.seat import Seat


class HandCard(Struct, frozen=True):
    """A card the viewer holds; while it may not be played, `why` says why."""

    card: Card
    playable: bool
    why: Message | None = None


class Placed(Struct, frozen=True):
    """A card on the table and whose it is."""

    seat: Seat
    card: Card


class SeatBoard(Struct, frozen=True):
    """What lies at a seat for everybody to see."""

    seat: Seat
    score: int
    cards: int
    tricks: int
    dealer: bool
    notes: tuple[Message, ...] = ()
    shown: tuple[Card, ...] = ()


class Pile(Struct, frozen=True):
    """A pile on the table: its name in the catalog, how many cards, and those that lie open."""

    code: str
    count: int
    cards: tuple[Card, ...] = ()


class Board(Struct, frozen=True, kw_only=True):
    """What may be looked at now: base of every game's screen."""

    phase: str
    hand: tuple[HandCard, ...]
    trick: tuple[Placed, ...]
    last_trick: tuple[Placed, ...]
    last_winner: Seat | None
    seats: tuple[SeatBoard, ...]
    piles: tuple[Pile, ...]
    facts: tuple[Message, ...]
