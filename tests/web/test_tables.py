"""The games there are, and how a table is opened."""

import pytest

from pik.room.journal import Stored
from pik.room.restore import restored
from pik.web.guests import COOKIE, hashed
from pik.web.keys import DESK
from pik.web.levels import Levels
from pik.web.limits import Buckets
from pik.web.posting import MOST_BYTES
from tests.memory_journal import MemoryJournal
from tests.tables import CATALOG
from tests.web.halls import Client, Device, Hall, desk_of, new_table, origin


async def test_games_say_how_many_may_play(client: Client) -> None:
    """The list has each game's name, version and seats, the levels, the options, and whether it can be learned."""
    async with client.get("/api/games") as answer:
        assert await answer.json() == [
            {"name": "toy", "version": 1, "least": 2, "most": 2, "levels": ["club"]}
            | {"options": [{"name": "deals", "values": [1, 2, 3], "default": 2}], "lesson": False, "lacking": []}
        ]


async def test_what_is_not_installed_is_said_and_refused(hall: Hall) -> None:
    """A level that wants something more is in the list as lacking, and a wish for it is refused with the reason."""
    desk = desk_of()
    told = list[tuple[str, str]]()
    desk.levels = Levels(lambda _: ("club",), lambda _: ("master",), lambda game, level: told.append((game, level)))
    client = await hall(desk)
    async with client.get("/api/games") as answer:
        assert [(game["levels"], game["lacking"]) for game in await answer.json()] == [(["club"], ["master"])]
    master = WISH | {"bots": [{"seat": 1, "level": "master"}]}
    async with client.post("/api/tables", json=master, headers=origin(client)) as answer:
        assert (answer.status, (await answer.json())["code"]) == (400, "kernels-missing")
    table = await new_table(client, begin=False)
    async with Device(client, table) as device:
        await device.live({"type": "bot", "seat": 1, "level": "master"}, "m")
        assert (await device.until_refused_any()).message.code == "kernels-missing"
    assert told == [("toy", "club")]


async def test_one_tap_gives_a_seat(client: Client) -> None:
    """One request opens a table with the caller at seat 0 and bots elsewhere; cards are there at once."""
    table = await new_table(client)
    async with Device(client, table) as device:
        frame = await device.until(lambda frame: device.mine)
    assert b'"hand":[{"card":' in bytes(frame.screen)


CLUB = {"seat": 1, "level": "club"}
WISH = {"game": "toy", "seats": 2, "bots": [CLUB], "name": "Vera", "begin": True}


async def test_seat_belongs_to_a_secret(hall: Hall) -> None:
    """The cookie is out of reach of scripts and other sites; what is kept is its secret's hash alone."""
    journal = MemoryJournal()
    client = await hall(desk_of(journal))
    async with client.post("/api/tables", json=WISH, headers=origin(client)) as answer:
        table = (await answer.json())["table"]
        cookie = answer.cookies[COOKIE]
    assert (cookie["httponly"], cookie["samesite"], cookie["path"]) == (True, "Lax", "/")
    secret = cookie.value.rsplit(".", 1)[0]
    assert len(secret) >= 22
    assert journal.lines[table][0].who == hashed(secret)
    assert secret not in repr((journal.heads, journal.lines))


async def test_same_browser_keeps_its_secret(hall: Hall) -> None:
    """A browser that opens a second table has both seats."""
    journal = MemoryJournal()
    client = await hall(desk_of(journal))
    tables = [await new_table(client) for _ in range(2)]
    assert len({journal.lines[table][0].who for table in tables}) == 1


@pytest.mark.parametrize("cookie", ["", "x", "secret.signature", "ы", "a" * 3000])
async def test_forged_cookie_has_no_seat(hall: Hall, cookie: str) -> None:
    """A cookie that the server did not sign opens nothing."""
    desk = desk_of()
    client = await hall(desk)
    table = await new_table(client)
    client.session.cookie_jar.clear()
    headers = origin(client) | {"Cookie": f"{COOKIE}={cookie}"}
    socket = await client.ws_connect(f"/t/{table}/socket", headers=headers)
    assert (await socket.receive_json())["you"] is None
    await socket.close()


@pytest.mark.parametrize(
    "wish, code",
    [
        ({"game": "bridge"}, "malformed"),
        ({"bots": [{"seat": 1, "level": "master"}]}, "malformed"),
        ({"bots": []}, "seats-free"),
        ({"bots": [CLUB, {"seat": 2, "level": "club"}]}, "no-such-seat"),
        ({"bots": [{"seat": 0, "level": "club"}]}, "own-seat"),
        ({"bots": [CLUB] * 2}, "seat-taken"),
        ({"bots": [CLUB] * 12}, "malformed"),
        ({"bots": "club"}, "malformed"),
        ({"seats": 3}, "bad-config"),
        ({"seats": 0}, "malformed"),
        ({"seats": None}, "malformed"),
        ({"rules": {"grace": 0}}, "malformed"),
        ({"rules": {"pace": 99}}, "malformed"),
        ({"name": "x" * 201}, "malformed"),
        ({"config": {"deals": 0}}, "bad-config"),
        ({"config": {"deals": "two"}}, "bad-config"),
        ({"config": []}, "bad-config"),
        ({"config": None}, "bad-config"),
        ({"lang": "xx"}, "malformed"),
        ({"name": 5}, "malformed"),
        ({"host": True}, "malformed"),
    ],
)
async def test_bad_wish_opens_nothing(hall: Hall, wish: dict[str, object], code: str) -> None:
    """What can't be a table is refused with a code, and nothing is kept."""
    journal = MemoryJournal()
    client = await hall(desk_of(journal))
    body = WISH | wish
    async with client.post("/api/tables", json=body, headers=origin(client)) as answer:
        assert (answer.status, (await answer.json())["code"]) == (400, code)
    assert journal.heads == {}


@pytest.mark.parametrize("raw", [b"", b"{", b"null", b"[" * 5000, b"\xff\xfe", b'{"game":"toy"}'])
async def test_nonsense_opens_nothing(client: Client, raw: bytes) -> None:
    """A body that is no wish is malformed."""
    headers = origin(client) | {"Content-Type": "application/json"}
    async with client.post("/api/tables", data=raw, headers=headers) as answer:
        assert (answer.status, (await answer.json())["code"]) == (400, "malformed")


async def test_body_too_big_is_cut_off(client: Client) -> None:
    """More than 8 KiB are not read."""
    headers = origin(client) | {"Content-Type": "application/json"}
    async with client.post("/api/tables", data=b" " * (MOST_BYTES + 1), headers=headers) as answer:
        assert (answer.status, await answer.json()) == (413, {"code": "too-big", "data": {}})


async def test_form_of_another_site_opens_nothing(client: Client) -> None:
    """Without the origin of a page of ours, or as a form, nothing is opened."""
    for headers in ({}, {"Origin": "http://evil.example"}, {"Origin": "null"}):
        async with client.post("/api/tables", json=WISH, headers=headers) as answer:
            assert (answer.status, (await answer.json())["code"]) == (403, "bad-origin")
    async with client.post("/api/tables", data={"game": "toy"}, headers=origin(client)) as answer:
        assert answer.status == 400


async def test_tables_without_end_are_refused(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who opens table after table is told to slow down."""
    assert client.app is not None
    monkeypatch.setattr(client.app[DESK], "tables", Buckets(5, 0.0))
    statuses: list[int] = []
    for _ in range(7):
        async with client.post("/api/tables", json=WISH, headers=origin(client)) as answer:
            statuses.append(answer.status)
    assert statuses == [200] * 5 + [429] * 2


async def test_store_out_of_reach_is_told(hall: Hall) -> None:
    """While the store is away no table is opened, and that is said."""
    journal = MemoryJournal()
    client = await hall(desk_of(journal))
    journal.down = True
    async with client.post("/api/tables", json=WISH, headers=origin(client)) as answer:
        assert (answer.status, (await answer.json())["code"]) == (503, "try-again")


async def test_names_at_a_table_differ(hall: Hall) -> None:
    """No bot has the person's name; names are of the table's language."""
    journal = MemoryJournal()
    client = await hall(desk_of(journal))
    table = await new_table(client, name="ада", lang="en")
    other = await new_table(client, name="Вера", lang="ru")
    assert names(journal, table) == ["ада", "Ada"]
    assert names(journal, other) == ["Вера", "Тёма"]


def names(journal: MemoryJournal, table: str) -> list[str]:
    """The names at a table."""
    stored = Stored(journal.heads[table], tuple(journal.lines[table]))
    return [holder.name for holder in restored(stored, CATALOG).life.holders]
