"""A journal of each driver."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from pik.room.journal import (
    Journal,
)
from tests.store.drivers import DRIVERS, LASTING, Driver


@pytest.fixture(params=DRIVERS)
async def journal(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Journal]:
    """A journal with nothing in it."""
    async with DRIVERS[request.param].open(tmp_path) as opened:
        yield opened


@pytest.fixture(params=LASTING)
def driver(request: pytest.FixtureRequest) -> Driver:
    """A driver whose tables last."""
    return DRIVERS[request.param]
