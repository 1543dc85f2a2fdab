"""What can be done in a deal of either Spades game, and how others see a shuffle."""

from typing import Annotated

from msgspec import Meta, Struct

from pik.cards.card import Card


class Shuffle(Struct, frozen=True, tag="shuffle", forbid_unknown_fields=True):
    """The pack takes an order, top first; the salt makes its fingerprint unguessable."""

    deck: tuple[Card, ...]
    salt: str


class Look(Struct, frozen=True, tag="look", forbid_unknown_fields=True):
    """Look at one's own hand, and so give up double nil (SP-2.3, SP-5.2)."""


class DoubleNil(Struct, frozen=True, tag="double-nil", forbid_unknown_fields=True):
    """Bid double nil, unseen (SP-2.3, SP-5.2)."""


class Bid(Struct, frozen=True, tag="bid", forbid_unknown_fields=True):
    """Bid a number of tricks; 0 is nil (SP-2.1, SP-2.2)."""

    number: Annotated[int, Meta(ge=0, le=13)]


class Play(Struct, frozen=True, tag="play", forbid_unknown_fields=True):
    """Play a card to the trick (SP-3.1)."""

    card: Card


class Claim(Struct, frozen=True, tag="claim", forbid_unknown_fields=True):
    """Show one's hand and claim all tricks left (SP-7.1)."""


class Vote(Struct, frozen=True, tag="vote", forbid_unknown_fields=True):
    """Agree to a claim, or ask to play on (SP-7.1)."""

    accept: bool


class Shuffled(Struct, frozen=True, tag="shuffled"):
    """A shuffle as everybody sees it: the fingerprint that the order can be checked against later."""

    commitment: str
