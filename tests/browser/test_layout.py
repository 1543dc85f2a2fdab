"""Every scene at every size: all in view, nothing hidden, nothing too small to hit or to read."""

import msgspec
import pytest
from msgspec.structs import replace
from playwright.sync_api import Browser, Page

from pik.web.messages import Frame
from tests.browser.stage import Stage
from tests.browser.staged import PAGES, SCENES

SIZES = {
    "phone": (360, 640),
    "tall-phone": (390, 844),
    "landscape": (844, 390),
    "desktop": (1280, 800),
    "tablet": (820, 1180),
    "zoomed": (640, 400),
}


class Faults(msgspec.Struct, frozen=True):
    """What the page found wrong with itself."""

    outside: list[str]
    small_text: list[str]
    small_targets: list[str]
    narrow_cards: list[str]
    covered_cards: list[str]
    covered_seats: list[str]


FIND_FAULTS = """() => {
  const all = (selector) => [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility())
  const box = (one) => one.getBoundingClientRect()
  const name = (one) => `${one.tagName}.${one.getAttribute("class") ?? ""} ${one.textContent.trim().slice(0, 30)}`
  const isOut = (one) => {
    const { left, top, right, bottom } = box(one)
    return left < -0.5 || top < -0.5 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5
  }
  const meets = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1
  const round = 4
  const grown = (a) => ({ left: a.left - round, top: a.top - round, right: a.right + round, bottom: a.bottom + round })
  const isText = (node) => node.nodeType === 3 && node.data.trim()
  const texts = all("main *").filter((one) => [...one.childNodes].some(isText))
  const isRead = (one) => !one.closest(".sr")
  const cards = all("#hand .card")
  const strip = (card, at) => {
    const next = cards[at + 1]
    return next ? box(next).left - box(card).left : box(card).width
  }
  const index = (one) => {
    const { left, top, width } = box(one.querySelector(".face"))
    return { left: left + width * 0.1, top: top + width * 0.1, right: left + width * 0.4, bottom: top + width * 0.4 }
  }
  const lying = all(".trick .lying")
  const seats = all(".seat")
  const things = all(".dock, #hand, .bar, .sides, .paper, .heap, .pile .caption")
  const isCovered = (card) => [...seats, ...lying.slice(lying.indexOf(card) + 1)]
    .some((other) => meets(index(card), box(other.querySelector(".face") ?? other)))
  return {
    outside: all(".bar, .seat, .dock, #hand .card, .trick .lying, .fact, .panel .btn, .pile").filter(isOut).map(name),
    small_text: texts.filter(isRead).filter((one) => parseFloat(getComputedStyle(one).fontSize) < 12).map(name),
    small_targets: all("main button, main a, main input[type=range], main label").filter((one) => isRead(one))
      .filter((one) => !one.matches(".cover")).filter((one) => box(one).height < 43.5 || box(one).width < 24).map(name),
    narrow_cards: cards.filter((card, at) => strip(card, at) < 24 || box(card).height < 44).map(name),
    covered_cards: lying.filter(isCovered).map(name),
    covered_seats: seats.filter((seat) => [...seats, ...things].some((other) => other !== seat
      && meets(grown(box(seat)), box(other)))).map(name),
  }
}"""
NO_FAULTS = Faults([], [], [], [], [], [])


SEATS = {"ru-RU": range(2, 7), "en-GB": (4, 6), "pl-PL": (4, 6)}
CASES = [(size, "ru-RU") for size in SIZES] + [(size, lang) for size in ("phone", "landscape") for lang in SEATS]


@pytest.mark.browser
@pytest.mark.parametrize("size,lang", sorted(set(CASES)))
def test_every_scene_is_whole_and_readable(chromium: Browser, stage: Stage, size: str, lang: str) -> None:
    """For 2 to 6 seats and every kind of choice: all in view, 12 px at least, targets 44 px, strips 24 px."""
    width, height = SIZES[size]
    touch = size != "desktop"
    context = chromium.new_context(
        viewport={"width": width, "height": height},
        locale=lang,
        reduced_motion="reduce",
        is_mobile=touch,
        has_touch=touch,
    )
    context.add_init_script("localStorage.setItem('pik.speed', '\"none\"')")
    page = context.new_page()
    frames = {f"{scene} {seats}": SCENES[scene](seats) for scene in SCENES for seats in SEATS[lang]}
    stage.frames = [next(iter(frames.values()))]
    page.goto(f"{stage.address}/t/stage")
    found = {name: faults(page, stage, replace(frame, seq=100 + at)) for at, (name, frame) in enumerate(frames.items())}
    context.close()
    assert {name: fault for name, fault in found.items() if fault != NO_FAULTS} == {}


def faults(page: Page, stage: Stage, frame: Frame) -> Faults:
    """What is wrong with a frame."""
    page.locator("main[data-seq]").wait_for()
    stage.say(frame)
    page.locator(f"main[data-seq='{frame.seq}']").wait_for()
    if page.locator("dialog").count():
        page.locator("dialog header button").click()
        page.locator("dialog").wait_for(state="detached")
    page.evaluate("document.fonts.ready")
    return msgspec.convert(page.evaluate(FIND_FAULTS), Faults)


PAGE_FAULTS = """() => {
  const isSeen = (one) => one.checkVisibility() && !one.closest(".sr")
  const all = [...document.querySelectorAll("main, main *")].filter(isSeen)
  const box = (one) => one.getBoundingClientRect()
  const name = (one) => `${one.tagName}.${one.getAttribute("class") ?? ""} ${one.textContent.trim().slice(0, 30)}`
  const scrolls = (one) => one.closest(".series") !== null
  return {
    wide: all.filter((one) => !scrolls(one) && (box(one).left < -0.5 || box(one).right > innerWidth + 0.5)).map(name),
    small: all.filter((one) => one.matches("button, a, input, select, summary") && box(one).height < 43.5).map(name),
    fine: all.filter((one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim()))
      .filter((one) => parseFloat(getComputedStyle(one).fontSize) < 12).map(name),
  }
}"""


@pytest.mark.browser
@pytest.mark.parametrize("size,lang", sorted(set(CASES)))
def test_every_page_round_the_game_fits_the_width(chromium: Browser, stage: Stage, size: str, lang: str) -> None:
    """Lobby, set table, invitation and account, 2 to 6 seats: nothing sticks out, targets 44 px, text 12 px or more."""
    width, height = SIZES[size]
    context = chromium.new_context(viewport={"width": width, "height": height}, locale=lang, reduced_motion="reduce")
    page = context.new_page()
    found: dict[str, dict[str, list[str]]] = {}
    for scene, make in PAGES.items():
        for seats in SEATS[lang]:
            stage.frames = [make(seats)]
            page.goto(f"{stage.address}/t/stage")
            page.locator("main[data-life]").wait_for()
            page.evaluate("document.fonts.ready")
            found[f"{scene} {seats}"] = page.evaluate(PAGE_FAULTS)
    for name in ("", "#friends"):
        page.goto(f"{stage.address}/{name}")
        page.locator("#play-now, #set-table").wait_for()
        found[f"lobby {name}"] = page.evaluate(PAGE_FAULTS)
    context.close()
    assert {name: faults for name, faults in found.items() if any(faults.values())} == {}
