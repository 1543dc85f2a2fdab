"""What the engine of Spades says, read from its bytes."""

import re
from collections.abc import Iterable
from itertools import combinations

import msgspec
from msgspec import Struct

from pik.core.hosted import Live
from pik.core.lazy import ChoiceData, ListedData, OrdersData, PicksData, PlacesData

from .spades_acts import Act, cards
from .spades_cards import DECK

CARD = re.compile(rb"\b[SHDC][23456789TJQKA]\b")


class PartRead(Struct):
    """One item of a side's account of a deal."""

    rule: str
    amount: int


class RowRead(Struct):
    """One deal on the pad: each seat's bid (-1: double nil) and tricks, each side's score and bags after it."""

    bids: list[int]
    taken: list[int]
    scores: list[int]
    bags: list[int]
    parts: list[list[PartRead]]


class StandingRead(Struct):
    """The pad."""

    scores: list[int]
    bags: list[int]
    rows: list[RowRead]
    end: str | None
    winner: int | None


class DealRead(Struct):
    """What of a running deal is public."""

    dealer: int
    looked: list[bool]
    bids: list[int | None]
    counts: list[int]
    taken: list[int]
    broken: bool
    trick: list[dict[str, int | str]]


class ViewRead(Struct):
    """A view: the pad is public, the deal in part."""

    standing: StandingRead
    deal: DealRead | None


def public_view(live: Live) -> ViewRead:
    """What everybody sees."""
    return msgspec.json.decode(live.view(None), type=ViewRead)


def cards_in(raw: bytes) -> set[str]:
    """Every card that is named anywhere in some JSON."""
    return {found.decode() for found in CARD.findall(raw)}


def listed(choices: Iterable[ChoiceData]) -> list[Act] | None:
    """Choices written out; None for the orders of a whole pack."""
    acts: list[Act] = []
    for choice in choices:
        match choice:
            case ListedData(listed_acts):
                acts.extend(msgspec.json.decode(act, type=dict[str, object]) for act in listed_acts)
            case PicksData(act, field, among, sizes):
                acts.extend({"type": act, field: [*some]} for size in sizes for some in combinations(among, size))
            case PlacesData(act, field, least, most):
                acts.extend({"type": act, field: place} for place in range(least, most + 1))
            case OrdersData(pack):
                assert sorted(pack) == sorted(DECK)
                return None
    return acts


def canonical(acts: list[Act] | None) -> list[bytes] | None:
    """Acts in one order, exchanged cards too."""
    return None if acts is None else sorted(msgspec.json.encode(ordered(act), order="sorted") for act in acts)


def ordered(act: Act) -> Act:
    """An act whose cards are in the order of the alphabet."""
    return {**act, "cards": sorted(cards(act["cards"]))} if "cards" in act else act
