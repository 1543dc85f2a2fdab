"""The scripts that run in the measured page, and the browser that it runs in."""

import os
from collections.abc import Generator
from contextlib import contextmanager

from playwright.sync_api import Browser, BrowserContext, Page, Playwright

from house import browser as house_browser
from house.devtools import DevTools, devtools

SLOW = 4
"""How much slower than this machine a phone is taken to be."""
PATIENCE_MS = 120_000

WATCH = """
if (location.protocol.startsWith('http')) {
  const marks = { long: [], gap: 0, seen: 0 }
  window.marks = marks
  new PerformanceObserver((list) => {
    for (const each of list.getEntries()) marks.long.push([each.startTime, each.duration])
  }).observe({ type: 'longtask', buffered: true })
  let last = 0
  const next = (now) => {
    if (last && now - last > marks.gap) marks.gap = now - last
    last = now
    if (!marks.seen && document.querySelector('#play-now, .pile, #hand .card')) marks.seen = performance.now()
    requestAnimationFrame(next)
  }
  requestAnimationFrame(next)
  addEventListener('submit', () => sessionStorage.setItem('asked', Date.now()), true)
}
"""
"""Notes when there is something to use, tasks over 50 ms, and the longest time between two frames."""

PLAY = """
if (location.protocol.startsWith('http')) setInterval(() => {
  if (sessionStorage.getItem('plays') !== 'yes') return
  const open = [...document.querySelectorAll(`[data-choose], .choosing .card.ok, .middle [data-act],
    .dial:not(:has([aria-pressed=true])) [data-bid='3'], .panel [data-act], .spread button, #begin`)]
    .find((one) => !one.disabled && !one.classList.contains('sent'))
  open?.click()
}, 120)
"""
"""Taps what the page offers first, while it is told to."""

FLAGS = (
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


def launch(playwright: Playwright) -> Browser:
    """Start the machine's Chromium."""
    as_root = ("--no-sandbox",) if os.geteuid() == 0 else ()
    return playwright.chromium.launch(executable_path=house_browser.get(), args=[*FLAGS, *as_root])


@contextmanager
def phone(browser: Browser, rate: int = 1, **settings: str) -> Generator[tuple[Page, DevTools]]:
    """A page on a phone's screen, its processor so much slower; with what the client remembers of settings."""
    context = browser.new_context(
        viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True, device_scale_factor=2, locale="en-GB"
    )
    context.set_default_timeout(PATIENCE_MS)
    remember(context, settings)
    context.add_init_script(WATCH)
    context.add_init_script(PLAY)
    page = context.new_page()
    session = devtools(context.new_cdp_session(page))
    session.send("Emulation.setCPUThrottlingRate", {"rate": rate})
    yield page, session
    context.close()


def remember(context: BrowserContext, settings: dict[str, str]) -> None:
    """Let the client find settings of an earlier visit."""
    for name, value in settings.items():
        key = f"pik.{name.replace('_', '-')}"
        context.add_init_script(f"localStorage.getItem('{key}') ?? localStorage.setItem('{key}', '{value}')")


def let_play(page: Page, on: bool = True) -> None:
    """Let the page's own hand play, or hold it."""
    page.evaluate(f"sessionStorage.setItem('plays', '{'yes' if on else 'no'}')")
