"""A trace of Chromium, read for one thing: the longest tasks of the page's main thread, and what they were made of."""

from collections import Counter
from collections.abc import Iterable

import msgspec
from msgspec import Struct

CATEGORIES = ("devtools.timeline", "disabled-by-default-devtools.timeline", "__metadata")
PARTS = (
    "FunctionCall",
    "EvaluateScript",
    "v8.compile",
    "UpdateLayoutTree",
    "Layout",
    "PrePaint",
    "Paint",
    "MinorGC",
    "MajorGC",
)
"""The kinds of work that are told apart within a task."""


class Event(Struct, frozen=True):
    """One event of a trace, as far as it is needed. Times are microseconds."""

    name: str = ""
    pid: int = 0
    tid: int = 0
    ts: float = 0
    dur: float = 0
    tdur: float = 0
    args: dict[str, object] = {}


class Trace(Struct, frozen=True):
    """The file that Chromium writes."""

    events: tuple[Event, ...] = msgspec.field(name="traceEvents")


class Task(Struct, frozen=True):
    """A task of the main thread: between two of them a frame may be drawn and a tap answered."""

    start: float
    ms: float
    """How long it took by the clock."""
    cpu: float
    """How long of that it had a processor, milliseconds."""
    parts: dict[str, float]
    """Milliseconds by kind of work."""


def tasks(data: bytes) -> list[Task]:
    """Return the tasks of the busiest page's main thread, longest first."""
    events = msgspec.json.decode(data, type=Trace).events
    mains = {(each.pid, each.tid) for each in events if each.args.get("name") == "CrRendererMain"}
    busy = Counter((each.pid, each.tid) for each in events if each.name == "RunTask" and (each.pid, each.tid) in mains)
    if not busy:
        return []
    thread = busy.most_common(1)[0][0]
    own = sorted((each for each in events if (each.pid, each.tid) == thread), key=lambda each: each.ts)
    runs = [each for each in own if each.name == "RunTask"]
    return sorted((task(run, own) for run in runs if run.dur > 5000), key=lambda each: -each.cpu)


def task(run: Event, events: Iterable[Event]) -> Task:
    """Describe one task by what happened in it."""
    parts = dict.fromkeys(PARTS, 0.0)
    for each in events:
        if run.ts <= each.ts < run.ts + run.dur and each.name in parts:
            parts[each.name] += (each.tdur or each.dur) / 1000
    spent = {name: round(amount, 1) for name, amount in parts.items() if amount >= 1}
    return Task(run.ts, run.dur / 1000, run.tdur / 1000, spent)
