"""What can be done in a deal of two-handed Spades, and each act as others see it."""

from typing import TypeAlias

import msgspec
from msgspec import Struct
from typing_extensions import TypeIs

from pik.games.spades.actions import Bid, Claim, DoubleNil, Look, Play, Shuffle, Shuffled, Vote


class Keep(Struct, frozen=True, tag="keep", forbid_unknown_fields=True):
    """Keep the card seen; the next one is then seen and discarded (SP-5.1)."""


class Pass(Struct, frozen=True, tag="pass", forbid_unknown_fields=True):
    """Discard the card seen and take the next one, whatever it is (SP-5.1)."""


Action: TypeAlias = Shuffle | Look | DoubleNil | Keep | Pass | Bid | Play | Claim | Vote
Seen: TypeAlias = Shuffled | Look | DoubleNil | Keep | Pass | Bid | Play | Claim | Vote

_ACTION = msgspec.json.Decoder[Action](Action)


def decode(raw: bytes) -> Action:
    """An act from JSON. Raises msgspec.DecodeError (a ValueError)."""
    return _ACTION.decode(raw)


def owns(action: object) -> TypeIs[Action]:
    """Whether something is an act of a deal of two-handed Spades."""
    return isinstance(action, Action)
