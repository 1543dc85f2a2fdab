"""The options of a Spades match, and what a deal is told."""

from typing import Annotated, ClassVar, Literal

from msgspec import Meta, Struct

from pik.core.seat import Seat

DoubleNil = Literal["on", "behind", "off"]


class Config(Struct, frozen=True, forbid_unknown_fields=True):
    """A match: who deals first (None: by lot, SP-1.3), the target and the cap, and the house rules, off by default."""

    seats: ClassVar[int]
    first_dealer: Annotated[Seat, Meta(ge=0)] | None = None
    target: Annotated[int, Meta(ge=200, le=1000, multiple_of=50)] = 500
    """The score that wins (SP-1.2)."""
    cap: Annotated[int, Meta(ge=1, le=100)] = 100
    """After so many deals the higher score wins (SP-1.4)."""
    bag_penalty: bool = True
    """Whether ten bags cost 100 (SP-4.3, SP-6.1)."""
    nil: bool = True
    """Whether 0 may be bid (SP-6.2)."""
    double_nil: DoubleNil = "on"
    """Whether double nil may be bid: always, only when 100 or more behind, never (SP-6.3)."""
    floor: Literal[-200, -500] | None = None
    """A side at this score or below it loses the match (SP-6.4)."""
    lowest_bid: Literal[0, 4] = 0
    """The lowest number that a side may name in all (SP-6.5)."""
    ten_for_200: bool = False
    """Whether a contract of exactly ten is worth 200 (SP-6.6)."""

    def __post_init__(self) -> None:
        if self.first_dealer is not None and self.first_dealer >= self.seats:
            raise ValueError("the first dealer has no seat at this table")


class House(Struct, frozen=True):
    """The house rules that a deal must know: what may be bid and what it counts (chapter 6)."""

    bag_penalty: bool = True
    nil: bool = True
    double_nil: DoubleNil = "on"
    lowest_bid: int = 0
    ten_for_200: bool = False


class DealConfig(Struct, frozen=True):
    """What a deal must know of the match: the dealer, each side's score and bags, the house rules."""

    dealer: Seat
    scores: tuple[int, ...]
    bags: tuple[int, ...]
    house: House
