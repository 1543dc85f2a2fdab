"""What the server writes down about itself: never a card, never a secret."""

import logging
import re
import sys
import traceback
from collections.abc import MutableMapping
from types import TracebackType
from typing import Any, Final, TextIO

import structlog

log = structlog.get_logger()


SECRET: Final = re.compile(r"[A-Za-z0-9_-]{22,}")
"""What a table's id looks like, which is an invitation, and the key of a seat."""


class Forward(logging.Handler):
    """Lets other people's logs go the same way, without what they may say of an address."""

    def emit(self, record: logging.LogRecord) -> None:
        """Write one entry."""
        log.log(record.levelno, SECRET.sub("…", record.getMessage()), by=record.name, exc_info=record.exc_info)


def configure(how: str, to: TextIO | None = None) -> None:
    """Write logs as text or as JSON lines, each to the standard error of its moment unless told where."""
    text = structlog.dev.ConsoleRenderer(colors=(to or sys.stderr).isatty())
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper("iso", utc=True),
            without_values,
            structlog.processors.JSONRenderer() if how == "json" else text,
        ],
        logger_factory=lambda *_: structlog.PrintLogger(to or sys.stderr),
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
    )
    logging.basicConfig(handlers=[Forward()], level=logging.WARNING, force=True)


def without_values(logger: Any, name: str, entry: MutableMapping[str, Any]) -> MutableMapping[str, Any]:  # noqa: ANN401
    """An error as its kind and the places it went through: its words could name a card."""
    error = error_of(entry.pop("exc_info", None))
    if error is not None:
        entry["error"] = type(error).__name__
        entry["through"] = places(error.__traceback__)
    return entry


def error_of(given: BaseException | tuple[Any, BaseException | None, Any] | bool | None) -> BaseException | None:
    """The error that a log entry is about, however it was given."""
    if isinstance(given, tuple):
        return given[1]
    if isinstance(given, BaseException):
        return given
    return sys.exc_info()[1] if given else None


def places(trace: TracebackType | None) -> list[str]:
    """Where an error came through, the outermost first."""
    return [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in traceback.extract_tb(trace)]
