"""Ways back to a seat that was left, and how long to wait after too many tries."""

import pytest

from pik.web.keys import DESK
from pik.web.limits import Buckets
from tests.web.halls import Client, Device, new_table, origin
from tests.web.test_access import NO_TABLE, Stranger, key_of, post, seat_of


async def test_too_many_tries_say_how_long_to_wait(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who tries too often is told the seconds until the next try, in the answer and in its head."""
    assert client.app is not None
    monkeypatch.setattr(client.app[DESK], "tries", Buckets(1, 0.1, lambda: 0.0))
    assert await post(client, "/api/enter", {"code": "AAAA-BBBB"}) == NO_TABLE
    async with client.post("/api/enter", json={"code": "AAAA-BBBB"}, headers=origin(client)) as answer:
        assert (answer.status, answer.headers["Retry-After"]) == (429, "10")
        assert await answer.json() == {"code": "too-many-tries", "data": {"seconds": 10}}


async def test_personal_link_leads_back_to_a_seat_that_was_left(client: Client, stranger: Stranger) -> None:
    """R13: who left in mid-match comes back by the personal link, in any browser, and takes the seat from the bot."""
    table = await new_table(client, bots=[], begin=False)
    other, third = await stranger(client), await stranger(client)
    await post(other, "/api/hello")
    async with Device(other, table) as device:
        await device.hear()
        await device.live({"type": "sit", "seat": 1, "name": "Otto"}, "sit")
        await device.hear_done("sit")
    key = await key_of(other, table)
    async with Device(client, table) as host, Device(other, table) as device:
        await host.hear()
        await host.live({"type": "begin"}, "begin")
        await host.hear_done("begin")
        await device.live({"type": "leave"}, "leave")
        left = await device.until(lambda frame: frame.you is None)
        assert (left.back, left.may) == (1, ("sit",))
    assert await post(third, f"/api/tables/{table}/enter", {"key": key}) == (200, {"table": table})
    async with Device(third, table) as device:
        assert (await device.until(lambda frame: True)).back == 1
        await device.live({"type": "sit", "seat": 1, "name": "Otto"}, "back")
        back = await device.until(lambda frame: frame.you is not None)
        assert (back.you, back.back, back.players[1].kind, back.players[1].name) == (1, None, "human", "Otto")
    assert await seat_of(other, table) == 1
