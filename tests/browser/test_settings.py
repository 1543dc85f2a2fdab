"""The settings of the table: where they are, that they are remembered, and the list of keys."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Page, expect

from pik.web.messages import Frame
from tests.browser import staged, staged_piquet, staged_spades
from tests.browser.seated import show, sit_down
from tests.browser.stage import Stage
from tests.browser.test_axe import objections

pytestmark = pytest.mark.browser


GROUPS = ("table", "cards", "signs", "look")


def test_everything_is_remembered_in_this_browser(stage: Stage, page: Page) -> None:
    """Each switch keeps what was chosen, for the next visit too."""
    sit_down(stage, page)
    before = switches(page)
    assert {name: on for name, on in before.items() if on} == {
        "ui-letter-keys": True,
        "ui-bot-talk": True,
        "ui-talk-aloud": True,
    }
    cards = ("ui-two-taps", "ui-four-colors", "ui-large-cards", "ui-contrast")
    for name in ("ui-letter-keys", *cards, "ui-sounds", "ui-buzzes"):
        page.locator(f"[aria-labelledby={name}]").click()
    page.get_by_role("button", name="until I tap").click()
    page.get_by_role("button", name="loud").click()
    changed = switches(page)
    assert changed == before | {
        "ui-letter-keys": False,
        "ui-two-taps": True,
        "ui-four-colors": True,
        "ui-large-cards": True,
        "ui-contrast": True,
        "ui-sounds": True,
        "ui-buzzes": True,
    }
    page.reload()
    assert switches(page) == changed
    expect(page.locator(":root")).to_have_attribute("data-contrast", "more")
    for name in ("until I tap", "loud"):
        expect(page.get_by_role("button", name=name)).to_have_attribute("aria-pressed", "true")


def test_contrast_follows_the_system(stage: Stage, page: Page) -> None:
    """Whoever asks the system for more of it has it here, at once and without the switch."""
    sit_down(stage, page)
    root = page.locator(":root")
    page.emulate_media(contrast="more")
    expect(root).to_have_attribute("data-contrast", "more")
    page.emulate_media(contrast="no-preference")
    expect(root).to_have_attribute("data-contrast", "usual")


def switches(page: Page) -> dict[str, bool]:
    """All groups opened, and what is on."""
    if page.locator("dialog").count() == 0:
        page.locator("#menu-button").click()
    for group in page.locator(".group:not([open]) summary").all()[::-1]:
        group.click()
    boxes = page.locator(".settings [role=switch]")
    return {str(each.get_attribute("aria-labelledby")): each.is_checked() for each in boxes.all()}


@pytest.mark.parametrize("lang", ["en-GB", "ru-RU", "pl-PL"])
@pytest.mark.parametrize("width,height", [(360, 640), (844, 390)])
def test_the_list_fits_a_small_screen(chromium: Browser, stage: Stage, lang: str, width: int, height: int) -> None:
    """Four groups; each setting says what it is for; nothing is too wide, too small to hit or to read."""
    context = chromium.new_context(locale=lang, viewport={"width": width, "height": height}, reduced_motion="reduce")
    context.add_init_script("localStorage.setItem('pik.sounds', 'true')")
    page = context.new_page()
    show(stage, page, staged.playing(4))
    switches(page)
    assert [each.get_attribute("data-group") for each in page.locator(".group").all()] == list(GROUPS)
    found = page.locator(".settings").evaluate(FIND)
    objected = objections(page)
    context.close()
    assert found == {"unexplained": [], "wide": [], "small": [], "tiny": []}
    assert objected == []


def test_the_menu_keeps_its_head(stage: Stage, page: Page) -> None:
    """However far down the list one goes, title and way out stay: only what is between them is scrolled."""
    page.set_viewport_size({"width": 844, "height": 390})
    sit_down(stage, page)
    switches(page)
    page.get_by_text("Give a penalty").evaluate("(last) => last.scrollIntoView()")
    assert page.locator("dialog").evaluate("(sheet) => sheet.scrollTop") == 0
    expect(page.get_by_role("heading", name="Menu")).to_be_in_viewport()


FIND = """(list) => {
  const all = (selector) => [...list.querySelectorAll(selector)]
  const box = (one) => one.getBoundingClientRect()
  const words = (one) => document.getElementById(one.getAttribute("aria-describedby"))?.textContent.trim() ?? ""
  const told = (found) => found.map((one) => one.outerHTML.slice(0, 120))
  return {
    unexplained: told(all("[role=switch]").filter((one) => words(one).length < 20 || words(one).includes("ui-"))),
    wide: told(all("*").filter((one) => !one.closest(".sr") && box(one).right > innerWidth + 0.5)),
    small: told(all("button, summary, label").filter((one) => box(one).height < 43.5)),
    tiny: told(all("*").filter((one) => !one.closest(".sr") && parseFloat(getComputedStyle(one).fontSize) < 12)),
  }
}"""


def test_the_keyboard_reaches_and_sets_everything(stage: Stage, page: Page) -> None:
    """Tab goes along the groups, Enter opens one, Space sets a switch."""
    sit_down(stage, page)
    page.locator("#menu-button").press("Enter")
    page.locator("[data-group=cards] summary").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    expect(page.get_by_role("switch", name="Two taps play a card")).to_be_focused()
    page.keyboard.press("Space")
    expect(page.get_by_role("switch", name="Two taps play a card")).to_be_checked()
    expect(page.get_by_role("switch", name="Two taps play a card")).to_have_accessible_description(
        "The first lifts it, the second plays it; a tap elsewhere puts it back."
    )


EVERYWHERE = [
    "← →: along the cards, or along the choices",
    "↑ ↓: up to the choices, down to the cards",
    "Enter or space: play the card, press the button",
    "Tab: through everything on the page",
    "Esc: close what is open, put a lifted card back",
]
CARDS = "1…9, 0: the first ten cards, from the left"
STANDING = "= (the equals key): hear how things stand: turn, cards on the table, trump, scores, your hand"
HELP = "?: this list"
SLIDER = "← → on a slider: one place further; Home, End: to its ends"
BIDS = "0…9 while you bid: choose that bid; Enter confirms it"
CUT = "arrows in the spread pack: from card to card; Enter turns one"


@pytest.mark.parametrize(
    "scene,numbers,others",
    [("playing", [CARDS], [SLIDER]), ("bidding", [CARDS, BIDS], []), ("cutting", [CARDS], [CUT])],
)
def test_the_list_of_keys_is_that_of_the_game(
    stage: Stage, page: Page, scene: str, numbers: list[str], others: list[str]
) -> None:
    """It names what works at this table; with the signs off, it leaves them out, and they do nothing."""
    scenes: dict[str, Callable[[], Frame]] = {
        "playing": lambda: staged.playing(4),
        "bidding": staged_spades.bidding,
        "cutting": lambda: staged_piquet.cutting(2),
    }
    show(stage, page, scenes[scene]())
    page.keyboard.press("?")
    keys = page.get_by_role("dialog", name="Keys")
    expect(keys.get_by_role("listitem")).to_have_text([*numbers, *others, *EVERYWHERE, STANDING, HELP])
    keys.get_by_role("switch", name="Number keys play cards").uncheck()
    expect(keys.get_by_role("listitem")).to_have_text([*others, *EVERYWHERE])
    page.keyboard.press("Escape")
    expect(keys).to_have_count(0)
    page.keyboard.press("?")
    page.keyboard.press("4")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.locator("#menu-button").click()
    page.locator("[data-opens=keys]").click()
    expect(keys).to_be_visible()
    assert stage.commands == []
