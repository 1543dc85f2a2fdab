"""The form of Piquet's acts: their keys and the values they may carry."""

import re
from typing import cast

from .piquet_cards import CATEGORIES, DECK, Combination

Act = dict[str, object]

NEEDED = {
    "spread": {"deck", "salt"},
    "cut": {"at"},
    "shuffle": {"deck", "salt"},
    "exchange": {"discards"},
    "look": set[str](),
    "declare": {"category", "combinations"},
    "put-right": {"category"},
    "play": {"card"},
    "take-back": set[str](),
    "claim": set[str](),
    "vote": {"accept"},
    "ready": set[str](),
}
SPARE = {"exchange": {"take"}, "declare": {"capot", "brag", "rank"}, "play": {"capot"}}
SALT = re.compile("[0-9a-fA-F]{32}")


class Malformed(ValueError):  # noqa: N818 - said of the act
    """A value that no act can carry."""


def kind_of(act: Act) -> str | None:
    """The act's type if it is a known one with its keys and perhaps some of the spare ones."""
    kind = act.get("type")
    if not isinstance(kind, str) or kind not in NEEDED:
        return None
    keys = act.keys() - {"type"}
    return kind if NEEDED[kind] <= keys <= NEEDED[kind] | SPARE.get(kind, set[str]()) else None


def number(act: Act, key: str) -> int:
    """A whole number."""
    value = act[key]
    if not isinstance(value, int) or isinstance(value, bool):
        raise Malformed(f"{key} is a whole number")
    return value


def taken(act: Act) -> int:
    """How many cards of the talon an exchange takes: as many as are discarded, or what it says (PQ-6.1)."""
    found = number(act, "take") if "take" in act else len(cards(act["discards"]))
    if not 0 <= found <= 8:
        raise Malformed("take: 0 to 8")
    return found


def bragged(act: Act) -> tuple[int, str | None] | None:
    """The size that a false brag names, of a set with its rank (PQ-6.2)."""
    rank = act.get("rank")
    if rank is not None and (not isinstance(rank, str) or rank not in tuple("TJQKA")):
        raise Malformed("rank: ten to ace")
    if "brag" not in act:
        if rank is not None:
            raise Malformed("a rank goes with a brag")
        return None
    size = number(act, "brag")
    if not 1 <= size <= 8:
        raise Malformed("brag: 1 to 8")
    return size, rank


def card(act: Act, key: str) -> str:
    """A card of the pack."""
    value = act[key]
    if not isinstance(value, str) or value not in DECK:
        raise Malformed(f"{key} is a card")
    return value


def truth(act: Act, key: str) -> bool:
    """Yes or no; what is not there is a no."""
    value = act.get(key, False)
    if not isinstance(value, bool):
        raise Malformed(f"{key} is true or false")
    return value


def cards(value: object) -> list[str]:
    """Distinct cards of the pack, in their order."""
    found = [entry for entry in entries(value) if isinstance(entry, str) and entry in DECK]
    if len(found) != len(entries(value)) or len(set(found)) != len(found):
        raise Malformed("distinct cards of the pack")
    return found


def combinations(act: Act) -> list[Combination]:
    """The combinations of a declaration, in their order."""
    return [frozenset(cards(entry)) for entry in entries(act["combinations"])]


def category(act: Act) -> str:
    """What kind of declaration it is."""
    value = act["category"]
    if not isinstance(value, str) or value not in CATEGORIES:
        raise Malformed("point, sequence or set")
    return value


def salt(act: Act) -> str:
    """32 hex digits."""
    value = act["salt"]
    if not isinstance(value, str) or not SALT.fullmatch(value):
        raise Malformed("a salt is 32 hex digits")
    return value


def entries(value: object) -> list[object]:
    """The entries of a list."""
    if not isinstance(value, list):
        raise Malformed("a list")
    return cast("list[object]", value)


def declare(kind: str, *declared: Combination, capot: bool = False) -> Act:
    """A declaration; a capot only where it is announced."""
    act: Act = {"type": "declare", "category": kind, "combinations": [sorted(each) for each in declared]}
    return {**act, "capot": True} if capot else act


def brag(kind: str, size: int, rank: str = "") -> Act:
    """A false brag."""
    act: Act = {"type": "declare", "category": kind, "combinations": [], "brag": size}
    return {**act, "rank": rank} if rank else act


def put_right(kind: str) -> Act:
    """A false brag withdrawn."""
    return {"type": "put-right", "category": kind}


def play(played: str, *, capot: bool = False) -> Act:
    """A card; a capot only where it is announced."""
    act: Act = {"type": "play", "card": played}
    return {**act, "capot": True} if capot else act


def exchange(*discards: str, take: int | None = None) -> Act:
    """Discards for as many cards of the talon, or for another number."""
    act: Act = {"type": "exchange", "discards": list(discards)}
    return act if take is None else {**act, "take": take}


def plain(kind: str) -> Act:
    """An act without anything more to say."""
    return {"type": kind}


def vote(accept: bool) -> Act:
    """An answer to a claim."""
    return {"type": "vote", "accept": accept}


def cut(at: int) -> Act:
    """A place in the spread pack."""
    return {"type": "cut", "at": at}
