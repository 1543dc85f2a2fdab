"""What can be done in a deal of Spades for four, and each act as others see it."""

from typing import TypeAlias

import msgspec
from msgspec import Struct
from typing_extensions import TypeIs

from pik.cards.card import INDEX, Card
from pik.games.spades.actions import Bid, Claim, DoubleNil, Look, Play, Shuffle, Shuffled, Vote


class Exchange(Struct, frozen=True, tag="exchange", forbid_unknown_fields=True):
    """Lay three cards face down for the partner (SP-2.4). Kept in the order of the pack."""

    cards: tuple[Card, ...]

    def __post_init__(self) -> None:
        msgspec.structs.force_setattr(self, "cards", tuple(sorted(self.cards, key=INDEX.__getitem__)))


class Laid(Struct, frozen=True, tag="laid"):
    """Another's exchange: three cards lie face down."""


Action: TypeAlias = Shuffle | Look | DoubleNil | Bid | Exchange | Play | Claim | Vote
Seen: TypeAlias = Shuffled | Laid | Look | DoubleNil | Bid | Exchange | Play | Claim | Vote

_ACTION = msgspec.json.Decoder[Action](Action)


def decode(raw: bytes) -> Action:
    """An act from JSON. Raises msgspec.DecodeError (a ValueError)."""
    return _ACTION.decode(raw)


def owns(action: object) -> TypeIs[Action]:
    """Whether something is an act of a deal of Spades for four."""
    return isinstance(action, Action)
