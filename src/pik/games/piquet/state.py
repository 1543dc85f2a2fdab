"""The full state of a deal of piquet. Cards are indices, sets of cards masks."""

from typing import Literal

from msgspec import UNSET, Struct, UnsetType

from pik.cards.card import NO_CARD
from pik.core.seat import Seat
from pik.games.piquet.actions import Call, Category
from pik.games.piquet.config import DealBy

Phase = Literal["spread", "cut", "shuffle", "exchange", "declare", "play", "claim", "over"]


class Turned(Struct, frozen=True):
    """A card turned in the cut for deal: by whom, where, which."""

    seat: Seat
    at: int
    card: int


class Held(Struct, frozen=True):
    """Combinations declared in a category that count or may still count, best first."""

    seat: Seat
    category: Category
    sets: tuple[int, ...]


class Verdict(Struct, frozen=True):
    """Whose declarations of a category count; nobody's where the best were equal, or nothing was declared."""

    category: Category
    seat: Seat | None
    equal: bool = False


class Trick(Struct, frozen=True):
    """A finished trick: who led, the cards in the order played, who took it."""

    leader: Seat
    cards: tuple[int, ...]
    winner: Seat


class Claimed(Struct, frozen=True):
    """A claim to all tricks left and who has agreed so far."""

    seat: Seat
    agreed: tuple[Seat, ...] = ()


class Wrong(Struct, frozen=True):
    """A declaration that was false, and everybody knows: put right in time, or found out (PQ-6.2)."""

    seat: Seat
    category: Category
    righted: bool


class Live(Struct, frozen=True):
    """What the deal of a live table keeps besides, known to all (PQ-6)."""

    over: tuple[int, ...]
    """By seat how many cards too many it took; with one it plays in silence (PQ-6.1)."""
    wrong: tuple[Wrong, ...] = ()


class Deal(Struct, frozen=True):
    """A deal between two acts."""

    seats: int
    deal_by: DealBy
    dealer: Seat | None
    """None until the cut has found one (PQ-1.2)."""
    cutters: tuple[Seat, ...] = ()
    """Who has to cut from this spread: all, after a tie the tied."""
    spread: tuple[int, ...] = ()
    """The spread pack while it is cut."""
    cuts: tuple[Turned, ...] = ()
    """What was turned from the last spread."""
    earlier: tuple[Turned, ...] = ()
    """What was turned in cuts that came out equal."""
    commitment: str = ""
    """The fingerprint of the last spread or shuffle."""
    hands: tuple[int, ...] = ()
    """By seat; empty before the shuffle."""
    discards: tuple[int, ...] = ()
    five: tuple[int, ...] = ()
    """The elder's part of the talon, top first, until the exchanges are over."""
    three: tuple[int, ...] = ()
    """The dealer's part of the talon (Norman: the talon of two), until the exchanges are over."""
    exchanged: tuple[int, ...] = ()
    """How many cards each took: the elder, then the dealer; Norman: the dealer alone."""
    left: int = 0
    """The talon cards that nobody took, once the exchanges are over."""
    looked: tuple[Seat, ...] = ()
    """Who has looked at them."""
    whites: tuple[int, ...] = ()
    """By seat the white hand that was declared and shown, as dealt; 0 for none (PQ-2.1)."""
    calls: tuple[Call, ...] = ()
    """What was said, one for every act of declaring."""
    verdicts: tuple[Verdict, ...] = ()
    held: tuple[Held, ...] = ()
    """Declarations that may count: secret until the last category is through, then shown."""
    clean: tuple[Seat, ...] = ()
    """All whose cards take part in what they count (PQ-3.6)."""
    repique: Seat | None = None
    pique: Seat | None = None
    counts: tuple[int, ...] = ()
    """The running counts, by seat (PQ-5.2)."""
    played: tuple[int, ...] = ()
    """What of them was made by leads, tricks and the last trick."""
    announced: tuple[Seat, ...] = ()
    """Who has announced a capot (PQ-5.6)."""
    leader: Seat = Seat(0)
    """Who leads the trick in progress or the next one."""
    trick: tuple[int, ...] = ()
    tricks: tuple[Trick, ...] = ()
    taken: tuple[int, ...] = ()
    """Tricks credited to each seat, played or claimed."""
    back: int = NO_CARD
    """The card just taken back, until another is played (PQ-5.4)."""
    backs: tuple[Seat, ...] = ()
    """Who has taken a card back in this trick."""
    open: tuple[int, ...] = ()
    """By seat the cards of the hand that everybody has seen: counted, taken back, shown with a claim."""
    claim: Claimed | None = None
    claimants: tuple[Seat, ...] = ()
    """Who has claimed since the last card was played."""
    live: Live | UnsetType = UNSET
    """Absent at a guided table."""
