"""axe-core finds nothing to object to: names, roles, contrast."""

from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from house.paths import NODE_MODULES
from tests.browser.screens import SPEED, Gallery
from tests.browser.stage import Stage

RULES = "{ runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'] }"
CONTRAST = "{ runOnly: { type: 'rule', values: ['color-contrast'] } }"
LOOKS = [("light", False, "ru-RU"), ("dark", True, "en-GB"), ("light", True, "pl-PL"), ("dark", False, "ru-RU")]
OTHER_THEMES = {
    "dark": ("dark", "2", "usual"),
    "four colors": ("light", "4", "usual"),
    "dark, four colors": ("dark", "4", "usual"),
    "high contrast": ("light", "2", "more"),
    "dark, high contrast": ("dark", "2", "more"),
}
"""Ground, deck and contrast; the first is light with a deck of two colors."""


@pytest.mark.browser
@pytest.mark.parametrize("lang", ["en-GB", "ru-RU", "pl-PL"])
def test_every_screen_is_clean_in_every_look(chromium: Browser, stage: Stage, lang: str) -> None:
    """Names, roles and contrast in each language, contrast in five more themes; the browser complains of nothing."""
    context = chromium.new_context(viewport={"width": 390, "height": 844}, locale=lang, reduced_motion="reduce")
    context.add_init_script(SPEED)
    page = context.new_page()
    complaints: list[str] = []
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.on("console", lambda line: complaints.append(line.text) if line.type in ("error", "warning") else None)
    found: dict[str, list[tuple[str, list[str]]]] = {}
    for name in Gallery(stage, page).each():
        dress(page, "light", "2", "usual")
        found[name] = objections(page)
        for theme, look in OTHER_THEMES.items():
            dress(page, *look)
            found[f"{name}, {theme}"] = objections(page, CONTRAST)
    context.close()
    assert {screen: each for screen, each in found.items() if each} == {}
    assert complaints == []


def dress(page: Page, ground: str, deck: str, contrast: str) -> None:
    """Another theme, as the settings put it on."""
    look = {"theme": ground, "deck": deck, "contrast": contrast}
    page.evaluate("(look) => Object.assign(document.documentElement.dataset, look)", look)


def objections(page: Page, rules: str = RULES) -> list[tuple[str, list[str]]]:
    """What axe says against the page as it is."""
    if not page.evaluate("typeof window.axe === 'object'"):
        page.evaluate((NODE_MODULES / "axe-core" / "axe.min.js").read_text())
    result: dict[str, Any] = page.evaluate(f"axe.run({rules})")
    assert len(result["passes"]) + len(result["incomplete"]) > (10 if rules == RULES else 0)
    return [(each["id"], [node["html"][:200] for node in each["nodes"]]) for each in result["violations"]]
