"""How the table offers what may be done."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.seated import open_group, sit_down
from tests.browser.stage import Stage

pytestmark = pytest.mark.browser


def test_cards_to_exchange_are_picked_and_confirmed_with_their_count(stage: Stage, page: Page) -> None:
    """The one button counts the cards, and says why so many won't do."""
    sit_down(stage, page, "drawing")
    confirm = page.locator("[data-act=draw]")
    expect(page.locator(".status > span:last-child")).to_have_text("Tap cards to choose them: 3 at most.")
    expect(confirm).to_have_text("Keep all my cards")
    for card in ("SA", "HQ", "DK", "C9"):
        page.locator(f"[data-card={card}]").click()
    expect(confirm).to_be_disabled()
    expect(confirm).to_have_text("Choose at most 3")
    page.locator("[data-card=DK]").click()
    expect(page.get_by_role("button", name="ace of spades, chosen")).to_be_visible()
    expect(confirm).to_have_text("Draw 3 cards")
    confirm.click()
    assert stage.heard()["act"] == {"type": "draw", "discards": ["SA", "HQ", "C9"]}


def test_where_no_card_may_be_picked_none_says_it_can(stage: Stage, page: Page) -> None:
    """The cards and the status say why, and the one button does what is left."""
    sit_down(stage, page, "keeping")
    reason = "With 3 or less you keep the cards you were dealt; your score is 2."
    expect(page.locator(".status > span:last-child")).to_have_text(reason)
    expect(page.get_by_role("button", name="can be chosen")).to_have_count(0)
    expect(page.get_by_role("button", name=f"queen of hearts, not playable: {reason}")).to_be_visible()
    confirm = page.get_by_role("button", name="Keep all my cards")
    expect(confirm).to_be_enabled()
    confirm.click()
    assert stage.heard()["act"] == {"type": "draw", "discards": []}


def test_a_place_in_the_pack_is_chosen(stage: Stage, page: Page) -> None:
    """A slider or its keys choose the place; the button says it."""
    sit_down(stage, page, "cutting")
    page.get_by_role("slider").press("Home")
    page.get_by_role("slider").press("ArrowRight")
    page.get_by_role("button", name="Cut 2 cards").click()
    assert stage.heard()["act"] == {"type": "cut", "at": 2}


def test_a_place_chosen_for_me_lies_in_the_pack(stage: Stage, page: Page) -> None:
    """Any place from the first to the last."""
    sit_down(stage, page, "cutting")
    page.get_by_role("button", name="Choose for me").click()
    assert stage.heard()["act"] in [{"type": "cut", "at": at} for at in range(1, 36)]


def test_always_chosen_for_me_is_remembered(stage: Stage, page: Page) -> None:
    """Once ticked, the next time nothing has to be tapped; the menu takes it back."""
    sit_down(stage, page, "cutting")
    page.get_by_label("Always (remember it)").check()
    page.reload()
    act = stage.heard()["act"]
    assert isinstance(act, dict)
    assert act["type"] == "cut"
    open_group(page, "table").get_by_label("Cut for me").click()
    page.reload()
    expect(page.get_by_role("button", name="Choose for me")).to_be_enabled()
    assert len(stage.commands) == 1


def test_choices_are_buttons_in_words(stage: Stage, page: Page) -> None:
    """Each act of a list is a button with a sentence of the catalog."""
    sit_down(stage, page, "declaring")
    page.get_by_role("button", name="Pikala and brunettes").click()
    assert stage.heard()["act"] == {"type": "announce", "pikala": True, "boys": "brunettes"}


def test_what_may_be_said_unasked_stands_beside(stage: Stage, page: Page) -> None:
    """An offer is a smaller button; cards stay playable."""
    sit_down(stage, page, "finished")
    page.get_by_role("button", name="“All mine!”").click()
    assert stage.heard()["act"] == {"type": "claim"}


def test_the_scorer_acts_for_the_table(stage: Stage, page: Page) -> None:
    """A mark is in the menu and is sent as an act of the table."""
    sit_down(stage, page)
    page.get_by_role("button", name="Menu").click()
    page.get_by_text("The scorer may…").click()
    page.get_by_role("button", name="Small hooliganka: Lena, rudeness").click()
    command = stage.heard()
    assert (command["table"], command["act"]) == (True, {"type": "mark", "seat": 1, "reason": "rudeness"})
