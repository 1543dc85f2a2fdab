"""What a monitor may know: counts and times, in the Prometheus format. Never a card, a name or the id of a table."""

import time
from collections.abc import Awaitable, Callable
from typing import Final, TypeAlias

from aiohttp import web
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram
from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest
from prometheus_client.gc_collector import GCCollector
from prometheus_client.process_collector import ProcessCollector

Ask: TypeAlias = Callable[[str, str, bytes], Awaitable[bytes | None]]
"""Game, level and encoded view to an act, or None for no wish."""

CONTENT_TYPE: Final = CONTENT_TYPE_LATEST
APPEND_S: Final = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2.0, 10.0)
THINK_S: Final = (0.001, 0.005, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0)


class Meter:
    """The figures of one server, in a registry of its own."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self._append = Histogram(
            "pik_append_seconds",
            "From an act's decision to its being on the disk; the count is that of acts.",
            buckets=APPEND_S,
            registry=self._registry,
        )
        self._think = Histogram(
            "pik_bot_think_seconds",
            "From a bot's question to its answer.",
            ("game", "level"),
            buckets=THINK_S,
            registry=self._registry,
        )
        self._acts = Counter("pik_acts", "Acts that are on the disk.", registry=self._registry)
        self._refusals = Counter("pik_refusals", "Commands refused.", ("code",), registry=self._registry)
        self._answers = Counter("pik_http_answers", "Answers to requests.", ("status",), registry=self._registry)
        ProcessCollector(registry=self._registry)
        GCCollector(registry=self._registry)

    def watch(self, name: str, meaning: str, read: Callable[[], float]) -> None:
        """Show a figure that is read when somebody looks."""
        Gauge(name, meaning, registry=self._registry).set_function(read)

    def kept(self, seconds: float) -> None:
        """An act has gone to the disk in so many seconds."""
        self._acts.inc()
        self._append.observe(seconds)

    def refused(self, code: str) -> None:
        """A command was refused, or told to come again."""
        self._refusals.labels(code).inc()

    async def answered(self, request: web.Request, response: web.StreamResponse) -> None:
        """A request gets its answer."""
        self._answers.labels(str(response.status)).inc()

    def timed(self, ask: Ask) -> Ask:
        """The same bots, with a watch on them."""

        async def timing(game: str, level: str, view: bytes) -> bytes | None:
            begun = time.perf_counter()
            try:
                return await ask(game, level, view)
            finally:
                self._think.labels(game, level).observe(time.perf_counter() - begun)

        return timing

    def shown(self) -> bytes:
        """All figures as text."""
        return generate_latest(self._registry)
