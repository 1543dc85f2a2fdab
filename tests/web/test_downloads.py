"""What can be fetched of a table: records, whole or as one saw it, and the invitation as a picture."""

from random import Random

import msgspec
import pytest

from pik.core import record
from pik.core.message import Message
from pik.core.record import RecordError
from pik.web.keys import DESK
from pik.web.limits import Buckets
from tests.memory_journal import MemoryJournal
from tests.random_acts import any_act
from tests.toy import TOY
from tests.web.halls import Client, Device, Hall, desk_of, new_table
from tests.web.test_access import Stranger, post


async def fetch(client: Client, table: str, match: str | None = None) -> tuple[int, bytes]:
    """A record as it comes."""
    query = "" if match is None else f"?match={match}"
    async with client.get(f"/t/{table}/record{query}") as answer:
        return answer.status, await answer.read()


async def play(client: Client, table: str, acts: int = 999) -> None:
    """Play some acts, or to the end of the match."""
    async with Device(client, table) as device:
        for number in range(acts):
            if (await device.until(lambda frame: frame.over or device.mine)).over:
                return
            await device.act(any_act(device.frame.asked.options, Random(number)), f"{device.frame.seq}")
            await device.hear_done(f"{device.frame.seq}")
        await device.until(lambda frame: frame.over or device.mine)


async def live(client: Client, table: str, act: dict[str, object]) -> None:
    """Do an act of table life."""
    async with Device(client, table) as device:
        await device.hear()
        await device.live(act, act["type"] if isinstance(act["type"], str) else "act")
        await device.hear_done(str(act["type"]))


async def test_a_record_makes_a_round_trip(client: Client) -> None:
    """R18: the record of a match that is over replays act by act to its end, and is written again to the same bytes."""
    table = await new_table(client)
    await play(client, table)
    status, raw = await fetch(client, table)
    assert status == 200
    read = record.read(raw)
    lives = list(record.replay(TOY, read))
    assert (lives[-1].over, len(lives)) == (True, len(read.entries) + 1)
    assert record.write(read) == raw
    assert read.header.names == ("Vera", "Ada")
    torn = raw.replace(b'"play"', b'"peek"', 1)
    with pytest.raises(RecordError):
        list(record.replay(TOY, record.read(torn)))


async def test_each_match_of_a_series_has_its_record(client: Client) -> None:
    """Matches are numbered from 1; without a number it is the newest; other numbers are not there."""
    table = await new_table(client)
    await play(client, table)
    await live(client, table, {"type": "again"})
    await play(client, table)
    first, second = (await fetch(client, table, "1"))[1], (await fetch(client, table, "2"))[1]
    assert first != second
    assert (await fetch(client, table))[1] == second
    assert all(list(record.replay(TOY, record.read(raw)))[-1].over for raw in (first, second))
    for number in ("0", "3", "-1", "x", "", "１", "99999"):
        assert (await fetch(client, table, number))[0] == 404


async def test_during_a_match_everybody_has_the_own_view(client: Client, stranger: Stranger) -> None:
    """Before the end a record has what its viewer saw: no pack, no fingerprint; a spectator's has no hand."""
    table = await new_table(client)
    await play(client, table, 1)
    other = await stranger(client)
    own, public = (await fetch(client, table))[1], (await fetch(other, table))[1]
    heads = [msgspec.json.decode(raw.splitlines()[0]) for raw in (own, public)]
    assert [head["view"] for head in heads] == [0, None]
    for raw in (own, public):
        assert b"digest" not in raw
        assert b"salt" not in raw
    assert own != public
    with pytest.raises(RecordError):
        record.read(own)


async def test_what_may_not_be_watched_may_not_be_fetched(client: Client, stranger: Stranger) -> None:
    """Where watching is off, records are for those who sat at the table; others find nothing, as at no table."""
    table = await new_table(client, rules={"watch": False, "pace": 0})
    other = await stranger(client)
    await post(other, "/api/hello")
    for acts in (1, 999):
        await play(client, table, acts)
        assert (await fetch(client, table))[0] == 200
        assert await fetch(other, table) == await fetch(other, "A" * 22)


async def test_no_record_before_the_first_match(client: Client) -> None:
    """A table that gathers has nothing to fetch."""
    table = await new_table(client, begin=False)
    assert (await fetch(client, table))[0] == 404


async def test_what_is_not_there_looks_alike(client: Client) -> None:
    """R20: no table, no id, no match: the answer is the same, for records and for pictures."""
    table = await new_table(client)
    answers = [await fetch(client, missing) for missing in ("A" * 22, "x", "ы" * 22)]
    answers.append(await fetch(client, table, "7"))
    assert answers == [answers[0]] * 4
    assert answers[0][0] == 404
    pictures: list[tuple[int, bytes]] = []
    for missing in ("A" * 22, "x"):
        async with client.get(f"/t/{missing}/qr.svg") as answer:
            pictures.append((answer.status, await answer.read()))
    assert pictures == [answers[0]] * 2


async def test_fetching_changes_nothing(hall: Hall) -> None:
    """R20: whoever fetches gets no cookie, brings no table to life and writes nothing."""
    journal = MemoryJournal()
    desk = desk_of(journal)
    client = await hall(desk)
    table = await new_table(client)
    await play(client, table, 1)
    await desk.room.sweep(0.0)
    assert desk.room.running == 0
    before = tuple(journal.lines[table])
    for path in (f"/t/{table}/record", f"/t/{table}/qr.svg", f"/t/{table}", "/api/games", "/api/door"):
        async with client.get(path) as answer:
            assert (answer.status, "Set-Cookie" in answer.headers) == (200, False)
    assert (desk.room.running, tuple(journal.lines[table]), journal.spoken[table]) == (0, before, [])


async def test_file_has_a_name_that_invites_nobody(client: Client) -> None:
    """A record is a file to keep; its name does not tell the table's link."""
    table = await new_table(client)
    await play(client, table)
    async with client.get(f"/t/{table}/record?match=1") as answer:
        name = answer.headers["Content-Disposition"]
        assert (answer.content_type, answer.headers["Cache-Control"]) == ("application/x-ndjson", "no-store")
    assert name.endswith('-1.jsonl"')
    assert table[:6] not in name


async def test_records_are_limited(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who fetches record after record is told to slow down, and for how long."""
    assert client.app is not None
    table = await new_table(client)
    monkeypatch.setattr(client.app[DESK], "reads", Buckets(2, 0.001))
    assert [(await fetch(client, table))[0] for _ in range(2)] == [200, 200]
    async with client.get(f"/t/{table}/record") as answer:
        why = Message("too-many-tries", {"seconds": 1000})
        assert (answer.status, answer.headers["Retry-After"]) == (429, "1000")
        assert msgspec.json.decode(await answer.read(), type=Message) == why


async def test_invitation_is_a_picture_of_the_link(hall: Hall) -> None:
    """The code for a phone's camera is an image of the table's link, by the public address where there is one."""
    pictures: set[bytes] = set()
    for address in (None, "https://pik.example"):
        client = await hall(desk_of(public_url=address))
        table = await new_table(client)
        async with client.get(f"/t/{table}/qr.svg") as answer:
            assert answer.content_type == "image/svg+xml"
            pictures.add(await answer.read())
    assert len(pictures) == 2
