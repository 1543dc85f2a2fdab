"""A server of our own for tests and measurements: an installed `pik serve` on a free port of this machine."""

import os
import signal
import socket
import subprocess
import time
from collections.abc import Mapping
from pathlib import Path
from tempfile import TemporaryFile
from types import TracebackType
from typing import Self
from urllib.error import HTTPError, URLError
from urllib.request import urlopen

PATIENCE = 60.0


def free_port() -> int:
    """Return a port on the loopback that nobody holds at this moment."""
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        port: int = one.getsockname()[1]
        return port


class Server:
    """`pik serve` as a context: answers when entered, gone when left."""

    def __init__(self, program: Path, data: str | Path, settings: Mapping[str, str] | None = None) -> None:
        """Name the `pik` to start, its data folder, and more settings of its environment."""
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._command = [str(program), "serve"]
        self._data = data
        own = {"PIK_HOST": "127.0.0.1", "PIK_PORT": str(self.port), "PIK_DATA": str(data)}
        self._env = {"PATH": os.environ.get("PATH", os.defpath), "LANG": "C.UTF-8", **own, **(settings or {})}
        self.code: int | None = None
        self.log = ""

    def __enter__(self) -> Self:
        """Start and wait for the first page."""
        self._output = TemporaryFile("w+")
        self._process = subprocess.Popen(
            self._command, env=self._env, cwd=self._data, stdout=self._output, stderr=subprocess.STDOUT
        )
        end = time.monotonic() + PATIENCE
        while not self._answers():
            if self._process.poll() is not None or time.monotonic() > end:
                self._stop()
                raise RuntimeError(f"{' '.join(self._command)} doesn't answer:\n{self.log}")
            time.sleep(0.01)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Stop as a service manager would and keep exit code and output."""
        self._stop()

    def page(self, path: str) -> bytes:
        """Return what the server gives for a path."""
        with urlopen(self.url + path, timeout=10) as answer:  # noqa: S310 - our own address
            body: bytes = answer.read()
            return body

    def _answers(self) -> bool:
        try:
            self.page("/")
        except HTTPError:
            return True
        except (URLError, ConnectionError, TimeoutError):
            return False
        return True

    def _stop(self) -> None:
        if self._process.poll() is None:
            self._process.send_signal(signal.SIGTERM)
        try:
            self.code = self._process.wait(timeout=PATIENCE)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self.code = self._process.wait()
        with self._output as output:
            output.seek(0)
            self.log = output.read()
