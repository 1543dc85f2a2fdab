"""What can be done in a deal of piquet, for two or three, and each act as others see it."""

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct
from typing_extensions import TypeIs

from pik.cards.card import INDEX, RANKS, Card
from pik.core.seat import Seat

Category = Literal["point", "sequence", "set"]
CATEGORIES: tuple[Category, ...] = ("point", "sequence", "set")
Answer = Literal["good", "equal", "not-good"]
Combination: TypeAlias = tuple[Card, ...]


def in_order(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """Cards in the order of the pack."""
    return tuple(sorted(cards, key=INDEX.__getitem__))


def best_first(combination: Combination) -> tuple[int, int, tuple[int, ...]]:
    """The place of a combination among others of its category: the more cards, then the higher, comes first."""
    indices = tuple(INDEX[card] for card in combination)
    top = max((RANKS.index(card[1]) for card in combination), default=0)
    return (-len(combination), -top, indices)


class Spread(Struct, frozen=True, tag="spread", forbid_unknown_fields=True):
    """The pack is spread for the cut, place 0 first; the salt makes its fingerprint unguessable (PQ-1.2)."""

    deck: tuple[Card, ...]
    salt: str


class Cut(Struct, frozen=True, tag="cut", forbid_unknown_fields=True):
    """Turn the card at a place that nobody took (PQ-1.2)."""

    at: Annotated[int, Meta(ge=0, le=31)]


class Shuffle(Struct, frozen=True, tag="shuffle", forbid_unknown_fields=True):
    """The pack takes an order; who gets which place is said by PQ-1.3 and PQ-8.1."""

    deck: tuple[Card, ...]
    salt: str


class Exchange(Struct, frozen=True, tag="exchange", forbid_unknown_fields=True, omit_defaults=True):
    """Discard these cards and take as many; none refuses (PQ-2.2, PQ-2.3). Kept in the order of the pack.

    `take`: how many are taken where it is another number, a breach (PQ-6.1).
    """

    discards: tuple[Card, ...]
    take: Annotated[int, Meta(ge=0, le=8)] | None = None

    def __post_init__(self) -> None:
        msgspec.structs.force_setattr(self, "discards", in_order(self.discards))
        if self.take == len(self.discards):
            msgspec.structs.force_setattr(self, "take", None)

    @property
    def taken(self) -> int:
        """How many cards are taken."""
        return len(self.discards) if self.take is None else self.take


class Look(Struct, frozen=True, tag="look", forbid_unknown_fields=True):
    """Look at the cards of the talon that nobody took (PQ-2.5)."""


class Declare(Struct, frozen=True, tag="declare", forbid_unknown_fields=True, omit_defaults=True):
    """Declare whole combinations of a category, none is silence; kept best first (PQ-3.1).

    `capot`: with the last declaration, by who does not lead first (PQ-5.6). `brag`: a size of which one has
    none, of a set with its `rank` (PQ-6.2).
    """

    category: Category
    combinations: tuple[Combination, ...]
    capot: bool = False
    brag: Annotated[int, Meta(ge=1, le=8)] | None = None
    rank: Literal["T", "J", "Q", "K", "A"] | None = None

    def __post_init__(self) -> None:
        ordered = tuple(sorted(map(in_order, self.combinations), key=best_first))
        msgspec.structs.force_setattr(self, "combinations", ordered)


class PutRight(Struct, frozen=True, tag="put-right", forbid_unknown_fields=True):
    """Withdraw a false brag (PQ-6.2)."""

    category: Category


class Play(Struct, frozen=True, tag="play", forbid_unknown_fields=True, omit_defaults=True):
    """Play a card to the trick (PQ-5.1). `capot`: with the first lead (PQ-5.6)."""

    card: Card
    capot: bool = False


class TakeBack(Struct, frozen=True, tag="take-back", forbid_unknown_fields=True):
    """Take back the card just played to another's lead (PQ-5.4)."""


class Claim(Struct, frozen=True, tag="claim", forbid_unknown_fields=True):
    """Claim all tricks left: a convenience of the table."""


class Vote(Struct, frozen=True, tag="vote", forbid_unknown_fields=True):
    """Agree to a claim, or ask to play on."""

    accept: bool


class Shuffled(Struct, frozen=True, tag="shuffled"):
    """A shuffle as everybody sees it: the fingerprint that the order can be checked against later."""

    commitment: str


class SpreadOut(Struct, frozen=True, tag="spread-out"):
    """A spread pack as everybody sees it: face down, with its fingerprint."""

    commitment: str


class Exchanged(Struct, frozen=True, tag="exchanged", omit_defaults=True):
    """Another's exchange: how many cards were taken, and how many more than were discarded (PQ-6.1)."""

    count: int
    over: int = 0


class Call(Struct, frozen=True):
    """What a seat has said in a category, as far as it was said (PQ-3.1).

    `size`: cards of a point, length of a sequence, 4 or 3 of a set; 0: silent; None: it answered and named no size.
    """

    seat: Seat
    category: Category
    size: int | None
    rank: str | None = None
    """The rank letter of a set; of a sequence the top, named at equal length only."""
    pips: int | None = None
    """The pips of a point, named at equal size only."""
    answer: Answer | None = None
    """What the dealer of two answers to the size."""
    second: Answer | None = None
    """What the dealer of two answers to pips or top."""


class Combos(Struct, frozen=True):
    """Combinations that count, best first, and what they bring."""

    seat: Seat
    category: Category
    combinations: tuple[Combination, ...]
    points: int


class Spoken(Struct, frozen=True, tag="spoken"):
    """A declaration as everybody hears it: all that has been said in its category; after the last one what counts."""

    category: Category
    calls: tuple[Call, ...]
    counted: tuple[Combos, ...]
    capot: bool


Action: TypeAlias = Spread | Cut | Shuffle | Exchange | Look | Declare | PutRight | Play | TakeBack | Claim | Vote
Seen: TypeAlias = (
    SpreadOut | Cut | Shuffled | Exchange | Exchanged | Look | Spoken | PutRight | Play | TakeBack | Claim | Vote
)

_ACTION = msgspec.json.Decoder[Action](Action)


def decode(raw: bytes) -> Action:
    """An act from JSON. Raises msgspec.DecodeError (a ValueError)."""
    return _ACTION.decode(raw)


def owns(action: object) -> TypeIs[Action]:
    """Whether something is an act of a deal of piquet."""
    return isinstance(action, Action)
