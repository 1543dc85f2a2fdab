"""Choosing by keyboard: where the arrows lead, and what is said on the way."""

from typing import Final

import pytest
from playwright.sync_api import Page, Position, expect

from tests.browser import staged, staged_piquet
from tests.browser.seated import show, sit_down
from tests.browser.stage import Stage

pytestmark = pytest.mark.browser

HAND = "#hand .card"
EDGE: Final[Position] = {"x": 10, "y": 20}
"""Where a card is not covered by the next."""


@pytest.mark.parametrize(
    "keys,words", [("123", "Change 3 cards"), ("12", "Choose 3 or more"), ("123456", "Choose at most 5")]
)
def test_the_arrow_up_leads_to_what_sends_the_chosen_cards(stage: Stage, page: Page, keys: str, words: str) -> None:
    """PQ-2.2: with as many as may be, too few and too many; it says what is wrong, and sends nothing then."""
    show(stage, page, staged_piquet.first_exchange(2))
    for _ in keys:
        page.locator(HAND).first.click(position=EDGE)
    page.locator(HAND).last.focus()
    page.keyboard.press("ArrowUp")
    expect(page.locator(":focus")).to_have_text(words)
    page.keyboard.press("Enter")
    if words.startswith("Change"):
        assert len(str(stage.heard()["act"]).split(",")) == len(keys) + 1
    else:
        expect(page.locator("main > [role=status]")).to_have_text(words)
        assert stage.commands == []


def test_nothing_is_taken_by_mistake(stage: Stage, page: Page) -> None:
    """PQ-2.2: with a card chosen one can't say that one takes none; put back, one can."""
    show(stage, page, staged_piquet.first_exchange(2))
    page.locator(HAND).first.click(position=EDGE)
    expect(page.locator("#refuse")).to_be_disabled()
    page.locator(".tray .card").click()
    page.locator("#refuse").click()
    assert stage.heard()["act"] == {"type": "exchange", "discards": []}


def test_each_chosen_card_is_told_and_how_many_there_are(stage: Stage, page: Page) -> None:
    """A card that goes to the tray, or stays in the hand: which one, and what can be done now."""
    show(stage, page, staged_piquet.first_exchange(2))
    ear = page.locator("main > [role=status]")
    page.locator("[data-card=S8]").click(position=EDGE)
    expect(ear).to_have_text("Eight of spades, chosen. Choose 3 or more.")
    page.locator("[data-card=HT]").click(position=EDGE)
    page.locator("[data-card=C7]").click(position=EDGE)
    expect(ear).to_have_text("Seven of clubs, chosen. Change 3 cards.")
    page.keyboard.press("=")
    expect(ear).to_contain_text("Chosen cards: eight of spades, ten of hearts, and seven of clubs.")


def test_a_card_that_stays_in_the_hand_is_told_too(stage: Stage, page: Page) -> None:
    """Pikala's draw: the count, when a card is chosen and when it is taken back."""
    sit_down(stage, page, "drawing")
    ear = page.locator("main > [role=status]")
    page.locator("[data-card=HQ]").click(position=EDGE)
    expect(ear).to_have_text("Queen of hearts, chosen. Draw 1 card.")
    page.locator("[data-card=HQ]").click(position=EDGE)
    expect(ear).to_have_text("Queen of hearts. Keep all my cards.")


def test_arrows_pass_a_switch_and_a_question_is_walked_with_them(stage: Stage, page: Page) -> None:
    """“Always” in the row of the cut holds nobody; in a question the arrows go from one answer to the other."""
    sit_down(stage, page, "cutting")
    page.get_by_role("checkbox").focus()
    page.keyboard.press("ArrowLeft")
    expect(page.locator("[data-choose]")).to_be_focused()
    sit_down(stage, page, "finished")
    page.locator("[data-act=claim]").click()
    expect(page.locator("#leave-it")).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-breach=claim]")).to_be_focused()


def test_a_vote_comes_before_what_lies_on_the_table(stage: Stage, page: Page) -> None:
    """Who is asked has the answer under the finger."""
    sit_down(stage, page, "playing")
    stage.say(staged.voting(4))
    expect(page.locator(":focus")).to_have_text("Agree")
