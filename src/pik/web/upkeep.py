"""Pages for those who keep the server running. Nothing here changes anything."""

from typing import Final

import msgspec
from aiohttp import web
from msgspec import Struct

from pik.room.journal import JournalDownError
from pik.web.keys import DESK, Desk
from pik.web.meter import CONTENT_TYPE
from pik.web.proxies import LOOPBACK, is_forwarded, is_in
from pik.web.security import is_ours
from pik.web.settings import Audience

PROBE: Final = "ready"
"""No table has this id: it is too short."""


class Door(Struct, frozen=True):
    """How a request looks from inside: what a proxy has made of it."""

    host: str
    address: str
    """Who counts as the caller where calls are limited."""
    forwarded: bool
    ours: bool
    """Whether the Origin that came along is one of ours."""
    secure: bool
    """Whether cookies are for https only."""


async def health(request: web.Request) -> web.Response:
    """Whether the server takes requests."""
    ready = request.app[DESK].ready
    return web.Response(text="ok\n" if ready else "stopping\n", status=200 if ready else 503)


async def readiness(request: web.Request) -> web.Response:
    """Whether tables can be played: the server takes requests and the store answers."""
    desk = request.app[DESK]
    if not desk.ready:
        return web.Response(text="stopping\n", status=503)
    try:
        await desk.room.has(PROBE)
    except JournalDownError:
        return web.Response(text="the store is out of reach\n", status=503)
    return web.Response(text="ready\n")


async def metrics(request: web.Request) -> web.Response:
    """The figures, for whom they are meant; for others there is no such page."""
    desk = request.app[DESK]
    if not may_read(request, desk.metrics):
        raise web.HTTPNotFound
    return web.Response(body=desk.meter.shown(), headers={"Content-Type": CONTENT_TYPE})


async def door(request: web.Request) -> web.Response:
    """What of a request arrives here: nothing that its sender does not know."""
    desk = request.app[DESK]
    seen = Door(
        request.host,
        request.remote or "",
        is_forwarded(request),
        is_ours(request, desk.public_url),
        desk.guests.secure or request.scheme == "https",
    )
    return web.Response(body=msgspec.json.encode(seen), content_type="application/json")


def may_read(request: web.Request, audience: Audience) -> bool:
    """Whether this request may have the figures."""
    if audience != "local":
        return audience == "on"
    return is_in(request.remote, LOOPBACK) and not is_forwarded(request) and is_here(request.host)


def is_here(host: str) -> bool:
    """Whether a Host header names this machine's loopback: a proxy, or a page that plays with names, names another."""
    name = host.rpartition(":")[0] if ":" in host and not host.endswith("]") else host
    return name == "localhost" or is_in(name.strip("[]"), LOOPBACK)


def watch(desk: Desk) -> None:
    """Let the meter read what the desk knows."""
    desk.meter.watch("pik_tables", "Tables in memory.", lambda: desk.room.running)
    desk.meter.watch("pik_sockets", "Devices connected.", lambda: len(desk.sessions))
