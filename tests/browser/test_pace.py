"""How long things stay on the table, and what takes them away."""

import pytest
from msgspec.structs import replace
from playwright.sync_api import Page, expect

from pik.core.seat import Seat
from tests.browser import staged, staged_piquet, staged_spades
from tests.browser.seated import remembered, show, sit_down_while_time_stands
from tests.browser.stage import Stage

pytestmark = pytest.mark.browser


def test_a_trick_stays_until_it_is_tapped_on(stage: Stage, page: Page) -> None:
    """No time takes it away; a tap on the table does, and the status says that it is this tap that is waited for."""
    remembered(page, stay="0")
    sit_down_while_time_stands(stage, page)
    stage.say(replace(staged.finished(4), waiting=(Seat(1),), asked=staged.NOTHING))
    stage.say(replace(staged.playing(4), seq=12))
    expect(page.locator("#go-on")).to_be_visible()
    expect(page.locator(".dock .status b")).to_have_text("Waiting for you")
    page.clock.run_for(10_000)
    expect(page.locator("main")).to_have_attribute("data-seq", "11")
    page.locator(".felt").click(position={"x": 200, "y": 90})
    expect(page.locator("main")).to_have_attribute("data-seq", "12")
    expect(page.locator("#go-on")).to_have_count(0)


def test_the_keyboard_goes_on_after_a_trick(stage: Stage, page: Page) -> None:
    """The button has the focus, unless a card may be played: then that has it, and going on takes no key."""
    remembered(page, stay="0")
    show(stage, page, staged.playing(4))
    page.locator("[data-card=DK]").focus()
    stage.say(replace(staged.finished(4), waiting=staged.playing(4).waiting[:0], asked=staged.NOTHING))
    stage.say(replace(staged.playing(4), seq=12))
    expect(page.get_by_role("button", name="Go on")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("main")).to_have_attribute("data-seq", "12")
    expect(page.locator("[data-card=DK]")).to_be_focused()
    stage.say(replace(staged.finished(4), seq=13))
    expect(page.locator("[data-card=SA]")).to_be_focused()
    expect(page.locator("#go-on")).to_have_count(0)


def test_what_is_gathered_waits_for_the_tap_too(stage: Stage, page: Page) -> None:
    """A game that gathers its tricks leaves them where they are until then."""
    remembered(page, stay="0")
    sit_down_while_time_stands(stage, page, staged_spades.following())
    taken = staged_spades.Desk(dealer=0).deal().bid(3, 5, 0, 4).play("DK", "DJ", "D9", "DA").frame()
    stage.say(replace(taken, seq=500))
    page.locator("main[data-seq='500'] .trick.finished .lying").first.wait_for()
    page.clock.run_for(10_000)
    expect(page.locator(".trick.finished")).to_have_count(1)
    page.locator(".felt").dispatch_event("click")
    page.clock.run_for(1000)
    expect(page.locator(".trick.finished")).to_have_count(0)


def test_only_tricks_wait_for_the_tap(stage: Stage, page: Page) -> None:
    """What others declare stays its second and goes on by itself: a tap for each word would be a burden."""
    remembered(page, stay="0")
    sit_down_while_time_stands(stage, page, staged_piquet.declaring(2))
    stage.say(replace(staged_piquet.answering(2), seq=500))
    stage.say(replace(staged_piquet.equal(2), seq=501))
    expect(page.locator("main")).to_have_attribute("data-seq", "500")
    page.clock.run_for(980)
    expect(page.locator("main")).to_have_attribute("data-seq", "500")
    expect(page.locator("#go-on")).to_have_count(0)
    page.clock.run_for(40)
    expect(page.locator("main")).to_have_attribute("data-seq", "501")


@pytest.mark.parametrize("speed,waits", [("slow", 700), ("normal", 350), ("fast", 160)])
def test_the_speed_is_how_long_each_step_stays(stage: Stage, page: Page, speed: str, waits: int) -> None:
    """The next frame is shown when the time of the one before has passed."""
    remembered(page, speed=f'"{speed}"')
    sit_down_while_time_stands(stage, page)
    stage.say(replace(staged.playing(4), seq=11))
    stage.say(replace(staged.playing(4), seq=12))
    expect(page.locator("main")).to_have_attribute("data-seq", "11")
    page.clock.run_for(waits - 20)
    expect(page.locator("main")).to_have_attribute("data-seq", "11")
    page.clock.run_for(40)
    expect(page.locator("main")).to_have_attribute("data-seq", "12")


def test_without_movement_steps_follow_at_once_but_a_trick_stays(stage: Stage, page: Page) -> None:
    """Nothing moves and nothing waits, except that a finished trick can be seen."""
    remembered(page, speed='"none"')
    sit_down_while_time_stands(stage, page)
    stage.say(replace(staged.playing(4), seq=11))
    stage.say(replace(staged.finished(4), seq=12))
    stage.say(replace(staged.playing(4), seq=13))
    expect(page.locator("main")).to_have_attribute("data-seq", "12")
    page.clock.run_for(980)
    expect(page.locator("main")).to_have_attribute("data-seq", "12")
    page.clock.run_for(40)
    expect(page.locator("main")).to_have_attribute("data-seq", "13")
