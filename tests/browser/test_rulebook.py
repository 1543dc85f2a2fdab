"""The rulebook in the app."""

import pytest
from msgspec.structs import replace
from playwright.sync_api import Browser, Page, expect

from tests.browser import staged
from tests.browser.stage import Stage

pytestmark = pytest.mark.browser

WORDS = [
    ("en-GB", "Rules", "Table and score"),
    ("ru-RU", "Правила", "Стол и счёт"),
    ("pl-PL", "Zasady", "Stół i wynik"),
]


def press(page: Page, name: str) -> None:
    """Reach a button by Tab and press it."""
    button = page.get_by_role("button", name=name, exact=True)
    for _ in range(40):
        page.keyboard.press("Tab")
        if button.evaluate("(each) => each === document.activeElement"):
            page.keyboard.press("Enter")
            return
    raise AssertionError(f"{name} is out of the keyboard's reach")


@pytest.mark.parametrize("locale, name, chapter", WORDS)
def test_it_opens_by_keyboard_and_gives_the_focus_back(
    chromium: Browser, stage: Stage, locale: str, name: str, chapter: str
) -> None:
    """PK-9.3: from the lobby, in each language: all rules are there, and Escape leads back to the button."""
    context = chromium.new_context(locale=locale, reduced_motion="reduce", viewport={"width": 390, "height": 844})
    page = context.new_page()
    complaints: list[str] = []
    page.on("console", lambda line: complaints.append(line.text) if line.type == "error" else None)
    page.goto(stage.address)
    page.locator("#play-now").wait_for()
    press(page, name)
    book = page.get_by_role("dialog", name=name)
    expect(book.get_by_role("heading", name=chapter)).to_be_attached()
    expect(book.locator(".rule")).to_have_count(45)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.keyboard.press("Escape")
    expect(book).to_have_count(0)
    expect(page.get_by_role("button", name=name, exact=True)).to_be_focused()
    context.close()
    assert complaints == []


def test_a_number_of_the_sheet_leads_to_its_rule(stage: Stage, page: Page) -> None:
    """The rule behind a part of a score opens at its paragraph; closing goes back to the part."""
    stage.frames = [replace(staged.playing(4))]
    page.goto(f"{stage.address}/t/stage")
    page.locator("main[data-seq]").wait_for()
    page.get_by_role("button", name="Open the score sheet").first.click()
    page.locator("dialog button.figure").first.click()
    link = page.get_by_role("button", name="rule PK\u20111.4")
    link.click()
    expect(page.locator("[id='PK-1.4']")).to_be_focused()
    expect(page.locator("[id='PK-1.4']")).to_be_in_viewport()
    page.keyboard.press("Escape")
    expect(link).to_be_focused()


def test_the_menu_of_the_table_has_it(stage: Stage, page: Page) -> None:
    """From the menu, over the menu; its own button closes it and leaves the menu open."""
    stage.frames = [staged.playing(4)]
    page.goto(f"{stage.address}/t/stage")
    page.locator("#menu-button").click()
    page.get_by_role("button", name="Rules", exact=True).click()
    book = page.get_by_role("dialog", name="Rules")
    expect(book.locator(".rule")).to_have_count(45)
    book.get_by_role("button", name="Close").click()
    expect(book).to_have_count(0)
    expect(page.get_by_role("button", name="Rules", exact=True)).to_be_focused()


def test_an_open_rulebook_follows_the_language(stage: Stage, page: Page) -> None:
    """Another language chosen over the open book: title and rules come in it, at once."""
    page.goto(stage.address)
    page.get_by_role("button", name="Rules").click()
    book = page.get_by_role("dialog")
    expect(book.get_by_role("heading", name="Table and score")).to_be_attached()
    book.get_by_role("button", name="PL").click()
    expect(page.get_by_role("dialog", name="Zasady").get_by_role("heading", name="Stół i wynik")).to_be_attached()
    expect(book.locator(".rule")).to_have_count(45)
