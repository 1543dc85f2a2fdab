"""People at a real server: each opens a link and plays what comes to mind, until told to stop."""

import asyncio
from collections.abc import Callable
from random import Random
from typing import Final

import aiohttp
from msgspec import Raw

from pik.web.messages import Frame
from tests.faults.link import Link
from tests.random_acts import any_act

PATIENCE_S: Final = 300.0
HARMLESS: Final = {"stale", "not-now", "chat-off", "too-fast"}
"""What somebody may hear who is late."""


class Person:
    """Somebody with a browser."""

    def __init__(self, name: str, seed: int, socket: Callable[[str], str], url: Callable[[], str]) -> None:
        """`socket`: the address of a table's socket, through whatever lies between; `url`: the server's own."""
        self.name = name
        self.random = Random(f"{name} {seed}")
        self.browser = aiohttp.ClientSession(cookie_jar=aiohttp.CookieJar(unsafe=True))
        self.table = ""
        self.link = Link(self.browser, lambda: socket(self.table), url)
        self.link.show = self._see
        self.plays = True
        self.sent: dict[str, str] = {}
        """The type of each command, by its id."""
        self._url = url

    async def leave(self) -> None:
        """Close everything."""
        await self.link.stop()
        await self.browser.close()

    async def post(self, path: str, body: object) -> dict[str, object]:
        """Ask the server to do something, until it answers; it may be down meanwhile."""
        async with asyncio.timeout(PATIENCE_S):
            while True:
                try:
                    async with self.browser.post(
                        self._url() + path, json=body, headers={"Origin": self._url()}
                    ) as answer:
                        assert answer.status == 200, (answer.status, await answer.text())
                        found: dict[str, object] = await answer.json()
                        return found
                except (aiohttp.ClientError, OSError):
                    await asyncio.sleep(0.01)

    def come(self, table: str) -> None:
        """Open the table."""
        self.table = table
        self.link.start()

    def do(self, kind: str, **message: object) -> str:
        """Send a command; its id."""
        cmd = f"{self.name}-{len(self.sent)}"
        self.sent[cmd] = kind
        self.link.send(cmd, {"type": kind, "cmd": cmd, **message})
        return cmd

    async def live(self, act: object) -> None:
        """Do something at the table besides the game, and wait until it is done."""
        cmd = self.do("life", act=act)
        await self.until(lambda: cmd in self.link.done or cmd in self.link.refused)
        assert cmd in self.link.done, self.link.refused

    async def until(self, holds: Callable[[], bool]) -> None:
        """Wait until something is so."""
        async with asyncio.timeout(PATIENCE_S):
            while not holds():  # noqa: ASYNC110 - it may be about a file
                await asyncio.sleep(0.005)

    async def parted(self) -> None:
        """Wait until there is no link."""
        await self.until(lambda: not self.link.linked)

    async def shown(self, holds: Callable[[Frame], bool]) -> Frame:
        """Wait until a frame on show is so."""
        await self.until(lambda: self.link.frame is not None and holds(self.link.frame))
        assert self.link.frame is not None
        return self.link.frame

    def go_on(self) -> None:
        """Look at what is on show once more."""
        if self.link.frame is not None:
            self._see(self.link.frame)

    def _see(self, frame: Frame) -> None:
        """Answer what is asked, once for each decision; now and then do something unasked."""
        if not self.plays or self.link.pending:
            return
        if frame.scorer.offers and self.random.random() < 0.02:
            self._act(frame, any_act(frame.scorer.offers, self.random), table=True)
        elif frame.asked.offers and self.random.random() < 0.1:
            self._act(frame, any_act(frame.asked.offers, self.random))
        elif frame.you in frame.waiting and frame.asked.options:
            self._act(frame, any_act(frame.asked.options, self.random))
        if self.random.random() < 0.01 and frame.you is not None:
            self.do("chat", text=f"{self.name} {frame.seq}", phrase=None)

    def _act(self, frame: Frame, raw: bytes, *, table: bool = False) -> None:
        self.do("act", since=frame.since, act=Raw(raw), table=table)
