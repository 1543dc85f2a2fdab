"""What the server writes down about itself: never a card, never a secret."""

import sys

import structlog


def configure(how: str) -> None:
    """Write logs to stderr, as text or as JSON lines. Values of variables never show in a traceback."""
    text = structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty(), exception_formatter=structlog.dev.plain_traceback)
    ends = [structlog.processors.format_exc_info, structlog.processors.JSONRenderer()] if how == "json" else [text]
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper("iso", utc=True),
            *ends,
        ],
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )
