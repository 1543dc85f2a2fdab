"""The options of a match of piquet for two."""

from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from pik.core.seat import Seat
from pik.games.piquet.config import DealBy

Deals = Literal[2, 6, 12]


class Config(Struct, frozen=True, forbid_unknown_fields=True):
    """A match: who deals first (None: cut for, PQ-1.2), how many deals (PQ-1.4), how they are dealt (PQ-1.3).

    `open_refait`: the first korolik counts double, for the last one of the match before was a refait (PQ-7.2).
    """

    first_dealer: Annotated[Seat, Meta(ge=0, le=1)] | None = None
    deals: Deals = 6
    deal_by: DealBy = "twos"
    open_refait: bool = False
    table: Literal["guided", "live"] | UnsetType = UNSET
    """A guided table is written as absent, so that it is written in one way (PQ-6)."""

    def __post_init__(self) -> None:
        if self.table == "guided":
            msgspec.structs.force_setattr(self, "table", UNSET)

    @property
    def live(self) -> bool:
        """Whether the table is a live one (PQ-6)."""
        return self.table == "live"


_CONFIG = msgspec.json.Decoder(Config)


def read_config(raw: bytes) -> Config:
    """A config from JSON. Raises msgspec.DecodeError (a ValueError) for a bad one."""
    return _CONFIG.decode(raw)
