"""Lessons over the web: how one is opened, who sees it, what is told there."""

from collections.abc import Awaitable, Callable
from dataclasses import replace

import msgspec
import pytest

from pik import bots
from pik.core.draw import SeededDraw
from pik.games import CATALOG as GAMES
from pik.room.asking import Asker
from pik.room.house import House
from pik.room.journal import Stored
from pik.room.restore import restored
from pik.room.runner import Room
from pik.web.keys import DESK, Desk
from pik.web.levels import Levels
from pik.web.limits import Buckets
from tests.memory_journal import MemoryJournal
from tests.web.halls import Client, Device, Hall, desk_of, origin

GAME = "pikala"
Stranger = Callable[[Client], Awaitable[Client]]


@pytest.fixture
def journal() -> MemoryJournal:
    """A store in memory."""
    return MemoryJournal()


@pytest.fixture
async def learner(hall: Hall, journal: MemoryJournal) -> Client:
    """A browser at a house with real bots."""
    asker = Asker(bots.player)
    house = House(journal, GAMES, asker, SeededDraw(b"house"), 0.0, lambda: 0.0)
    return await hall(replace(desk_of(journal, catalog=GAMES), room=Room(house), levels=Levels(bots.levels)))


async def lesson(client: Client, **wish: object) -> str:
    """Open a lesson; its table."""
    body = {"game": GAME, "name": "Vera", "lang": "ru"} | wish
    async with client.post("/api/lessons", json=body, headers=origin(client)) as answer:
        assert answer.status == 200, await answer.text()
        return str((await answer.json())["table"])


async def told(client: Client, table: str) -> tuple[int, dict[str, object]]:
    """What a browser is told at a table."""
    async with client.post(f"/api/tables/{table}/advice", json={}, headers=origin(client)) as answer:
        return answer.status, await answer.json()


async def test_games_say_whether_they_can_be_learned(learner: Client) -> None:
    """The list of games names those that have a lesson."""
    async with learner.get("/api/games") as answer:
        found = {game["name"]: game["lesson"] for game in await answer.json()}
    assert found == {name: game.lesson is not None for name, game in GAMES.items()}
    assert found[GAME]


async def test_a_lesson_is_played_to_the_row_by_its_advice(learner: Client) -> None:
    """One request opens it; each decision has lines, a rule and a lawful act, until the row is written."""
    table = await lesson(learner)
    async with Device(learner, table) as device:
        frame = await device.until(lambda frame: device.mine)
        assert frame.life.lesson
        for number in range(20):
            status, data = await told(learner, table)
            assert (status, data["since"]) == (200, device.frame.since)
            advice = msgspec.convert(data["advice"], dict[str, object])
            assert advice["lines"]
            act = msgspec.json.encode(advice["act"])
            if act == b'{"type":"ready"}':
                assert number > 4
                return
            await device.act(act, f"c{number}")
            await device.hear_done(f"c{number}")
            await device.until(lambda frame: device.mine)
    raise AssertionError("the deal does not end")


async def test_nobody_else_sees_or_hears_anything(learner: Client, stranger: Stranger) -> None:
    """Another browser gets no screen, no seat, no advice and no record of it."""
    table = await lesson(learner)
    async with Device(learner, table) as device:
        await device.until(lambda frame: device.mine)
    other = await stranger(learner)
    async with Device(other, table) as device:
        await device.hear()
        assert (device.frame.you, device.frame.may, bytes(device.frame.screen)) == (None, (), b"null")
        await device.live({"type": "sit", "seat": 1, "name": "Otto"}, "c")
        assert (await device.until_refused()).message.code == "no-guest"
    assert (await told(other, table))[0] == 404
    async with other.get(f"/t/{table}/record") as answer:
        assert answer.status == 404


async def test_another_person_is_refused_the_seats(learner: Client, stranger: Stranger) -> None:
    """Somebody who is known to the house can't sit down either."""
    table = await lesson(learner)
    other = await stranger(learner)
    await lesson(other)
    async with Device(other, table) as device:
        await device.hear()
        for seat in range(4):
            await device.live({"type": "sit", "seat": seat, "name": "Otto"}, f"c{seat}")
            assert (await device.until_refused()).message.code == "lesson-table"


async def test_the_log_keeps_what_it_is(learner: Client, journal: MemoryJournal) -> None:
    """What is stored makes a lesson again, at which nothing was ever open to others."""
    table = await lesson(learner)
    kept = restored(Stored(journal.heads[table], tuple(journal.lines[table])), GAMES)
    assert (kept.life.lesson, kept.life.rules.watch, kept.life.rules.chat) == (True, False, False)


@pytest.mark.parametrize(
    "wish, code",
    [
        ({"game": "bridge"}, "malformed"),
        ({"game": "toy"}, "malformed"),
        ({"lang": "xx"}, "malformed"),
        ({"name": 5}, "malformed"),
        ({"name": "x" * 201}, "malformed"),
        ({"seats": 4}, "malformed"),
        ({"bots": []}, "malformed"),
        ({"rules": {"watch": True}}, "malformed"),
        ({"config": {}}, "malformed"),
        ({"pack": []}, "malformed"),
    ],
)
async def test_bad_wish_opens_nothing(
    learner: Client, journal: MemoryJournal, wish: dict[str, object], code: str
) -> None:
    """A lesson is what the game says: who wishes for more gets none, and nothing is kept."""
    body = {"game": GAME, "name": "Vera", "lang": "en"} | wish
    async with learner.post("/api/lessons", json=body, headers=origin(learner)) as answer:
        assert (answer.status, (await answer.json())["code"]) == (400, code)
    assert journal.heads == {}


async def test_a_game_without_a_lesson_has_none(client: Client) -> None:
    """The toy cannot be learned, and its tables are told nothing."""
    async with client.post("/api/lessons", json={"game": "toy"}, headers=origin(client)) as answer:
        assert (answer.status, (await answer.json())["code"]) == (400, "bad-config")


async def test_ordinary_tables_are_told_nothing(learner: Client) -> None:
    """At a table with bots that is no lesson its own player gets no advice."""
    level = [{"seat": 1, "level": "club"}]
    body = {"game": GAME, "seats": 2, "bots": level, "name": "Vera", "begin": True}
    async with learner.post("/api/tables", json=body, headers=origin(learner)) as answer:
        table = str((await answer.json())["table"])
    async with Device(learner, table) as device:
        assert not (await device.until(lambda frame: device.mine)).life.lesson
    assert await told(learner, table) == (404, {"code": "no-table", "data": {}})


async def test_pages_of_others_open_none(learner: Client) -> None:
    """Without the origin of a page of ours there is no lesson."""
    async with learner.post("/api/lessons", json={"game": GAME}) as answer:
        assert (answer.status, (await answer.json())["code"]) == (403, "bad-origin")


async def test_lessons_without_end_are_refused(learner: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    """They count as tables: who opens one after another is told to slow down."""
    assert learner.app is not None
    desk: Desk = learner.app[DESK]
    monkeypatch.setattr(desk, "tables", Buckets(2, 0.0))
    statuses: list[int] = []
    for _ in range(3):
        async with learner.post("/api/lessons", json={"game": GAME}, headers=origin(learner)) as answer:
            statuses.append(answer.status)
    assert statuses == [200, 200, 429]
