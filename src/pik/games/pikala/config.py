"""The options of a Pikala match, and what a deal is told."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from pik.core.seat import Seat


class Config(Struct, frozen=True, forbid_unknown_fields=True):
    """A match: how many seats, who deals first (None: by lot, PK-2.1), and the kind of table (PK-8.6)."""

    seats: Annotated[int, Meta(ge=2, le=6)] = 4
    first_dealer: Annotated[Seat, Meta(ge=0, le=5)] | None = None
    table: Literal["guided", "live"] = "guided"

    def __post_init__(self) -> None:
        if self.first_dealer is not None and self.first_dealer >= self.seats:
            raise ValueError("the first dealer has no seat at this table")


class DealConfig(Struct, frozen=True):
    """What a deal must know of the match: the seats, the dealer, the running scores, the kind of table (PK-8.6)."""

    seats: int
    dealer: Seat
    scores: tuple[int, ...]
    live: bool = False


_CONFIG = msgspec.json.Decoder(Config)


def read_config(raw: bytes) -> Config:
    """A config from JSON. Raises msgspec.DecodeError (a ValueError) for a bad one."""
    return _CONFIG.decode(raw)
