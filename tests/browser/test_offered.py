"""How the table offers what may be done."""

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser import staged, staged_piquet, staged_spades
from tests.browser.seated import open_group, show, sit_down, small_phone
from tests.browser.stage import Stage

pytestmark = pytest.mark.browser


def test_cards_to_exchange_are_picked_and_confirmed_with_their_count(stage: Stage, page: Page) -> None:
    """The one button counts the cards, and says why so many won't do."""
    sit_down(stage, page, "drawing")
    confirm = page.locator("[data-act=draw]")
    expect(page.locator(".status > span:last-child")).to_have_text("Tap the cards to put away, 3 at most. Or keep all.")
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
    """The hand, once for all its cards, and the status say why, and the one button does what is left."""
    sit_down(stage, page, "keeping")
    reason = "With a score of 3 or less you keep your cards."
    expect(page.locator(".status > span:last-child")).to_have_text(reason)
    expect(page.get_by_role("button", name="can be chosen")).to_have_count(0)
    expect(page.get_by_role("list", name=f"Your cards: {reason}")).to_be_visible()
    expect(page.get_by_role("button", name="queen of hearts", exact=True)).to_have_attribute("aria-disabled", "true")
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
    page.get_by_label("Always cut for me").check()
    page.reload()
    act = stage.heard()["act"]
    assert isinstance(act, dict)
    assert act["type"] == "cut"
    open_group(page, "table").get_by_label("Always cut for me").click()
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
    expect(page.get_by_role("button", name="“All mine!”")).to_be_visible()
    page.locator("[data-card=SA]").click()
    assert stage.heard()["act"] == {"type": "play", "card": "SA"}


OPENS = (
    "Your cards are laid open for the rest of the deal. If nobody objects, every trick that is left is yours; "
    "otherwise play goes on and your cards stay open."
)
CLAIMS = {
    "pikala": (staged.finished(4), "“All mine!”"),
    "spades": (staged_spades.exchanged(), "“The rest are mine”"),
    "piquet": (staged_piquet.leading(2), "“The rest are mine”"),
}


@pytest.mark.parametrize("game", CLAIMS)
def test_a_hand_is_laid_open_after_a_question_by_touch(chromium: Browser, stage: Stage, game: str) -> None:
    """One tap, and a second one of the same gesture, show no card: what can't be taken back is asked about."""
    shown, name = CLAIMS[game]
    context = small_phone(chromium)
    page = context.new_page()
    show(stage, page, shown)
    button = page.get_by_role("button", name=name, exact=True)
    button.tap()
    asked = page.get_by_role("alertdialog", name=name)
    expect(asked).to_have_accessible_description(OPENS)
    page.get_by_role("button", name="Go back").tap()
    expect(asked).to_have_count(0)
    assert stage.commands == []
    button.tap()
    asked.get_by_role("button", name=name).tap()
    assert stage.heard()["act"] == {"type": "claim"}
    context.close()


def test_a_hand_is_laid_open_after_a_question_by_keyboard(stage: Stage, page: Page) -> None:
    """The way back has the focus and leads back to the button; Tab and Enter lay the hand open."""
    sit_down(stage, page, "finished")
    button = page.locator(".dock [data-act=claim]")
    button.press("Enter")
    expect(page.locator("#leave-it")).to_be_focused()
    page.keyboard.press("Enter")
    expect(button).to_be_focused()
    assert stage.commands == []
    page.keyboard.press("Enter")
    expect(page.locator("#leave-it")).to_be_focused()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    assert stage.heard()["act"] == {"type": "claim"}


def test_the_scorer_acts_for_the_table(stage: Stage, page: Page) -> None:
    """A mark is in the menu and is sent as an act of the table."""
    sit_down(stage, page)
    page.get_by_role("button", name="Menu").click()
    page.get_by_text("Give a penalty").click()
    page.get_by_role("group", name="For whom").get_by_role("button", name="Lena").click()
    page.get_by_role("group", name="Reason (costs a wheel: 2 at the end)").get_by_role(
        "button", name="rudeness"
    ).click()
    page.get_by_role("button", name="Give a small hooliganka: Lena, rudeness").click()
    command = stage.heard()
    assert (command["table"], command["act"]) == (True, {"type": "mark", "seat": 1, "reason": "rudeness"})
