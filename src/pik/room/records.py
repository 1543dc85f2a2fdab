"""Matches as records: projections of a table's log. Whole when the match is over, before that one viewer's own view."""

from collections.abc import Mapping

import msgspec
from msgspec import UNSET, Raw, Struct, UnsetType

from pik.core.hosted import Hosted
from pik.core.message import Happening
from pik.core.record import Entry, Header, Record, RecordError, write
from pik.core.seat import Seat
from pik.room.fold import Table, name_of
from pik.room.journal import Line, Stored
from pik.room.life_acts import ROOM
from pik.room.restore import after, blank, passed, restored


class ViewHeader(Struct, frozen=True):
    """What is shown of a match that is not over: whose view it is (None: everybody's), and who plays."""

    game: str
    version: int
    config: Raw
    view: Seat | None
    format: int = 1
    names: tuple[str, ...] = ()
    lesson: bool | UnsetType = UNSET


class ViewEntry(Struct, frozen=True):
    """An act as the viewer saw it done."""

    seat: Seat
    act: Raw
    happenings: tuple[Happening, ...]


class View(Struct, frozen=True):
    """A match that was not over, as one viewer saw it: it can be told, but neither replayed nor checked."""

    header: ViewHeader
    entries: tuple[ViewEntry, ...]


class Part(Struct, frozen=True):
    """A match in the log: the table when it began, its lines with the viewer's seat then, and the table now."""

    began: Table
    lines: tuple[tuple[Line, Seat | None], ...]
    now: Table

    @property
    def lesson(self) -> bool | UnsetType:
        """Whether the match was a lesson; unset where it was not."""
        return self.began.life.lesson or UNSET

    @property
    def over(self) -> bool:
        """Whether the match has ended, one way or another."""
        return len(self.now.life.series) >= self.began.life.match


def record(stored: Stored, catalog: Mapping[str, Hosted], match: int | None, key: str | None) -> bytes | None:
    """A match (None: the newest) as JSON lines, for whom a key opens; None where there is nothing to show.

    Where watching is off, a match is for those who sit at the table, and one that is over for those who ever did.

    Raises CannotGoOnError.
    """
    now = restored(stored, catalog)
    person = now.life.person(key)
    wanted = now.life.match if match is None else match
    found = part(stored, catalog, wanted, person) if wanted else None
    if found is None:
        return None
    life = found.now.life
    if found.over:
        return whole(found) if life.rules.watch or life.known(person or "") is not None else None
    seat = life.seat_of(person)
    return viewed(found, seat) if life.rules.watch or seat is not None else None


def part(stored: Stored, catalog: Mapping[str, Hosted], match: int, person: str | None) -> Part | None:
    """Match number 1, 2, … of a table; None where it has not begun. Raises CannotGoOnError."""
    table = blank(stored.head, catalog)
    began: Table | None = None
    lines: list[tuple[Line, Seat | None]] = []
    for line in stored.lines:
        if table.life.match == match and line.seat != ROOM:
            lines.append((line, table.life.seat_of(person)))
        table = (after if table.life.match == match else passed)(table, line)
        if table.life.match == match and began is None:
            began = table
    return None if began is None else Part(began, tuple(lines), table)


def whole(found: Part) -> bytes:
    """A match that is over, as a record that replays."""
    table = found.began
    life = found.now.life
    names = tuple(name_of(life, owner) for owner in life.series[table.life.match - 1].owners)
    header = Header(table.head.game, table.head.version, Raw(table.life.config), names=names, lesson=found.lesson)
    return write(Record(header, tuple(Entry(line.seat, Raw(line.act), line.digest) for line, _ in found.lines)))


def viewed(found: Part, seat: Seat | None) -> bytes:
    """A match that goes on, as its viewer saw it from the seat held then: nothing more, no fingerprints."""
    head, live, life = found.began.head, found.began.live, found.now.life
    names = tuple(name_of(life, owner) for owner in life.owners)
    config = Raw(found.began.life.config)
    header = ViewHeader(head.game, head.version, config, seat, names=names, lesson=found.lesson)
    lines: list[ViewHeader | ViewEntry] = [header]
    for line, viewer in found.lines:
        seen = live.redact(line.seat, line.act, viewer)
        lines.append(ViewEntry(line.seat, Raw(seen), live.narrate(line.seat, line.act)))
        live = live.act(line.seat, line.act)
    return msgspec.json.Encoder().encode_lines(lines)


def read_view(raw: bytes) -> View | None:
    """A match as one viewer saw it, from JSON lines; None where they are no such match. Raises RecordError."""
    first, *rest = raw.splitlines() or [b""]
    try:
        header = msgspec.json.decode(first, type=ViewHeader)
    except (ValueError, RecursionError):
        return None
    try:
        return View(header, tuple(msgspec.json.decode(line, type=ViewEntry) for line in rest))
    except (ValueError, RecursionError) as error:
        raise RecordError(str(error)) from error
