"""Small signs at names and numbers: circles hold their numbers, a badge hides no letter, fields are no lamps."""

import pytest
from playwright.sync_api import Page

from pik.core.message import Message
from tests.browser import staged
from tests.browser.seated import remembered, show
from tests.browser.stage import Stage
from tests.browser.test_small_screens import box, boxes, look_at, noted, size, summed

pytestmark = pytest.mark.browser

INK = """(one) => {
  const text = [...one.childNodes].find((node) => node.nodeType === 3 && node.data.trim())
  const range = document.createRange()
  range.selectNodeContents(text)
  const place = range.getBoundingClientRect()
  const style = getComputedStyle(one)
  const pen = document.createElement("canvas").getContext("2d")
  pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`
  const ink = pen.measureText(text.data.trim())
  const middle = place.top + place.height / 2
  return { x: place.left - ink.actualBoundingBoxLeft, width: ink.actualBoundingBoxLeft + ink.actualBoundingBoxRight,
    y: middle - ink.actualBoundingBoxAscent / 2, height: ink.actualBoundingBoxAscent }
}"""
"""Where the ink of a text is: letters lean out of their boxes."""


@pytest.mark.parametrize("width,height", [(360, 640), (390, 844), (844, 390)])
def test_a_circle_holds_the_whole_number(stage: Stage, page: Page, width: int, height: int) -> None:
    """On the pad and in the list of the deal: digits lean to the right, and no part of the last one sticks out."""
    size(page, width, height)
    look_at(stage, page, summed(4, marks=("wheel",)))
    page.evaluate("document.fonts.ready")
    circles = page.locator(".mark:visible path").all()
    digits = page.locator(".marked .digits, .strip:visible .digits, .slip:visible .digits").all()
    assert len(circles) == len(digits) >= 4
    for circle, number in zip(circles, digits, strict=True):
        ink, ring = number.evaluate(INK), box(circle)
        left, right = ink["x"] - ring.x, ring.right - ink["x"] - ink["width"]
        assert min(left, right) >= 1, (left, right)
        assert abs(left - right) <= 4, (left, right)


@pytest.mark.parametrize("width,height", [(360, 640), (390, 844), (844, 390), (1280, 800)])
@pytest.mark.parametrize("seats", [4, 5, 6])
def test_the_dealers_badge_hides_no_letter(stage: Stage, page: Page, seats: int, width: int, height: int) -> None:
    """Neither that of the avatar nor the name nor the score."""
    size(page, width, height)
    show(stage, page, staged.playing(seats))
    badge = box(page.locator(".seat .dealer"))
    seat = page.locator(".seat:has(.dealer)")
    ink = seat.locator(".avatar").evaluate(INK)
    assert badge.right <= ink["x"] + 1 or badge.bottom <= ink["y"] + 1
    assert not [each for each in boxes(seat.locator(".who b, .meta, .score")) if each.meets(badge)]


def test_fields_are_dark_in_the_dark(stage: Stage, page: Page) -> None:
    """What is written into stands on a ground of the theme, in its ink."""
    remembered(page, theme='"dark"')
    show(stage, page, staged.asking(4))
    page.locator("#chat-button").click()
    field = page.locator("dialog input.field")
    colors = field.evaluate("one => [getComputedStyle(one).backgroundColor, getComputedStyle(one).color]")
    ground, ink = (sum(map(float, color[color.index("(") + 1 : -1].split(",")[:3])) for color in colors)
    assert ground < 200
    assert ink > 500


@pytest.mark.parametrize("lang", ["ru-RU", "pl-PL", "en-GB"])
def test_two_notes_of_a_small_seat_are_told_apart(stage: Stage, page: Page, lang: str) -> None:
    """Six at a table: each has its line, or there is a gap that no space between words has."""
    remembered(page, language=f'"{lang[:2]}"')
    size(page, 360, 640)
    notes = (Message("note-on-own"), Message("note-nothing"))
    show(stage, page, noted(staged.playing(6), dict.fromkeys(range(1, 6), notes)))
    for seat in (2, 3, 4):
        first, second = boxes(page.locator(f"#seat{seat} .note"))
        assert second.y >= first.bottom or second.x - first.right >= 8
