"""The first page: a game, how many, how strong, a name, and off one goes."""

import pytest
from playwright.sync_api import Page, expect

from pik.core.message import Message
from tests.browser import staged
from tests.browser.stage import Stage

pytestmark = pytest.mark.browser


def test_the_first_visit_asks_a_name_and_starts(stage: Stage, page: Page) -> None:
    """Two taps from the address to the table, with the name in between; four seats and the better bots by default."""
    stage.frames = [staged.playing(4)]
    page.goto(stage.address)
    page.get_by_role("button", name="Play now with bots").click()
    page.get_by_role("textbox", name="Your name").fill("  Vera ")
    page.get_by_role("button", name="That’s me").click()
    page.wait_for_url(f"{stage.address}/t/stage")
    assert stage.orders == [{"game": "pikala", "config": {}, "levels": ["club"] * 3, "name": "Vera", "lang": "en"}]


def test_what_was_chosen_last_time_is_chosen(stage: Stage, page: Page) -> None:
    """Seats, level, language and name are remembered; then one tap is enough."""
    page.goto(stage.address)
    page.get_by_role("group", name="How many at the table").get_by_role("button", name="6").click()
    page.get_by_role("button", name="beginner").click()
    page.get_by_role("button", name="PL", exact=True).click()
    expect(page.locator("html")).to_have_attribute("lang", "pl")
    page.evaluate("localStorage.setItem('pik.name', '\"Wiera\"')")
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Wiera")
    page.locator("#play-now").click()
    page.wait_for_url(f"{stage.address}/t/stage")
    assert stage.orders == [{"game": "pikala", "config": {}, "levels": ["beginner"] * 5, "name": "Wiera", "lang": "pl"}]


def test_a_name_can_be_changed(stage: Stage, page: Page) -> None:
    """Without starting a table."""
    page.add_init_script("localStorage.setItem('pik.name', localStorage.getItem('pik.name') ?? '\"Vera\"')")
    page.goto(stage.address)
    page.get_by_role("button", name="Change name").click()
    expect(page.get_by_role("textbox", name="Your name")).to_have_value("Vera")
    page.get_by_role("textbox", name="Your name").fill("Lena")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", level=1)).to_have_text("Good to see you, Lena")
    assert stage.orders == []


def test_a_table_that_cannot_be_had_says_why(stage: Stage, page: Page, tolerated: list[str]) -> None:
    """The server's reason as a sentence; then one may try again."""
    stage.no_table = Message("too-fast")
    tolerated.append("Failed to load resource: the server responded with a status of 429")
    page.add_init_script("localStorage.setItem('pik.name', '\"Vera\"')")
    with page.expect_response("**/api/tables"):
        page.goto(stage.address)
        page.locator("#play-now").click()
    expect(page.get_by_role("alert")).to_have_text("Too fast. Wait a moment.")
    expect(page.locator("#play-now")).to_be_enabled()


def test_colors_follow_the_choice(stage: Stage, page: Page) -> None:
    """Dark stays dark after a reload, whatever the device prefers."""
    ground = "getComputedStyle(document.body).backgroundColor"
    page.goto(stage.address)
    light = page.evaluate(ground)
    page.get_by_role("button", name="dark").click()
    dark = page.evaluate(ground)
    assert dark != light
    page.reload()
    page.locator("#play-now").wait_for()
    assert page.evaluate(ground) == dark
