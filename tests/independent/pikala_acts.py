"""The form of Pikala's acts: their keys, the values they may carry, and every act one could think of."""

import re
from collections.abc import Collection
from itertools import combinations
from typing import cast

from .pikala_cards import BOYS, DECK

Act = dict[str, object]

REASONS = ("exposed", "dawdling", "rudeness", "other")
KEYS = {
    "lot": {"type", "dealer"},
    "shuffle": {"type", "deck", "salt"},
    "cut": {"type", "at"},
    "draw": {"type", "discards"},
    "serve": {"type", "give"},
    "sit-out": {"type"},
    "announce": {"type", "pikala", "boys"},
    "rams": {"type"},
    "play": {"type", "card"},
    "none-mine": {"type"},
    "claim": {"type"},
    "vote": {"type", "accept"},
    "ready": {"type"},
    "mark": {"type", "seat", "reason"},
    "unmark": {"type"},
    "consent": {"type", "accept"},
}
SALT = re.compile("[0-9a-fA-F]{32}")


def kind_of(act: Act) -> str | None:
    """The act's type if it is a known one with exactly its keys, else None."""
    kind = act.get("type")
    if not isinstance(kind, str) or kind not in KEYS or act.keys() != KEYS[kind]:
        return None
    return kind


def within(value: object, low: int, high: int) -> bool:
    """Whether the value is a whole number from `low` to `high`, both included."""
    return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high


def number(act: Act, key: str) -> int:
    """A whole number of an act whose form has been looked at."""
    value = act[key]
    assert isinstance(value, int)
    return value


def text(act: Act, key: str) -> str:
    """A text of an act whose form has been looked at."""
    value = act[key]
    assert isinstance(value, str)
    return value


def cards(value: object) -> list[str]:
    """The distinct cards of a list; anything else raises ValueError."""
    if not isinstance(value, list):
        raise ValueError("cards come as a list")
    entries = cast("list[object]", value)
    found = [entry for entry in entries if isinstance(entry, str) and entry in DECK]
    if len(found) != len(entries) or len(set(found)) != len(found):
        raise ValueError("not distinct cards of the pack")
    return found


def cuts() -> list[Act]:
    """All places in the pack (PK-2.2)."""
    return [{"type": "cut", "at": at} for at in range(1, 36)]


def draws(hand: Collection[str]) -> list[Act]:
    """Every choice of discards from a hand, and sitting out (PK-3.1, PK-3.4)."""
    choices = [list(choice) for size in range(6) for choice in combinations(sorted(hand), size)]
    drawing: list[Act] = [{"type": "draw", "discards": choice} for choice in choices]
    return [*drawing, {"type": "sit-out"}]


def declarations() -> list[Act]:
    """Every declaration there is (PK-4.2, PK-5.1)."""
    colors = (None, *sorted(BOYS))
    announcements: list[Act] = [
        {"type": "announce", "pikala": pikala, "boys": boys} for pikala in (False, True) for boys in colors
    ]
    return [*announcements, {"type": "rams"}]


def marks(seats: int) -> list[Act]:
    """Every small hooliganka the scorer can give (PK-8.5)."""
    return [{"type": "mark", "seat": seat, "reason": reason} for seat in range(seats) for reason in REASONS]
