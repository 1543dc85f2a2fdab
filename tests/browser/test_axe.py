"""axe-core finds nothing to object to: names, roles, contrast."""

from typing import Any

import pytest
from msgspec.structs import replace
from playwright.sync_api import Browser, Page

from house.paths import NODE_MODULES
from tests.browser.stage import Stage
from tests.browser.staged import PAGES, SCENES

RULES = "{ runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'] }"
LOOKS = [("light", False, "ru-RU"), ("dark", True, "en-GB"), ("light", True, "pl-PL"), ("dark", False, "ru-RU")]


@pytest.mark.browser
@pytest.mark.parametrize("theme,four_colors,lang", LOOKS)
def test_every_scene_is_clean(chromium: Browser, stage: Stage, theme: str, four_colors: bool, lang: str) -> None:
    """The lobby, every scene of the table and page round the game, and what opens over them."""
    context = chromium.new_context(viewport={"width": 390, "height": 844}, locale=lang, reduced_motion="reduce")
    settings = {"theme": f'"{theme}"', "four-colors": str(four_colors).lower(), "speed": '"none"'}
    for name, value in settings.items():
        context.add_init_script(f"localStorage.setItem('pik.{name}', '{value}')")
    page = context.new_page()
    page.goto(stage.address)
    page.locator("#play-now").wait_for()
    found = {"lobby": objections(page)}
    page.locator("#friends").click()
    page.locator("#set-table").wait_for()
    found["friends"] = objections(page)
    stage.frames = [SCENES["playing"](4)]
    page.goto(f"{stage.address}/t/stage")
    page.locator("main[data-seq]").wait_for()
    for at, (scene, frame) in enumerate((PAGES | SCENES).items()):
        stage.say(replace(frame(4), seq=100 + at))
        page.locator(f"main[data-seq='{100 + at}']").wait_for()
        found[scene] = objections(page)
    page.keyboard.press("Escape")
    page.locator("#menu-button").click()
    found["menu"] = objections(page)
    for name in ("people", "rules", "me", "chat"):
        page.locator(f"[data-opens={name}]").click()
        found[name] = objections(page)
        page.keyboard.press("Escape")
        page.locator("#menu-button").click()
    page.locator("dialog nav button").first.click()
    page.locator(".rule").first.wait_for()
    found["rulebook"] = objections(page)
    context.close()
    assert {scene: each for scene, each in found.items() if each} == {}


def objections(page: Page) -> list[tuple[str, list[str]]]:
    """What axe says against the page as it is."""
    page.evaluate((NODE_MODULES / "axe-core" / "axe.min.js").read_text())
    result: dict[str, Any] = page.evaluate(f"axe.run({RULES})")
    assert len(result["passes"]) > 10
    return [(each["id"], [node["html"][:200] for node in each["nodes"]]) for each in result["violations"]]
