"""The options of a match of Norman piquet, for three."""

from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from pik.core.seat import Seat


class Config(Struct, frozen=True, forbid_unknown_fields=True):
    """A match: who deals first (None: cut for, PQ-8.1)."""

    first_dealer: Annotated[Seat, Meta(ge=0, le=2)] | None = None
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
