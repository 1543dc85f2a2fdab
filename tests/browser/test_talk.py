"""What bots say, shown and heard as the reader likes."""

import re

import pytest
from msgspec.structs import replace
from playwright.sync_api import Browser, Page, expect

from pik.core.seat import Seat
from pik.web.messages import Frame, Talk
from tests.browser import staged
from tests.browser.seated import open_group
from tests.browser.stage import Stage
from tests.browser.test_spades_scenes import SPOKEN_OVER

pytestmark = pytest.mark.browser
TURN_ALONE = re.compile(r"^Your cards: [^.]+\. = \(the equals key\): hear [^.]+\. Your turn\. Follow suit: diamonds\.$")
"""What is heard first where nobody's talk is."""


def talking(seq: int, *lines: Talk) -> Frame:
    """The reader's turn, after some remarks."""
    return replace(staged.playing(4), seq=seq, talk=lines)


EARLIER = Talk(9, 1, Seat(1), "talk-captain-trick-1")
NEWER = Talk(11, 2, Seat(2), "talk-grandma-wheel-near-1")


def open_table(stage: Stage, page: Page) -> None:
    """A table at which one remark was made before."""
    stage.frames = [talking(10, EARLIER)]
    page.goto(f"{stage.address}/t/stage")
    page.locator("main[data-seq='10']").wait_for()


def test_only_the_newest_remark_is_a_bubble_and_nothing_shifts(stage: Stage, page: Page) -> None:
    """One bubble at the speaker's seat, which takes no room; the log keeps them all in their places."""
    open_table(stage, page)
    seats = page.locator(".seat")
    before = [each.bounding_box() for each in seats.all()]
    stage.say(talking(11, EARLIER, NEWER))
    expect(page.locator("#seat2 .bubble")).to_have_text("Somebody’s wheel is warming up.")
    expect(page.locator(".bubble")).to_have_count(1)
    assert [each.bounding_box() for each in seats.all()] == before
    page.get_by_role("button", name="What happened").click()
    said = page.get_by_role("dialog").locator(".said")
    expect(said).to_have_text([re.compile("Lena Steady as she goes."), re.compile("Boris Somebody’s wheel")])


def test_talk_can_be_turned_off_for_good(stage: Stage, page: Page) -> None:
    """No bubble, nothing in the log, nothing read out, and after a reload it is still so."""
    open_table(stage, page)
    expect(page.locator("#seat1 .bubble")).to_have_count(1)
    open_group(page, "table")
    page.get_by_role("switch", name="Bots talk at the table").uncheck()
    expect(page.get_by_role("switch", name="A screen reader reads their talk, too")).to_have_count(0)
    page.reload()
    page.locator("main[data-seq='10']").wait_for()
    stage.say(talking(11, EARLIER, NEWER))
    page.locator("main[data-seq='11']").wait_for()
    expect(page.locator(".bubble, .log .said")).to_have_count(0)
    expect(page.locator("[role=status]")).to_have_text(TURN_ALONE)


def test_talk_can_be_seen_and_not_heard(stage: Stage, page: Page) -> None:
    """The live region keeps to the game where its reader wants it so."""
    open_table(stage, page)
    open_group(page, "table")
    page.get_by_role("switch", name="A screen reader reads their talk, too").uncheck()
    page.keyboard.press("Escape")
    stage.say(talking(11, EARLIER, NEWER))
    expect(page.locator("#seat2 .bubble")).to_have_count(1)
    expect(page.locator("[role=status]")).to_have_text(TURN_ALONE)


@pytest.mark.parametrize("width,height", [(360, 640), (390, 844), (844, 390)])
def test_a_remark_hides_no_index_of_the_trick(stage: Stage, page: Page, width: int, height: int) -> None:
    """Two to six at the table, whoever speaks: the corners of the cards that lie there stay in view."""
    page.set_viewport_size({"width": width, "height": height})
    open_table(stage, page)
    hidden: list[tuple[int, int]] = []
    speakers = [(seats, speaker) for seats in range(2, 7) for speaker in range(1, seats)]
    for seq, (seats, speaker) in enumerate(speakers, start=20):
        said = Talk(seq, 1, Seat(speaker), "talk-grandma-wheel-near-1")
        stage.say(replace(staged.playing(seats), seq=seq, talk=(said,)))
        page.locator(f"main[data-seq='{seq}'] .bubble").wait_for()
        if page.evaluate(SPOKEN_OVER):
            hidden.append((seats, speaker))
    assert hidden == []


KEPT_TO_THE_FELT = """() => {
  const said = document.querySelector(".bubble")
  said.style.pointerEvents = "auto"
  const { left, top, right, bottom } = said.getBoundingClientRect()
  const felt = document.querySelector(".felt").getBoundingClientRect()
  const corners = [[left + 8, top + 8], [right - 8, top + 8], [left + 8, bottom - 8], [right - 8, bottom - 8]]
  const isOnTop = ([x, y]) => document.elementFromPoint(x, y) === said
  return left >= 0 && top >= felt.top && right <= felt.right + 0.5 && bottom <= felt.bottom
    && corners.every(isOnTop)
}"""


@pytest.mark.parametrize("lang", ["ru-RU", "pl-PL"])
@pytest.mark.parametrize("width,height", [(360, 640), (390, 844), (844, 390)])
def test_a_remark_keeps_to_the_felt(chromium: Browser, stage: Stage, lang: str, width: int, height: int) -> None:
    """Whoever speaks: nothing of the bar and of the pad is covered, and no other seat lies over the remark."""
    context = chromium.new_context(locale=lang, reduced_motion="reduce", viewport={"width": width, "height": height})
    page = context.new_page()
    open_table(stage, page)
    astray: list[tuple[str, int, int]] = []
    scenes = [
        (scene, seats, speaker)
        for scene in ("playing", "drawing")
        for seats in range(2, 7)
        for speaker in range(1, seats)
    ]
    for seq, (scene, seats, speaker) in enumerate(scenes, start=20):
        said = Talk(seq, 1, Seat(speaker), "talk-grandma-wheel-near-1")
        stage.say(replace(staged.SCENES[scene](seats), seq=seq, talk=(said,)))
        page.locator(f"main[data-seq='{seq}'] .bubble").wait_for()
        if not page.evaluate(KEPT_TO_THE_FELT):
            astray.append((scene, seats, speaker))
    context.close()
    assert astray == []
