"""The full state of a Pikala deal. Cards are indices, hands and discards masks."""

from typing import Literal

from msgspec import UNSET, Struct, UnsetType

from pik.cards.card import NO_CARD, NO_SUIT
from pik.core.seat import Seat
from pik.games.pikala.actions import Boys

SAT_OUT = -1
"""Stands in `draws` for a player who left the deal."""

Phase = Literal["shuffle", "cut", "draw", "serve", "declare", "play", "claim", "over"]
End = Literal["tricks", "rams", "zero", "four-jacks", "void"]


class Call(Struct, frozen=True):
    """What a player declared: a rams, Pikala, boys, or nothing."""

    seat: Seat
    rams: bool = False
    pikala: bool = False
    boys: Boys | None = None


class Trick(Struct, frozen=True):
    """A finished trick: who led, the cards in the order played, who took it."""

    leader: Seat
    cards: tuple[int, ...]
    winner: Seat


class Claimed(Struct, frozen=True):
    """A claim to all tricks left and who has agreed so far."""

    seat: Seat
    agreed: tuple[Seat, ...] = ()


class Tried(Struct, frozen=True):
    """An unlawful card that everybody has seen: in which trick (0…4), whose, and the reason against it (PK-8.1)."""

    number: int
    seat: Seat
    card: int
    code: str


class Live(Struct, frozen=True):
    """What the deal of a live table keeps besides (PK-8.6)."""

    tried: tuple[Tried, ...] = ()


class Deal(Struct, frozen=True):
    """A deal between two acts."""

    seats: int
    dealer: Seat
    scores: tuple[int, ...]
    """The live scores (PK-1.4)."""
    start: tuple[int, ...]
    """The scores the deal began with."""
    hands: tuple[int, ...]
    discards: tuple[int, ...]
    commitment: str = ""
    """The fingerprint of the last shuffle."""
    pack: tuple[int, ...] = ()
    """The uncut pack, then the stock, top first; empty once it has left the table (PK-3.7)."""
    jacks: tuple[int, ...] = ()
    """The jacks turned in a row at this deal's cut (PK-2.4)."""
    turn_up: int = NO_CARD
    """The open trump card while it lies beside the dealer (PK-2.3)."""
    turned: int = NO_CARD
    """The card that made trump, wherever it is now."""
    trump: int = NO_SUIT
    draws: tuple[int, ...] = ()
    """How many each took, from the dealer's left; SAT_OUT for who left the deal."""
    calls: tuple[Call, ...] = ()
    leader: Seat = Seat(0)
    """Who leads the trick in progress or the next one."""
    trick: tuple[int, ...] = ()
    """The cards of the trick in progress."""
    tricks: tuple[Trick, ...] = ()
    taken: tuple[int, ...] = ()
    """Tricks credited to each seat, played or claimed."""
    claim: Claimed | None = None
    claimants: tuple[Seat, ...] = ()
    """Who has claimed before this trick (PK-7.2: once a trick)."""
    shown: tuple[Seat, ...] = ()
    """Whose cards lie open: a rams, a claim."""
    none_mine: tuple[Seat, ...] = ()
    end: End | None = None
    winner: Seat | None = None
    live: Live | UnsetType = UNSET
    """Absent at a guided table."""
