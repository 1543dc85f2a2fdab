"""Servers on the loopback that get something wrong on purpose, for the doctor to find."""

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

import aiohttp
from aiohttp import web

from pik.cli.checkup.finding import Finding
from pik.cli.checkup.way import way_in
from pik.web.app import application
from pik.web.keys import Desk

HOP = ("host", "connection", "upgrade", "keep-alive", "transfer-encoding", "content-length", "content-encoding")


@asynccontextmanager
async def running(app: web.Application) -> AsyncGenerator[str]:
    """An application on a port of the machine's choice; its address."""
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.1)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    try:
        yield f"http://127.0.0.1:{runner.addresses[0][1]}"
    finally:
        await runner.cleanup()


def pik(desk: Desk) -> web.Application:
    """Pik itself."""
    return application(desk)


def page(text: str, status: int = 200, headers: dict[str, str] | None = None) -> web.Application:
    """A server that says one thing to everybody."""

    async def say(request: web.Request) -> web.Response:
        return web.Response(text=text, status=status, headers=headers)

    app = web.Application()
    app.router.add_route("*", "/{path:.*}", say)
    return app


def proxy(
    target: str,
    *,
    keeps_host: bool = True,
    upgrades: bool = True,
    origin: str | None = None,
    paths: tuple[str, ...] = ("",),
    names_caller: bool = True,
) -> web.Application:
    """A proxy before a server. Without a fault it passes on what matters; each argument is one way to go wrong."""

    async def pass_on(request: web.Request) -> web.StreamResponse:
        if not request.path.startswith(paths):
            return web.Response(text="another site", status=404)
        headers = {name: value for name, value in request.headers.items() if name.lower() not in HOP}
        headers = {name: value for name, value in headers.items() if not name.lower().startswith("sec-websocket")}
        if keeps_host:
            headers["Host"] = request.host
        if origin is not None:
            headers["Origin"] = origin
        if names_caller:
            headers["X-Forwarded-For"] = request.remote or ""
        wants_socket = request.headers.get("Upgrade", "").lower() == "websocket"
        async with aiohttp.ClientSession() as session:
            if wants_socket and upgrades:
                return await tunnel(session, request, target, headers)
            async with session.get(target + request.path, headers=headers) as answer:
                kind = {"Content-Type": answer.headers.get("Content-Type", "text/plain")}
                return web.Response(body=await answer.read(), status=answer.status, headers=kind)

    app = web.Application()
    app.router.add_route("*", "/{path:.*}", pass_on)
    return app


async def tunnel(
    session: aiohttp.ClientSession, request: web.Request, target: str, headers: dict[str, str]
) -> web.StreamResponse:
    """Join two sockets until the far one closes."""
    try:
        async with session.ws_connect(target + request.path, headers=headers) as far:
            near = web.WebSocketResponse()
            await near.prepare(request)
            async for message in far:
                await near.send_str(str(message.data))
            await near.close(code=far.close_code or 1000)
            return near
    except aiohttp.WSServerHandshakeError as error:
        return web.Response(status=error.status)


async def findings(url: str) -> list[Finding]:
    """All that the doctor finds at an address."""
    return [finding async for finding in way_in(url)]


def wrong(found: list[Finding]) -> dict[str, str]:
    """What is not fine, by what it is about."""
    return {finding.about: finding.words for finding in found if finding.state != "ok"}
