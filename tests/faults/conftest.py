"""Servers for tests of faults."""

from collections.abc import AsyncIterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import pytest

from tests.faults.servers import Servers

MEMORY: Final = Path("/dev/shm")  # noqa: S108 - a folder in it


@pytest.fixture
async def servers() -> AsyncIterator[Servers]:
    """Servers on one file; in memory where that is possible, for a killed program loses nothing of it either."""
    with TemporaryDirectory(dir=MEMORY if MEMORY.is_dir() else None) as folder:
        async with Servers(Path(folder)) as started:
            yield started
