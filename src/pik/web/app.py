"""The web application: which address does what."""

import asyncio
from typing import Final

from aiohttp import web

from pik.web import access, downloads, lessons, pages, posting, socket, standings, tables, upkeep
from pik.web.keys import DESK, Desk
from pik.web.proxies import trusting
from pik.web.security import add_headers

RESTARTS: Final = 1012
GOODBYE_S: Final = 2.0


def application(desk: Desk) -> web.Application:
    """The application around a desk."""
    app = web.Application(client_max_size=posting.MOST_BYTES, middlewares=[trusting(desk.proxies)])
    app[DESK] = desk
    app[pages.Texts] = {}
    app.on_response_prepare.append(add_headers)
    app.on_response_prepare.append(desk.meter.answered)
    upkeep.watch(desk)
    app.on_startup.append(start)
    app.on_shutdown.append(stop)
    app.add_routes(
        [
            web.get("/", pages.lobby),
            web.get("/healthz", upkeep.health),
            web.get("/readyz", upkeep.readiness),
            web.get("/metrics", upkeep.metrics),
            web.get("/static/{path:.+}", pages.static),
            web.get("/texts/{lang}/{game}.ftl", pages.texts),
            web.get("/rules/{lang}/{game}", pages.rules),
            web.get("/api/games", tables.games),
            web.get("/api/door", upkeep.door),
            web.post("/api/tables", tables.create),
            web.post("/api/standings", standings.standings),
            web.post("/api/lessons", lessons.create),
            web.post("/api/tables/{table}/advice", lessons.advice),
            web.post("/api/hello", access.hello),
            web.post("/api/enter", access.enter_by_code),
            web.post("/api/tables/{table}/link", access.link),
            web.post("/api/tables/{table}/code", access.code),
            web.post("/api/tables/{table}/enter", access.enter),
            web.post("/api/tables/{table}/delete", access.delete),
            web.get("/t/{table}/socket", socket.socket, allow_head=False),
            web.get("/t/{table}/record", downloads.record),
            web.get("/t/{table}/qr.svg", downloads.qr),
            web.get("/t/{table:.*}", pages.table),
        ]
    )
    return app


async def start(app: web.Application) -> None:
    """Begin to look after the tables."""
    app[DESK].room.start()


async def stop(app: web.Application) -> None:
    """Take nothing new, let the devices go one after another so that they come back so, finish what is under way."""
    desk = app[DESK]
    desk.ready = False
    sessions = list(desk.sessions)
    pause = min(GOODBYE_S / max(1, len(sessions)), 0.01)
    for session in sessions:
        session.end(RESTARTS)
        await asyncio.sleep(pause)
    await desk.room.close()
