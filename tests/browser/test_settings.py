"""The settings of the table: how cards are played, how long things stay, which keys work; and where all that is set."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace
from playwright.sync_api import Browser, Page, expect

from pik.web.messages import Frame
from tests.browser import staged, staged_piquet, staged_spades
from tests.browser.seated import open_group, remembered, show, sit_down, sit_down_while_time_stands
from tests.browser.stage import Stage
from tests.browser.test_axe import objections

pytestmark = pytest.mark.browser

GROUPS = ("table", "cards", "signs", "look")


def test_the_first_tap_lifts_and_the_second_plays(stage: Stage, page: Page) -> None:
    """Nothing is sent at first: the card stands out, says so by its name, in the status and to the ear."""
    sit_down(stage, page)
    open_group(page, "cards").get_by_role("switch", name="Two taps play a card").check()
    page.keyboard.press("Escape")
    card = page.locator("[data-card=DK]")
    card.click()
    expect(card).to_have_class("card ok lifted")
    expect(card).to_have_accessible_name("king of diamonds, lifted, tap again to play")
    expect(page.locator("[role=status]").last).to_have_text("King of diamonds, lifted, tap again to play")
    expect(page.locator(".dock .status")).to_contain_text("King of diamonds, lifted, tap again to play")
    assert stage.commands == []
    card.click()
    assert stage.heard()["act"] == {"type": "play", "card": "DK"}
    expect(page.locator(".lifted")).to_have_count(0)


def test_a_lifted_card_is_put_back(stage: Stage, page: Page) -> None:
    """Another card's tap moves the lift; a tap elsewhere, a card that may not be played and Escape end it."""
    remembered(page, two_taps="true")
    show(stage, page, staged.finished(4))
    lifted = page.locator(".lifted")
    page.locator("[data-card=SA]").click()
    page.locator("[data-card=HQ]").click()
    expect(lifted).to_have_attribute("data-card", "HQ")
    page.locator(".dock .status b").click()
    expect(lifted).to_have_count(0)
    page.locator("[data-card=SA]").click()
    page.keyboard.press("Escape")
    expect(lifted).to_have_count(0)
    stage.say(replace(staged.playing(4), seq=12, since=12))
    page.locator("[data-card=DK]").click()
    page.locator("[data-card=SA]").click(force=True)
    expect(lifted).to_have_count(0)
    assert stage.commands == []


def test_a_new_decision_puts_a_lifted_card_back(stage: Stage, page: Page) -> None:
    """News of the same decision leaves it lifted."""
    remembered(page, two_taps="true")
    show(stage, page, staged.playing(4))
    page.locator("[data-card=DK]").click()
    stage.say(replace(staged.playing(4), seq=11))
    page.locator("main[data-seq='11']").wait_for()
    expect(page.locator(".lifted")).to_have_count(1)
    stage.say(replace(staged.playing(4), seq=12, since=12))
    page.locator("main[data-seq='12']").wait_for()
    expect(page.locator(".lifted")).to_have_count(0)


def test_keys_take_two_strokes_then(stage: Stage, page: Page) -> None:
    """A number lifts its card, the same number or Enter plays it."""
    remembered(page, two_taps="true")
    show(stage, page, staged.finished(4))
    page.keyboard.press("3")
    page.keyboard.press("1")
    expect(page.locator(".lifted")).to_have_attribute("data-card", "SA")
    page.keyboard.press("Enter")
    assert [command["act"] for command in stage.hear(1)] == [{"type": "play", "card": "SA"}]


@pytest.mark.parametrize("game", ["spades", "spades-two-handed", "piquet", "piquet-norman"])
def test_two_taps_hold_in_every_game(stage: Stage, page: Page, game: str) -> None:
    """A card of each game's own table is lifted first, too."""
    scenes: dict[str, Callable[[], Frame]] = {
        "spades": staged_spades.following,
        "spades-two-handed": lambda: staged_spades.two().go_on(28).bid(5, 4).go_on(2).frame(),
        "piquet": lambda: staged_piquet.counting(2),
        "piquet-norman": lambda: staged_piquet.norman_counting(3),
    }
    remembered(page, two_taps="true")
    show(stage, page, scenes[game]())
    card = page.locator("#hand .card.ok").first
    name = card.get_attribute("data-card")
    card.press("Enter")
    expect(page.locator(f".lifted[data-card={name}]")).to_be_visible()
    assert stage.commands == []
    card.press("Enter")
    act = stage.heard()["act"]
    assert isinstance(act, dict)
    assert act["card"] == name


def test_cards_are_picked_with_one_tap_all_the_same(stage: Stage, page: Page) -> None:
    """Only playing takes two: what is picked can be put back anyway."""
    remembered(page, two_taps="true")
    show(stage, page, staged.drawing(4))
    page.locator("[data-card=SA]").click()
    expect(page.locator("[data-card=SA]")).to_have_attribute("aria-pressed", "true")


def test_a_trick_stays_until_it_is_tapped_on(stage: Stage, page: Page) -> None:
    """No time takes it away; a tap on the table does."""
    remembered(page, stay="0")
    sit_down_while_time_stands(stage, page)
    stage.say(replace(staged.finished(4), waiting=staged.playing(4).waiting[:0], asked=staged.NOTHING))
    stage.say(replace(staged.playing(4), seq=12))
    expect(page.locator("#go-on")).to_be_visible()
    page.clock.run_for(10_000)
    expect(page.locator("main")).to_have_attribute("data-seq", "11")
    page.locator(".felt").click(position={"x": 200, "y": 90})
    expect(page.locator("main")).to_have_attribute("data-seq", "12")
    expect(page.locator("#go-on")).to_have_count(0)


def test_the_keyboard_goes_on_after_a_trick(stage: Stage, page: Page) -> None:
    """The button has the focus, unless a card may be played: then that has it, and going on takes no key."""
    remembered(page, stay="0")
    show(stage, page, staged.playing(4))
    page.locator("[data-card=DK]").focus()
    stage.say(replace(staged.finished(4), waiting=staged.playing(4).waiting[:0], asked=staged.NOTHING))
    stage.say(replace(staged.playing(4), seq=12))
    expect(page.get_by_role("button", name="Go on")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("main")).to_have_attribute("data-seq", "12")
    expect(page.locator("[data-card=DK]")).to_be_focused()
    stage.say(replace(staged.finished(4), seq=13))
    expect(page.locator("[data-card=SA]")).to_be_focused()
    expect(page.locator("#go-on")).to_have_count(0)


def test_what_is_gathered_waits_for_the_tap_too(stage: Stage, page: Page) -> None:
    """A game that gathers its tricks leaves them where they are until then."""
    remembered(page, stay="0")
    sit_down_while_time_stands(stage, page, staged_spades.following())
    taken = staged_spades.Desk(dealer=0).deal().bid(3, 5, 0, 4).play("DK", "DJ", "D9", "DA").frame()
    stage.say(replace(taken, seq=500))
    page.locator("main[data-seq='500'] .trick.finished .lying").first.wait_for()
    page.clock.run_for(10_000)
    expect(page.locator(".trick.finished")).to_have_count(1)
    page.locator(".felt").dispatch_event("click")
    page.clock.run_for(1000)
    expect(page.locator(".trick.finished")).to_have_count(0)


@pytest.mark.parametrize("speed,waits", [("slow", 700), ("normal", 350), ("fast", 160)])
def test_the_speed_is_how_long_each_step_stays(stage: Stage, page: Page, speed: str, waits: int) -> None:
    """The next frame is shown when the time of the one before has passed."""
    remembered(page, speed=f'"{speed}"')
    sit_down_while_time_stands(stage, page)
    stage.say(replace(staged.playing(4), seq=11))
    stage.say(replace(staged.playing(4), seq=12))
    expect(page.locator("main")).to_have_attribute("data-seq", "11")
    page.clock.run_for(waits - 20)
    expect(page.locator("main")).to_have_attribute("data-seq", "11")
    page.clock.run_for(40)
    expect(page.locator("main")).to_have_attribute("data-seq", "12")


def test_without_movement_steps_follow_at_once_but_a_trick_stays(stage: Stage, page: Page) -> None:
    """Nothing moves and nothing waits, except that a finished trick can be seen."""
    remembered(page, speed='"none"')
    sit_down_while_time_stands(stage, page)
    stage.say(replace(staged.playing(4), seq=11))
    stage.say(replace(staged.finished(4), seq=12))
    stage.say(replace(staged.playing(4), seq=13))
    expect(page.locator("main")).to_have_attribute("data-seq", "12")
    page.clock.run_for(980)
    expect(page.locator("main")).to_have_attribute("data-seq", "12")
    page.clock.run_for(40)
    expect(page.locator("main")).to_have_attribute("data-seq", "13")


@pytest.mark.parametrize("motion,moves", [("reduce", 0), ("no-preference", 1)])
def test_a_card_that_may_not_be_played_shakes_only_where_things_move(
    stage: Stage, page: Page, motion: str, moves: int
) -> None:
    """Who asked the device for less motion gets the sentence alone."""
    page.emulate_media(reduced_motion="reduce" if motion == "reduce" else "no-preference")
    sit_down(stage, page)
    shakes = """(card) => { card.click(); return card.getAnimations().length }"""
    assert page.locator("[data-card=SA]").evaluate(shakes) == moves
    expect(page.locator(".dock .notice")).to_have_text("Follow suit: diamonds")


def test_everything_is_remembered_in_this_browser(stage: Stage, page: Page) -> None:
    """Each switch keeps what was chosen, for the next visit too."""
    sit_down(stage, page)
    before = switches(page)
    assert {name: on for name, on in before.items() if on} == {
        "ui-letter-keys": True,
        "ui-bot-talk": True,
        "ui-talk-aloud": True,
    }
    for name in ("ui-letter-keys", "ui-two-taps", "ui-four-colors", "ui-large-cards", "ui-sounds", "ui-buzzes"):
        page.locator(f"[aria-labelledby={name}]").click()
    page.get_by_role("button", name="until I tap").click()
    page.get_by_role("button", name="loud").click()
    changed = switches(page)
    assert changed == before | {
        "ui-letter-keys": False,
        "ui-two-taps": True,
        "ui-four-colors": True,
        "ui-large-cards": True,
        "ui-sounds": True,
        "ui-buzzes": True,
    }
    page.reload()
    assert switches(page) == changed
    for name in ("until I tap", "loud"):
        expect(page.get_by_role("button", name=name)).to_have_attribute("aria-pressed", "true")


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
    page.get_by_text("The scorer may…").evaluate("(last) => last.scrollIntoView()")
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
    expect(keys.get_by_role("listitem")).to_have_text([*numbers, *others, *EVERYWHERE, HELP])
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
