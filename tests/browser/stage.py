"""A stage for the client: the real bundle and headers, but frames written by a test."""

import asyncio
import io
import json
import threading
import time
from collections.abc import Callable, Coroutine, Sized
from types import TracebackType
from typing import Any, Self, TypeVar

import msgspec
import segno
from aiohttp import WSMsgType, web

from pik.core.message import Message
from pik.texts.catalog import rulebook, source
from pik.web.bundle import PAGE, Asset
from pik.web.messages import Frame, Reply
from pik.web.pages import sent
from pik.web.security import add_headers

T = TypeVar("T")
PATIENCE_S = 60.0


class Stage:
    """A server in a thread of its own. `frames` are sent at once to whoever connects; `say` sends more."""

    def __init__(self, bundle: dict[str, Asset]) -> None:
        self.bundle = bundle
        self.frames: list[Frame] = []
        self.commands: list[dict[str, object]] = []
        self.connections: list[str] = []
        self.asked: list[tuple[str, object]] = []
        """What was posted: path and body."""
        self.answers: dict[str, object] = {"hello": {"new": False}, "tables": {"table": "stage"}}
        """The answers to what is posted, by the last word of the path; others are not found."""
        self.refusals: dict[str, Message] = {}
        """What is posted and refused, likewise."""
        self.refused_with = 429
        self.options: list[dict[str, object]] = []
        """The questions of the game."""
        self.games: dict[str, tuple[int, int]] = {"pikala": (2, 6)}
        """The games on offer, with the least and the most seats."""
        self.written: Callable[[str], str] = str
        """What becomes of each text before it is sent."""
        self.refuses = False
        self.closes_with: int | None = None
        self._asked = 0
        self._sockets: list[web.WebSocketResponse] = []
        self._loop = asyncio.new_event_loop()
        self._runner: web.AppRunner | None = None
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self.address = ""

    def __enter__(self) -> Self:
        self._thread.start()
        self.address = self._do(self._start())
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._do(self._stop())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    def say(self, reply: Reply) -> None:
        """Send to every open socket."""
        self._do(self._send(msgspec.json.encode(reply).decode()))

    def hear(self, count: int) -> list[dict[str, object]]:
        """Wait until so many commands have come; all of them."""
        wait_for_length(self.commands, count)
        return self.commands

    def wait_for_connections(self, count: int) -> None:
        """Wait until somebody has connected so many times."""
        wait_for_length(self.connections, count)

    def heard(self) -> dict[str, object]:
        """Wait for a command that was not asked for before; the newest."""
        self._asked += 1
        return self.hear(self._asked)[-1]

    def orders(self) -> list[object]:
        """The tables that were wished for."""
        return [body for path, body in self.asked if path == "/api/tables"]

    def hang_up(self, code: int = 1012) -> None:
        """Close every open socket."""
        self._do(self._close(code))

    def _do(self, work: Coroutine[Any, Any, T]) -> T:
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(PATIENCE_S)

    async def _start(self) -> str:
        app = web.Application()
        app.on_response_prepare.append(add_headers)
        app.add_routes(
            [
                web.get("/", self._page),
                web.get("/rules/{lang}/{game}", self._rules),
                web.get("/api/games", self._games),
                web.get("/static/{path:.+}", self._file),
                web.get("/texts/{lang}/{game}.ftl", self._texts),
                web.get("/t/{table}/socket", self._socket),
                web.get("/t/{table}/qr.svg", self._qr),
                web.post("/api/{what:.+}", self._answer),
                web.get("/t/{table}", self._page),
            ]
        )
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.1)
        await self._runner.setup()
        await web.TCPSite(self._runner, "127.0.0.1", 0).start()
        return f"http://127.0.0.1:{self._runner.addresses[0][1]}"

    async def _stop(self) -> None:
        await self._close(1012)
        if self._runner is not None:
            await self._runner.cleanup()

    async def _send(self, text: str) -> None:
        for socket in self._sockets:
            await socket.send_str(text)

    async def _close(self, code: int) -> None:
        sockets, self._sockets = self._sockets, []
        for socket in sockets:
            await socket.close(code=code)

    async def _page(self, request: web.Request) -> web.StreamResponse:
        return sent(request, self.bundle[PAGE])

    async def _file(self, request: web.Request) -> web.StreamResponse:
        return sent(request, self.bundle[request.match_info["path"]])

    async def _games(self, request: web.Request) -> web.StreamResponse:
        rest = {"version": 1, "levels": ["beginner", "club"], "options": self.options}
        return web.json_response(
            [{"name": name, "least": least, "most": most, **rest} for name, (least, most) in self.games.items()]
        )

    async def _qr(self, request: web.Request) -> web.StreamResponse:
        out = io.BytesIO()
        segno.make(f"{self.address}/t/stage", micro=False).save(out, kind="svg", scale=4, xmldecl=False)
        return web.Response(body=out.getvalue(), content_type="image/svg+xml")

    async def _answer(self, request: web.Request) -> web.StreamResponse:
        self.asked.append((request.path, await request.json()))
        what = request.path.rpartition("/")[2]
        answer = self.answers.get(what)
        if what in self.refusals:
            body = msgspec.json.encode(self.refusals[what])
            return web.Response(status=self.refused_with, body=body, content_type="application/json")
        return web.json_response({} if answer is None else answer, status=404 if answer is None else 200)

    async def _texts(self, request: web.Request) -> web.StreamResponse:
        game = request.match_info["game"]
        text = source(request.match_info["lang"], None if game in ("shared", "toy") else game)
        return web.Response(text=self.written(text))

    async def _rules(self, request: web.Request) -> web.StreamResponse:
        return web.Response(text=rulebook(request.match_info["lang"], request.match_info["game"]))

    async def _socket(self, request: web.Request) -> web.StreamResponse:
        if self.refuses:
            raise web.HTTPServiceUnavailable
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        self.connections.append(request.query_string)
        if self.closes_with is not None:
            await socket.close(code=self.closes_with)
            return socket
        self._sockets.append(socket)
        for frame in self.frames:
            await socket.send_str(msgspec.json.encode(frame).decode())
        async for message in socket:
            if message.type is WSMsgType.TEXT:
                self.commands.append(json.loads(message.data))
        if socket in self._sockets:
            self._sockets.remove(socket)
        return socket


def wait_for_length(items: Sized, count: int) -> None:
    """Wait until there are so many. Raises AssertionError when they do not come."""
    deadline = time.monotonic() + PATIENCE_S
    while len(items) < count:
        assert time.monotonic() < deadline, f"only {len(items)} of {count} came"
        time.sleep(0.01)
