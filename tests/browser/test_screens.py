"""Every screen there is, in a language 40 % longer."""

import pytest
from playwright.sync_api import Browser

from tests.browser.pseudo import longer, pseudo
from tests.browser.screens import SPEED, Gallery
from tests.browser.stage import Stage

pytestmark = pytest.mark.browser

SIZES = {
    "phone": (360, 640),
    "tall-phone": (390, 844),
    "landscape": (844, 390),
    "desktop": (1280, 800),
    "zoomed": (640, 400),
}
"""The last is a desktop's window at 200 %."""

MISFITS = """() => {
  const dialogs = [...document.querySelectorAll("dialog[open]")]
  const root = dialogs.at(-1) ?? document.body
  const isSeen = (one) => one.checkVisibility({ opacityProperty: true }) && !one.closest(".sr, .toast, svg, select")
  const name = (one) => `${one.tagName}.${one.getAttribute("class") ?? ""} ${one.textContent.trim().slice(0, 40)}`
  const box = (one) => one.getBoundingClientRect()
  const own = (one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim())
  const scrolls = (one, way) => { for (let each = one.parentElement; each; each = each.parentElement)
    if (["auto", "scroll"].includes(getComputedStyle(each)[way])) return true
    return false }
  const all = [...root.querySelectorAll("*")].filter(isSeen)
  const texts = all.filter(own)
  const cut = (one) => { const { overflowX, overflowY } = getComputedStyle(one)
    return (overflowX !== "visible" && one.scrollWidth > one.clientWidth + 1)
      || (overflowY === "hidden" && one.scrollHeight > one.clientHeight + 2) }
  const names = ".who b, .bar h1, .log *, th, .summary b, .side-bar b, .names, .names *, .balance b, .t3 .cell b"
  const given = (one) => one.matches(names)
  const written = (one) => [...one.childNodes].filter((node) => node.nodeType === 3 && node.data.trim()).map((node) => {
    const range = document.createRange()
    range.selectNodeContents(node)
    return range.getBoundingClientRect()
  })
  const spills = (one) => {
    const room = box(one.closest("button, .note, .fact, .mini, td, th") ?? one)
    const leaves = ({ left, right }) => left < room.left - 1 || right > room.right + 1
    return !one.matches(".avatar") && written(one).some(leaves)
  }
  const sticksOut = (one) => box(one).left < -1 || box(one).right > innerWidth + 1
  return {
    outside: texts.filter((one) => !scrolls(one, "overflowX") && sticksOut(one)).map(name),
    below: dialogs.length || !document.querySelector("main.room") ? []
      : texts.filter((one) => !scrolls(one, "overflowY") && box(one).bottom > innerHeight + 1).map(name),
    cut: texts.filter((one) => cut(one) && !given(one)).map(name),
    spilled: texts.filter((one) => !given(one) && spills(one)).map(name),
    unfilled: texts.filter((one) => one.textContent.includes("{$")).map(name),
    wide: document.documentElement.scrollWidth > innerWidth ? ["the page"] : [],
  }
}"""


@pytest.mark.parametrize("size", SIZES)
def test_words_forty_percent_longer_fit(chromium: Browser, stage: Stage, size: str) -> None:
    """No screen spills over, no word is cut, at any size and at 200 %; names that people give may be shortened."""
    stage.written = pseudo
    width, height = SIZES[size]
    context = chromium.new_context(viewport={"width": width, "height": height}, locale="en-GB", reduced_motion="reduce")
    context.add_init_script(SPEED)
    page = context.new_page()
    gallery = Gallery(stage, page)
    found: dict[str, dict[str, list[str]]] = {name: page.evaluate(MISFITS) for name in gallery.each()}
    context.close()
    assert {name: kinds(each) for name, each in found.items() if any(each.values())} == {}


BROKEN = """() => {
  const found = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const one = text.parentElement
    if (one.matches(".sr *, .sr, thead th, .who b, option, textarea") || !one.checkVisibility()) continue
    for (const word of text.data.matchAll(/[^\\s\\u2013/-]+/g)) {
      const range = document.createRange()
      range.setStart(text, word.index)
      range.setEnd(text, word.index + word[0].length)
      const tops = [...range.getClientRects()].filter((each) => each.width > 0).map((each) => Math.round(each.top))
      if (new Set(tops).size > 1 && !word[0].includes("\\u00ad")) found.push(word[0])
    }
  }
  return found
}"""
"""Words that stand on two lines and have no hyphen, not even a soft one; names at the head of a column aside."""


@pytest.mark.parametrize("lang", ["en-GB", "ru-RU", "pl-PL"])
def test_no_word_is_broken_in_two(chromium: Browser, stage: Stage, lang: str) -> None:
    """No screen is too narrow for a word of its language, on the smallest phone and on a desktop."""
    found: dict[tuple[str, str], list[str]] = {}
    for size in ("phone", "desktop"):
        width, height = SIZES[size]
        context = chromium.new_context(
            viewport={"width": width, "height": height}, locale=lang, reduced_motion="reduce"
        )
        context.add_init_script(SPEED)
        page = context.new_page()
        gallery = Gallery(stage, page)
        found |= {(size, name): page.evaluate(BROKEN) for name in gallery.each()}
        context.close()
    assert {screen: words for screen, words in found.items() if words} == {}


def kinds(found: dict[str, list[str]]) -> dict[str, list[str]]:
    """Only what there is."""
    return {kind: names for kind, names in found.items() if names}


def test_the_longer_language_is_longer() -> None:
    """Each word by 40 %, what stands in braces not at all."""
    assert longer("Play the queen, 7") == "Playyy thee queennn, 7"
    assert "{ $card }" in pseudo("a = Beat the { $card }\n")
