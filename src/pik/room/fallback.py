"""The plainest act, for a bot that fails: a match must end."""

import msgspec

from pik.core.hosted import Asked
from pik.core.lazy import ChoiceData, ListedData, OrdersData, PicksData, PlacesData


def plainest(asked: Asked) -> bytes | None:
    """The first of the acts that a seat is asked for; None where it is asked for nothing."""
    return first_of(asked.options[0]) if asked.options else None


def first_of(choice: ChoiceData) -> bytes:
    """The first act of a set. Raises ValueError for a shuffle: the pack is no bot's."""
    match choice:
        case ListedData(acts):
            return bytes(acts[0])
        case PicksData(act, field, cards, sizes):
            return msgspec.json.encode({"type": act, field: cards[: sizes[0]]})
        case PlacesData(act, field, least):
            return msgspec.json.encode({"type": act, field: least})
        case OrdersData():
            raise ValueError("a bot does not shuffle")
