"""Every screen there is: in a language 40 % longer, for axe in every look, without a complaint of the browser."""

from typing import Literal

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from house.paths import NODE_MODULES
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
  const given = (one) => one.matches(".who b, .bar h1, .log *, th, .summary b, .side-bar b, .names, .names *, .balance b, .t3 .cell b")
  const written = (one) => [...one.childNodes].filter((node) => node.nodeType === 3 && node.data.trim()).map((node) => {
    const range = document.createRange()
    range.selectNodeContents(node)
    return range.getBoundingClientRect()
  })
  const spills = (one) => {
    const room = box(one.closest("button, .note, .fact, .mini, td, th") ?? one)
    return !one.matches(".avatar") && written(one).some(({ left, right }) => left < room.left - 1 || right > room.right + 1)
  }
  return {
    outside: texts.filter((one) => !scrolls(one, "overflowX")).filter((one) => box(one).left < -1 || box(one).right > innerWidth + 1).map(name),
    below: dialogs.length || !document.querySelector("main.room") ? []
      : texts.filter((one) => !scrolls(one, "overflowY") && box(one).bottom > innerHeight + 1).map(name),
    cut: texts.filter((one) => cut(one) && !given(one)).map(name),
    spilled: texts.filter((one) => !given(one) && spills(one)).map(name),
    unfilled: texts.filter((one) => one.textContent.includes("{$")).map(name),
    wide: document.documentElement.scrollWidth > innerWidth ? ["the page"] : [],
  }
}"""


def phone(chromium: Browser, size: tuple[int, int], lang: str, contrast: Literal["more"] | None = None) -> BrowserContext:
    """A browser of this size and language in which nothing moves."""
    width, height = size
    context = chromium.new_context(
        viewport={"width": width, "height": height}, locale=lang, reduced_motion="reduce", contrast=contrast
    )
    context.add_init_script(SPEED)
    return context


@pytest.mark.parametrize("size", SIZES)
def test_words_forty_percent_longer_fit(chromium: Browser, stage: Stage, size: str) -> None:
    """No screen spills over, no word is cut, at any size and at 200 %; names that people give may be shortened."""
    stage.written = pseudo
    context = phone(chromium, SIZES[size], "en-GB")
    page = context.new_page()
    gallery = Gallery(stage, page)
    found: dict[str, dict[str, list[str]]] = {name: page.evaluate(MISFITS) for name in gallery.each()}
    context.close()
    assert {name: kinds(each) for name, each in found.items() if any(each.values())} == {}


def kinds(found: dict[str, list[str]]) -> dict[str, list[str]]:
    """Only what there is."""
    return {kind: names for kind, names in found.items() if names}


def test_the_longer_language_is_longer() -> None:
    """Each word by 40 %, what stands in braces not at all."""
    assert longer("Play the queen, 7") == "Playyy thee queennn, 7"
    assert "{ $card }" in pseudo("a = Beat the { $card }\n")


class Complaints:
    """What a browser has against a page: errors, breaches of the content policy."""

    def __init__(self, page: Page) -> None:
        self.found: list[str] = []
        page.on("pageerror", lambda error: self.found.append(str(error)))
        page.on("console", lambda line: self.found.append(line.text) if line.type in ("error", "warning") else None)


RULES = "{ runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'] }"
CONTRAST = "{ runOnly: { type: 'rule', values: ['color-contrast'] } }"
THEMES = {"light": ("light", "2"), "dark": ("dark", "2"), "four colors": ("light", "4"), "dark, four colors": ("dark", "4")}


@pytest.mark.parametrize("lang", ["en-GB", "ru-RU", "pl-PL"])
def test_axe_objects_to_no_screen_in_any_look(chromium: Browser, stage: Stage, lang: str) -> None:
    """Names and roles in each language, contrast in four themes and with more contrast asked for; no complaint either."""
    context = phone(chromium, SIZES["tall-phone"], lang)
    page = context.new_page()
    complaints = Complaints(page)
    found: dict[str, list[tuple[str, list[str]]]] = {}
    for name in Gallery(stage, page).each():
        page.evaluate((NODE_MODULES / "axe-core" / "axe.min.js").read_text())
        found[name] = objections(page, RULES)
        for theme in THEMES:
            found[f"{name}, {theme}"] = objections(page, CONTRAST, theme)
    context.close()
    assert {screen: each for screen, each in found.items() if each} == {}
    assert complaints.found == []


def objections(page: Page, rules: str, theme: str = "light") -> list[tuple[str, list[str]]]:
    """What axe says against the page in a theme."""
    ground, deck = THEMES[theme]
    page.evaluate(f"Object.assign(document.documentElement.dataset, {{ theme: '{ground}', deck: '{deck}' }})")
    result = page.evaluate(f"axe.run({rules})")
    assert result["passes"]
    return [(each["id"], [node["html"][:200] for node in each["nodes"]]) for each in result["violations"]]
