"""How Spades is drawn and what its own controls send."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace
from playwright.sync_api import Page, expect

from pik.web.messages import Frame
from tests.browser import staged_spades as scenes
from tests.browser.seated import open_group
from tests.browser.stage import Stage

pytestmark = pytest.mark.browser


def sit_down(stage: Stage, page: Page, scene: Callable[[], Frame]) -> None:
    """Open a scene."""
    stage.frames = [scene()]
    page.goto(f"{stage.address}/t/stage")
    page.locator(".sides").wait_for()


def test_a_bid_is_chosen_large_and_then_said(stage: Stage, page: Page) -> None:
    """The table shows it with the partner's sum and its worth; the ear hears it; one button sends it."""
    sit_down(stage, page, scenes.bidding)
    confirm = page.locator("[data-act=bid]")
    expect(confirm).to_be_disabled()
    page.get_by_role("button", name="Choose 4.").click()
    expect(page.locator(".large-bid .token text")).to_have_text("4")
    expect(page.locator(".large-bid b")).to_have_text("With Boris: 9")
    expect(page.locator(".large-bid p")).to_have_text("Made 90 · missed −90 · each trick over is a bag")
    expect(page.locator("main > [role=status]")).to_contain_text("4 is chosen. With Boris: 9")
    page.get_by_role("button", name="Choose nil.").click()
    expect(page.locator(".large-bid b")).to_have_text("Boris still makes 5")
    page.get_by_role("button", name="Choose 4.").click()
    page.get_by_role("button", name="Bid 4").click()
    assert stage.heard()["act"] == {"type": "bid", "number": 4}


def test_a_bid_is_made_with_two_keys(stage: Stage, page: Page) -> None:
    """The digit chooses, Enter says it."""
    sit_down(stage, page, scenes.bidding)
    page.keyboard.press("7")
    expect(page.locator("[data-act=bid]")).to_be_focused()
    page.keyboard.press("Enter")
    assert stage.heard()["act"] == {"type": "bid", "number": 7}


def test_bids_that_the_house_does_not_allow_are_closed(stage: Stage, page: Page) -> None:
    """SP-6.2, SP-6.5: no nil at this table, and beside the partner's two it takes two to make four."""
    sit_down(stage, page, scenes.house_bidding)
    expect(page.locator(".wooden[disabled]")).to_have_text(["Nil", "1"])


def test_to_look_and_to_bid_double_nil_are_equals(stage: Stage, page: Page) -> None:
    """SP-2.3: the hand lies face down without a card in the page; both ways look alike; the bid is asked about."""
    sit_down(stage, page, scenes.blind)
    expect(page.get_by_role("img", name="Your 13 cards lie face down.")).to_be_visible()
    expect(page.locator("[data-card]")).to_have_count(0)
    expect(page.locator(".equals [data-act]")).to_have_count(2)
    page.get_by_role("button", name="Double nil no trick: +200, else −200").click()
    expect(page.locator("#leave-it")).to_be_focused()
    expect(page.locator("#breach")).to_have_text(
        "It is bid unseen and cannot be taken back. No trick at all: plus 200. Even one: minus 200."
    )
    assert stage.commands == []
    page.locator("[data-breach=double-nil]").click()
    assert stage.heard()["act"] == {"type": "double-nil"}


def test_who_has_looked_is_seen(stage: Stage, page: Page) -> None:
    """SP-2.3: an eye in the place of the bid, and words for the ear."""
    frame = scenes.Desk().deal().act(2, {"type": "look"}).frame()
    sit_down(stage, page, lambda: frame)
    expect(page.locator("#seat2 .looked")).to_be_visible()
    expect(page.locator("#seat1 .looked")).to_have_count(0)
    expect(page.locator("#seat2 > .sr")).to_contain_text("has looked")


def test_always_look_is_remembered(stage: Stage, page: Page) -> None:
    """Once switched on, the next hand is looked at without a tap; the menu takes it back."""
    sit_down(stage, page, scenes.early)
    page.get_by_role("switch", name="Always look at once").check()
    page.reload()
    assert stage.heard()["act"] == {"type": "look"}
    open_group(page, "table").get_by_label("Always look at once").click()
    page.reload()
    expect(page.locator("[data-act=look]")).to_be_enabled()
    assert len(stage.commands) == 1


def test_three_cards_are_tapped_down_into_the_tray(stage: Stage, page: Page) -> None:
    """SP-2.4: they leave the hand, a tap takes one back, one button lays three."""
    sit_down(stage, page, scenes.exchanging)
    confirm = page.locator("[data-act=exchange]")
    for card in ("SA", "SQ", "C7"):
        page.locator(f"#hand [data-card={card}]").click(position={"x": 6, "y": 10})
    expect(page.locator("#hand .card")).to_have_count(10)
    expect(page.get_by_role("region", name="Chosen cards")).to_contain_text("For Boris")
    page.get_by_role("button", name="seven of clubs, chosen").click()
    expect(confirm).to_be_disabled()
    page.locator("#hand [data-card=DA]").click(position={"x": 6, "y": 10})
    confirm.click()
    assert stage.heard()["act"] == {"type": "exchange", "cards": ["SQ", "SA", "DA"]}


def test_the_tray_is_filled_by_keyboard(stage: Stage, page: Page) -> None:
    """The focus goes on to the neighbor, and to the button when three are down."""
    sit_down(stage, page, scenes.exchanging)
    page.locator("#hand .card").nth(3).focus()
    for left in (12, 11, 10):
        expect(page.locator("#hand .card:focus")).to_have_count(1)
        page.keyboard.press("Enter")
        expect(page.locator("#hand .card")).to_have_count(left)
    expect(page.locator("[data-act=exchange]")).to_be_focused()


def test_what_came_and_went_is_shown_until_the_first_card(stage: Stage, page: Page) -> None:
    """SP-2.4: both threes, in words for the ear."""
    sit_down(stage, page, scenes.exchanged)
    expect(page.locator(".middle")).to_contain_text("From Boris")
    expect(page.locator(".middle .minis .sr").first).to_have_text("four of hearts, two of diamonds, and three of clubs")


def test_rings_fill_trick_by_trick(stage: Stage, page: Page) -> None:
    """SP-3.3: a piece a trick bid, another for each one over; a lost nil is struck out."""
    sit_down(stage, page, scenes.counting)
    expect(page.locator("#seat2 .token text")).to_have_text("Nil")
    expect(page.locator("#seat2 .token .struck")).to_have_count(1)
    expect(page.locator("#seat2 .token .over")).to_have_count(2)
    expect(page.locator("#seat0 .token .taken")).to_have_count(4)
    expect(page.locator("#seat0 .token .over")).to_have_count(4)


def test_each_side_has_its_bar(stage: Stage, page: Page) -> None:
    """What is taken of what was bid, the bags and the score; a sentence for the ear."""
    sit_down(stage, page, scenes.late)
    expect(page.locator(".ours .bid-of")).to_have_text("7 of 6")
    expect(page.locator(".ours .bags")).to_have_text("1 bag")
    expect(page.locator(".ours .cells .over")).to_have_count(1)
    expect(page.locator(".ours .sr")).to_have_text("You and Boris: 7 of 6 tricks, bags 1, score 0.")


def test_the_last_trick_is_gathered_and_shown_on_demand(stage: Stage, page: Page) -> None:
    """SP-3.3: until the next card is played, not longer."""
    page.add_init_script("localStorage.setItem('pik.stay', '0.3')")
    sit_down(stage, page, scenes.gathered)
    show = page.get_by_role("button", name="Last trick")
    expect(show).to_be_visible()
    expect(page.locator(".trick")).to_have_count(0)
    show.click()
    expect(page.locator(".trick.finished .lying")).to_have_count(4)
    show.click()
    expect(page.locator(".trick")).to_have_count(0)
    desk = scenes.Desk().deal().bid(4, 3, 5, 0).play("DA", "DQ", "DJ", "D9", "C7")
    stage.say(replace(desk.frame(), seq=50))
    expect(page.locator(".trick:not(.finished) .lying")).to_have_count(1)
    expect(show).to_have_count(0)


def test_a_claim_is_voted_on_with_the_hand_in_view(stage: Stage, page: Page) -> None:
    """SP-7.1: all cards of the claimant lie over the answer, and at the seat suit by suit."""
    sit_down(stage, page, scenes.voting)
    expect(page.locator(".panel .mini")).to_have_count(13)
    expect(page.locator("#seat1 .by-suit > span")).to_have_count(4)
    page.get_by_role("button", name="Play on").click()
    assert stage.heard()["act"] == {"type": "vote", "accept": False}


def test_a_scored_deal_is_explained_by_side(stage: Stage, page: Page) -> None:
    """SP-4: a column a side, each part with where it comes from; the sum opens the rules; the race under it."""
    page.set_viewport_size({"width": 390, "height": 844})
    sit_down(stage, page, scenes.counting)
    table = page.locator(".parts-of")
    expect(table.locator("thead th")).to_have_text(["Deal 3", "We", "They"])
    expect(table.get_by_role("row", name="Contract")).to_contain_text("We: bid 4, took 8 · They: bid 7, took 3")
    expect(table.get_by_role("row", name="Nil").first).to_contain_text("Boris: 2 tricks")
    sums = table.get_by_role("row", name="This deal").get_by_role("button")
    expect(sums).to_have_text(["−54", "−70"])
    expect(page.get_by_role("list", name="To 500").locator("li:not(.target) .sr")).to_have_text(
        ["You and Boris: −32 of 500", "Lena and Tomek: −55 of 500"]
    )
    sums.first.click()
    expect(page.get_by_role("dialog")).to_contain_text("SP\u20112.2")


def test_the_sheet_has_a_column_a_side(stage: Stage, page: Page) -> None:
    """SP-1.2: a tap on the bars opens it; partners have one column."""
    sit_down(stage, page, scenes.blind)
    page.get_by_role("button", name="Open the score sheet").first.click()
    sheet = page.get_by_role("dialog").locator("#rows")
    expect(sheet.locator("thead th")).to_have_text(["No.", "We", "They"])
    expect(sheet.locator("tbody td")).to_have_text(["82", "−40"])


def test_for_two_a_card_is_kept_or_the_next_taken(stage: Stage, page: Page) -> None:
    """SP-5.1: both ways say what follows; what was thrown is shown on demand."""
    sit_down(stage, page, scenes.drawing)
    expect(page.locator(".progress")).to_contain_text("8 of 13 drawn")
    expect(
        page.get_by_role("button", name="Discard the six of diamonds and take the next card, whatever it is.")
    ).to_be_visible()
    thrown = page.get_by_role("button", name="Discarded: 8")
    thrown.click()
    expect(page.locator(".thrown .mini")).to_have_count(8)
    keep = "Keep the six of diamonds: then the next card is shown to you and discarded."
    page.get_by_role("button", name=keep).click()
    assert stage.heard()["act"] == {"type": "keep"}


def test_the_keys_reach_both_cards_of_the_draw(stage: Stage, page: Page) -> None:
    """The arrows go from one to the other; Enter takes it."""
    sit_down(stage, page, scenes.drawing)
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-act=pass]")).to_be_focused()
    page.keyboard.press("Enter")
    assert stage.heard()["act"] == {"type": "pass"}
