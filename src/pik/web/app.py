"""The web application: which address does what."""

import asyncio
from typing import Final

from aiohttp import web

from pik.web import pages, socket, tables
from pik.web.keys import DESK, Desk
from pik.web.security import add_headers

RESTARTS: Final = 1012
GOODBYE_S: Final = 2.0


def application(desk: Desk) -> web.Application:
    """The application around a desk."""
    app = web.Application(client_max_size=tables.MOST_BYTES)
    app[DESK] = desk
    app[pages.Texts] = {}
    app.on_response_prepare.append(add_headers)
    app.on_startup.append(start)
    app.on_shutdown.append(stop)
    app.add_routes(
        [
            web.get("/", pages.lobby),
            web.get("/healthz", pages.health),
            web.get("/static/{path:.+}", pages.static),
            web.get("/texts/{lang}/{game}.ftl", pages.texts),
            web.get("/rules/{lang}/{game}", pages.rules),
            web.get("/api/games", tables.games),
            web.post("/api/tables", tables.create),
            web.get("/t/{table}/socket", socket.socket, allow_head=False),
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
