"""What a deal of piquet is told of its match."""

from typing import Literal

import msgspec
from msgspec import UNSET, Struct, UnsetType

from pik.core.seat import Seat

DealBy = Literal["twos", "thrice"]


class TableKind(Struct, frozen=True, kw_only=True):
    """The option of a match that says what becomes of breaches."""

    table: Literal["guided", "live"] | UnsetType = UNSET
    """A guided table is written as absent, so that it is written in one way (PQ-6)."""

    def __post_init__(self) -> None:
        if self.table == "guided":
            msgspec.structs.force_setattr(self, "table", UNSET)

    @property
    def live(self) -> bool:
        """Whether the table is a live one (PQ-6)."""
        return self.table == "live"


class DealConfig(Struct, frozen=True):
    """How many sit at the table, who deals (None: it is cut for, PQ-1.2), and how (PQ-1.3); the table (PQ-6)."""

    seats: int
    dealer: Seat | None
    deal_by: DealBy = "twos"
    live: bool = False
