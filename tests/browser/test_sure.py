"""What can't be taken back is asked about first, in a window that no second tap answers."""

import re

import pytest
from msgspec.structs import replace
from playwright.sync_api import Page, expect

from tests.browser import staged
from tests.browser.seated import sit_down
from tests.browser.stage import Stage

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("alone,asked", [(True, "Really leave? The match ends here."), (False, "Really leave?")])
def test_leaving_is_asked_first(stage: Stage, page: Page, alone: bool, asked: str) -> None:
    """Who is the only person at the table reads that the match ends with it: no bots play on by themselves."""
    frame = staged.playing(4)
    others = (replace(player, kind="bot" if alone else "human", level=None) for player in frame.players[1:])
    stage.frames = [replace(frame, players=(frame.players[0], *others))]
    page.goto(f"{stage.address}/t/stage")
    page.locator("#menu-button").click()
    page.get_by_role("button", name="Me and my devices").click()
    page.get_by_role("button", name="Leave the table").click()
    expect(page.locator("#sure")).to_have_text(asked)
    assert stage.commands == []


def test_counting_is_asked_first(stage: Stage, page: Page) -> None:
    """A window asks, with the way back first; its other button ends the series."""
    sit_down(stage, page, "playing")
    page.locator("#menu-button").click()
    page.get_by_role("button", name="End the session and settle up").click()
    expect(page.locator("#leave-it")).to_be_focused()
    expect(page.locator("#sure")).to_contain_text("Really end it?")
    assert stage.commands == []
    page.locator("[data-sure]").click()
    assert stage.heard()["act"] == {"type": "count"}


@pytest.mark.parametrize("ends", ["#count", "#delete"])
def test_a_double_tap_ends_nothing(stage: Stage, page: Page, ends: str) -> None:
    """The question opens under the finger, and the second tap of the same gesture does not answer it."""
    sit_down(stage, page, "playing")
    page.locator("#menu-button").click()
    page.locator(ends).wait_for()
    box = page.locator(ends).bounding_box()
    assert box
    page.mouse.dblclick(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(page.locator(ends)).to_be_visible()
    expect(page).to_have_url(re.compile(r"/t/stage"))
    assert stage.commands == []
