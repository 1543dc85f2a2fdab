"""R20: at every address of the server, looking changes nothing, and only a page of ours can make it do something."""

from collections.abc import Awaitable, Callable
from copy import deepcopy
from random import Random
from typing import Final

import pytest
from aiohttp import CookieJar, web

from pik.web.app import application
from pik.web.keys import Desk
from tests.memory_journal import MemoryJournal
from tests.web.halls import Client, desk_of, new_table, origin

Routes = tuple[tuple[str, str], ...]
FILLED: Final = {"lang": "en", "game": "toy", "path": "main.js"}
UNKNOWN: Final = "A" * 22
WRONG_IDS: Final = (UNKNOWN, "x", "..%2f", "%00", "é" * 22, "A" * 21, "A" * 400)
BODIES: Final = (b"", b"{", b"[]", b"null", b"{}{}", b'{"x":1}', b"[" * 4000, b'{"key":1}', b'{"game":"toy"}', b"\xff")
BAD: Final = range(400, 500)


def routes() -> Routes:
    """Methods and addresses, as the application has them."""
    app = application(desk_of())
    found = {(route.method, route.resource.canonical) for route in app.router.routes() if route.resource is not None}
    return tuple(sorted(found))


ALL: Final = routes()
POSTS: Final = tuple(path for method, path in ALL if method == "POST")
GETS: Final = tuple(path for method, path in ALL if method == "GET")


@pytest.fixture
def journal() -> MemoryJournal:
    """A store that can be looked into."""
    return MemoryJournal()


@pytest.fixture
async def client(journal: MemoryJournal, aiohttp_client: Callable[..., Awaitable[Client]]) -> Client:
    """A browser at a house on that store."""
    desk: Desk = desk_of(journal)
    app: web.Application = application(desk)
    return await aiohttp_client(app, cookie_jar=CookieJar(unsafe=True))


def filled(path: str, table: str) -> str:
    """An address with its parts filled in."""
    for name, value in {**FILLED, "table": table}.items():
        for part in (f"{{{name}}}", f"{{{name}:.+}}", f"{{{name}:.*}}"):
            path = path.replace(part, value)
    return path


def kept(journal: MemoryJournal) -> object:
    """All that the store has."""
    return deepcopy((journal.heads, journal.lines, journal.spoken))


def test_every_method_is_known() -> None:
    """There are addresses to look at and addresses to post to, and no others."""
    assert {method for method, _ in ALL} <= {"GET", "HEAD", "POST"}
    assert len(POSTS) > 3
    assert len(GETS) > 5


@pytest.mark.parametrize("path", GETS)
async def test_looking_changes_nothing(client: Client, journal: MemoryJournal, path: str) -> None:
    """Whoever looks at an address, by whatever method but POST, changes nothing, and the server does not fail."""
    table = await new_table(client, begin=False)
    before = kept(journal)
    for method in ("GET", "HEAD", "OPTIONS", "PUT", "DELETE", "PATCH"):
        for name in (table, *WRONG_IDS):
            async with client.request(method, filled(path, name), headers=origin(client)) as answer:
                assert answer.status < 500, (method, name)
    assert kept(journal) == before


@pytest.mark.parametrize("path", POSTS)
@pytest.mark.parametrize("sender", ["", "null", "http://evil.example", "https://127.0.0.1", "file://"])
async def test_posts_are_for_pages_of_ours(client: Client, journal: MemoryJournal, path: str, sender: str) -> None:
    """What comes from elsewhere, with the host's own cookie, gets a code and changes nothing."""
    table = await new_table(client, begin=False)
    before = kept(journal)
    headers = {"Origin": sender} if sender else {}
    for body in ({}, {"game": "toy", "seats": 2}, {"key": "x"}):
        async with client.post(filled(path, table), json=body, headers=headers) as answer:
            assert (answer.status, (await answer.json())["code"]) == (403, "bad-origin")
            assert "Set-Cookie" not in answer.headers
    assert kept(journal) == before


@pytest.mark.parametrize("path", POSTS)
async def test_nonsense_has_an_answer(client: Client, journal: MemoryJournal, path: str) -> None:
    """Whatever is posted to a table that is not there, or with nothing that makes sense in it, changes nothing."""
    await new_table(client, begin=False)
    before = kept(journal)
    random = Random(path)
    for body in (*BODIES, *(random.randbytes(30) for _ in range(5))):
        headers = origin(client) | {"Content-Type": random.choice(("application/json", "text/plain"))}
        async with client.post(filled(path, UNKNOWN), data=body, headers=headers) as answer:
            if answer.status != 200:
                assert answer.status in BAD, body
                assert set(await answer.json()) == {"code", "data"}
    assert kept(journal) == before


@pytest.mark.parametrize("path", [path for _, path in ALL if "{table" in path and "socket" not in path])
@pytest.mark.parametrize("cookie", [True, False], ids=["guest", "stranger"])
async def test_tables_that_are_not_there_look_alike(client: Client, path: str, cookie: bool) -> None:
    """An id of no table, and what can't be one, have the same answer, to the byte."""
    if cookie:
        await new_table(client, begin=False)
    method = "POST" if path in POSTS else "GET"
    answers: set[tuple[int, bytes]] = set()
    for name in WRONG_IDS:
        async with client.request(method, filled(path, name), json={}, headers=origin(client)) as answer:
            answers.add((answer.status, await answer.read()))
    assert len(answers) == 1, answers
