"""The record of a match: a header and the log of acts, a line each. Everything else is derived from it."""

from collections import deque
from collections.abc import Iterator

import msgspec
from msgspec import UNSET, Raw, Struct, UnsetType

from pik.core.hosted import Hosted, Live
from pik.core.message import Refusal
from pik.core.seat import Seat


class Header(Struct, frozen=True):
    """Which game was played, by which version of its rules, with which options (all spelled out)."""

    game: str
    version: int
    config: Raw
    format: int = 1
    names: tuple[str, ...] | UnsetType = UNSET
    """Who played, by seat, where it is known; an empty name is none."""
    lesson: bool | UnsetType = UNSET
    """True where the match was a lesson, whose first pack was chosen; left out elsewhere."""


class Entry(Struct, frozen=True):
    """One act: whose, what, and the fingerprint of the state after it."""

    seat: Seat
    act: Raw
    digest: str


class Record(Struct, frozen=True):
    """A match from its first act to its last so far."""

    header: Header
    entries: tuple[Entry, ...]


class RecordError(ValueError):
    """A record that can't be read, or whose replay does not come out as it says."""


def write(record: Record) -> bytes:
    """A record as JSON lines: the header first, then an entry a line."""
    return msgspec.json.Encoder().encode_lines([record.header, *record.entries])


def read(raw: bytes) -> Record:
    """A record from JSON lines. Raises RecordError."""
    lines = raw.splitlines()
    if not lines:
        raise RecordError("an empty record")
    try:
        header = msgspec.json.decode(lines[0], type=Header)
        entries = tuple(msgspec.json.decode(line, type=Entry) for line in lines[1:])
    except (ValueError, RecursionError) as error:
        raise RecordError(str(error)) from error
    return Record(header, entries)


def begin(game: Hosted, config: bytes) -> tuple[Header, Live]:
    """The header and the start of a match. Raises Refusal for a bad config."""
    resolved = game.resolve(config)
    return Header(game.name, game.version, Raw(resolved)), game.open(resolved)


def extend(live: Live, seat: Seat, raw: bytes) -> tuple[Entry, Live]:
    """Do an act and write its entry. Raises Refusal."""
    normal = live.normal(raw)
    after = live.act(seat, normal)
    return Entry(seat, Raw(normal), after.digest()), after


def replay(game: Hosted, record: Record) -> Iterator[Live]:
    """The match before each entry, and after the last. Raises RecordError where the record does not hold."""
    header = record.header
    if (header.game, header.version) != (game.name, game.version):
        raise RecordError(f"{header.game} {header.version} is not {game.name} {game.version}")
    try:
        live = game.open(bytes(header.config))
    except Refusal as refusal:
        raise RecordError(f"config refused: {refusal}") from refusal
    yield live
    for number, entry in enumerate(record.entries, 1):
        try:
            live = live.act(entry.seat, bytes(entry.act))
        except Refusal as refusal:
            raise RecordError(f"entry {number} refused: {refusal}") from refusal
        if live.digest() != entry.digest:
            raise RecordError(f"entry {number} leads to another state than the record says")
        yield live


def last(game: Hosted, record: Record) -> Live:
    """The match where the record ends. Raises RecordError."""
    return deque(replay(game, record), maxlen=1)[0]
