"""What a deal of piquet is told of its match."""

from typing import Literal

from msgspec import Struct

from pik.core.seat import Seat

DealBy = Literal["twos", "thrice"]


class DealConfig(Struct, frozen=True):
    """How many sit at the table, who deals (None: it is cut for, PQ-1.2), and how (PQ-1.3); the table (PQ-6)."""

    seats: int
    dealer: Seat | None
    deal_by: DealBy = "twos"
    live: bool = False
