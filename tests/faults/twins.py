"""Two tables that a viewer can't tell apart: one log, and the same log with cards exchanged that he does not see."""

import re
from collections.abc import Mapping
from random import Random
from typing import Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from pik.core.hosted import Hosted
from pik.core.message import Refusal
from pik.core.seat import CHANCE, Seat
from pik.room.fold import Table, advanced, lived
from pik.room.journal import Line, Stored
from pik.room.life_acts import ROOM, Leave, Sit, decode
from pik.room.restore import after, blank
from tests.faults.laws import CARD

LEAST_PACK: Final = 6
TRIES: Final = 12
FINGERPRINT: Final = re.compile(rb'"commitment":"[0-9a-f]*"')
"""Of a pack: public, and another one for another pack. It says nothing about it."""


class Twins(Struct, frozen=True):
    """Two logs, which look alike to whom a key opens; how each card of the one is called in the other."""

    one: Stored
    other: Stored
    key: str | None
    seat: Seat | None
    names: dict[bytes, bytes]


def plain(raw: bytes) -> bytes:
    """What is sent, without the fingerprint of the pack."""
    return FINGERPRINT.sub(b'"commitment":""', raw)


def folded(stored: Stored, catalog: Mapping[str, Hosted]) -> list[Table]:
    """The table before each line, and after the last."""
    tables = [blank(stored.head, catalog)]
    for line in stored.lines:
        tables.append(after(tables[-1], line))
    return tables


def deals_from(stored: Stored, tables: list[Table]) -> int | None:
    """Where the present deal's pack was shuffled; None where no match is on, or nobody has cards."""
    now = tables[-1]
    if now.life.phase != "playing" or now.between:
        return None
    if not any(CARD.search(now.live.view(Seat(at))) for at in range(len(now.seats))):
        return None
    for at in range(len(stored.lines) - 1, -1, -1):
        line = stored.lines[at]
        if tables[at].life.match != now.life.match or tables[at].life.phase != "playing":
            return None
        if line.seat == CHANCE and len(CARD.findall(line.act)) >= LEAST_PACK:
            return at
    return None


def twins(stored: Stored, catalog: Mapping[str, Hosted], key: str | None, random: Random) -> Twins | None:
    """A table and its twin for whom a key opens; None where none was found, or where he has sat at two seats."""
    tables = folded(stored, catalog)
    start = deals_from(stored, tables)
    life = tables[-1].life
    person = life.person(key)
    seat = life.seat_of(person)
    if start is None or any(has_moved(line, person) for line in stored.lines[start:]):
        return None
    known = set(CARD.findall(tables[-1].live.view(seat)))
    hidden = [card for card in CARD.findall(stored.lines[start].act) if card not in known]
    for _ in range(TRIES if len(hidden) > 1 else 0):
        names = exchanged(hidden, random)
        lines = retold(tables[start], stored.lines[start:], seat, names)
        other = None if lines is None else replace(stored, lines=(*stored.lines[:start], *lines))
        if other is not None and looks_alike(tables[start:], folded(other, catalog)[start:], seat):
            return Twins(stored, other, key, seat, names)
    return None


def has_moved(line: Line, person: str | None) -> bool:
    """Whether somebody sits down or gets up with a line."""
    return line.seat == ROOM and line.who == person and isinstance(decode(line.act), Sit | Leave)


def exchanged(hidden: list[bytes], random: Random) -> dict[bytes, bytes]:
    """Some hidden cards by other names: all of them, or only two, which fits more often."""
    some = hidden if random.random() < 0.5 else random.sample(hidden, 2)
    return dict(zip(some, random.sample(some, len(some)), strict=True))


def renamed(act: bytes, names: dict[bytes, bytes]) -> bytes:
    """An act with its cards by their other names."""
    return CARD.sub(lambda found: b'"%s"' % names.get(found[1], found[1]), act)


def retold(table: Table, lines: tuple[Line, ...], seat: Seat | None, names: dict[bytes, bytes]) -> list[Line] | None:
    """The lines with cards exchanged in all that the viewer did not do; None where they can't be done so."""
    told: list[Line] = []
    for line in lines:
        try:
            if line.seat == ROOM:
                table = lived(table, line.who, decode(line.act), line.cmd, line.at, line.thought)
                told.append(msgspec.structs.replace(line, digest=table.life.digest()))
            else:
                act = line.act if line.seat == seat else table.live.normal(renamed(line.act, names))
                table = advanced(table, line.seat, act, line.cmd, line.thought)
                told.append(msgspec.structs.replace(line, act=act, digest=table.live.digest()))
        except Refusal:
            return None
    return told


def looks_alike(ones: list[Table], others: list[Table], seat: Seat | None) -> bool:
    """Whether the viewer has the same view all along, of two different states."""
    same = all(
        plain(one.live.view(seat)) == plain(other.live.view(seat)) for one, other in zip(ones, others, strict=True)
    )
    return same and ones[-1].live.digest() != others[-1].live.digest()
