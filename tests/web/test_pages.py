"""Pages, files and texts: what is served, how it is kept, and what every answer says to the browser."""

import gzip

import pytest

from pik.games import CATALOG as GAMES
from pik.web.keys import DESK
from pik.web.limits import Buckets
from pik.web.security import HEADERS, POLICY
from tests.memory_journal import MemoryJournal
from tests.tables import CATALOG, LEO, VERA, toy_stored
from tests.web.halls import BUNDLE, PAGE, Client, Hall, desk_of, new_table, origin

EVERYWHERE = (
    "/",
    "/t/nothing",
    "/static/main.js",
    "/static/none",
    "/api/games",
    "/texts/en/toy.ftl",
    "/rules/en/toy",
    "/healthz",
    "/x",
)


async def test_policy_of_the_page_is_strict(client: Client) -> None:
    """The policy is the one that the page is written for, word by word."""
    async with client.get("/") as answer:
        assert answer.headers["Content-Security-Policy"] == (
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; "
            "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; "
            "frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'"
        )


@pytest.mark.parametrize("path", EVERYWHERE)
@pytest.mark.parametrize("method", ["GET", "HEAD", "POST", "DELETE"])
async def test_every_answer_is_guarded(client: Client, path: str, method: str) -> None:
    """Answers of every kind, errors too, carry all headers, and none names the program."""
    async with client.request(method, path) as answer:
        assert {name: answer.headers[name] for name in HEADERS} == HEADERS
        assert "Server" not in answer.headers


async def test_socket_is_guarded_too(client: Client) -> None:
    """The answer that opens a socket carries the headers as well."""
    table = await new_table(client)
    headers = origin(client) | {
        "Connection": "Upgrade",
        "Upgrade": "websocket",
        "Sec-WebSocket-Version": "13",
        "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
    }
    async with client.get(f"/t/{table}/socket", headers=headers) as answer:
        assert (answer.status, answer.headers["Content-Security-Policy"]) == (101, POLICY)


async def test_lobby_and_table_are_one_page(client: Client) -> None:
    """The lobby and a table's link answer with the bundle's page; a table's has a title of its own."""
    table = await new_table(client)
    title = b'<title>Vera \xc2\xb7 Toy \xc2\xb7 Pik</title><meta property="og:title" content="Vera \xc2\xb7 Toy">'
    for path, page in (("/", PAGE), (f"/t/{table}", PAGE.replace(b"<title>Pik</title>", title))):
        async with client.get(path) as answer:
            assert (answer.status, await answer.read()) == (200, page)
            assert answer.headers["Content-Type"] == "text/html; charset=utf-8"


async def test_titles_are_limited_and_pages_are_not(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever asks for a table's page without end gets it all the same, in the end without a title."""
    assert client.app is not None
    monkeypatch.setattr(client.app[DESK], "reads", Buckets(2, 0.0))
    table = await new_table(client)
    titled: list[bool] = []
    for _ in range(4):
        async with client.get(f"/t/{table}") as answer:
            assert answer.status == 200
            titled.append("Vera" in await answer.text())
    assert titled == [True, True, False, False]


async def test_title_is_no_markup(client: Client) -> None:
    """A name made of markup stands in the title as plain text."""
    table = await new_table(client, name='"><script>x</script>')
    async with client.get(f"/t/{table}") as answer:
        page = await answer.text()
    assert "<script>" not in page
    assert "&quot;&gt;&lt;script&gt;x&lt;/script&gt; · Toy" in page


@pytest.mark.parametrize("table", ["A" * 22, "x", "A" * 23, "A" * 21 + "!", "%2F", "a/b", "", "%00", "ы" * 22])
async def test_no_table_looks_the_same_however_it_is_not_one(client: Client, table: str) -> None:
    """An id of no table and an id that can't be one get the same answer, byte by byte."""
    async with client.get("/t/" + "B" * 22) as expected, client.get(f"/t/{table}") as answer:
        assert (answer.status, await answer.read()) == (404, await expected.read())
        kept = {name: text for name, text in answer.headers.items() if name != "Date"}
        assert kept == {name: text for name, text in expected.headers.items() if name != "Date"}


@pytest.mark.parametrize(
    "lang, title", [("en", "Pikala: the rules"), ("ru", "Пикала: правила"), ("pl", "Pikala: zasady")]
)
async def test_rulebook_is_plain_text(hall: Hall, lang: str, title: str) -> None:
    """A game's rulebook comes in each language, as text and not as a page."""
    client = await hall(desk_of(catalog=GAMES))
    async with client.get(f"/rules/{lang}/pikala") as answer:
        assert (answer.status, answer.headers["Content-Type"]) == (200, "text/plain; charset=utf-8")
        assert (await answer.text()).startswith(f"# {title}\n")


@pytest.mark.parametrize("path", ["/rules/de/pikala", "/rules/en/toy", "/rules/en/chess", "/rules/en/..%2Fpikala"])
async def test_there_are_no_other_rulebooks(hall: Hall, path: str) -> None:
    """An unknown language or game, or a game without a book, is not found."""
    client = await hall(desk_of(catalog={**GAMES, **CATALOG}))
    async with client.get(path) as answer:
        assert answer.status == 404


async def test_looking_changes_nothing(hall: Hall) -> None:
    """A page asked for, by a preview robot too, brings no table to life and gives no seat."""
    journal = MemoryJournal()
    stored = toy_stored(VERA, LEO, table="T" * 22)
    table = stored.head.table
    await journal.create(stored)
    desk = desk_of(journal)
    client = await hall(desk)
    for path in (f"/t/{table}", *EVERYWHERE):
        async with client.get(path) as answer:
            assert "Set-Cookie" not in answer.headers
    assert (desk.room.running, tuple(journal.lines[table]), journal.heads[table]) == (0, stored.lines, stored.head)


async def test_store_out_of_reach_is_told(hall: Hall) -> None:
    """While the store is away a table's page says so; the lobby works."""
    journal = MemoryJournal()
    client = await hall(desk_of(journal))
    journal.down = True
    async with client.get("/t/" + "A" * 22) as answer:
        assert answer.status == 503
    async with client.get("/") as answer:
        assert answer.status == 200


async def test_files_keep_as_long_as_they_may(client: Client) -> None:
    """Files with a hash in the name keep for ever; others are asked for anew and answered briefly if unchanged."""
    async with client.get("/static/chunks/a-1.js") as answer:
        assert answer.headers["Cache-Control"] == "public, max-age=31536000, immutable"
    async with client.get("/static/main.js") as answer:
        assert answer.headers["Cache-Control"] == "no-cache"
        tag = answer.headers["ETag"]
    async with client.get("/static/main.js", headers={"If-None-Match": tag}) as answer:
        assert (answer.status, await answer.read()) == (304, b"")
    async with client.get("/static/main.js", headers={"If-None-Match": '"other"'}) as answer:
        assert answer.status == 200


@pytest.mark.parametrize("encoding", ["gzip, br", "identity"])
async def test_files_are_pressed_for_who_takes_them_so(hall: Hall, encoding: str) -> None:
    """A browser that takes gzip gets it where that is smaller; the bytes are the same in the end."""
    client = await hall()
    client.session._auto_decompress = False
    async with client.get("/static/main.js", headers={"Accept-Encoding": encoding}) as answer:
        pressed = answer.headers.get("Content-Encoding") == "gzip"
        raw = await answer.read()
        assert pressed == (encoding != "identity")
        assert (gzip.decompress(raw) if pressed else raw) == BUNDLE["main.js"].body
        assert answer.headers["Content-Type"] == "text/javascript; charset=utf-8"


@pytest.mark.parametrize("path", ["none.js", "%2e%2e/main.js", "/etc/passwd", "chunks"])
async def test_other_files_are_not_there(client: Client, path: str) -> None:
    """Only what is in the bundle is served."""
    async with client.get(f"/static/{path}") as answer:
        assert answer.status == 404


async def test_texts_of_a_game_and_of_the_lobby(client: Client) -> None:
    """A game's texts, and the shared ones alone, in the languages there are."""
    async with client.get("/texts/en/toy.ftl") as answer:
        assert await answer.text() == "hello = en toy\n"
        assert answer.headers["Content-Type"].startswith("text/plain")
    async with client.get("/texts/ru/shared.ftl") as answer:
        assert await answer.text() == "hello = ru None\n"


@pytest.mark.parametrize("path", ["xx/toy", "en/bridge", "en/..", "en/none"])
async def test_other_texts_are_not_there(client: Client, path: str) -> None:
    """An unknown language or game has no texts."""
    async with client.get(f"/texts/{path}.ftl") as answer:
        assert answer.status == 404


async def test_health(client: Client) -> None:
    """A server that takes requests is well."""
    async with client.get("/healthz") as answer:
        assert (answer.status, await answer.text()) == (200, "ok\n")
