"""What a viewer was shown of a Pikala deal, and what may be looked at now."""

from msgspec import UNSET, Struct, UnsetType

from pik.cards.card import Card, Suit
from pik.core.board import Board, Placed
from pik.core.seat import Seat
from pik.games.pikala.state import Call, Claimed, End, Phase


class SeenTrick(Struct, frozen=True):
    """A finished trick as remembered: cards in the order played, the leader's first."""

    cards: tuple[Placed, ...]
    winner: Seat


class OpenHand(Struct, frozen=True):
    """A hand that lies open (a rams, a claim): the cards still held."""

    seat: Seat
    cards: tuple[Card, ...]


class SeenTried(Struct, frozen=True):
    """An unlawful card that everybody has seen: in which trick (0…4), whose, and the reason against it (PK-8.1)."""

    number: int
    seat: Seat
    card: Card
    code: str


class SeenLive(Struct, frozen=True):
    """What a live table shows besides: how many cards whoever asks has put away, and what was tried (PK-8)."""

    asked: int
    tried: tuple[SeenTried, ...]


class View(Struct, frozen=True):
    """All that a viewer was shown in this deal (seat None: what everybody was shown)."""

    seat: Seat | None
    seats: int
    dealer: Seat
    phase: Phase
    scores: tuple[int, ...]
    start: tuple[int, ...]
    commitment: str
    jacks: tuple[Card, ...]
    turned: Card | None
    turn_up: bool
    """Whether the turned card still lies beside the dealer."""
    trump: Suit | None
    stock: int
    """How many cards the pack on the table has."""
    counts: tuple[int, ...]
    """How many cards each seat holds."""
    hand: tuple[Card, ...]
    """The viewer's own cards."""
    discarded: tuple[Card, ...]
    """What the viewer has discarded."""
    draws: tuple[int, ...]
    """How many each took, from the dealer's left; -1 for who left the deal."""
    calls: tuple[Call, ...]
    leader: Seat
    trick: tuple[Placed, ...]
    tricks: tuple[SeenTrick, ...]
    taken: tuple[int, ...]
    claim: Claimed | None
    claimants: tuple[Seat, ...]
    open: tuple[OpenHand, ...]
    none_mine: tuple[Seat, ...]
    end: End | None
    winner: Seat | None
    live: SeenLive | UnsetType = UNSET
    """Absent at a guided table."""


class Screen(Board, frozen=True, kw_only=True):
    """What a device may show now: older tricks are not in it (PK-6.6)."""

    trump: Suit | None
    claim: Claimed | None
    commitment: str
