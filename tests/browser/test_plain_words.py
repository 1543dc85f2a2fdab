"""What is asked stands in words, what is done says so, and what there is to do stands on the first screen."""

import pytest
from msgspec.structs import replace
from playwright.sync_api import Browser, Page, expect

from pik.core.seat import Seat
from pik.web.messages import Talk
from tests.browser import staged, staged_live
from tests.browser.screens import Gallery
from tests.browser.seated import show, sit_down, small_phone
from tests.browser.stage import Stage

pytestmark = pytest.mark.browser

HEADS = {
    "cutting": "Where to cut?",
    "drawing": "Your draw",
    "declaring": "What do you announce?",
    "voting": "Tomek: “All mine!” Do you agree?",
    "between": "Next deal?",
    "playing": "Your turn",
}
BOX = "(one) => { const { left, top, right, bottom } = one.getBoundingClientRect(); return [left, top, right, bottom] }"


@pytest.mark.parametrize("scene", HEADS)
def test_the_status_says_what_is_asked(stage: Stage, page: Page, scene: str) -> None:
    """It is one's turn to play only where a card is to be played."""
    sit_down(stage, page, scene)
    expect(page.locator(".dock .status b")).to_have_text(HEADS[scene])


def test_who_serves_is_told_the_bound_once(stage: Stage, page: Page) -> None:
    """PK-3.2: the request stands in the panel alone; over it the rule that decides."""
    show(stage, page, staged_live.SCENES["serving"]())
    expect(page.locator(".dock .status > span:last-child")).to_have_text("At a score of 3 or less: no draw.")


def test_announcing_nothing_says_so(stage: Stage, page: Page) -> None:
    """A newcomer reads on the button what it does."""
    sit_down(stage, page, "declaring")
    expect(page.get_by_role("button", name="Announce nothing", exact=True)).to_be_visible()


def test_the_account_says_which_deal_is_not_in_it(stage: Stage, page: Page) -> None:
    """PK-9.2: the scores at the seats are those of the last deal, which is not written."""
    sit_down(stage, page, "over")
    end = page.get_by_role("dialog")
    expect(end).to_contain_text("The last deal is not written: the row before it is what counts.")
    expect(end.locator("#account thead th").nth(1)).to_have_text("You")


@pytest.mark.parametrize("name", ["#play-now", "#friends"])
def test_a_small_phone_shows_how_to_begin(chromium: Browser, stage: Stage, name: str) -> None:
    """The way to a table is on the first screen, without a swipe."""
    context = small_phone(chromium)
    page = context.new_page()
    Gallery(stage, page).show("lobby")
    expect(page.locator(name)).to_be_in_viewport(ratio=1)
    context.close()


def test_a_full_table_begins_on_the_first_screen(chromium: Browser, stage: Stage) -> None:
    """Nobody is to be invited: the link stands below."""
    context = small_phone(chromium)
    page = context.new_page()
    stage.frames = [replace(staged.gathering(4), players=staged.players(4))]
    page.goto(f"{stage.address}/t/stage")
    expect(page.locator("#begin")).to_be_in_viewport(ratio=1)
    context.close()


def test_a_table_for_friends_opens_at_its_title(chromium: Browser, stage: Stage) -> None:
    """However far down the lobby was."""
    context = small_phone(chromium)
    page = context.new_page()
    Gallery(stage, page).show("lobby")
    page.mouse.wheel(0, 400)
    page.locator("#friends").evaluate("(link) => link.click()")
    expect(page.get_by_role("heading", level=1)).to_be_in_viewport(ratio=1)
    context.close()


def test_open_cards_leave_the_header_free(chromium: Browser, stage: Stage) -> None:
    """PK-4.3: five cards at a side seat take a line or two, and the seat stays on the table."""
    context = small_phone(chromium)
    page = context.new_page()
    scene = staged.board(4, "over")
    seats = tuple(replace(each, shown=("H6", "HT", "HJ", "HQ", "HA")) for each in scene.seats)
    show(stage, page, staged.frame(4, replace(scene, facts=(), seats=seats), staged.listed({"type": "ready"})))
    header = bottom(page, ".bar")
    for seat in range(1, 4):
        assert top(page, f"#seat{seat}") >= header
    context.close()


def test_nothing_jumps_when_the_last_card_is_played(chromium: Browser, stage: Stage) -> None:
    """Its trick still lies on the table: the place of the hand is kept."""
    context = small_phone(chromium)
    page = context.new_page()
    screen = staged.board(4, "play", staged.hand("SA", playable=("SA",)))
    show(stage, page, staged.frame(4, screen, staged.listed({"type": "play", "card": "SA"})))
    before = top(page, ".dock")
    stage.say(staged.frame(4, staged.board(4, "play"), seq=12))
    page.locator("main[data-seq='12']").wait_for()
    assert abs(top(page, ".dock") - before) <= 1
    context.close()


def test_no_ring_before_a_key_is_pressed_on_a_phone(chromium: Browser, stage: Stage) -> None:
    """A ring looks like a picked card to who has only touched; who uses keys sees it."""
    context = small_phone(chromium)
    page = context.new_page()
    show(stage, page, staged.drawing(4))
    card = page.locator("#hand .card").first
    card.evaluate("(one) => one.focus({ focusVisible: true })")
    ring = "(one) => getComputedStyle(one.querySelector('.face')).outlineStyle"
    assert card.evaluate(ring) == "none"
    page.keyboard.press("ArrowRight")
    assert page.locator("#hand .card:focus").evaluate(ring) == "solid"
    context.close()


@pytest.mark.parametrize("size", [(360, 640), (390, 844)])
def test_talk_of_two_covers_no_word(chromium: Browser, stage: Stage, size: tuple[int, int]) -> None:
    """With two seats a bubble stands beside the chip, within the screen, under trump and phase."""
    context = chromium.new_context(
        viewport={"width": size[0], "height": size[1]}, locale="en-GB", reduced_motion="reduce"
    )
    page = context.new_page()
    talk = (Talk(9, 1, Seat(1), "talk-captain-trick-1"),)
    show(stage, page, replace(staged.playing(2), talk=talk))
    left, above, right, _ = page.locator(".bubble").evaluate(BOX)
    assert left >= 0
    assert right <= size[0]
    assert above >= bottom(page, ".bar")
    context.close()


def test_the_scorer_chooses_whom_to_fine(stage: Stage, page: Page) -> None:
    """PK-8.5: nobody is chosen beforehand, and nobody after a mark."""
    table = staged_live.following()
    show(stage, page, table.frame())
    page.locator("#menu-button").click()
    page.locator("[data-opens=desk]").click()
    mark = page.locator("#desk [data-act=mark]")
    expect(mark).to_have_count(0)
    page.get_by_role("group", name="For whom").get_by_role("button", name="Boris").click()
    page.get_by_role("group", name="Reason (costs a wheel").get_by_role("button", name="rudeness").click()
    mark.click()
    expect(mark).to_have_count(0)


def top(page: Page, selector: str) -> float:
    """Where something begins."""
    return float(page.locator(selector).evaluate(BOX)[1])


def bottom(page: Page, selector: str) -> float:
    """Where something ends."""
    return float(page.locator(selector).evaluate(BOX)[3])
