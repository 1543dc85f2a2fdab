"""What a worked case of Spades gives, with sensible values for what it leaves out."""

from typing import TypeAlias

from msgspec import Struct

from pik.cards.card import Card
from pik.games.spades.state import DOUBLE_NIL

Cards: TypeAlias = tuple[Card, ...]
Written: TypeAlias = int | str
"""A bid as written: a number, "N" for nil, "DN" for double nil."""
NILS = {"N": 0, "DN": DOUBLE_NIL}


class Event(Struct, frozen=True, forbid_unknown_fields=True):
    """A card led, and perhaps one played to it by somebody who cannot follow."""

    led: Card
    played: Card | None = None
    leader_has_only_spades: bool = False


class Won(Struct, frozen=True, forbid_unknown_fields=True):
    """A deal of a side: what it bid and won."""

    bid: int
    won: int


class Given(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A situation as written. A key that no kind has is an error."""

    bags_before: int = 0
    bidder_hand_size: int = 13
    bids: tuple[Written, ...] = ()
    bids_tried: tuple[Written, ...] = ()
    count: int | None = None
    dealer: str = ""
    deals: tuple[Won, ...] = ()
    events: tuple[Event, ...] = ()
    hand: Cards = ()
    led: Card | None = None
    order: tuple[str, ...] = ()
    partner_bid: Written = 3
    score_before: int = 0
    scores: dict[str, int] = {}
    seats: tuple[str, ...] = ()
    spades_broken: bool = False
    stock_top_first: Cards = ()
    trick: Cards = ()
    tricks: tuple[int, ...] = ()
    turns: tuple[str, ...] = ()


def number(bid: Written) -> int:
    """A bid as the state has it. Raises KeyError for a word that is none."""
    return bid if isinstance(bid, int) else NILS[bid]
