"""What holds around every test."""

import logging
from collections.abc import Iterator

import pytest
import structlog
from hypothesis import settings

settings.register_profile("pik", deadline=None)  # a busy machine is no failure
settings.load_profile("pik")


@pytest.fixture(autouse=True)
def _logs_as_before() -> Iterator[None]:
    """Leave logging as it was: a server that a test starts writes to a stream that is closed with the test."""
    handlers, level = logging.root.handlers[:], logging.root.level
    yield
    structlog.reset_defaults()
    logging.root.handlers[:] = handlers
    logging.root.setLevel(level)
