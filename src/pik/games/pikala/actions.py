"""What can be done in a Pikala deal, and each act as others see it."""

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct
from typing_extensions import TypeIs

from pik.cards.card import INDEX, Card

Boys = Literal["blonds", "brunettes"]


class Shuffle(Struct, frozen=True, tag="shuffle", forbid_unknown_fields=True):
    """The pack takes an order, top first; the salt makes its fingerprint unguessable (PK-2.2)."""

    deck: tuple[Card, ...]
    salt: str


class Cut(Struct, frozen=True, tag="cut", forbid_unknown_fields=True):
    """The cutter puts the top `at` cards (1…35) under the rest (PK-2.2)."""

    at: Annotated[int, Meta(ge=1, le=35)]


class Draw(Struct, frozen=True, tag="draw", forbid_unknown_fields=True):
    """Discard these cards and take as many; none is "on my own" (PK-3.1). Kept in the order of the pack."""

    discards: tuple[Card, ...]

    def __post_init__(self) -> None:
        ordered = tuple(sorted(self.discards, key=INDEX.__getitem__))
        msgspec.structs.force_setattr(self, "discards", ordered)


class Serve(Struct, frozen=True, tag="serve", forbid_unknown_fields=True):
    """The dealer of a live table gives what was asked for, or refuses (PK-8.2, PK-8.6)."""

    give: bool


class SitOut(Struct, frozen=True, tag="sit-out", forbid_unknown_fields=True):
    """Leave the deal for want of cards in the stock (PK-3.4)."""


class Announce(Struct, frozen=True, tag="announce", forbid_unknown_fields=True):
    """Pikala, boys, both, or nothing (PK-4.2, PK-5.1)."""

    pikala: bool = False
    boys: Boys | None = None


class Rams(Struct, frozen=True, tag="rams", forbid_unknown_fields=True):
    """Show five cards of one suit (PK-4.2)."""


class Play(Struct, frozen=True, tag="play", forbid_unknown_fields=True):
    """Play a card to the trick (PK-6)."""

    card: Card


class NoneMine(Struct, frozen=True, tag="none-mine", forbid_unknown_fields=True):
    """Say "Моих нет" (PK-7.1)."""


class Claim(Struct, frozen=True, tag="claim", forbid_unknown_fields=True):
    """Say "Все мои": claim all tricks left (PK-7.2)."""


class Vote(Struct, frozen=True, tag="vote", forbid_unknown_fields=True):
    """Agree to a claim, or ask to play on (PK-7.2)."""

    accept: bool


class Shuffled(Struct, frozen=True, tag="shuffled"):
    """A shuffle as everybody sees it: the fingerprint that the order can be checked against later."""

    commitment: str


class Drawn(Struct, frozen=True, tag="drawn"):
    """Another's draw: how many cards."""

    count: int


Action: TypeAlias = Shuffle | Cut | Draw | Serve | SitOut | Announce | Rams | Play | NoneMine | Claim | Vote
Seen: TypeAlias = Shuffled | Drawn | Cut | Draw | Serve | SitOut | Announce | Rams | Play | NoneMine | Claim | Vote

_ACTION = msgspec.json.Decoder[Action](Action)


def decode(raw: bytes) -> Action:
    """An act from JSON. Raises msgspec.DecodeError (a ValueError)."""
    return _ACTION.decode(raw)


def owns(action: object) -> TypeIs[Action]:
    """Whether something is an act of a Pikala deal."""
    return isinstance(action, Action)
