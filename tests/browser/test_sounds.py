"""What is heard beside the page, where somebody wants to hear it."""

import re

import pytest
from msgspec.structs import replace
from playwright.sync_api import Page, expect

from house.paths import CLIENT
from pik.core.match import MatchScreen
from pik.core.seat import Seat
from pik.texts import catalog, inventory
from pik.web.messages import Frame
from tests.browser import staged
from tests.browser.coming import before_scoring, hide, my_turn, scored, taken, waiting
from tests.browser.seated import open_group, remembered, show, sit_down
from tests.browser.stage import Stage

pytestmark = pytest.mark.browser


LISTEN = """
window.heard = []
window.contexts = 0
const Real = window.AudioContext
window.AudioContext = class extends Real {
  constructor() { super(); window.contexts += 1 }
  createOscillator() {
    const source = super.createOscillator()
    const start = source.start
    source.start = (at) => { window.heard.push(Math.round(source.frequency.value)); start.call(source, at) }
    return source
  }
  createBufferSource() { window.heard.push(0); return super.createBufferSource() }
}
"""
"""Counts audio contexts, and notes each sound: its pitch, 0 for the rustle of paper."""
TURN = [659, 880]
DEAL = [392, 494, 587]
FEAT = [523, 659, 784, 1047]


def heard(stage: Stage, page: Page, frame: Frame) -> list[int]:
    """What sounds when a frame comes."""
    page.evaluate("window.heard = []")
    stage.say(frame)
    page.locator(f"main[data-seq='{frame.seq}']").wait_for()
    pitches: list[int] = page.evaluate("window.heard")
    return pitches


def listen(stage: Stage, page: Page, frame: Frame) -> None:
    """A table with sounds, at which somebody has touched the page."""
    page.add_init_script(LISTEN)
    remembered(page, sounds="true", speed='"none"', stay="0.3")
    show(stage, page, frame)
    page.wait_for_load_state("networkidle")
    page.locator(".bar h1").click()
    page.wait_for_function("() => window.contexts === 1")


def test_nothing_sounds_or_loads_until_it_is_wanted(stage: Stage, page: Page) -> None:
    """Without a switch turned on there is no audio, and what makes it is not even loaded."""
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.add_init_script(LISTEN)
    sit_down(stage, page)
    page.locator("[data-card=DK]").click()
    stage.say(taken(11))
    page.locator("main[data-seq='11']").wait_for()
    assert page.evaluate("window.contexts") == 0
    assert [url for url in asked if "/all-" in url] == []


def test_a_page_that_nobody_touched_is_silent(stage: Stage, page: Page) -> None:
    """Sounds wait for a gesture, as browsers want it; then there is one context for all of them."""
    page.add_init_script(LISTEN)
    remembered(page, sounds="true")
    show(stage, page, waiting(10))
    page.wait_for_load_state("networkidle")
    assert heard(stage, page, my_turn(11)) == []
    assert page.evaluate("window.contexts") == 0
    page.locator(".bar h1").click()
    page.keyboard.press("ArrowRight")
    stage.say(waiting(12))
    page.locator("main[data-seq='12']").wait_for()
    assert heard(stage, page, my_turn(13)) == TURN
    assert page.evaluate("window.contexts") == 1


def test_each_sign_has_its_sound(stage: Stage, page: Page) -> None:
    """A card rustles, a trick twice more; turn, deal's end and something special (a wheel, a jack) have notes."""
    listen(
        stage,
        page,
        replace(waiting(10), screen=staged.raw(MatchScreen(Seat(0), staged.sheet(4), staged.board(4, "play")))),
    )
    assert heard(stage, page, waiting(11)) == [0]
    assert heard(stage, page, my_turn(12)) == TURN
    assert heard(stage, page, replace(my_turn(13), since=12)) == []
    assert heard(stage, page, taken(14)) == [0, 0, 0]
    assert heard(stage, page, before_scoring(15)) == []
    assert heard(stage, page, scored(16)) == DEAL
    assert heard(stage, page, scored(17, rows=1)) == []
    assert heard(stage, page, scored(18, rows=2)) == [*DEAL, *FEAT]
    jack = staged.told(scored(19, rows=2), "turns-jack", 1, card="SJ")
    assert heard(stage, page, jack) == FEAT


def test_out_of_sight_only_the_turn_is_heard(stage: Stage, page: Page) -> None:
    """Nobody wants a trick rustling from another window, but to be called."""
    listen(stage, page, waiting(10))
    hide(page)
    assert heard(stage, page, taken(11)) == []
    assert heard(stage, page, my_turn(12)) == TURN


def test_who_switches_sounds_on_hears_them(stage: Stage, page: Page) -> None:
    """The switch and each volume sound at once; off is silent again."""
    page.add_init_script(LISTEN)
    sit_down(stage, page)
    signs = open_group(page, "signs")
    signs.get_by_role("switch", name="Sounds").check()
    page.wait_for_function("() => window.heard.length === 2")
    signs.get_by_role("button", name="loud").click()
    page.wait_for_function("() => window.heard.length === 4")
    signs.get_by_role("switch", name="Sounds").uncheck()
    expect(signs.get_by_role("button", name="loud")).to_have_count(0)
    page.keyboard.press("Escape")
    assert heard(stage, page, taken(11)) == []


def test_the_volume_is_how_loud_it_is(stage: Stage, page: Page) -> None:
    """Each step is louder than the one before."""
    page.add_init_script(
        """window.gains = []
        const ramp = AudioParam.prototype.exponentialRampToValueAtTime
        AudioParam.prototype.exponentialRampToValueAtTime = function (value, at) {
          window.gains.push(value)
          return ramp.call(this, value, at)
        }"""
    )
    sit_down(stage, page)
    signs = open_group(page, "signs")
    signs.get_by_role("switch", name="Sounds").check()
    loudest: list[float] = []
    for name in ("quiet", "medium", "loud"):
        page.wait_for_function("() => window.gains.length > 0")
        page.evaluate("window.gains = []")
        signs.get_by_role("button", name=name).click()
        page.wait_for_function("() => window.gains.length > 0")
        loudest.append(page.evaluate("Math.max(...window.gains)"))
    assert loudest == sorted(set(loudest))


def test_what_is_special_is_told_of_in_some_game() -> None:
    """Each code that gets a flourish is one that a game has a sentence for."""
    source = (CLIENT / "signs" / "changes.ts").read_text()
    listed = re.search(r"const feats = \[(.*?)\n\]", source, re.DOTALL)
    assert listed is not None
    codes = re.findall(r'"([a-z-]+)"', listed[1])
    told = {code for game in ("pikala", "piquet", "spades") for code in inventory.read(catalog.source("en", game))}
    assert len(codes) > 10
    assert set(codes) - told == set()
