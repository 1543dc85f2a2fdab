"""Real servers, one after another on one file and one port, each with its own end."""

import asyncio
import os
import re
import signal
import sys
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Final, Self

import msgspec

from tests.faults.zygote import Order
from tests.web.program import ROOT, environ

ADDRESS: Final = re.compile(r"Pik is at (http://\S+)")
PATIENCE_S: Final = 60.0


class Servers:
    """`url` is where the server is, was, or will be."""

    def __init__(self, data: Path) -> None:
        self._settings = {"PIK_PORT": "0", "PIK_DATA": str(data), "PIK_BOT_PACE": "0"}
        self.store = data / "pik.sqlite3"
        self.url = ""
        self.lives = 0
        self._pid: int | None = None
        self._gone = asyncio.Event()
        self._code: int | None = None

    async def __aenter__(self) -> Self:
        self._parent = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "tests.faults.zygote",
            cwd=ROOT,
            env=environ({}) | {"PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}"},
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
        )
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._pid is not None:
            self.kill()
            await self.ended()
        assert self._parent.stdin is not None
        self._parent.stdin.close()
        await asyncio.wait_for(self._parent.wait(), PATIENCE_S)

    @property
    def runs(self) -> bool:
        """Whether a server runs."""
        return self._pid is not None and not self._gone.is_set()

    async def start(self, *, skew: float = 0.0, at: int = 0, kept: bool = False, careless: bool = False) -> None:
        """Start a server; it dies at its write number `at`, if there is one. Returns when it listens."""
        assert self._parent.stdin is not None
        order = Order(self._settings, skew, at, kept, careless)
        self._parent.stdin.write(msgspec.json.encode(order) + b"\n")
        self._gone = asyncio.Event()
        while not (found := ADDRESS.match(line := await self._line())):
            assert line.startswith("pid"), line
            self._pid = int(line.split()[1])
        self.url = found[1]
        self._settings["PIK_PORT"] = self.url.rsplit(":", 1)[1]
        self.lives += 1
        self._end = asyncio.ensure_future(self._wait())

    def kill(self, how: signal.Signals = signal.SIGKILL) -> None:
        """Send the server a signal; it may have died at its write meanwhile."""
        if self._pid is not None:
            with suppress(ProcessLookupError):
                os.kill(self._pid, how)

    async def ended(self) -> int:
        """Wait until the server has ended; its exit code."""
        await asyncio.wait_for(self._gone.wait(), PATIENCE_S)
        assert self._code is not None
        return self._code

    async def _line(self) -> str:
        assert self._parent.stdout is not None
        line = await asyncio.wait_for(self._parent.stdout.readline(), PATIENCE_S)
        assert line, "the servers' parent is gone"
        return line.decode().strip()

    async def _wait(self) -> None:
        assert self._parent.stdout is not None
        while not (line := await self._parent.stdout.readline()).startswith(b"end"):
            assert line, "the servers' parent is gone"
        self._code = int(line.split()[1])
        self._pid = None
        self._gone.set()
