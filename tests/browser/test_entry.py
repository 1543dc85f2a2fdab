"""Ways back to a seat: personal links and codes, and what is said where they lead to none."""

import pytest
from playwright.sync_api import Page, expect

from pik.core.message import Message
from tests.browser import staged
from tests.browser.stage import Stage

pytestmark = pytest.mark.browser

OTHER_SEAT = {
    "en": "This browser has another seat at this table. Leave that seat first",
    "ru": "Сначала встаньте с него",
    "pl": "Najpierw z niego wstań",
}


def test_a_personal_link_is_posted_and_vanishes_from_the_address(stage: Stage, page: Page) -> None:
    """The secret goes to the server once and is not left to be passed on."""
    stage.answers["enter"] = {"seat": 0}
    stage.frames = [staged.playing(4)]
    page.goto(f"{stage.address}/t/stage#k=secret")
    page.locator(".dock .status b").wait_for()
    assert stage.asked == [("/api/tables/stage/enter", {"key": "secret"})]
    assert page.url == f"{stage.address}/t/stage"


@pytest.mark.parametrize("lang,told", list(OTHER_SEAT.items()))
def test_a_personal_link_to_another_seat_is_refused_in_words(
    stage: Stage, page: Page, tolerated: list[str], lang: str, told: str
) -> None:
    """Whose browser sits here already reads that, and what to do; the page goes on with the seat it has."""
    tolerated.append("Failed to load resource: the server responded with a status of 409")
    stage.refusals["enter"], stage.refused_with = Message("already-seated"), 409
    stage.frames = [staged.playing(4)]
    page.add_init_script(f"localStorage.setItem('pik.language', '\"{lang}\"')")
    page.goto(f"{stage.address}/t/stage#k=secret")
    dialog = page.get_by_role("alertdialog")
    expect(dialog).to_contain_text(told)
    expect(dialog.get_by_role("button")).to_have_count(1)
    page.keyboard.press("Enter")
    expect(dialog).to_have_count(0)
    expect(page.locator(".dock .status b")).to_be_visible()


def test_an_old_personal_link_says_so(stage: Stage, page: Page, tolerated: list[str]) -> None:
    """A link whose seat is not that person's any more opens the invitation, with the reason over it."""
    tolerated.append("Failed to load resource: the server responded with a status of 404")
    stage.refusals["enter"], stage.refused_with = Message("no-table"), 404
    stage.frames = [staged.invited(4)]
    page.goto(f"{stage.address}/t/stage#k=secret")
    expect(page.get_by_role("alertdialog")).to_contain_text("This personal link opens no seat any more.")
    page.locator("#refused-ok").click()
    expect(page.locator("#sit")).to_be_visible()


def test_a_personal_link_may_be_tried_again(stage: Stage, page: Page, tolerated: list[str]) -> None:
    """Where it was only too fast, the wait is told, and the link need not be opened anew."""
    tolerated.append("Failed to load resource: the server responded with a status of 429")
    stage.refusals["enter"] = Message("too-many-tries", {"seconds": 3})
    stage.frames = [staged.playing(4)]
    page.goto(f"{stage.address}/t/stage#k=secret")
    dialog = page.get_by_role("alertdialog")
    expect(dialog).to_contain_text("Wait 3 seconds")
    del stage.refusals["enter"]
    stage.answers["enter"] = {"table": "stage"}
    dialog.get_by_role("button", name="Try again").click()
    expect(dialog).to_have_count(0)
    assert stage.asked == [("/api/tables/stage/enter", {"key": "secret"})] * 2
    stage.wait_for_connections(2)


def test_a_code_at_the_table_that_comes_too_fast_says_so(stage: Stage, page: Page, tolerated: list[str]) -> None:
    """It is no wrong code."""
    tolerated.append("Failed to load resource: the server responded with a status of 429")
    stage.refusals["enter"] = Message("too-many-tries", {"seconds": 30})
    stage.frames = [staged.invited(4)]
    page.goto(f"{stage.address}/t/stage")
    page.get_by_text("I have a seat already, on another device").click()
    page.get_by_label("Code from the other device").fill("k7rm-2qxd")
    page.keyboard.press("Enter")
    expect(page.get_by_text("Too many tries. Wait 30 seconds, then try again.")).to_be_visible()


def test_links_and_codes_that_are_not_given_say_why(stage: Stage, page: Page, tolerated: list[str]) -> None:
    """Who asks for too many of them, or for the table's end, reads how long to wait."""
    tolerated.append("Failed to load resource: the server responded with a status of 429")
    for what in ("link", "code", "delete"):
        stage.refusals[what] = Message("too-many-tries", {"seconds": 5})
    stage.frames = [staged.playing(4)]
    page.goto(f"{stage.address}/t/stage")
    page.locator("#menu-button").click()
    page.locator("#delete").click()
    page.locator("[data-sure]").click()
    expect(page.get_by_role("alert")).to_contain_text("Wait 5 seconds")
    page.get_by_role("dialog", name="Menu").get_by_role("button", name="Me and my devices").click()
    for button in ("My personal link", "Code for another device"):
        page.get_by_role("button", name=button).click()
        expect(page.locator(".code-shown")).to_contain_text("Wait 5 seconds")
