"""Browsers and a bot at one real table: from the invitation to the account of the series."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser.playing import Server

pytestmark = pytest.mark.browser

Enter = Callable[[], Page]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, bundle: object) -> Iterator[Server]:
    """A server for all tests of this file; each has tables of its own."""
    with Server(tmp_path_factory.mktemp("data")) as server:
        yield server


@pytest.fixture
def newcomer(chromium: Browser) -> Iterator[Enter]:
    """Opens one more browser that nobody knows."""
    contexts: list[BrowserContext] = []

    def enter() -> Page:
        context = chromium.new_context(locale="en-GB", reduced_motion="reduce", viewport={"width": 390, "height": 844})
        context.set_default_timeout(10_000)
        contexts.append(context)
        return context.new_page()

    yield enter
    for context in contexts:
        context.close()


def test_friends_meet_by_a_link(server: Server, newcomer: Enter) -> None:
    """A name and a tap lead to a seat, equal names are told apart, a bot takes the last seat, all see the table."""
    host, friend, other = newcomer(), newcomer(), newcomer()
    set_table(host, server)
    join(friend, host.url, "Vera")
    join(other, host.url, "Lena")
    expect(host.locator(".seat-list b")).to_have_text(["Vera", "Vera 2", "Lena", "free"])
    host.locator("#begin").click()
    for page in (host, friend, other):
        page.locator(".dock .status b").wait_for()
    expect(host.locator(".seat .who > b")).to_have_text(
        ["Vera 2", "Lena", host.locator(".seat .who > b").last.inner_text()]
    )


def test_a_reload_comes_back_to_the_seat(server: Server, newcomer: Enter) -> None:
    """No invitation is shown to who sits here."""
    host, friend = newcomer(), newcomer()
    set_table(host, server)
    join(friend, host.url, "Lena")
    host.locator("#begin").click()
    friend.locator(".dock .status b").wait_for()
    friend.reload()
    friend.locator(".dock .status b").wait_for()
    expect(friend.locator("#sit")).to_have_count(0)


def test_another_device_takes_the_seat_by_link_and_by_code(server: Server, newcomer: Enter) -> None:
    """Both open the same seat; the address that stays is the invitation."""
    host, tablet, laptop = newcomer(), newcomer(), newcomer()
    set_table(host, server)
    host.locator("#begin").click()
    host.locator(".dock .status b").wait_for()
    host.locator("#menu-button").click()
    host.get_by_role("button", name="Me and my devices").click()
    host.get_by_role("button", name="Code for another device").click()
    code = host.locator("[role=status]", has_text="good for").inner_text().partition(",")[0]
    host.get_by_role("button", name="My personal link").click()
    personal = host.get_by_role("textbox", name="My personal link").input_value()
    tablet.goto(personal)
    tablet.locator(".dock .status b").wait_for()
    assert tablet.url == host.url
    expect(tablet.locator(".bar small")).not_to_have_text("You are watching")
    laptop.goto(host.url)
    if laptop.get_by_text("I have a seat here").count() == 0:
        laptop.locator("#menu-button").click()
    laptop.get_by_text("I have a seat here").click()
    laptop.get_by_role("textbox", name="Code from the other device").fill(code)
    laptop.get_by_role("button", name="Enter").click()
    expect(laptop.locator(".bar small")).not_to_have_text("You are watching")


def test_what_is_said_is_heard(server: Server, newcomer: Enter) -> None:
    """A phrase in each reader's own words, a text as it was written."""
    host, friend = newcomer(), newcomer()
    set_table(host, server)
    join(friend, host.url, "Lena")
    host.locator("#begin").click()
    for page in (host, friend):
        page.locator("#chat-button").click()
    host.get_by_role("button", name="Thank you").click()
    host.get_by_role("textbox", name="Say").fill("<b>hm</b>")
    host.get_by_role("textbox", name="Say").press("Enter")
    talk = friend.get_by_role("dialog", name="Talk").get_by_role("listitem")
    expect(talk).to_have_count(2)
    expect(talk.last).to_have_text("Vera <b>hm</b>")


def test_the_host_counts_the_series(server: Server, newcomer: Enter) -> None:
    """Everybody gets the account; the unfinished match is shown and not counted."""
    host, friend = newcomer(), newcomer()
    set_table(host, server)
    join(friend, host.url, "Lena")
    host.locator("#begin").click()
    host.locator("#menu-button").click()
    host.locator("#count").click()
    host.locator("#count").click()
    for page in (host, friend):
        expect(page.locator("#series tbody th").first).to_contain_text("unfinished")


def set_table(page: Page, server: Server) -> None:
    """A table for friends of four."""
    page.goto(server.address)
    page.locator("#friends").click()
    page.locator("#name").fill("Vera")
    page.locator("#name").press("Enter")
    page.locator("#begin").wait_for()


def join(page: Page, address: str, name: str) -> None:
    """Follow the link and sit down."""
    page.goto(address)
    page.locator("#name").fill(name)
    page.locator("#sit").click()
    page.locator("main[data-life=gathering]").wait_for()
