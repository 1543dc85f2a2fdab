"""Piquet's scenes at every size and in every look: all in view, readable, nothing over anything else."""

from typing import Literal

import msgspec
import pytest
from msgspec.structs import replace
from playwright.sync_api import Browser, Page

from tests.browser.playing import in_a_hurry
from tests.browser.stage import Stage
from tests.browser.staged_piquet import SCENES, Desk
from tests.browser.test_axe import objections
from tests.browser.test_layout import NO_FAULTS, SIZES, faults

pytestmark = pytest.mark.browser

OVERLAPS = """() => {
  const all = (selector) => [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility())
  const box = (one) => one.getBoundingClientRect()
  const crosses = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1
  const meets = (one, other) => crosses(box(one), box(other))
  const fixed = all(".seat, .dock, #hand li, .bar, .tray")
  const own = all(".ledger, .feat, .talon li, .white, .advice, .spread button, .unasked .btn, .counts, .lane .new")
  const found = own.flatMap((one) => fixed.filter((other) => meets(one, other)).map((other) => [one, other]))
  const lying = all(".trick .face")
  const beside = all(".unasked .btn, .unasked p")
  const covered = beside.flatMap((one) => lying.filter((other) => meets(one, other)).map((other) => [one, other]))
  const pairs = all(".ledger, .unasked .btn, .counts, .feat:not(.capot):not(.open-capot)")
  const later = (one) => pairs.slice(pairs.indexOf(one) + 1)
  const crossed = pairs.flatMap((one) => later(one).filter((other) => meets(one, other)).map((other) => [one, other]))
  const name = (one) => `${one.tagName}.${one.getAttribute("class")}`
  return [...found, ...covered, ...crossed].map((both) => both.map(name).join(" over "))
}"""

LOOKS: list[tuple[Literal["light", "dark"], bool, Literal["no-preference", "more"], str]] = [
    ("dark", True, "no-preference", "ru-RU"),
    ("light", False, "more", "pl-PL"),
]
CASES = [(size, "ru-RU") for size in SIZES] + [("phone", "pl-PL")]
IMPATIENT = "setInterval(() => document.querySelector('.felt')?.click(), 15)"
"""A tap on the table shows the next frame at once."""


@pytest.mark.parametrize("size,lang", CASES)
def test_every_scene_is_whole_and_readable(chromium: Browser, stage: Stage, size: str, lang: str) -> None:
    """Cut, exchange, ledger, counts, celebrations, settlement, for two and for three: no fault of the layout."""
    width, height = SIZES[size]
    touch = size != "desktop"
    context = chromium.new_context(
        viewport={"width": width, "height": height},
        locale=lang,
        reduced_motion="reduce",
        is_mobile=touch,
        has_touch=touch,
    )
    in_a_hurry(context)
    context.add_init_script(IMPATIENT)
    page = context.new_page()
    found: dict[str, object] = {}
    for at, (name, scene) in enumerate(SCENES.items()):
        frame = replace(scene(2), seq=1000 + at)
        if not at:
            stage.frames = [frame]
            page.goto(f"{stage.address}/t/stage")
        found[name] = {**msgspec.to_builtins(faults(page, stage, frame)), "overlaps": page.evaluate(OVERLAPS)}
    context.close()
    fine: dict[str, object] = {**msgspec.to_builtins(NO_FAULTS), "overlaps": []}
    assert {name: fault for name, fault in found.items() if fault != fine} == {}


def test_a_long_list_to_keep_back_scrolls_in_itself(chromium: Browser, stage: Stage) -> None:
    """Four equal points on a short phone: the buttons and the ledger stay in view."""
    context = chromium.new_context(viewport={"width": 360, "height": 640}, locale="ru-RU", reduced_motion="reduce")
    page = context.new_page()
    hands = {0: "SA SK SQ HA HK HQ DA DK DQ CA CK CQ", 1: "SJ ST S9 HJ HT H9 DJ DT D9 CJ CT C9"}
    stage.frames = [replace(Desk().deal(hands).take().take().frame(), seq=1000, since=1000)]
    page.goto(f"{stage.address}/t/stage")
    page.locator("#keep").click()
    page.locator(".keep").nth(3).wait_for()
    assert page.evaluate(OVERLAPS) == []
    assert page.locator(".declare .buttons").evaluate("(one) => one.getBoundingClientRect().bottom < innerHeight")
    context.close()


@pytest.mark.parametrize("theme,four_colors,contrast,lang", LOOKS)
def test_axe_objects_to_nothing(
    chromium: Browser,
    stage: Stage,
    theme: str,
    four_colors: bool,
    contrast: Literal["no-preference", "more"],
    lang: str,
) -> None:
    """Names, roles and contrast of every scene, of the list behind the small choice and of the sheet."""
    context = chromium.new_context(
        viewport={"width": 390, "height": 844}, locale=lang, reduced_motion="reduce", contrast=contrast
    )
    in_a_hurry(context)
    context.add_init_script(IMPATIENT)
    for name, value in {"theme": f'"{theme}"', "four-colors": str(four_colors).lower()}.items():
        context.add_init_script(f"localStorage.setItem('pik.{name}', '{value}')")
    page = context.new_page()
    found: dict[str, object] = {}
    for at, name in enumerate(SCENES):
        show(page, stage, name, at)
        found[name] = objections(page)
        page.keyboard.press("Escape")
    show(page, stage, "declaring", 100)
    page.locator("#keep").click()
    found["keeping"] = objections(page)
    show(page, stage, "counting", 101)
    page.locator("#counts").click()
    found["sheet"] = objections(page)
    context.close()
    assert {scene: each for scene, each in found.items() if each} == {}


def show(page: Page, stage: Stage, name: str, at: int) -> None:
    """Put a scene on the stage."""
    frame = replace(SCENES[name](2), seq=1000 + at, since=1000 + at)
    if page.url == "about:blank":
        stage.frames = [frame]
        page.goto(f"{stage.address}/t/stage")
    else:
        stage.say(frame)
    page.locator(f"main[data-seq='{frame.seq}']").wait_for()
