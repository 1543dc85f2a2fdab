"""Ways to a seat: cookies, personal links, short codes; and what is answered to whom they do not open one."""

import re
from collections.abc import Awaitable, Callable

import pytest

from pik.web.codes import MINUTES
from pik.web.guests import COOKIE, hashed
from pik.web.keys import DESK
from pik.web.limits import MOST_KEYS, Buckets
from tests.memory_journal import MemoryJournal
from tests.web.halls import Client, Device, Hall, desk_of, new_table, origin

Stranger = Callable[[Client], Awaitable[Client]]
NO_TABLE: tuple[int, dict[str, object]] = (404, {"code": "no-table", "data": {}})


async def post(client: Client, path: str, body: object = None) -> tuple[int, dict[str, object]]:
    """What a page of ours is answered."""
    async with client.post(path, json={} if body is None else body, headers=origin(client)) as answer:
        return answer.status, await answer.json()


async def key_of(client: Client, table: str) -> str:
    """The key of a fresh personal link."""
    status, answer = await post(client, f"/api/tables/{table}/link")
    assert status == 200
    found = re.fullmatch(rf"/t/{table}#k=([\w-]+)", str(answer["link"]))
    assert found is not None
    return found[1]


async def code_of(client: Client, table: str) -> str:
    """A fresh short code."""
    status, answer = await post(client, f"/api/tables/{table}/code")
    assert (status, answer["minutes"]) == (200, MINUTES)
    return str(answer["code"])


async def seat_of(client: Client, table: str) -> int | None:
    """Where a browser sits."""
    async with Device(client, table) as device:
        await device.hear()
        return device.frame.you


async def test_hello_gives_a_cookie_once(client: Client) -> None:
    """A browser without a cookie is given one, out of reach of scripts; one that has it keeps it."""
    async with client.post("/api/hello", json={}, headers=origin(client)) as answer:
        assert await answer.json() == {"new": True}
        (given,) = [text for name, text in answer.headers.items() if name == "Set-Cookie"]
    assert "HttpOnly" in given
    assert "SameSite=Lax" in given
    async with client.post("/api/hello", json={}, headers=origin(client)) as answer:
        assert (await answer.json(), "Set-Cookie" in answer.headers) == ({"new": False}, False)


@pytest.mark.parametrize("proto, secure", [("https", True), ("http", False), (None, False), ("http, https", True)])
async def test_cookie_is_for_https_where_the_browser_speaks_it(client: Client, proto: str | None, secure: bool) -> None:
    """Behind a proxy of ours the cookie is for https only if the browser came by https, as the proxy says."""
    beyond = {"X-Forwarded-For": "203.0.113.9"} | ({} if proto is None else {"X-Forwarded-Proto": proto})
    async with client.post("/api/hello", json={}, headers=origin(client) | beyond) as answer:
        assert ("Secure" in answer.headers["Set-Cookie"]) == secure
    async with client.get("/api/door", headers=beyond) as answer:
        assert (await answer.json())["secure"] == secure


async def test_secrets_are_long_and_kept_as_hashes(hall: Hall) -> None:
    """R20: cookies, link keys and table ids have 128 bits or more; of cookies and keys the store has hashes alone."""
    journal = MemoryJournal()
    client = await hall(desk_of(journal))
    table = await new_table(client)
    keys = {await key_of(client, table) for _ in range(8)}
    cookie = next(iter(client.session.cookie_jar)).value.rpartition(".")[0]
    assert len(keys) == 8
    for secret in (*keys, cookie, table):
        assert len(secret) * 6 >= 128
    kept = b"".join(line.act + line.who.encode() + line.cmd.encode() for line in journal.lines[table])
    for secret in (*keys, cookie):
        assert secret.encode() not in kept
        assert hashed(secret).encode() in kept


async def test_personal_link_opens_the_seat_elsewhere(client: Client, stranger: Stranger) -> None:
    """Another browser with the key has the seat from then on; the key works again and again."""
    table = await new_table(client)
    key = await key_of(client, table)
    for _ in range(2):
        other = await stranger(client)
        assert await seat_of(other, table) is None
        assert await post(other, f"/api/tables/{table}/enter", {"key": key}) == (200, {"table": table})
        assert await seat_of(other, table) == 0


@pytest.mark.parametrize("at_table", [True, False])
async def test_short_code_opens_the_seat_once(client: Client, stranger: Stranger, at_table: bool) -> None:
    """A code typed at the table or in the lobby, in any way of writing it, opens the seat of who asked for it; once."""
    table = await new_table(client)
    code = await code_of(client, table)
    path = f"/api/tables/{table}/enter" if at_table else "/api/enter"
    first, second = await stranger(client), await stranger(client)
    assert await post(first, path, {"code": f" {code.lower().replace('-', ' ')}"}) == (200, {"table": table})
    assert await seat_of(first, table) == 0
    assert await post(second, path, {"code": code}) == NO_TABLE
    assert await seat_of(second, table) is None


async def test_codes_hold_ten_minutes(client: Client, stranger: Stranger, monkeypatch: pytest.MonkeyPatch) -> None:
    """After its time a code opens nothing; a newer code makes the older one void."""
    assert client.app is not None
    codes = client.app[DESK].codes
    now = 0.0
    monkeypatch.setattr(codes, "_clock", lambda: now)
    table = await new_table(client)
    old, new = await code_of(client, table), await code_of(client, table)
    other = await stranger(client)
    assert await post(other, "/api/enter", {"code": old}) == NO_TABLE
    now = MINUTES * 60.0
    for path in ("/api/enter", f"/api/tables/{table}/enter"):
        assert await post(other, path, {"code": new}) == NO_TABLE


async def test_code_of_one_table_opens_no_other(client: Client, stranger: Stranger) -> None:
    """A code is good at its own table alone, and trying it elsewhere does not use it up."""
    first, second = await new_table(client), await new_table(client)
    code = await code_of(client, first)
    other = await stranger(client)
    assert await post(other, f"/api/tables/{second}/enter", {"code": code}) == NO_TABLE
    assert await post(other, f"/api/tables/{first}/enter", {"code": code}) == (200, {"table": first})


async def test_whoever_has_a_seat_gets_no_second_one(client: Client, stranger: Stranger) -> None:
    """A browser that sits at the table is not let in to another seat; at its own seat nothing changes."""
    table = await new_table(client, bots=[], begin=False)
    other = await stranger(client)
    assert (await post(other, "/api/hello"))[0] == 200
    async with Device(other, table) as device:
        await device.hear()
        await device.live({"type": "sit", "seat": 1, "name": "Otto"}, "sit")
        await device.hear_done("sit")
    key, code = await key_of(client, table), await code_of(client, table)
    for entry in ({"key": key}, {"code": code}):
        status, answer = await post(other, f"/api/tables/{table}/enter", entry)
        assert (status, answer["code"]) == (409, "already-seated")
    assert await seat_of(other, table) == 1
    assert await post(client, f"/api/tables/{table}/enter", {"key": key}) == (200, {"table": table})
    assert await post(await stranger(client), "/api/enter", {"code": code}) == (200, {"table": table})


async def test_who_has_left_may_come_back_as_somebody_else(client: Client, stranger: Stranger) -> None:
    """A browser that once sat here and left may be let in to another person's seat."""
    table = await new_table(client, bots=[], begin=False)
    other = await stranger(client)
    await post(other, "/api/hello")
    async with Device(other, table) as device:
        await device.hear()
        for cmd, act in (("sit", {"type": "sit", "seat": 1, "name": "Otto"}), ("leave", {"type": "leave"})):
            await device.live(act, cmd)
            await device.hear_done(cmd)
    key = await key_of(client, table)
    assert (await post(other, f"/api/tables/{table}/enter", {"key": key}))[0] == 200
    assert await seat_of(other, table) == 0


ASKED = ("link", "code", "enter", "delete", "advice")


async def test_what_opens_nothing_looks_alike(client: Client, stranger: Stranger) -> None:
    """R20: strangers, wrong keys and codes, missing tables and no ids at all: the same answer, byte by byte."""
    table = await new_table(client)
    other = await stranger(client)
    await post(other, "/api/hello")
    wrong = ({"key": "x" * 22}, {"code": "AAAA-BBBB"}, {"key": ""}, {"code": ""})
    answers = [await post(other, f"/api/tables/{table}/{what}") for what in ASKED if what != "enter"]
    answers += [await post(other, f"/api/tables/{table}/enter", entry) for entry in wrong]
    answers += [await post(other, "/api/enter", {"code": "AAAA-BBBB"})]
    for missing in ("A" * 22, "x", "A" * 23):
        answers += [await post(other, f"/api/tables/{missing}/{what}") for what in ASKED if what != "enter"]
        answers += [await post(other, f"/api/tables/{missing}/enter", wrong[0])]
    assert answers == [NO_TABLE] * len(answers)


@pytest.mark.parametrize(
    "path", [*(f"/api/tables/{{table}}/{what}" for what in ASKED), "/api/hello", "/api/enter", "/api/lessons"]
)
async def test_only_pages_of_ours_may_post(client: Client, path: str) -> None:
    """R20: without the origin of a page of ours nothing is done, whoever asks; a GET of the same address is no way."""
    table = await new_table(client)
    there = path.format(table=table)
    for headers in ({}, {"Origin": "http://evil.example"}, {"Origin": "null"}):
        async with client.post(there, json={}, headers=headers) as answer:
            assert (answer.status, (await answer.json())["code"]) == (403, "bad-origin")
    async with client.get(there, headers=origin(client)) as answer:
        assert answer.status in (404, 405)
    assert await seat_of(client, table) == 0


@pytest.mark.parametrize(
    "body", [[], 5, {"key": 5}, {}, {"key": "a", "code": "b"}, {"key": "x" * 101}, {"code": "x" * 41}, {"seat": 1}]
)
async def test_nonsense_is_malformed(client: Client, body: object) -> None:
    """What is neither a key nor a code, or both, is malformed, at a table and in the lobby."""
    table = await new_table(client)
    for path in (f"/api/tables/{table}/enter", "/api/enter"):
        status, answer = await post(client, path, body)
        assert (status, answer["code"]) == (400, "malformed")


async def test_tries_are_limited_by_address_and_by_table(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who tries key after key is told to slow down, right key or wrong; so is the lobby's code."""
    assert client.app is not None
    table = await new_table(client)
    key = await key_of(client, table)
    monkeypatch.setattr(client.app[DESK], "tries", Buckets(5, 0.0))
    statuses = [(await post(client, f"/api/tables/{table}/enter", {"key": "x" * 22}))[0] for _ in range(6)]
    assert statuses == [404] * 5 + [429]
    assert (await post(client, f"/api/tables/{table}/enter", {"key": key}))[0] == 429
    assert (await post(client, "/api/enter", {"code": "AAAA-BBBB"}))[0] == 429


async def test_many_who_try_at_one_table_are_limited_together(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    """Tries at one table add up, from however many addresses they come; at another table there are others."""
    assert client.app is not None
    first, second = await new_table(client), await new_table(client)
    monkeypatch.setattr(client.app[DESK], "tries", Buckets(3, 0.0))
    for net, table in ((1, first), (2, second)):
        statuses: list[int] = []
        for number in range(5):
            headers = origin(client) | {"X-Forwarded-For": f"203.0.{net}.{number}"}
            path = f"/api/tables/{table}/enter"
            async with client.post(path, json={"key": "x" * 22}, headers=headers) as answer:
                statuses.append(answer.status)
        assert statuses == [404] * 3 + [429] * 2


async def test_cookies_and_links_are_limited(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who asks for cookie after cookie, or link after link, is told to slow down."""
    assert client.app is not None
    desk = client.app[DESK]
    table = await new_table(client)
    monkeypatch.setattr(desk, "hellos", Buckets(2, 0.0))
    monkeypatch.setattr(desk, "lives", Buckets(2, 0.0))
    assert [(await post(client, "/api/hello"))[0] for _ in range(3)] == [200, 200, 429]
    assert [(await post(client, f"/api/tables/{table}/link"))[0] for _ in range(3)] == [200, 200, 429]


async def test_limits_take_bounded_memory(client: Client) -> None:
    """R20: whoever comes from ever new addresses, or with ever new tables, fills no memory."""
    assert client.app is not None
    desk = client.app[DESK]
    everyone = (desk.tables, desk.sockets, desk.hellos, desk.lives, desk.chats, desk.tries, desk.reads)
    for number in range(MOST_KEYS + 100):
        for buckets in everyone:
            assert buckets.take(f"10.0.{number >> 8}.{number & 255}")
        desk.codes.give("t", f"person {number}")
    assert [len(buckets) for buckets in everyone] == [MOST_KEYS] * len(everyone)
    assert len(desk.codes) <= MOST_KEYS


async def test_host_deletes_the_table(client: Client, stranger: Stranger) -> None:
    """The host deletes the table for good: who is there is told, the link opens nothing; nobody else may."""
    table = await new_table(client, bots=[], begin=False)
    other = await stranger(client)
    await post(other, "/api/hello")
    async with Device(other, table) as device:
        await device.hear()
        await device.live({"type": "sit", "seat": 1, "name": "Otto"}, "sit")
        await device.hear_done("sit")
        assert await post(other, f"/api/tables/{table}/delete") == NO_TABLE
        assert await post(client, f"/api/tables/{table}/delete") == (200, {"deleted": table})
        assert await device.closed() == 4404
    async with client.get(f"/t/{table}") as answer:
        assert answer.status == 404
    assert await post(client, f"/api/tables/{table}/delete") == NO_TABLE


async def test_stale_cookie_is_nobody(client: Client, stranger: Stranger) -> None:
    """A cookie of another server's key, or one cut short, is like none: no seat, no power, and no error."""
    table = await new_table(client)
    value = next(iter(client.session.cookie_jar)).value
    for cookie in (value[:-1], f"{value}x", value.rpartition(".")[0], "x" * 4000):
        other = await stranger(client)
        headers = origin(other) | {"Cookie": f"{COOKIE}={cookie}"}
        async with other.post(f"/api/tables/{table}/delete", json={}, headers=headers) as answer:
            assert (answer.status, await answer.json()) == NO_TABLE
    assert await seat_of(client, table) == 0
