"""What can be fetched of a table besides its page: matches as records, the invitation as a picture."""

from io import BytesIO
from typing import Final

import segno
from aiohttp import web

from pik.core.message import Refusal
from pik.room.journal import JournalDownError, alias
from pik.room.restore import CannotGoOnError
from pik.web.keys import DESK, Desk
from pik.web.pages import is_table
from pik.web.posting import NOT_FOUND, limit, refused
from pik.web.proxies import caller

MOST_DIGITS: Final = 4


async def record(request: web.Request) -> web.Response:
    """A match as JSON lines: whole when it is over, before that as the caller's seat saw it."""
    desk = request.app[DESK]
    try:
        limit(desk.reads, caller(request))
    except Refusal as refusal:
        return refused(refusal.message, NOT_FOUND)
    table = request.match_info["table"]
    match = number(request.query.get("match"))
    try:
        raw = None
        if match != 0 and await is_table(desk, table):
            raw = await desk.room.record(table, match, desk.guests.hashed(request))
    except JournalDownError as error:
        raise web.HTTPServiceUnavailable from error
    except CannotGoOnError as error:
        raise web.HTTPConflict from error
    if raw is None:
        raise web.HTTPNotFound
    name = f'attachment; filename="pik-{alias(table)}{"" if match is None else f"-{match}"}.jsonl"'
    headers = {"Content-Disposition": name, "Cache-Control": "no-store"}
    return web.Response(body=raw, content_type="application/x-ndjson", headers=headers)


def number(text: str | None) -> int | None:
    """The number of a match; None for the newest, 0 for none that there can be."""
    if text is None:
        return None
    return int(text) if text.isascii() and text.isdigit() and len(text) <= MOST_DIGITS else 0


async def qr(request: web.Request) -> web.Response:
    """The invitation for a phone's camera."""
    desk = request.app[DESK]
    table = request.match_info["table"]
    try:
        there = await is_table(desk, table)
    except JournalDownError as error:
        raise web.HTTPServiceUnavailable from error
    if not there:
        raise web.HTTPNotFound
    out = BytesIO()
    segno.make(f"{base(request, desk)}/t/{table}", micro=False).save(out, kind="svg", scale=4, xmldecl=False)
    return web.Response(body=out.getvalue(), content_type="image/svg+xml")


def base(request: web.Request, desk: Desk) -> str:
    """The address that people use."""
    return desk.public_url or f"{request.scheme}://{request.host}"
