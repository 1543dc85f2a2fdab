"""The form of Spades' acts: their keys, the values they may carry, and every act one could think of."""

import re
from collections.abc import Collection
from itertools import combinations
from typing import cast

from .spades_cards import DECK

Act = dict[str, object]

KEYS = {
    "lot": {"type", "dealer"},
    "shuffle": {"type", "deck", "salt"},
    "look": {"type"},
    "double-nil": {"type"},
    "keep": {"type"},
    "pass": {"type"},
    "bid": {"type", "number"},
    "exchange": {"type", "cards"},
    "play": {"type", "card"},
    "claim": {"type"},
    "vote": {"type", "accept"},
    "ready": {"type"},
}
PAIRS_ONLY, TWO_ONLY = {"exchange"}, {"keep", "pass"}
"""Acts that one of the two games lacks: four seats exchange, two seats draw."""
SALT = re.compile("[0-9a-f]{32}")
LOOK: Act = {"type": "look"}
DOUBLE_NIL: Act = {"type": "double-nil"}
KEEP: Act = {"type": "keep"}
PASS: Act = {"type": "pass"}
CLAIM: Act = {"type": "claim"}
READY: Act = {"type": "ready"}
VOTES: list[Act] = [{"type": "vote", "accept": accept} for accept in (False, True)]


def kind_of(act: Act, seats: int) -> str | None:
    """The act's type if it is a known one of the game for so many seats with exactly its keys, else None."""
    kind = act.get("type")
    if not isinstance(kind, str) or kind not in KEYS or act.keys() != KEYS[kind]:
        return None
    return None if kind in (TWO_ONLY if seats == 4 else PAIRS_ONLY) else kind


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


def bid(value: int) -> Act:
    """A number, or nil as 0."""
    return {"type": "bid", "number": value}


def bids() -> list[Act]:
    """Every bid with a number (SP-2.1)."""
    return [bid(value) for value in range(14)]


def play(card: str) -> Act:
    """One card to the table."""
    return {"type": "play", "card": card}


def exchange(*given: str) -> Act:
    """Cards laid face down for the partner."""
    return {"type": "exchange", "cards": list(given)}


def exchanges(hand: Collection[str]) -> list[Act]:
    """Every choice of three cards (SP-2.4)."""
    return [exchange(*given) for given in combinations(sorted(hand), 3)]
