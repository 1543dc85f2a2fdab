"""Records: what is written, and every way in which a record may not hold."""

from collections.abc import Callable

import msgspec
import pytest
from msgspec import Raw
from msgspec.structs import replace

from pik.core.draw import SeededDraw
from pik.core.message import Refusal
from pik.core.record import Entry, Header, Record, RecordError, begin, extend, last, read, replay, write
from pik.core.seat import CHANCE, TABLE, Seat
from tests.toy import TOY

ACTS: list[tuple[Seat, bytes]] = [
    (Seat(1), b'{"type":"swap","cards":[]}'),
    (TABLE, b'{"type":"mark","seat":0}'),
    (Seat(0), b'{ "cards" : [], "type" : "swap" }'),
]

SPOILS: list[Callable[[bytes], bytes]] = [
    lambda raw: b"",
    lambda raw: raw[:-20],
    lambda raw: raw.replace(b'"seat":1', b'"seat":"1"'),
    lambda raw: raw.replace(b"toy", b"\xff\xfe"),
    lambda raw: raw + b"[" * 100_000,
    lambda raw: raw.replace(b'"game"', b'"name"'),
]


@pytest.fixture
def record() -> Record:
    """A toy match up to its first trick."""
    header, live = begin(TOY, b'{"deals":1}')
    entry, live = extend(live, CHANCE, live.chance(SeededDraw(b"record")))
    entries = [entry]
    for seat, raw in ACTS:
        entry, live = extend(live, seat, raw)
        entries.append(entry)
    return Record(header, tuple(entries))


def test_header_spells_out_the_config() -> None:
    """The header names the game, its version and every option, those left out too."""
    header, live = begin(TOY, b"{}")
    assert header == Header("toy", 1, Raw(b'{"deals":2}'))
    assert live.waiting == {CHANCE}


def test_a_bad_config_is_refused() -> None:
    """A match can't begin with a config that is none."""
    for config in (b'{"deals":0}', b'{"more":1}', b"", b"[" * 8000, b'{"deals":' + b"[" * 8000):
        with pytest.raises(Refusal, match="bad-config"):
            begin(TOY, config)


def test_entries_are_normal(record: Record) -> None:
    """However an act was spelled, the record has it in one way, with the state's digest: 16 hex digits."""
    assert bytes(record.entries[3].act) == b'{"type":"swap","cards":[]}'
    assert all(len(entry.digest) == 16 and int(entry.digest, 16) >= 0 for entry in record.entries)


def test_one_line_an_entry(record: Record) -> None:
    """A written record is a line for the header and one for each act."""
    lines = write(record).splitlines()
    assert len(lines) == 1 + len(record.entries)
    assert msgspec.json.decode(lines[0]) == {"game": "toy", "version": 1, "config": {"deals": 1}, "format": 1}
    assert msgspec.json.decode(lines[2])["seat"] == 1


def test_reading_back(record: Record) -> None:
    """What was written reads back the same, and its last state is where the match stood."""
    again = read(write(record))
    assert again == record
    assert last(TOY, again).digest() == record.entries[-1].digest
    assert len(list(replay(TOY, again))) == 1 + len(record.entries)


@pytest.mark.parametrize("spoil", SPOILS)
def test_unreadable_records(record: Record, spoil: Callable[[bytes], bytes]) -> None:
    """A record with a line that is none can't be read."""
    with pytest.raises(RecordError):
        read(spoil(write(record)))


def test_another_game(record: Record) -> None:
    """A record of another game, or of another version of its rules, is not replayed."""
    for header in (replace(record.header, game="whist"), replace(record.header, version=2)):
        with pytest.raises(RecordError, match="is not toy 1"):
            last(TOY, replace(record, header=header))


def test_another_config(record: Record) -> None:
    """A record whose config is refused is not replayed."""
    with pytest.raises(RecordError, match="config refused"):
        last(TOY, replace(record, header=replace(record.header, config=Raw(b'{"deals":0}'))))


def test_an_unlawful_act(record: Record) -> None:
    """A record with an act that the rules refuse does not hold, and says where."""
    entries = (*record.entries, Entry(Seat(0), Raw(b'{"type":"swap","cards":[]}'), "0" * 16))
    with pytest.raises(RecordError, match="entry 5 refused: not-now"):
        last(TOY, replace(record, entries=entries))


def test_a_false_digest(record: Record) -> None:
    """A record whose acts lead elsewhere than it says does not hold, and says where."""
    first, *rest = record.entries
    spoiled = (replace(first, digest="0" * 16), *rest)
    with pytest.raises(RecordError, match="entry 1 leads to another state"):
        last(TOY, replace(record, entries=spoiled))


def test_a_missing_act(record: Record) -> None:
    """A record from which an act was taken out does not hold."""
    entries = record.entries
    for gone in range(len(entries) - 1):
        with pytest.raises(RecordError):
            last(TOY, replace(record, entries=entries[:gone] + entries[gone + 1 :]))
