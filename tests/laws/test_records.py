"""A record holds a match: it is written in one way, read back the same, and its replay is the match."""

import json
from collections.abc import Iterator

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pik.core.hosted import Live
from pik.core.message import Refusal
from pik.core.record import Entry, Record, begin, extend, last, read, replay, write
from pik.core.seat import Seat
from tests.laws.games import CASES, AnyCase
from tests.laws.walk import AnyMoment, match_of, some_of

LAW = settings(max_examples=12, deadline=None)
NO_ACT = (b"", b"{}", b"[]", b"null", b"7", b'"play"', b"\xff\xfe", b'{"type":null}', b'{"type":"no-such-act"}')


def recorded(case: AnyCase, moments: list[AnyMoment]) -> tuple[Record, Live]:
    """The record of a match and where it ended."""
    header, live = begin(case.hosted, msgspec.json.encode(moments[0].before.config))
    entries: list[Entry] = []
    for moment in moments:
        entry, live = extend(live, moment.seat, msgspec.json.encode(moment.act))
        entries.append(entry)
    return Record(header, tuple(entries)), live


@pytest.mark.parametrize("name", CASES)
@LAW
@given(data=st.data())
def test_replay_is_the_match(name: str, data: st.DataObject) -> None:
    """Replay of a record passes through the states of the match, checked by their digests."""
    case = CASES[name]
    moments = match_of(case, data)
    record, end = recorded(case, moments)
    states = [moment.before for moment in moments] + [moments[-1].after]
    for live, state in zip(replay(case.hosted, record), states, strict=True):
        assert live.view(None) == msgspec.json.encode(case.game.view(state, None))
        assert live.waiting == case.game.waiting(state)
    assert last(case.hosted, record).digest() == end.digest()
    assert end.over


@pytest.mark.parametrize("name", CASES)
@LAW
@given(data=st.data())
def test_records_read_back(name: str, data: st.DataObject) -> None:
    """A record written and read is the same record, byte by byte."""
    case = CASES[name]
    record, _ = recorded(case, match_of(case, data))
    assert read(write(record)) == record
    assert write(read(write(record))) == write(record)


@pytest.mark.parametrize("name", CASES)
@LAW
@given(data=st.data())
def test_equal_states_have_equal_digests(name: str, data: st.DataObject) -> None:
    """Along a match the digest changes exactly when the state does."""
    case = CASES[name]
    moments = match_of(case, data)
    record, _ = recorded(case, moments)
    digests = [entry.digest for entry in record.entries]
    states = [moment.after for moment in moments]
    assert len(set(digests)) == len(set(states))


@pytest.mark.parametrize("name", CASES)
@LAW
@given(data=st.data())
def test_acts_have_one_spelling(name: str, data: st.DataObject) -> None:
    """An act is encoded and decoded to itself, and its normal form is a fixed point, whatever way it was spelled."""
    case = CASES[name]
    live = case.hosted.open(msgspec.json.encode(case.configs[0]))
    for moment in match_of(case, data):
        raw = msgspec.json.encode(moment.act)
        assert case.game.decode(raw) == moment.act
        assert case.game.owns(moment.act)
        spaced = json.dumps(dict(reversed(json.loads(raw).items())), indent=1).encode()
        assert live.normal(raw) == live.normal(spaced) == raw


@pytest.mark.parametrize("name", CASES)
@LAW
@given(data=st.data(), noise=st.binary(max_size=60))
def test_garbage_is_malformed(name: str, data: st.DataObject, noise: bytes) -> None:
    """What is no act of the game is refused as malformed, from anybody and at any time, and nothing changes."""
    case = CASES[name]
    moments = some_of(case, data, 6)
    for moment in moments:
        live = case.hosted.open(msgspec.json.encode(moment.before.config))
        raw = msgspec.json.encode(moment.act)
        for garbage in (*NO_ACT, b"\x00" + noise, raw[:-1], raw + b"}", *spoiled(json.loads(raw))):
            with pytest.raises(Refusal) as refused:
                live.act(Seat(0), garbage)
            assert refused.value.code == "malformed", garbage
            with pytest.raises(Refusal, match="malformed"):
                live.normal(garbage)


def spoiled(act: dict[str, object]) -> Iterator[bytes]:
    """An act with a field too many, or a value of a kind that no act has."""
    yield json.dumps({**act, "more": 1}).encode()
    for key in act:
        yield json.dumps({**act, key: {"a": 1}}).encode()
        yield json.dumps({**act, key: 1.5}).encode()


@pytest.mark.parametrize("name", CASES)
@pytest.mark.parametrize("opening", [b"[", b'{"a":', b'{"type":"play","card":[', b'{"type":[', b'{"x":['])
def test_deep_nesting_is_malformed(name: str, opening: bytes) -> None:
    """An act of brackets within brackets is refused like any other garbage."""
    case = CASES[name]
    live = case.hosted.open(b"{}")
    with pytest.raises(Refusal, match="malformed"):
        live.act(Seat(0), opening + b"[" * 8000)
