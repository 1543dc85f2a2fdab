"""Three browsers and a bot play a series of two matches, whatever happens meanwhile; the account is right."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.meeting import Enter, begin, join, let_play, personal_link, record, set_table
from tests.browser.playing import Server
from tests.independent.pikala import Scorer

pytestmark = pytest.mark.browser

NAMES = ("Vera", "Lena", "Boris")


@pytest.fixture
def server(tmp_path_factory: pytest.TempPathFactory, bundle: object) -> Iterator[Server]:
    """A server of its own: it is killed."""
    with Server(tmp_path_factory.mktemp("series")) as server:
        yield server


def test_a_series_of_two_matches_ends_with_the_right_account(server: Server, newcomer: Enter) -> None:
    """PK-9.4, through reloads, a second device, a killed server and a restarted one.

    What the pages show is what a scorer written from the rules alone makes of the records.
    """
    vera, lena, boris = (newcomer() for _ in NAMES)
    set_table(vera, server.address, seat_4="club")
    join(lena, vera.url, "Lena")
    join(boris, vera.url, "Boris")
    begin(vera, lena, boris)
    let_play(vera, lena, boris)

    wait_for_play(vera, rows=1)
    lena.reload()
    boris = on_another_device(boris, newcomer)
    wait_for_play(lena, rows=2)
    server.kill_and_start()
    wait_for_end(vera, lena, boris)

    vera.get_by_role("dialog").get_by_role("button", name="Next match, same seats").click()
    wait_for_play(boris, rows=1)
    server.stop_and_start()
    vera.reload()
    wait_for_end(vera, lena, boris)

    count = vera.get_by_role("dialog").locator("#count")
    count.click()
    vera.locator("[data-sure]").click()
    accounts = [account(page) for page in (vera, lena, boris)]
    assert accounts == [expected(vera)] * len(NAMES)


def on_another_device(page: Page, newcomer: Enter) -> Page:
    """The same person goes on elsewhere by the personal link; the first device says so and rests."""
    let_play(page, on=False)
    address = personal_link(page)
    other = newcomer()
    other.goto(address)
    other.locator("main.room").wait_for()
    expect(page.get_by_role("alertdialog")).to_contain_text("open in another tab")
    page.close()
    let_play(other)
    return other


def wait_for_play(page: Page, rows: int) -> None:
    """Wait until so many rows are written and a trick is on the table; or, after very few deals, the account."""
    fewer = "".join(f":not([data-rows='{count}'])" for count in range(rows))
    page.locator(f"main.room{fewer}, #account").first.wait_for()
    page.locator(".trick .lying, #account").first.wait_for()


def wait_for_end(*pages: Page) -> None:
    """Wait until the match is over for everybody; hands without thought may play on for long, but row after row."""
    for page in pages:
        while page.locator("#account").count() == 0:
            rows = page.locator("main.room").get_attribute("data-rows")
            page.locator(f"main.room:not([data-rows='{rows}']), #account").first.wait_for()


def account(page: Page) -> dict[str, list[int]]:
    """What the page shows: for each name the payments, their sum and the balance."""
    page.locator("#series").wait_for()
    names = page.locator("#series thead th:not(.label)").all_inner_texts()
    rows = [numbers(row.locator("td .digits")) for row in page.locator("#series tbody tr").all()]
    balance = page.locator(".balance li")
    balances = dict(zip(balance.locator("b").all_inner_texts(), numbers(balance.locator(".pen")), strict=True))
    return {name: [*(row[at] for row in rows), balances[name]] for at, name in enumerate(names)}


def numbers(cells: Locator) -> list[int]:
    """Numbers as the pad writes them."""
    return [int(text.replace("−", "-").replace("+", "")) for text in cells.all_inner_texts()]


def expected(page: Page) -> dict[str, list[int]]:
    """The same, worked out from the records by the independent scorer; a bot that came to the table is among them."""
    seats = seated(page)
    paid = [payments(record(page, match)) for match in (1, 2)]
    won = [[sum(row) if amount == 0 else 0 for amount in row] for row in paid]
    return {
        name: [
            paid[0][at],
            paid[1][at],
            sum(row[at] for row in paid),
            sum(w[at] - p[at] for w, p in zip(won, paid, strict=True)),
        ]
        for at, name in enumerate(seats)
    }


def seated(page: Page) -> list[str]:
    """The names by seat."""
    page.locator("#menu-button").click()
    page.get_by_role("button", name="Players").click()
    return page.locator(".seat-list li > b").all_inner_texts()


def payments(lines: list[dict[str, object]]) -> list[int]:
    """What each seat pays for a match, by the rules alone."""
    header, *entries = lines
    config = msgspec.convert(header["config"], dict[str, Any])
    scorer = Scorer(config["seats"], config["first_dealer"])
    for entry in entries:
        scorer.feed(msgspec.convert(entry["seat"], int), msgspec.convert(entry["act"], dict[str, object]))
    return scorer.final()
