"""Friends at a real server: browsers of their own, a table by a link, hands that play by themselves."""

import json
from collections.abc import Callable
from typing import Final, TypeAlias

from playwright.sync_api import Page, expect

from tests.browser.playing import Server

Enter: TypeAlias = Callable[[], Page]
"""Opens one more browser that nobody knows."""

HAND: Final = """
if (location.protocol === 'http:') {
localStorage.setItem('pik.speed', '"none"')
localStorage.setItem('pik.stay', '0.3')
setInterval(() => {
  if (localStorage.getItem('test.plays') !== 'yes' || document.querySelector('.veil')) return
  const left = localStorage.getItem('test.leaves') || '.sent'
  const open = [...document.querySelectorAll(`[data-choose], .choosing .card.ok, .middle [data-act],
    .dial:not(:has([aria-pressed=true])) [data-bid='3'], .panel [data-act]`)]
    .find((one) => !one.disabled && !one.matches('.sent, [data-act=claim], ' + left))
  open?.click()
  document.querySelector('.felt')?.click()
}, 15)
}
"""
"""A hand that taps whatever the page offers first, while it is told to, but for what is left to the test.

It never lays its cards open: that would have to be confirmed.
"""


def let_play(*pages: Page, on: bool = True, leaves: str = "") -> None:
    """Let the hands of these browsers play, or hold them; what the selector `leaves` finds they don't touch."""
    for page in pages:
        page.evaluate(f"localStorage.setItem('test.leaves', {json.dumps(leaves)})")
        page.evaluate(f"localStorage.setItem('test.plays', '{'yes' if on else 'no'}')")


def click_if_there(page: Page, selector: str) -> None:
    """Click the first of what is there now; it may be gone as soon as one has looked."""
    page.evaluate("(selector) => document.querySelector(selector)?.click()", selector)


def set_table(page: Page, address: str, **seats: str) -> None:
    """A table of four for friends, set by Vera, with bots that do not pause; `seat_4="club"` puts a bot there."""
    page.goto(f"{address}/#friends")
    for seat, level in seats.items():
        page.get_by_label(seat.replace("seat_", "Seat ")).select_option(level)
    page.get_by_label("Bots pause for").select_option(label="0 s")
    page.locator("#name").fill("Vera")
    page.locator("#set-table").click()
    page.locator("#begin").wait_for()


def join(page: Page, address: str, name: str) -> None:
    """Follow the link and sit down."""
    page.goto(address)
    page.locator("#name").fill(name)
    page.locator("#sit").click()
    expect(page.locator("#sit")).to_have_count(0)
    page.locator("main[data-life=gathering], main.room").wait_for()


def begin(host: Page, *pages: Page) -> None:
    """The host starts; everybody sees the table."""
    host.locator("#begin").click()
    for page in (host, *pages):
        page.locator("main.room .dock .status b").wait_for()


def meet(server: Server, enter: Enter, *names: str) -> list[Page]:
    """A match of Vera, these friends and bots; a page each, in this order."""
    host, *friends = (enter() for _ in range(1 + len(names)))
    set_table(host, server.address)
    for page, name in zip(friends, names, strict=True):
        join(page, host.url, name)
    begin(host, *friends)
    return [host, *friends]


def open_menu(page: Page, entry: str) -> None:
    """Open something in the menu."""
    page.locator("#menu-button").click()
    page.get_by_role("dialog", name="Menu").get_by_role("button", name=entry, exact=True).click()


def personal_link(page: Page) -> str:
    """The personal link that the menu gives."""
    open_menu(page, "Me and my devices")
    page.get_by_role("button", name="My personal link").click()
    return page.get_by_role("textbox", name="My personal link").input_value()


def record(page: Page, match: int) -> list[dict[str, object]]:
    """A match as the page's browser can fetch it, line by line."""
    answer = page.context.request.get(f"{page.url}/record?match={match}")
    assert answer.status == 200
    return [json.loads(line) for line in answer.text().splitlines()]
