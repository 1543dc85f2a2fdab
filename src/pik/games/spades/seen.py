"""What a viewer was shown of a deal of either Spades game, and what may be looked at now."""

from msgspec import Struct

from pik.cards.card import Card
from pik.core.board import Board, Placed
from pik.core.seat import Seat
from pik.games.spades.config import House
from pik.games.spades.state import Claimed, Phase


class SeenTrick(Struct, frozen=True):
    """A finished trick as remembered: cards in the order played, the leader's first."""

    cards: tuple[Placed, ...]
    winner: Seat


class OpenHand(Struct, frozen=True):
    """A hand that lies open after a claim: the cards still held."""

    seat: Seat
    cards: tuple[Card, ...]


class View(Struct, frozen=True, kw_only=True):
    """All that a viewer was shown in this deal (seat None: what everybody was shown)."""

    seat: Seat | None
    dealer: Seat
    phase: Phase
    scores: tuple[int, ...]
    """What each side had before the deal; seat s is on side s % 2."""
    bags: tuple[int, ...]
    """The bags each side had before the deal."""
    house: House
    commitment: str
    counts: tuple[int, ...]
    """How many cards each seat holds."""
    hand: tuple[Card, ...]
    """The viewer's own cards; none before the viewer has looked."""
    looked: tuple[bool, ...]
    bids: tuple[int | None, ...]
    """What each has bid: a number, 0 for nil, -1 for double nil; None: not yet."""
    leader: Seat
    trick: tuple[Placed, ...]
    tricks: tuple[SeenTrick, ...]
    broken: bool
    taken: tuple[int, ...]
    claim: Claimed | None
    claimants: tuple[Seat, ...]
    open: tuple[OpenHand, ...]


class SideBoard(Struct, frozen=True):
    """A side for everybody to see."""

    seats: tuple[Seat, ...]
    score: int
    """Before the deal."""
    bags: int
    """Before the deal."""
    contract: int | None
    """The sum of the numbers bid; None while one is missing."""
    won: int
    """The tricks that count towards the contract."""
    over: int
    """The tricks that are bags: above the contract, or a nil bidder's (SP-4.1, SP-4.2)."""


class Worth(Struct, frozen=True):
    """What a bid would come to."""

    bid: int
    """A number, 0 for nil, -1 for double nil."""
    contract: int
    """The sum of the side's numbers with this bid."""
    points: int
    """What the contract, or the nil, brings when it is made and costs when it is not."""


class Screen(Board, frozen=True, kw_only=True):
    """What a device may show now: older tricks are not in it (SP-3.3)."""

    looked: tuple[bool, ...]
    bids: tuple[int | None, ...]
    """What each has bid: a number, 0 for nil, -1 for double nil; None: not yet."""
    sides: tuple[SideBoard, ...]
    worth: tuple[Worth, ...]
    """What each bid of the viewer would come to, as long as there is one to make."""
    broken: bool
    claim: Claimed | None
    commitment: str
