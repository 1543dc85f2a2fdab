"""What a viewer was shown of a deal of piquet, and what may be looked at now."""

from typing import Literal

from msgspec import UNSET, Struct, UnsetType

from pik.cards.card import Card
from pik.core.board import Board, Placed
from pik.core.message import Message
from pik.core.seat import Seat
from pik.core.sheet import Part
from pik.games.piquet.actions import Call, Category, Combos
from pik.games.piquet.config import DealBy
from pik.games.piquet.state import Claimed, Live, Phase, Verdict

Outcome = Literal["open", "good", "equal", "not-good", "silent"]


class SeenTurn(Struct, frozen=True):
    """A card turned in the cut for deal."""

    seat: Seat
    at: int
    card: Card


class SeenTrick(Struct, frozen=True):
    """A finished trick as remembered: cards in the order played, the leader's first."""

    cards: tuple[Placed, ...]
    winner: Seat


class OpenHand(Struct, frozen=True):
    """Cards of a seat that everybody has seen."""

    seat: Seat
    cards: tuple[Card, ...]


class View(Struct, frozen=True):
    """All that a viewer was shown in this deal (seat None: what everybody was shown)."""

    seat: Seat | None
    seats: int
    deal_by: DealBy
    dealer: Seat | None
    phase: Phase
    commitment: str
    cutters: tuple[Seat, ...]
    cuts: tuple[SeenTurn, ...]
    earlier: tuple[SeenTurn, ...]
    """What was turned in cuts that came out equal (PQ-1.2)."""
    cards: tuple[int, ...]
    """How many cards each seat holds."""
    hand: tuple[Card, ...]
    """The viewer's own cards."""
    discarded: tuple[Card, ...]
    """What the viewer has discarded (PQ-2.4)."""
    five: int
    """How many cards the elder's part of the talon has until the exchanges are over."""
    three: int
    """The same of the dealer's part; Norman: of the talon."""
    left: int
    """How many cards of the talon nobody took, once the exchanges are over."""
    leftover: tuple[Card, ...]
    """Those cards, for who has looked at them (PQ-2.5)."""
    looked: tuple[Seat, ...]
    exchanged: tuple[int, ...]
    """How many cards each took: the elder, then the dealer; Norman: the dealer alone."""
    whites: tuple[OpenHand, ...]
    """White hands as they were dealt and shown (PQ-2.1)."""
    calls: tuple[Call, ...]
    """What was said, one for every act of declaring (PQ-3.1)."""
    verdicts: tuple[Verdict, ...]
    """Whose declarations count, a category each as far as it is through."""
    combos: tuple[Combos, ...]
    """The viewer's own declarations that may still count; after the last category all that count (PQ-3.5)."""
    clean: tuple[Seat, ...]
    repique: Seat | None
    pique: Seat | None
    counts: tuple[int, ...]
    """The running counts; what is declared is in them after the last category (PQ-5.2)."""
    played: tuple[int, ...]
    """What of them was made by leads and tricks."""
    announced: tuple[Seat, ...]
    """Who has announced a capot."""
    leader: Seat
    trick: tuple[Placed, ...]
    tricks: tuple[SeenTrick, ...]
    taken: tuple[int, ...]
    back: Card | None
    """The card just taken back by whoever is to play (PQ-5.4)."""
    backs: tuple[Seat, ...]
    open: tuple[OpenHand, ...]
    """Cards still held that everybody has seen: counted, taken back, shown with a claim."""
    claim: Claimed | None
    claimants: tuple[Seat, ...]
    live: Live | UnsetType = UNSET
    """Absent at a guided table."""


class Strip(Struct, frozen=True):
    """What a seat has said in a category, and what came of it (PQ-3.1)."""

    seat: Seat
    category: Category
    said: Message
    """In the short form of the ledger."""
    outcome: Outcome
    points: int | None = None
    """What it counts, as far as that is known."""
    shown: Combos | None = None
    """Its cards, where the viewer knows them."""


class Holding(Struct, frozen=True):
    """A combination that the viewer holds and can still declare, and what it counts if it is good."""

    category: Category
    cards: tuple[Card, ...]
    said: Message
    points: int


class Screen(Board, frozen=True, kw_only=True):
    """What a device may show now: older tricks are not in it (PQ-5.7)."""

    cuts: tuple[SeenTurn, ...]
    calls: tuple[Call, ...]
    verdicts: tuple[Verdict, ...]
    combos: tuple[Combos, ...]
    discarded: tuple[Card, ...]
    clean: tuple[Seat, ...]
    repique: Seat | None
    pique: Seat | None
    announced: tuple[Seat, ...]
    back: Card | None
    claim: Claimed | None
    commitment: str
    whites: tuple[OpenHand, ...]
    """White hands as they were dealt and shown (PQ-2.1)."""
    reach: tuple[int, ...]
    """By pile how many of its cards are open to whoever exchanges, who takes them in this order (PQ-2.2, PQ-2.3)."""
    strips: tuple[Strip, ...]
    holdings: tuple[Holding, ...]
    parts: tuple[tuple[Part, ...], ...]
    """By seat what is known to be counted so far."""
    to_pique: int | None
    """How much the first leader lacks to a pique, while one can be made (PQ-4.2)."""
    elder: Seat | None
    """Who leads first, and alone can make a pique; None before there is a dealer."""
