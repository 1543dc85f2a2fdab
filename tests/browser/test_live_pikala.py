"""A live table of Pikala: what breaks a rule can be done, after a question, and costs what it costs (PK-8)."""

import re

import pytest
from msgspec.structs import replace
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser import staged, staged_live
from tests.browser.ears import Listener
from tests.browser.engine import Engine, answer
from tests.browser.seated import show, small_phone
from tests.browser.stage import Stage
from tests.browser.test_layout import NO_FAULTS, SIZES, faults

pytestmark = pytest.mark.browser

COSTS_A_CARD = "That is a big hooliganka: it costs you 5 points at once. Everybody sees the card, and it goes back."
COSTS_A_DEAL = (
    "With a score of 3 or less nobody may draw. That is a dealer’s error: the deal is void, and it costs you 5 points."
)


def question(page: Page) -> Locator:
    """What is asked before a rule is broken."""
    return page.get_by_role("alertdialog", name="Against the rules")


def sent(stage: Stage, table: Engine) -> dict[str, object]:
    """What the page has sent; the table goes on with it."""
    return answer(stage, table)


def test_an_unlawful_card_by_touch(chromium: Browser, stage: Stage) -> None:
    """PK-8.1: a tap asks first; leaving it costs nothing; done, it costs 5 and goes back, and is dead for the turn."""
    context = small_phone(chromium)
    page = context.new_page()
    table = staged_live.following()
    show(stage, page, table.frame())
    ace = page.get_by_role("button", name="ace of spades, against the rules: follow suit: hearts", exact=True)
    ace.tap()
    expect(question(page)).to_have_accessible_description(
        f"Play the ace of spades Follow suit: hearts {COSTS_A_CARD} rule PK\u20118.1"
    )
    page.get_by_role("button", name="Go back").tap()
    expect(question(page)).to_have_count(0)
    assert stage.commands == []
    ace.tap()
    page.get_by_role("button", name="Do it anyway").tap()
    assert sent(stage, table) == {"type": "play", "card": "SA"}
    price = page.locator("[data-feat=price]")
    expect(price).to_contain_text("Big hooliganka for you: +5 (PK\u20118.1). Suit had to be followed.")
    expect(price.locator(".now")).to_have_text("26")
    expect(page.locator(".dock .score")).to_contain_text("26")
    price.tap()
    expect(price).to_have_count(0)
    back = page.get_by_role("button", name="ace of spades, not playable: follow suit: hearts", exact=True)
    expect(back).to_have_attribute("aria-disabled", "true")
    back.tap(force=True)
    expect(question(page)).to_have_count(0)
    page.get_by_role("button", name="seven of hearts, playable").tap()
    assert sent(stage, table) == {"type": "play", "card": "H7"}
    expect(page.locator("#hand .card")).to_have_count(4)
    context.close()


@pytest.mark.parametrize("two_taps", [False, True])
def test_a_second_tap_of_one_gesture_breaks_no_rule(chromium: Browser, stage: Stage, *, two_taps: bool) -> None:
    """PK-8.1: the question opens under the finger; what comes down there at once is not meant for it."""
    context = small_phone(chromium)
    context.add_init_script(f"localStorage.setItem('pik.two-taps', '{str(two_taps).lower()}')")
    page = context.new_page()
    table = staged_live.following()
    show(stage, page, table.frame())
    box = page.locator("[data-card=C8]").bounding_box()
    assert box is not None
    for _ in range(1 + two_taps):
        expect(question(page)).to_have_count(0)
        page.touchscreen.tap(box["x"] + 20, box["y"] + 40)
    expect(question(page)).to_be_visible()
    under = page.evaluate(
        "([x, y]) => document.elementFromPoint(x, y).closest('button')?.id", [box["x"] + 20, box["y"] + 40]
    )
    page.touchscreen.tap(box["x"] + 20, box["y"] + 40)
    assert under in {None, "leave-it"}
    assert stage.commands == []
    context.close()


def test_an_unlawful_card_by_keyboard_and_ear(stage: Stage, page: Page) -> None:
    """A number asks, the way back has the focus and leads back to the card; Tab and Enter do it; all of it is heard."""
    ear = Listener(page)
    table = staged_live.following()
    show(stage, page, table.frame())
    ear.press("2")
    expect(page.locator("#leave-it")).to_be_focused()
    ear.press("Enter")
    expect(page.locator("[data-card=SA]")).to_be_focused()
    assert "ace of spades, against the rules: follow suit: hearts" in ear.focus()
    assert ear.news()[-1] == "Follow suit: hearts"
    ear.press("Enter")
    expect(page.locator("#leave-it")).to_be_focused()
    ear.press("Tab")
    assert ear.focus() == 'button "Do it anyway"'
    ear.press("Enter")
    assert sent(stage, table) == {"type": "play", "card": "SA"}
    said = " ".join(ear.news())
    assert "Big hooliganka for you: +5 (PK\u20118.1). Suit had to be followed. The ace of spades goes back." in said
    ear.press("3")
    assert sent(stage, table) == {"type": "play", "card": "H7"}


def test_escape_leaves_it(stage: Stage, page: Page) -> None:
    """The question goes away by itself, too, when something else happens at the table."""
    table = staged_live.following()
    show(stage, page, table.frame())
    page.locator("[data-card=SA]").click()
    expect(page.locator("#leave-it")).to_be_focused()
    page.keyboard.press("Escape")
    expect(question(page)).to_have_count(0)
    page.locator("[data-card=SA]").click()
    stage.say(replace(table.frame(), seq=99, since=99))
    expect(question(page)).to_have_count(0)
    assert stage.commands == []


def test_at_a_guided_table_nothing_is_asked(stage: Stage, page: Page) -> None:
    """PK-8.6: the reason is told, and that is all."""
    show(stage, page, staged.playing(4))
    page.locator("[data-card=SA]").click(force=True)
    expect(page.locator(".dock .notice")).to_have_text("Follow suit: diamonds")
    expect(question(page)).to_have_count(0)


def test_another_ones_card_flashes_and_goes_back(stage: Stage, page: Page) -> None:
    """PK-8.1: everybody sees who, which card, why, the rule and the price: at the seat and on the pad."""
    table = staged_live.hooliganka()
    show(stage, page, table.frame())
    expect(page.locator("#seat1 [data-price]")).to_have_text("+5 · PK\u20118.1")
    expect(page.locator("[data-feat=price]")).to_contain_text(
        "Big hooliganka for Lena: +5 (PK\u20118.1). The trump ace had to be led. The king of spades goes back."
    )
    expect(page.locator("#seat1 .sr").first).to_contain_text("score 27, 5 cards")
    expect(page.locator("#seat1 .sr").first).to_contain_text("big hooliganka: 1")


def test_the_dealer_gives_what_is_due(stage: Stage, page: Page) -> None:
    """PK-8.2: who asks and with what score is in view; refusing who may draw is impossible, and the table says why."""
    table = staged_live.asked(21, 22, 23, 24)
    show(stage, page, table.frame())
    expect(page.get_by_role("group", name="Lena asks for 2 cards, score 22")).to_be_visible()
    page.get_by_role("button", name="Refuse").click()
    assert sent(stage, table) == {"type": "serve", "give": False}
    expect(page.locator(".toast")).to_have_text("The cards are due: give them.")
    expect(page.locator("main [role=status]")).to_have_text("The cards are due: give them.")
    page.get_by_role("button", name="Give 2").click()
    assert sent(stage, table) == {"type": "serve", "give": True}
    expect(page.locator("#seat1 .sr").first).to_contain_text("drew 2")


def test_the_dealer_refuses_who_may_not_draw(stage: Stage, page: Page) -> None:
    """PK-8.2: asking is free; the cards come back."""
    table = staged_live.asked(21, 3, 23, 24)
    show(stage, page, table.frame())
    page.get_by_role("button", name="Refuse").click()
    assert sent(stage, table) == {"type": "serve", "give": False}
    expect(page.locator("#seat1 .sr").first).to_contain_text("score 3, 5 cards")


def test_a_draw_that_was_not_due_spoils_the_deal(stage: Stage, page: Page) -> None:
    """PK-8.2: asked about first; then +5 for the dealer, the deal is void, all are told why, and it begins anew."""
    ear = Listener(page)
    table = staged_live.asked(21, 2, 23, 24)
    show(stage, page, table.frame())
    page.get_by_role("button", name="Give 2").click()
    expect(question(page)).to_contain_text(COSTS_A_DEAL)
    page.get_by_role("button", name="Do it anyway").click()
    assert sent(stage, table) == {"type": "serve", "give": True}
    told = "You gave cards where none were due: big hooliganka, +5 (PK\u20118.2)."
    expect(page.locator("[data-void]")).to_contain_text(f"The deal is void. {told}")
    assert told in " ".join(ear.news())
    page.get_by_role("button", name="Next deal").click()
    assert sent(stage, table) == {"type": "ready"}
    expect(page.locator("[data-void]")).to_contain_text(told)
    for seat in (1, 2, 3):
        table.act(seat, {"type": "ready"})
    table.deal()
    stage.say(table.frame())
    expect(page.locator(".dock .avatar .dealer")).to_have_text("D")
    expect(page.locator(".bar small")).to_contain_text("Draw")


def test_the_dealers_own_draw_is_the_same_error(stage: Stage, page: Page) -> None:
    """PK-3.2, PK-8.2: with 3 the dealer may keep all; picking cards is possible, and asked about."""
    table = staged_live.own_draw()
    show(stage, page, table.frame())
    expect(page.get_by_role("button", name="Keep all my cards")).to_be_enabled()
    page.locator("[data-card=C7]").click()
    page.locator("[data-card=C8]").click()
    page.get_by_role("button", name="Draw 2 cards").click()
    expect(question(page)).to_contain_text(COSTS_A_DEAL)
    page.get_by_role("button", name="Do it anyway").click()
    assert sent(stage, table) == {"type": "draw", "discards": ["C7", "C8"]}
    expect(page.locator("[data-void]")).to_contain_text("+5 (PK\u20118.2)")
    expect(page.locator("#hand .card")).to_have_count(5)


def test_who_asks_waits(stage: Stage, page: Page) -> None:
    """PK-8.2: the reader puts cards away, with 3 points too, and waits for the dealer."""
    table = staged_live.Pikala(3, 22, 23, 24, dealer=3).deal()
    show(stage, page, table.frame())
    page.locator("[data-card=C7]").click()
    page.get_by_role("button", name="Draw 1 card").click()
    assert sent(stage, table) == {"type": "draw", "discards": ["C7"]}
    expect(page.locator(".dock .status b")).to_have_text("Tomek is thinking")
    expect(page.locator(".dock .status")).to_contain_text("asks for 1")
    expect(page.locator("#hand .card")).to_have_count(4)
    table.serve()
    stage.say(table.frame())
    expect(page.locator("#hand .card")).to_have_count(5)


def test_a_misdeal_of_another_is_told_to_all(stage: Stage, page: Page) -> None:
    """PK-8.2: reason, rule and price, at the seat of the dealer and in words."""
    show(stage, page, staged_live.spoiled().frame())
    expect(page.locator("#seat1 [data-price]")).to_have_text("+5 · PK\u20118.2")
    expect(page.locator("[data-void]")).to_contain_text(
        "The deal is void. Lena gave cards where none were due: big hooliganka, +5 (PK\u20118.2)."
    )


def test_the_price_is_no_mystery_later(stage: Stage, page: Page) -> None:
    """PK-9.1: the row that is written names the big hooliganka among its parts."""
    table = staged_live.hooliganka().play("HA")
    while table.acts()[0]["type"] == "play":
        table.act(table.turn(), table.acts()[0])
    show(stage, page, table.frame())
    expect(page.locator(".summary")).to_contain_text("big hooliganka +5")


@pytest.mark.parametrize("size", ["phone", "tall-phone", "landscape", "desktop"])
def test_price_and_serving_have_their_place(chromium: Browser, stage: Stage, size: str) -> None:
    """At no size does anything lie outside, or over what has to be tapped."""
    width, height = SIZES[size]
    context = chromium.new_context(locale="ru-RU", reduced_motion="reduce", viewport={"width": width, "height": height})
    page = context.new_page()
    for at, name in enumerate(("price", "serving", "void deal", "consent")):
        frame = replace(staged_live.SCENES[name](), seq=1000 + at, since=1000 + at)
        if not at:
            stage.frames = [frame]
            page.goto(f"{stage.address}/t/stage")
        assert (name, faults(page, stage, frame)) == (name, NO_FAULTS)
    context.close()


def test_an_onlooker_is_told_too(stage: Stage, page: Page) -> None:
    """Who has no seat sees the price and has nothing to choose."""
    shown = staged_live.hooliganka().seen_by(None)
    show(stage, page, replace(shown, host=False, scorer=staged.NOTHING, may=()))
    expect(page.locator("[data-feat=price]")).to_contain_text(re.compile(r"\+5 \(PK.8\.1\)"))
    expect(page.locator(".panel")).to_have_count(0)
