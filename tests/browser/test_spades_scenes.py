"""Every scene of Spades at every size, and what axe-core says of it."""

from itertools import pairwise

import pytest
from msgspec.structs import replace
from playwright.sync_api import Browser

from pik.core.seat import Seat
from pik.web.messages import Talk
from tests.browser.stage import Stage
from tests.browser.staged_spades import SCENES, following
from tests.browser.test_axe import LOOKS, objections
from tests.browser.test_layout import NO_FAULTS, SIZES, faults

pytestmark = pytest.mark.browser

SOME = ("blind", "house bidding", "exchanging", "late", "voting", "counting", "two blind", "drawing")
"""The scenes with most to read."""
CASES = [
    *((size, "ru-RU", tuple(SCENES)) for size in ("phone", "landscape")),
    *((size, "ru-RU", SOME) for size in ("tall-phone", "desktop", "tablet", "zoomed")),
    *((size, "pl-PL", SOME) for size in ("phone", "landscape")),
    ("phone", "en-GB", SOME),
]

HIDDEN_INDICES = """() => {
  const cards = [...document.querySelectorAll("#hand .card")].map((card) => card.getBoundingClientRect())
  const index = ({ left, top, width }) => [[0.1, 0.1], [0.35, 0.1], [0.1, 0.7], [0.35, 0.7]]
    .map(([x, y]) => [left + width * x, top + width * y])
  const holds = ({ left, top, right, bottom }, [x, y]) => left < x && x < right && top < y && y < bottom
  return cards.filter((card, at) => cards.slice(at + 1).some((later) => index(card).some((spot) => holds(later, spot))))
    .length
}"""

SPOKEN_OVER = """() => {
  const said = document.querySelector(".bubble").getBoundingClientRect()
  return [...document.querySelectorAll(".trick .face")].map((face) => face.getBoundingClientRect()).some((card) =>
    said.left < card.left + card.width * 0.4 && card.left < said.right
    && said.top < card.top + card.height * 0.4 && card.top < said.bottom)
}"""


@pytest.mark.parametrize("size,lang,scenes", CASES)
def test_every_scene_is_whole_and_readable(
    chromium: Browser, stage: Stage, size: str, lang: str, scenes: tuple[str, ...]
) -> None:
    """All in view, 12 px at least, targets 44 px, strips 24 px: thirteen cards on a phone, too."""
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
    stage.frames = [following()]
    page.goto(f"{stage.address}/t/stage")
    frames = {scene: replace(SCENES[scene](), seq=100 + at) for at, scene in enumerate(scenes)}
    found = {scene: faults(page, stage, frame) for scene, frame in frames.items()}
    context.close()
    assert {scene: fault for scene, fault in found.items() if fault != NO_FAULTS} == {}


@pytest.mark.parametrize("look,scenes", [(LOOKS[0], SOME[:5]), (LOOKS[1], (*SOME[5:], "won"))])
def test_the_fullest_scenes_are_clean(
    chromium: Browser, stage: Stage, look: tuple[str, bool, str], scenes: tuple[str, ...]
) -> None:
    """Axe has no objection to names, roles and contrast."""
    theme, four_colors, lang = look
    context = chromium.new_context(viewport={"width": 390, "height": 844}, locale=lang, reduced_motion="reduce")
    settings = {"theme": f'"{theme}"', "four-colors": str(four_colors).lower(), "speed": '"none"', "stay": "0.3"}
    for name, value in settings.items():
        context.add_init_script(f"localStorage.setItem('pik.{name}', '{value}')")
    page = context.new_page()
    stage.frames = [following()]
    page.goto(f"{stage.address}/t/stage")
    page.locator("main[data-seq]").wait_for()
    found: dict[str, list[tuple[str, list[str]]]] = {}
    for at, scene in enumerate(scenes):
        stage.say(replace(SCENES[scene](), seq=100 + at))
        page.locator(f"main[data-seq='{100 + at}']").wait_for()
        found[scene] = objections(page)
        page.keyboard.press("Escape")
    context.close()
    assert {scene: each for scene, each in found.items() if each} == {}


def test_a_remark_hides_no_index_of_the_trick(chromium: Browser, stage: Stage) -> None:
    """Whoever speaks, on a short phone and on a tall one."""
    found: list[tuple[int, int]] = []
    for height in (640, 844):
        context = chromium.new_context(viewport={"width": 360, "height": height}, reduced_motion="reduce")
        page = context.new_page()
        for seat in (1, 2, 3):
            stage.frames = [replace(following(), talk=(Talk(1, 1, Seat(seat), "talk-grandma-trick-1"),))]
            page.goto(f"{stage.address}/t/stage")
            page.locator(".bubble").wait_for()
            if page.evaluate(SPOKEN_OVER):
                found.append((height, seat))
        context.close()
    assert found == []


def test_large_cards_stand_in_two_rows_on_a_phone(chromium: Browser, stage: Stage) -> None:
    """Thirteen large cards at 360 px: wide strips, every index in view, nothing outside."""
    context = chromium.new_context(viewport={"width": 360, "height": 640}, reduced_motion="reduce")
    context.add_init_script("localStorage.setItem('pik.large-cards', 'true')")
    page = context.new_page()
    stage.frames = [following()]
    page.goto(f"{stage.address}/t/stage")
    page.locator("#hand .card").first.wait_for()
    boxes = [card.bounding_box() for card in page.locator("#hand .card").all()]
    places = [(round(box["x"]), round(box["y"] / 40), round(box["width"])) for box in boxes if box]
    assert len({y for _, y, _ in places}) > 1
    assert min(width for _, _, width in places) >= 80
    assert max(x + width for x, _, width in places) <= 360
    steps = [after[0] - before[0] for before, after in pairwise(places[:7])]
    assert min(steps) >= 38
    assert page.evaluate(HIDDEN_INDICES) == 0
    context.close()
