"""What axe-core finds wrong with the pages round the game."""

from itertools import product

import pytest
from playwright.sync_api import Browser

from house.paths import ROOT
from tests.browser import staged
from tests.browser.stage import Stage

AXE = ROOT / "node_modules/axe-core/axe.min.js"
FIND = """async () => (await axe.run({ exclude: ["#hand"] })).violations
  .map((each) => [each.id, ...each.nodes.map((node) => node.html.slice(0, 120))].join(" "))"""
SCENES = {**staged.PAGES, "asking": staged.asking}


@pytest.mark.browser
@pytest.mark.parametrize("lang,theme", [*product(("en-GB", "ru-RU", "pl-PL"), ("light", "dark"))])
def test_nothing_is_wrong_with_the_pages_round_the_game(chromium: Browser, stage: Stage, lang: str, theme: str) -> None:
    """Names, roles, contrast: in each language, light and dark."""
    context = chromium.new_context(locale=lang, reduced_motion="reduce", viewport={"width": 390, "height": 844})
    context.add_init_script(f"localStorage.setItem('pik.theme', '\"{theme}\"')")
    page = context.new_page()
    found: dict[str, list[str]] = {}
    for name, scene in SCENES.items():
        stage.frames = [scene(4)]
        page.goto(f"{stage.address}/t/stage")
        page.locator("main[data-seq]").wait_for()
        page.evaluate(AXE.read_text())
        found[name] = page.evaluate(FIND)
    context.close()
    assert {name: faults for name, faults in found.items() if faults} == {}
