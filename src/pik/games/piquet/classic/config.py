"""The options of a match of piquet for two."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from pik.core.seat import Seat
from pik.games.piquet.config import DealBy, TableKind

Deals = Literal[2, 6, 12]


class Config(TableKind, frozen=True, forbid_unknown_fields=True):
    """A match: who deals first (None: cut for, PQ-1.2), how many deals (PQ-1.4), how they are dealt (PQ-1.3).

    `open_refait`: the first korolik counts double, for the last one of the match before was a refait (PQ-7.2).
    """

    first_dealer: Annotated[Seat, Meta(ge=0, le=1)] | None = None
    deals: Deals = 6
    deal_by: DealBy = "twos"
    open_refait: bool = False


_CONFIG = msgspec.json.Decoder(Config)


def read_config(raw: bytes) -> Config:
    """A config from JSON. Raises msgspec.DecodeError (a ValueError) for a bad one."""
    return _CONFIG.decode(raw)
