"""A live table at a real server: chosen by the host, told to the guest, played, written."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.meeting import Enter, begin, click_if_there, join, let_play, set_table
from tests.browser.playing import PATIENCE, Server

pytestmark = pytest.mark.browser

FOLLOWING = ".room:has(.trick:not(.finished)) #hand"
"""While cards lie on the table nobody claims the rest."""
UNLAWFUL = f"{FOLLOWING} [aria-label*='against the rules']"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A server of its own."""
    with Server(tmp_path) as server:
        yield server


def test_from_the_choice_to_the_pad(server: Server, newcomer: Enter) -> None:
    """PK-8.1, PK-8.6: the invitation marks the departure; a card is tried, costs 5, and stands among the parts."""
    host, guest = newcomer(), newcomer()
    set_table(host, server.address, seat_2="club", seat_3="club", seat_4="club")
    host.get_by_role("combobox", name="A play against the rules").select_option(
        label="as at a real table: it can, and costs 5"
    )
    host.get_by_role("combobox", name="Seat 4").select_option(label="a friend, by link")
    guest.goto(host.url)
    departures = guest.locator(".terms .changed")
    expect(departures.first).to_have_text(
        "Not the usual way: As at a real table: what the rules forbid can be done, and costs points"
    )
    begin(host)
    try_a_card(host)
    host.get_by_role("button", name="Do it anyway").click()
    expect(host.locator("[data-feat=price]")).to_contain_text("Big hooliganka for you: +5 (PK\u20118.1).")
    expect(host.locator(".dock .notes")).to_contain_text("big hooliganka: 1")
    let_play(host, leaves="[data-act=ready]")
    expect(host.locator(".summary li").first).to_contain_text("big hooliganka +5")


def try_a_card(page: Page) -> None:
    """Play until a card against the rules can be tried, and try it; a card sent a moment before comes first."""
    for _ in range(PATIENCE):
        let_play(page, leaves=f"{FOLLOWING}:has([aria-label*='against the rules']) .card")
        page.locator(UNLAWFUL).first.wait_for()
        let_play(page, on=False)
        click_if_there(page, UNLAWFUL)
        page.wait_for_timeout(100)
        if page.locator("[data-breach]").count():
            return
    raise AssertionError("no card is against the rules for long enough")


def test_silence_among_friends(server: Server, newcomer: Enter) -> None:
    """PQ-6.1, PQ-6.2: too few discards are seen at once, a brag after the first trick; its author counts nothing."""
    host, guest = newcomer(), newcomer()
    host.goto(server.address)
    host.locator("[data-game=piquet]").click()
    host.locator("#friends").click()
    host.locator("#name").fill("Vera")
    host.get_by_role("combobox", name="A slip against the rules").select_option(
        label="as at a real table: it can, and costs silence"
    )
    host.locator("#set-table").click()
    host.locator("#begin").wait_for()
    join(guest, host.url, "Lena")
    begin(host, guest)
    let_play(host, guest, leaves=".exchange-choice .btn")
    elder = next_to(host, guest, "#too-many")
    other = guest if elder is host else host
    elder.locator("#hand li:last-child .card").click()
    elder.get_by_role("button", name="Take more…").click()
    elder.get_by_role("button", name="Take 3 for 1 discard").click()
    expect(other.locator(".seat .silence")).to_have_text("in silence: +2")
    let_play(elder, other, leaves="[data-act]")
    other.locator("#refuse").click()
    elder.get_by_role("button", name="Brag…").click()
    elder.locator("[data-breach]").first.click()
    elder.locator("[data-act=put-right]").wait_for()
    expect(other.locator("[data-act=put-right]")).to_have_count(0)
    let_play(host, guest, leaves="[data-act=put-right], [data-act=ready]")
    expect(other.locator(".seat .silence")).to_contain_text("not there: point")
    expect(elder.locator(".summary .marked").first).to_have_text("0")


def next_to(one: Page, another: Page, selector: str) -> Page:
    """The page on which something comes first. Raises AssertionError when it does on none."""
    for _ in range(PATIENCE):
        for page in (one, another):
            if page.locator(selector).count():
                return page
        one.wait_for_timeout(20)
    raise AssertionError(f"nobody has {selector}")
