"""Two taps for a card, where somebody wants them; and a tap in vain."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace
from playwright.sync_api import Page, expect

from pik.web.messages import Frame
from tests.browser import staged, staged_piquet, staged_spades
from tests.browser.seated import open_group, remembered, show, sit_down
from tests.browser.stage import Stage

pytestmark = pytest.mark.browser


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
