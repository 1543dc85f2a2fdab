"""`pik serve` as a program, started from the sources."""

import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from types import TracebackType
from typing import Self

ROOT = Path(__file__).parents[2]
ADDRESS = re.compile(r"Pik is at (http://\S+)")


def environ(settings: dict[str, str]) -> dict[str, str]:
    """An environment with these settings and none from outside."""
    kept = {name: text for name, text in os.environ.items() if not name.startswith("PIK_")}
    return kept | {"PYTHONPATH": str(ROOT / "src")} | settings


class Program:
    """A running server on a port of the machine's choice; `url` is where it is."""

    def __init__(self, data: Path, settings: dict[str, str] | None = None) -> None:
        self._settings = {"PIK_PORT": "0", "PIK_DATA": str(data), "PIK_BOT_PACE": "0"} | (settings or {})
        self.url = ""

    def __enter__(self) -> Self:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "pik", "serve"],
            env=environ(self._settings),
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        assert self._process.stdout is not None
        for line in self._process.stdout:
            if found := ADDRESS.match(line):
                self.url = found[1]
                break
        assert self.url, self._process.wait()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.end(signal.SIGKILL)

    @property
    def pid(self) -> int:
        """The number of the process."""
        return self._process.pid

    def end(self, how: signal.Signals) -> int:
        """Send a signal and return the exit code."""
        if self._process.poll() is None:
            self._process.send_signal(how)
        code = self._process.wait(30)
        if self._process.stdout is not None:
            self._process.stdout.close()
        return code
