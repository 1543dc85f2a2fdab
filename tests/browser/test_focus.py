"""Where the keyboard is after something has changed under it."""

import re

import pytest
from msgspec.structs import replace
from playwright.sync_api import Page, expect

from tests.browser import staged
from tests.browser.screens import Gallery
from tests.browser.seated import sit_down
from tests.browser.stage import Stage

pytestmark = pytest.mark.browser

OVER = {
    "settings": "#menu-button",
    "players": "#menu-button",
    "me": "#menu-button",
    "chat": "#chat-button",
    "pad": ".cover:visible",
}
"""Screens that lie over the table, and the button that leads to them."""


@pytest.mark.parametrize("way", ["Escape", "button"])
def test_what_opened_a_dialog_has_the_focus_when_it_closes(stage: Stage, page: Page, way: str) -> None:
    """Whether by Escape or by its button: one is back where one was."""
    gallery = Gallery(stage, page)
    for name, opener in OVER.items():
        gallery.show(name)
        while page.locator("dialog").count():
            close(page, way)
        expect(page.locator(opener).first, name).to_be_focused()


def close(page: Page, way: str) -> None:
    """Close the dialog on top."""
    before = page.locator("dialog").count()
    if way == "Escape":
        page.keyboard.press("Escape")
    else:
        page.locator("dialog header button").last.click()
    expect(page.locator("dialog")).to_have_count(before - 1)


def test_a_dialog_begins_at_its_title(stage: Stage, page: Page) -> None:
    """The keyboard is in the dialog, and stays there: Tab does not lead to the table behind it."""
    gallery = Gallery(stage, page)
    for name in OVER:
        gallery.show(name)
        expect(page.locator("dialog h2").last).to_be_focused()
        for _ in range(30):
            page.keyboard.press("Tab")
            assert not page.locator("main :focus").count(), name


def test_a_dialog_that_opened_over_nothing_leads_to_what_can_be_done(stage: Stage, page: Page) -> None:
    """What had the focus may have gone just before: then the page as a whole is no place to come back to."""
    sit_down(stage, page)
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("?")
    expect(page.locator("dialog h2")).to_be_focused()
    close(page, "Escape")
    playable = re.compile(", playable")  # at once: left to itself the page finds a place after half a minute
    expect(page.locator(":focus")).to_have_attribute("aria-label", playable, timeout=10_000)


def test_a_played_card_hands_the_focus_to_the_next_that_may_be_played(stage: Stage, page: Page) -> None:
    """It waits on the table meanwhile, and is never lost when a choice goes."""
    sit_down(stage, page)
    page.locator("[data-card=DK]").press("Enter")
    stage.heard()
    stage.say(staged.finished(4))
    expect(page.locator("[data-card=SA]")).to_be_focused()
    page.locator("[data-act=claim]").press("Enter")
    page.locator("[data-breach=claim]").press("Enter")
    stage.heard()
    stage.say(replace(staged.between(4), seq=12, since=12))
    expect(page.locator(".panel .btn.primary")).to_be_focused()


TORN = """(() => {
  window.torn = []
  const { remove } = Element.prototype
  Element.prototype.remove = function () {
    const { activeElement } = document
    if (activeElement !== document.body && this.contains(activeElement)) torn.push(activeElement.className)
    remove.call(this)
  }
})()"""
"""Notes what had the focus when it was taken out of the page: Chromium lays out the whole page then and there."""


def test_what_goes_with_its_question_lets_go_of_the_focus_first(stage: Stage, page: Page) -> None:
    """The button that cuts for the reader goes with the cut; the draw that follows has the focus at once."""
    page.add_init_script(TORN)
    stage.frames = [staged.cutting(4)]
    page.goto(f"{stage.address}/t/stage")
    page.locator("[data-choose]").focus()
    stage.say(replace(staged.drawing(4), seq=12, since=12))
    expect(page.locator("main[data-seq='12']")).to_be_visible()
    expect(page.locator("#hand [data-card=SA]")).to_be_focused()
    assert page.evaluate("torn") == []
