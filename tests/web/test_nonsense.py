"""Everything that is no command, in every phase of a match: refused with a code, nothing is lost."""

from collections.abc import Iterator
from random import Random

import msgspec
import pytest

from pik.core.hosted import Asked
from pik.games import CATALOG
from pik.web import session
from tests.random_acts import any_act
from tests.web.halls import Device, Hall, desk_of, new_table

GOOD: dict[str, object] = {"type": "act", "cmd": "c", "since": 0, "act": {"type": "fly"}, "table": False}
VALUES: tuple[object, ...] = (None, -1, 0.5, 1e300, 2**70, "", "x" * 41, [[[0]]], {"type": "act"})
ALTOGETHER = (
    b"",
    b"null",
    b"[]",
    b"{",
    b"{}{}",
    b"[" * 8000,
    b'{"type":"act","act":' + b"[" * 8000,
    b'{"type":"act","cmd":"c","since":%s,"act":{}}' % (b"9" * 7000),
    b'{"type":"frame"}',
    b'{"type":"act","cmd":"c","since":0,"act":{"type":"play","card":"S1"}}',
    b'{"type":"act","cmd":"c","since":0,"act":{"type":"mark","seat":0,"reason":"other"},"table":"yes"}',
)
CODES = {"malformed", "stale", "not-now"}


def wrong_messages() -> Iterator[bytes]:
    """Messages that are wrong in one place each, then some that are wrong altogether."""
    for field in GOOD:
        if field != "table":
            yield encoded({name: value for name, value in GOOD.items() if name != field})
        for value in VALUES:
            yield encoded(GOOD | {field: value})
    yield encoded(GOOD | {"seat": 1})
    yield encoded(GOOD)[:-1]
    yield from ALTOGETHER


def encoded(value: object) -> bytes:
    """A value as JSON."""
    return msgspec.json.encode(value)


async def refused_as_before(device: Device, raw: bytes | str) -> None:
    """A message is refused with a code, and the table is what it was."""
    before = without_numbers(device.raw[-1])
    if isinstance(raw, str):
        await device.socket.send_str(raw)
    else:
        await device.socket.send_bytes(raw)
    refused = await device.until_refused()
    assert refused.message.code in CODES, raw
    assert (refused.retry, len(refused.cmd) <= 40) == (False, True)
    assert without_numbers(device.raw[-1]) == before


def without_numbers(raw: bytes) -> bytes:
    """A frame up to its news."""
    return raw[: raw.index(b'"events":')]


@pytest.mark.parametrize("seats", [2, 4])
async def test_wrong_message_costs_nothing_in_any_phase(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, seats: int
) -> None:
    """Whatever is asked, each wrong message gets a refusal and the table as before; then the seat plays on."""
    monkeypatch.setattr(session, "AT_ONCE", 10**9)
    client = await hall(desk_of(catalog=CATALOG))
    table = await new_table(
        client, game="pikala", seats=seats, bots=[{"seat": seat, "level": "club"} for seat in range(1, seats)]
    )
    random = Random(seats)
    wrong = list(wrong_messages())
    phases: set[str] = set()
    async with Device(client, table) as device:
        for act in range(60):
            await device.until(lambda frame: frame.waiting == (frame.you,) or frame.over)
            if device.frame.over:
                break
            kinds = kinds_of(device.frame.asked)
            for raw in wrong if not kinds <= phases else random.sample(wrong, 3):
                await refused_as_before(device, raw.decode())
            await refused_as_before(device, random.randbytes(20))
            phases |= kinds
            await device.act(any_act(device.frame.asked.options, random), f"c{act}")
            await device.hear_done(f"c{act}")
    assert len(device.refused) > 300
    assert phases >= {"cut", "draw", "announce", "play", "ready"}


def kinds_of(asked: Asked) -> set[str]:
    """The kinds of acts that a seat is asked for."""
    kinds: set[str] = set()
    for choice in msgspec.json.decode(encoded(asked.options)):
        kinds |= {choice["act"]} if "act" in choice else {act["type"] for act in choice["acts"]}
    return kinds
