"""What can be said to a table: everything that is a command, and everything that looks like one."""

from collections.abc import Iterator
from random import Random
from typing import Final

import msgspec
from msgspec import Raw

from pik.core.draw import SeededDraw
from pik.core.hosted import Asked
from pik.core.lazy import ListedData, PicksData, PlacesData
from pik.core.message import Refusal
from pik.core.seat import CHANCE
from pik.room.fold import Table
from tests.random_acts import any_act

Said = dict[str, object]

VALUES: Final[tuple[object, ...]] = (None, -1, 0.5, 1e300, 2**70, "", "x" * 41, [[[0]]], {"type": "act"}, True, 11)
LIVES: Final[dict[str, Said]] = {
    "sit": {"seat": 1, "name": "Nina"},
    "leave": {},
    "rename": {"name": "Nina"},
    "free": {"seat": 1},
    "bot": {"seat": 1, "level": "club"},
    "options": {"config": {}},
    "rules": {"grace": 60},
    "begin": {},
    "again": {},
    "scorer": {"seat": 1},
    "host": {"seat": 1},
    "count": {},
    "ballot": {"about": 1, "choice": "stop"},
}
FORBIDDEN: Final[dict[str, Said]] = {
    "device": {"key": "a" * 64},
    "ask": {"seat": 1},
    "wait": {"seat": 1},
    "stand-in": {"seat": 1, "level": "club"},
    "give-back": {"seat": 1},
    "stopped": {},
    "inherit": {"seat": 1},
}
"""What the room alone does, or the server for a person."""
ALTOGETHER: Final = (
    "",
    "null",
    "[]",
    "{",
    "{}{}",
    "[" * 8000,
    '{"type":"act","act":' + "[" * 8000,
    '{"type":"act","cmd":"c","since":' + "9" * 7000 + ',"act":{}}',
    '{"type":"frame"}',
    '{"type":"refused","cmd":"c"}',
    "\x00\ufffe",
)


def good(table: Table, random: Random) -> Iterator[Said]:
    """Commands of every kind, as they may be: acts of every seat, of the pack, of the table, all of table life."""
    for at, decision in enumerate((*table.seats, table.marks)):
        choices = (*decision.asked.options, *decision.asked.offers)
        for choice in choices:
            act = Raw(any_act((choice,), random))
            yield {"type": "act", "since": decision.since, "act": act, "table": at == len(table.seats)}
    if CHANCE in table.live.waiting:
        yield {"type": "act", "since": table.seq, "act": Raw(table.live.chance(SeededDraw(b"fuzz"))), "table": False}
    for kind, parts in {**LIVES, **FORBIDDEN}.items():
        yield {"type": "life", "act": {"type": kind, **parts}}
    yield {"type": "chat", "text": "Hi", "phrase": None}
    yield {"type": "chat", "text": None, "phrase": "phrase-luck"}


def bent(said: Said, random: Random) -> Iterator[Said]:
    """A command with something wrong in one place."""
    for name in said:
        if name != "table":
            yield {other: value for other, value in said.items() if other != name}
        yield said | {name: random.choice(VALUES)}
    yield said | {"more": 1}
    if "act" in said:
        parts = msgspec.json.decode(msgspec.json.encode(said["act"]), type=Said)
        for name in parts:
            yield said | {"act": parts | {name: random.choice(VALUES)}}
        yield said | {"act": parts | {"more": 1}}


def flipped(said: Said, random: Random) -> str:
    """A command with a sign replaced, left out or doubled."""
    text = msgspec.json.encode(said | {"cmd": "f"}).decode()
    at = random.randrange(len(text))
    return text[:at] + random.choice(("", text[at] * 2, "\x00", "é", "9", '"', "}")) + text[at + 1 :]


def is_offered(asked: Asked, act: bytes) -> bool:
    """Whether an act is among those that somebody is told that he may do."""
    try:
        parts = msgspec.json.decode(act, type=Said)
    except (ValueError, RecursionError):
        return False
    return any(is_among(choice, parts) for choice in (*asked.options, *asked.offers))


def is_among(choice: object, parts: Said) -> bool:
    """Whether an act is one of those that a choice describes."""
    match choice:
        case ListedData(acts):
            return any(msgspec.json.decode(bytes(each)).items() <= parts.items() for each in acts)
        case PicksData(act, field, cards, sizes) if isinstance(parts.get(field), list):
            picked = msgspec.convert(parts.get(field), list[str])
            return parts.get("type") == act and len(picked) in sizes and set(picked) <= set(cards)
        case PlacesData(act, field, least, most):
            number = parts.get(field)
            return parts.get("type") == act and isinstance(number, int) and least <= number <= most
        case _:
            return False


def is_lawful(table: Table, asked: Asked, act: bytes) -> bool:
    """Whether an act is offered, however it is written."""
    try:
        return is_offered(asked, table.live.normal(act))
    except (Refusal, RecursionError):
        return False
