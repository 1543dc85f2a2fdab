"""How remembered tables stand, for a list that must not say what is no longer so."""

import pytest

from pik.web.keys import DESK
from pik.web.limits import Buckets
from tests.memory_journal import MemoryJournal
from tests.web.halls import Client, Device, Hall, desk_of, new_table, origin
from tests.web.test_access import Stranger, post

GONE = "x" * 22


async def stand(client: Client, *tables: str) -> object:
    """How tables stand for a browser."""
    async with client.post("/api/standings", json={"tables": tables}, headers=origin(client)) as answer:
        assert answer.status == 200
        return await answer.json()


async def test_a_table_says_how_far_it_is(client: Client, stranger: Stranger) -> None:
    """The phase, and whether the table waits for the browser that asks; tables that are no more are left out."""
    playing, gathering = await new_table(client), await new_table(client, begin=False)
    async with Device(client, playing) as device:
        await device.until(lambda frame: device.mine)
    tables = (playing, gathering, GONE, "../etc", playing)
    mine = {"table": playing, "phase": "playing", "mine": True}
    waits = {"table": gathering, "phase": "gathering", "mine": False}
    assert await stand(client, *tables) == [mine, waits]
    assert await stand(await stranger(client), *tables) == [mine | {"mine": False}, waits]


async def test_nothing_comes_to_life_by_asking(hall: Hall) -> None:
    """A table that sleeps is looked at where it lies."""
    client = await hall(desk_of(MemoryJournal()))
    table = await new_table(client, begin=False)
    assert client.app is not None
    room = client.app[DESK].room
    await room.sweep(0)
    assert room.running == 0
    assert await stand(client, table) == [{"table": table, "phase": "gathering", "mine": False}]
    assert room.running == 0


async def test_a_table_that_cannot_go_on_has_no_phase(hall: Hall) -> None:
    """A table whose log does not come out as it says, or is of other rules, is there and can't be gone on with."""
    journal = MemoryJournal()
    client = await hall(desk_of(journal))
    table = await new_table(client, begin=False)
    assert client.app is not None
    await client.app[DESK].room.sweep(0)
    journal.lines[table] = journal.lines[table][1:]
    assert await stand(client, table) == [{"table": table, "phase": None, "mine": False}]


async def test_asking_has_its_limits(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    """At most eight tables at once, no other shapes; each table counts as one that is read."""
    assert client.app is not None
    monkeypatch.setattr(client.app[DESK], "reads", Buckets(8, 0.0))
    assert (await post(client, "/api/standings", {"tables": [GONE] * 9}))[0] == 400
    bad: list[dict[str, object]] = [{}, {"tables": "x"}, {"tables": [1]}, {"tables": ["x" * 41]}]
    bad.append({"tables": [], "more": 1})
    for body in bad:
        assert (await post(client, "/api/standings", body))[0] == 400
    assert (await post(client, "/api/standings", {"tables": [GONE] * 8}))[0] == 200
    status, answer = await post(client, "/api/standings", {"tables": [GONE]})
    assert (status, answer["code"]) == (429, "too-many-tries")
