"""The measurements, each with a fresh page."""

import json
from collections.abc import Callable

import msgspec
from msgspec import Struct
from playwright.sync_api import Browser, Page

from clientbench.pages import SLOW, let_play, phone
from clientbench.trace import CATEGORIES, Task, tasks

DEALS = 20


class Load(Struct, frozen=True):
    """When a page could be used, in milliseconds from the start of its navigation."""

    seen: float
    """What it is for is drawn."""
    quiet: float
    """The same, and no task over 50 ms runs after it."""


class Memory(Struct, frozen=True):
    """What a page holds after a collection of garbage."""

    heap: float
    """Megabytes of JavaScript objects."""
    nodes: int
    listeners: int


class Metric(Struct, frozen=True):
    """One of Chromium's figures of a page."""

    name: str
    value: float


class Metrics(Struct, frozen=True):
    """All of them."""

    metrics: tuple[Metric, ...]


def loaded(browser: Browser, address: str, rate: int = SLOW) -> Load:
    """Open a page that nobody has in a cache, and see when it can be used."""
    with phone(browser, rate) as (page, _):
        page.goto(address)
        return usable(page)


def usable(page: Page) -> Load:
    """Wait until the page can be used and nothing long runs any more."""
    page.wait_for_selector("#play-now, .pile, #hand .card")
    page.wait_for_timeout(1500)
    marks = json.loads(page.evaluate("JSON.stringify(marks)"))
    ends = [start + length for start, length in marks["long"]]
    return Load(marks["seen"], max(marks["seen"], *ends, 0))


def seated(browser: Browser, address: str, rate: int = SLOW) -> float:
    """From the name given to cards on the table: milliseconds."""
    with phone(browser, rate) as (page, _):
        page.goto(address)
        page.locator("#play-now").click()
        page.locator("#name").fill("Vera")
        page.locator("#name").press("Enter")
        page.wait_for_url("**/t/*")
        page.locator(".pile, #hand .card").first.wait_for()
        shown = "performance.timeOrigin + marks.seen - Number(sessionStorage.getItem('asked'))"
        page.wait_for_timeout(200)
        return float(page.evaluate(shown))


def begin(page: Page, address: str, game: str, seats: int) -> None:
    """From the lobby to a table with bots."""
    page.goto(address)
    page.locator(f"[data-game={game}]").click()
    chosen = page.locator(f"#seats [data-value='{seats}']")
    if chosen.count():
        chosen.click()
    page.locator("#play-now").click()
    page.locator(".dock .status b").wait_for()


def longest_tasks(browser: Browser, address: str, game: str, seats: int, seconds: float) -> tuple[list[Task], float]:
    """Let somebody play at the usual speed on a slow phone; its longest tasks, and the longest gap between frames."""
    with phone(browser, SLOW, name='"Vera"', stay="0.3") as (page, _):
        begin(page, address, game, seats)
        page.wait_for_timeout(3000)
        page.evaluate("marks.gap = 0")
        browser.start_tracing(page=page, categories=list(CATEGORIES))
        let_play(page)
        page.wait_for_timeout(seconds * 1000)
        gap = float(page.evaluate("marks.gap"))
        return tasks(browser.stop_tracing()), gap


def memory(browser: Browser, address: str, seats: int = 4) -> tuple[Memory, Memory, int]:
    """What a page holds after two deals and after many, and how many deals those were."""
    with phone(browser, 1, name='"Vera"', speed='"none"', stay="0.3") as (page, session):
        begin(page, address, "pikala", seats)

        def measured() -> Memory:
            session.send("HeapProfiler.collectGarbage")
            session.send("Performance.enable")
            metrics = msgspec.convert(session.send("Performance.getMetrics"), Metrics).metrics
            found = {each.name: each.value for each in metrics}
            return Memory(found["JSHeapUsedSize"] / 1e6, int(found["Nodes"]), int(found["JSEventListeners"]))

        page.evaluate(COUNT)
        let_play(page)
        early = held_after(page, 2, measured)
        late = held_after(page, DEALS, measured)
        return early, late, int(page.evaluate("deals"))


COUNT = """(() => {
  window.deals = 0
  let phase = ''
  setInterval(() => {
    const now = document.querySelector('main')?.dataset.phase ?? ''
    if (now === 'over' && phase !== 'over') window.deals += 1
    phase = now
    document.querySelector('.felt')?.click()
  }, 10)
})()"""
"""Counts the deals that were played to their end, and wants to see each frame at once."""


def held_after(page: Page, deals: int, measured: Callable[[], Memory]) -> Memory:
    """Wait until so many deals were played; what the page holds then."""
    while int(page.evaluate("deals")) < deals:
        page.wait_for_timeout(100)
    let_play(page, on=False)
    found = measured()
    let_play(page)
    return found
