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


class RowRead(Struct):
    """One deal on the pad."""

    points: tuple[int, int]


class StandingRead(Struct):
    """The pad."""

    scores: tuple[int, int]
    bags: tuple[int, int]
    rows: list[RowRead]
    winner: int | None


class ViewRead(Struct):
    """A view, of which the pad is public."""

    standing: StandingRead


def standing_of(live: Live) -> StandingRead:
    """The pad as everybody sees it."""
    return msgspec.json.decode(live.view(None), type=ViewRead).standing


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
