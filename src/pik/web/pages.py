"""Pages, files and texts. Nothing here changes anything."""

import re
from html import escape
from typing import Final

from aiohttp import web

from pik.room.fold import Table
from pik.room.journal import JournalDownError
from pik.room.restore import CannotGoOnError
from pik.texts.catalog import rulebook
from pik.web.bundle import PAGE, Asset, asset
from pik.web.keys import DESK, Desk
from pik.web.proxies import caller

TABLE_ID: Final = re.compile(r"[A-Za-z0-9_-]{22}")
YEAR: Final = "public, max-age=31536000, immutable"
SHARED: Final = "shared"
TITLE: Final = re.compile(rb"<title>[^<]*</title>")

Texts: Final = web.AppKey("texts", dict[tuple[str, str], Asset])


async def lobby(request: web.Request) -> web.StreamResponse:
    """The page, before a table is chosen."""
    return sent(request, request.app[DESK].bundle[PAGE])


async def table(request: web.Request) -> web.StreamResponse:
    """The page of a table, titled for who gets the link; the same page with 404 where there is none.

    A title takes a whole log to be read, so whoever asks without end gets the page without one.
    """
    desk = request.app[DESK]
    name = request.match_info["table"]
    try:
        if not await is_table(desk, name):
            return sent(request, desk.bundle[PAGE], 404)
        found = await desk.room.glance(name) if desk.reads.take(caller(request)) else None
    except CannotGoOnError:
        found = None
    except JournalDownError as error:
        raise web.HTTPServiceUnavailable from error
    return sent(request, desk.bundle[PAGE] if found is None else titled(desk.bundle[PAGE], title(found)))


def title(table: Table) -> str:
    """Who invites to what."""
    host = table.life.host_seat
    names = [] if host is None else [table.life.holders[host].name]
    return " · ".join([*names, table.head.game.replace("-", " ").title()])


def titled(page: Asset, text: str) -> Asset:
    """The page with another title; the text is no markup."""
    safe = escape(text)
    lines = f'<title>{safe} · Pik</title><meta property="og:title" content="{safe}">'
    return asset(PAGE, TITLE.sub(lambda _: lines.encode(), page.body, count=1))


async def is_table(desk: Desk, table: str) -> bool:
    """Whether there is such a table; an id that can't be one is like one that is not."""
    return TABLE_ID.fullmatch(table) is not None and await desk.room.has(table)


async def static(request: web.Request) -> web.StreamResponse:
    """A file of the bundle."""
    found = request.app[DESK].bundle.get(request.match_info["path"])
    if found is None:
        raise web.HTTPNotFound
    return sent(request, found)


async def texts(request: web.Request) -> web.StreamResponse:
    """The sentences of a language: shared ones and a game's, or the shared ones only."""
    key = request.match_info["lang"], request.match_info["game"]
    kept = request.app[Texts]
    if key not in kept:
        desk = request.app[DESK]
        lang, game = key
        if game != SHARED and game not in desk.catalog:
            raise web.HTTPNotFound
        try:
            source = desk.texts(lang, None if game == SHARED else game)
        except KeyError as error:
            raise web.HTTPNotFound from error
        kept[key] = asset(f"{game}.ftl", source.encode())
    return sent(request, kept[key])


async def rules(request: web.Request) -> web.StreamResponse:
    """A game's rulebook in a language, as plain Markdown that the page turns into elements."""
    lang, game = request.match_info["lang"], request.match_info["game"]
    if game not in request.app[DESK].catalog:
        raise web.HTTPNotFound
    try:
        book = rulebook(lang, game)
    except KeyError as error:
        raise web.HTTPNotFound from error
    return sent(request, asset("rules.md", book.encode()))


def sent(request: web.Request, file: Asset, status: int = 200) -> web.Response:
    """A file, pressed where the browser takes it so; only its tag where the browser has it already."""
    pressed = file.pressed is not None and "gzip" in request.headers.get("Accept-Encoding", "")
    tag = f'"{file.tag}{"-gz" if pressed else ""}"'
    headers = {"ETag": tag, "Cache-Control": YEAR if file.unchanging else "no-cache", "Vary": "Accept-Encoding"}
    if status == 200 and tag in request.headers.get("If-None-Match", ""):  # noqa: PLR2004
        return web.Response(status=304, headers=headers)
    if pressed:
        headers["Content-Encoding"] = "gzip"
    body = file.pressed if pressed else file.body
    kind = file.kind + ("; charset=utf-8" if file.kind.startswith("text/") else "")
    return web.Response(status=status, body=body, headers=headers | {"Content-Type": kind})
