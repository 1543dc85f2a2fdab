"""The options of a match of Norman piquet, for three."""

from typing import Annotated

import msgspec
from msgspec import Meta

from pik.core.seat import Seat
from pik.games.piquet.config import TableKind


class Config(TableKind, frozen=True, forbid_unknown_fields=True):
    """A match: who deals first (None: cut for, PQ-8.1)."""

    first_dealer: Annotated[Seat, Meta(ge=0, le=2)] | None = None


_CONFIG = msgspec.json.Decoder(Config)


def read_config(raw: bytes) -> Config:
    """A config from JSON. Raises msgspec.DecodeError (a ValueError) for a bad one."""
    return _CONFIG.decode(raw)
