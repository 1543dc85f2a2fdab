"""The page and the real server together: from the lobby to the final account."""

from collections.abc import Iterator
from contextlib import suppress

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect
from playwright.sync_api import TimeoutError as TookTooLong

from tests.browser.conftest import PATIENCE_MS
from tests.browser.playing import Hand, Server, choose, figures, in_a_hurry, next_choice, play_to_the_end, start

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, bundle: object) -> Iterator[Server]:
    """A server for all tests of this file; each has tables of its own."""
    with Server(tmp_path_factory.mktemp("data")) as server:
        yield server


def test_play_now_shows_cards(page: Page, server: Server) -> None:
    """Two taps and a name: then there is a table with cards on it."""
    start(page, server, 4)
    expect(page.locator(".seat")).to_have_count(3)
    expect(page.locator(".pile, #hand .card").first).to_be_visible()


def test_the_name_is_asked_once(page: Page, server: Server) -> None:
    """The second table starts with one tap, and the first is among the recent ones."""
    start(page, server, 4)
    first = page.url
    page.goto(server.address)
    expect(page.get_by_role("heading", level=1)).to_have_text("Good to see you, Vera")
    expect(page.locator(".recent a")).to_have_attribute("href", first.removeprefix(server.address))
    page.locator("#play-now").click()
    page.locator(".dock .status b").wait_for()
    assert page.url != first


@pytest.mark.parametrize("lang,seats", [("en", 2), ("en", 4), ("pl", 4)])
def test_a_match_runs_to_its_account(page: Page, server: Server, lang: str, seats: int) -> None:
    """Whatever is offered is played; the account's columns add up, and its first line is the last row written."""
    play_a_match(page, server, lang, seats)


def test_a_match_is_played_by_touch_on_a_short_phone(chromium: Browser, server: Server) -> None:
    """At 360 × 640 with nothing but taps, from the lobby to the account: all that must be tapped can be."""
    context = chromium.new_context(
        viewport={"width": 360, "height": 640}, is_mobile=True, has_touch=True, reduced_motion="reduce"
    )
    context.set_default_timeout(PATIENCE_MS)
    page = context.new_page()
    complaints: list[str] = []
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.on("console", lambda line: complaints.append(line.text) if line.type in ("error", "warning") else None)
    play_a_match(page, server, "ru", 4, Hand.TAPS)
    context.close()
    assert complaints == []


def play_a_match(page: Page, server: Server, lang: str, seats: int, hand: Hand = Hand.CLICKS) -> None:
    """From the lobby to an account that is right."""
    page.add_init_script(f"localStorage.setItem('pik.language', '\"{lang}\"')")
    in_a_hurry(page)
    start(page, server, seats, hand=hand)
    codes = play_to_the_end(page, hand)
    assert codes <= {"turn-up"}
    expect(page.locator("html")).to_have_attribute("lang", lang)
    *lines, total = figures(page, "#account")
    rows = figures(page, "#rows") or [[25] * seats]
    assert total == [sum(column) for column in zip(*lines, strict=True)]
    assert total.count(0) == 1
    losers = [seat for seat in range(seats) if total[seat]]
    assert [lines[0][seat] for seat in losers] == [rows[-1][seat] for seat in losers]
    assert [lines[1][seat] for seat in losers] == [5] * (seats - 1)
    wheels, tvs = counted(page, "wheel", seats), counted(page, "tv", seats)
    assert [lines[2][seat] for seat in losers] == [2 * wheels[seat] for seat in losers]
    assert [lines[3][seat] for seat in losers] == [4 * tvs[seat] for seat in losers]


def counted(page: Page, mark: str, seats: int) -> list[int]:
    """How often a mark is drawn in each column of the rows."""
    columns = (page.locator(f"#rows tbody td:nth-of-type({seat + 1}) [data-mark={mark}]") for seat in range(seats))
    return [column.count() for column in columns]


def test_a_reload_in_mid_trick_comes_back_to_the_same_screen(page: Page, server: Server) -> None:
    """Hand, trick, seats, sheet and choices are as they were."""
    in_a_hurry(page)
    start(page, server, 4)
    play_to_mid_trick(page, server)
    before = screen(page)
    page.reload()
    page.locator("#hand .card").first.wait_for()
    assert screen(page) == before


def test_a_killed_server_comes_back_to_the_same_screen(page: Page, server: Server, tolerated: list[str]) -> None:
    """The page notices, returns by itself and plays on."""
    tolerated.append("WebSocket connection to")
    in_a_hurry(page)
    start(page, server, 4)
    play_to_mid_trick(page, server)
    before = screen(page)
    server.kill_and_start()
    expect(page.get_by_role("alert")).to_have_count(0)
    assert screen(page) == before
    choose(page, next_choice(page))


def play_to_mid_trick(page: Page, server: Server) -> None:
    """Play until it is the reader's turn to follow; if a match ends before, in the next."""
    while not in_mid_trick(page):
        if (choice := next_choice(page)) == "#account":
            page.goto(server.address)
            page.locator("#play-now").click()
            page.locator(".dock .status b").wait_for()
        else:
            choose(page, choice)


def in_mid_trick(page: Page) -> bool:
    """Whether it is the reader's turn to follow."""
    return page.locator(".choosing .card.ok").count() > 0 and page.locator(".trick:not(.finished) .lying").count() > 0


def screen(page: Page) -> str:
    """All that the page says, for eyes and for ears, but the news of the moment."""
    return page.locator("main").aria_snapshot().partition("- status")[0]


def test_a_second_tab_takes_over(page: Page, context: BrowserContext, server: Server) -> None:
    """The first says so; taken back, it plays on."""
    start(page, server, 4)
    second = context.new_page()
    second.goto(page.url)
    second.locator(".dock .status b").wait_for()
    page.get_by_role("button", name="Take it back here").click()
    expect(page.get_by_role("alertdialog")).to_have_count(0)
    expect(second.get_by_role("alertdialog")).to_be_visible()
    second.close()


def wait_for_change(page: Page, seq: str | None) -> None:
    """Wait a while until the table moves on: a bot may have moved the choice away under the key."""
    with suppress(TookTooLong):
        page.locator(f"main.room:not([data-seq='{seq}'])").wait_for(timeout=3000)


def find_open(page: Page) -> None:
    """Go right until a card that may be played, a button or the slider has the focus: there Enter does it."""
    for _ in range(12):
        if page.locator(".card.ok:focus, .panel .btn:focus, .slide input:focus").count():
            return
        page.keyboard.press("ArrowRight")
    raise AssertionError("no choice can be reached with the arrows")
