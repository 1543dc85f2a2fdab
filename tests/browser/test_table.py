"""How the table answers hands and keys."""

import re

import pytest
from msgspec.structs import replace
from playwright.sync_api import BrowserContext, Page, expect

from pik.core.board import Placed
from pik.core.match import MatchScreen
from pik.core.message import Message
from pik.core.seat import Seat
from pik.web.messages import Refused, Talk
from tests.browser import staged
from tests.browser.seated import open_group, sit_down, sit_down_while_time_stands
from tests.browser.stage import Stage

pytestmark = pytest.mark.browser


def test_a_tap_on_a_lawful_card_sends_it_once(stage: Stage, page: Page) -> None:
    """The command names the card and the decision it answers; a second tap while it is under way sends nothing."""
    sit_down(stage, page)
    page.locator("[data-card=DK]").click()
    page.locator("[data-card=DK]").click()
    command = stage.heard()
    assert command | {"cmd": ""} == {
        "type": "act",
        "cmd": "",
        "since": 10,
        "act": {"type": "play", "card": "DK"},
    }
    assert len(stage.commands) == 1


def test_a_tap_on_another_card_says_in_one_line_why_not(stage: Stage, page: Page) -> None:
    """The reason is shown and spoken, and nothing is sent."""
    sit_down(stage, page)
    page.locator("[data-card=SA]").click(force=True)
    expect(page.locator(".dock .notice")).to_have_text("Follow suit: diamonds")
    expect(page.locator("[role=status]")).to_have_text("Follow suit: diamonds")
    assert stage.commands == []


def test_cards_are_buttons_with_spoken_names(stage: Stage, page: Page) -> None:
    """A card says what it is and whether it may be played, and if not, why."""
    sit_down(stage, page)
    expect(page.get_by_role("button", name="king of diamonds, playable", exact=True)).to_be_visible()
    why = "ace of spades, not playable: follow suit: diamonds"
    expect(page.get_by_role("button", name=why, exact=True)).to_have_attribute("aria-disabled", "true")


def test_the_trick_is_an_ordered_list(stage: Stage, page: Page) -> None:
    """Cards of the trick are said in the order they were played, with who played them."""
    sit_down(stage, page)
    trick = page.get_by_role("list", name="Cards on the table")
    expect(trick.get_by_role("listitem")).to_have_text(
        ["Lena: nine of diamonds", "Boris: seven of diamonds", "Tomek: queen of diamonds"]
    )


def test_the_keyboard_alone_plays(stage: Stage, page: Page) -> None:
    """A number plays that card, arrows go along the cards, Enter plays, ? shows the keys."""
    sit_down(stage, page)
    page.keyboard.press("4")
    assert stage.heard()["act"] == {"type": "play", "card": "DK"}
    stage.say(staged.finished(4))
    expect(page.locator("[data-card=SA]")).to_be_focused()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    assert stage.heard()["act"] == {"type": "play", "card": "HQ"}
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_number_keys_can_be_turned_off(stage: Stage, page: Page) -> None:
    """Who speaks to the computer doesn't want numbers to play cards."""
    sit_down(stage, page)
    open_group(page, "table").get_by_role("switch", name="Number keys play cards").uncheck()
    page.keyboard.press("Escape")
    page.keyboard.press("4")
    page.locator("[data-card=DK]").press("Enter")
    assert [command["act"] for command in stage.hear(1)] == [{"type": "play", "card": "DK"}]
    assert len(stage.commands) == 1


def test_the_sheet_is_a_table_with_spoken_marks(stage: Stage, page: Page) -> None:
    """Rows and columns have their heads; a mark is a word; a number opens its parts with the rule."""
    sit_down(stage, page)
    page.get_by_role("button", name="Open the score sheet").click()
    sheet = page.get_by_role("dialog", name="Score sheet")
    expect(sheet.get_by_role("columnheader")).to_have_text(["No.", "You", "Lena", "Boris", "Tomek"])
    row = sheet.get_by_role("row", name="Deal 2, dealer Lena")
    expect(row.get_by_role("cell")).to_have_text(["22", "22", "28 (wheel, TV)", "18"])
    row.get_by_role("button").nth(2).click()
    parts = page.get_by_role("dialog", name="Boris · Deal 2, dealer Lena")
    expect(parts.get_by_role("listitem")).to_have_text(["tricks rule PK\u20111.4−2", "30 → 28"])


def test_the_account_opens_by_itself_at_the_end(stage: Stage, page: Page) -> None:
    """Result, account and rows, and where to go from here."""
    sit_down(stage, page, "over")
    end = page.get_by_role("dialog", name="You touched zero and won the match")
    total = end.get_by_role("row", name="paid to you")
    expect(total.get_by_role("cell")).to_have_text(["0", "32", "33", "34"])
    expect(end.get_by_role("link", name="To the lobby")).to_have_attribute("href", "/")


def test_a_finished_trick_stays_until_its_time_has_passed(stage: Stage, page: Page) -> None:
    """The next frame waits a second; a tap on the table goes on."""
    sit_down_while_time_stands(stage, page)
    stage.say(staged.finished(4))
    expect(page.locator(".trick.finished .lying").first).to_be_visible()
    stage.say(replace(staged.playing(4), seq=12))
    page.clock.run_for(900)
    expect(page.locator("main")).to_have_attribute("data-seq", "11")
    page.clock.run_for(200)
    expect(page.locator("main")).to_have_attribute("data-seq", "12")
    page.clock.run_for(2000)
    stage.say(replace(staged.finished(4), seq=13))
    stage.say(replace(staged.playing(4), seq=14))
    expect(page.locator("main")).to_have_attribute("data-seq", "13")
    page.locator(".felt").click(position={"x": 200, "y": 90})
    expect(page.locator("main")).to_have_attribute("data-seq", "14")


def test_a_slow_answer_shows_a_spinner_then_says_so(stage: Stage, page: Page) -> None:
    """The card lifts at once, a spinner comes after 0.4 s, a banner after 3 s; the next frame ends it."""
    sit_down_while_time_stands(stage, page)
    page.locator("[data-card=DK]").click()
    expect(page.locator("[data-card=DK]")).to_have_class("card ok sent")
    expect(page.locator(".spinner")).to_have_count(0)
    page.clock.run_for(450)
    expect(page.get_by_role("img", name="Sending…")).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)
    page.clock.run_for(2600)
    expect(page.get_by_role("alert")).to_have_text("Still waiting for the server…")
    stage.say(replace(staged.finished(4), done=str(stage.heard()["cmd"])))
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(page.locator(".spinner")).to_have_count(0)


def test_a_refusal_is_a_sentence(stage: Stage, page: Page) -> None:
    """It frees the hand and says why; a frame follows."""
    sit_down(stage, page)
    page.locator("[data-card=DK]").click()
    stage.say(Refused(str(stage.heard()["cmd"]), Message("must-beat", {"card": "HQ"})))
    expect(page.locator(".dock .notice")).to_have_text("You must beat the queen of hearts")
    page.locator("[data-card=DK]").click()
    assert len(stage.hear(2)) == 2


def test_a_refusal_to_be_tried_again_repeats_the_command(stage: Stage, page: Page) -> None:
    """The same command goes again, under the same name."""
    sit_down(stage, page)
    page.locator("[data-card=DK]").click()
    stage.say(Refused(str(stage.heard()["cmd"]), Message("try-again"), retry=True))
    first, second = stage.hear(2)
    assert first == second


def test_seats_speak_for_themselves(stage: Stage, page: Page) -> None:
    """Name, level, score, cards, tricks, dealer, notes: in one sentence each."""
    sit_down(stage, page)
    expect(page.locator(".seat .sr").first).to_have_text("Lena, bot, club player, score 21, 5 cards, 1 trick, dealer")
    expect(page.locator(".seat .sr").nth(1)).to_have_text(
        "Boris, bot, club player, score 26, 5 cards, 2 tricks, Pikala, brunettes"
    )


def test_what_happens_is_spoken(stage: Stage, page: Page) -> None:
    """One polite live region says the new entries of the log."""
    sit_down(stage, page)
    stage.say(staged.told(replace(staged.playing(4), seq=11), "plays", 2, card="D7"))
    expect(page.locator("[role=status]")).to_have_text("Boris: seven of diamonds.")


def test_talk_is_shown_at_the_seat_kept_in_the_log_and_spoken(stage: Stage, page: Page) -> None:
    """A remark stands in a bubble, after what it answers in the log, and is heard once."""
    sit_down(stage, page)
    said = Talk(11, 2, Seat(2), "note-claims")
    stage.say(replace(staged.playing(4), seq=11, talk=(*staged.playing(4).talk, said)))
    expect(page.locator("#seat2 .bubble")).to_have_text("“All mine!”")
    expect(page.locator("[role=status]")).to_have_text("Boris: “All mine!”")
    page.get_by_role("button", name="What happened").click()
    log = page.get_by_role("dialog", name="What happened").get_by_role("listitem")
    expect(log).to_have_text(
        ["Lena: nine of diamonds.", "LLena nothing", "Boris: seven of diamonds.", "BBoris “All mine!”"]
    )


def test_words_that_are_missing_show_their_code(stage: Stage, page: Page) -> None:
    """A game without texts can be played all the same."""
    stage.frames = [staged.unheard_of()]
    page.goto(f"{stage.address}/t/stage")
    page.get_by_role("button", name="act-bid 3").click()
    assert stage.heard()["act"] == {"type": "bid", "tricks": 3}


def test_names_are_only_text(stage: Stage, page: Page) -> None:
    """A name that looks like markup is shown as it is."""
    frame = staged.playing(4)
    players = (frame.players[0], replace(frame.players[1], name="<b id=x>L</b>"), *frame.players[2:])
    stage.frames = [replace(frame, players=players)]
    page.goto(f"{stage.address}/t/stage")
    expect(page.locator("#seat1 .who b").first).to_have_text("<b id=x>L</b>")
    expect(page.locator("#x")).to_have_count(0)


def test_the_language_changes_at_once_and_is_remembered(stage: Stage, page: Page) -> None:
    """Words and indices of the cards follow; the table stays as it is."""
    sit_down(stage, page)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Русский").click()
    expect(page.locator("html")).to_have_attribute("lang", "ru")
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="король бубён, можно ходить")).to_be_visible()
    expect(page.locator("[data-card=DK] use").first).to_have_attribute("href", index("ru-K"))
    page.reload()
    expect(page.locator("[data-card=SA] use").first).to_have_attribute("href", index("ru-A"))


def test_the_browser_chooses_the_first_language(stage: Stage, context: BrowserContext, page: Page) -> None:
    """A Polish browser gets Polish words and A K D W."""
    page.add_init_script("Object.defineProperty(navigator, 'languages', { value: ['pl-PL', 'en'] })")
    sit_down(stage, page)
    expect(page.locator("html")).to_have_attribute("lang", "pl")
    expect(page.locator("[data-card=HQ] use").first).to_have_attribute("href", index("D"))
    expect(page.locator("[data-card=SJ] use").first).to_have_attribute("href", index("W"))


def test_only_our_own_server_is_asked(stage: Stage, page: Page) -> None:
    """No third party hears of the game."""
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    sit_down(stage, page)
    assert asked != []
    assert [url for url in asked if not url.startswith(stage.address)] == []


def test_a_card_flies_from_the_hand_to_the_trick(stage: Stage, context: BrowserContext, page: Page) -> None:
    """The played card moves; with less motion asked for, nothing does."""
    moving = "document.getAnimations().filter((each) => each.constructor === Animation).length"
    sit_down(stage, page)
    stage.say(staged.finished(4))
    expect(page.locator(".trick.finished .lying").first).to_be_visible()
    assert page.evaluate(moving) == 0
    page.emulate_media(reduced_motion="no-preference")
    page.reload()
    page.locator("[data-card=DK]").wait_for()
    page.evaluate("document.documentElement.style.setProperty('--t-move', '60000ms')")
    stage.say(staged.finished(4))
    page.wait_for_function(f"() => {moving} > 0")


def test_an_onlooker_sees_the_table_and_is_asked_nothing(stage: Stage, page: Page) -> None:
    """Without a seat there is no hand and nothing to choose."""
    frame = staged.playing(4)
    screen = replace(staged.board(4, "play"), trick=(Placed(Seat(1), "D9"),))
    stage.frames = [staged.onlooker(replace(frame, you=None, asked=staged.NOTHING, host=False), screen)]
    page.goto(f"{stage.address}/t/stage")
    expect(page.locator(".bar small")).to_have_text("You are watching")
    expect(page.locator("#hand .card, .panel")).to_have_count(0)


def index(symbol: str) -> re.Pattern[str]:
    """The address of a card's index in the sprite."""
    return re.compile(f"#r{symbol}$")


def test_a_long_log_leaves_the_pad_its_room(stage: Stage, page: Page) -> None:
    """On a desktop the log gives way first: six rows of the pad stay in view beside forty sentences."""
    page.set_viewport_size({"width": 1280, "height": 800})
    said = tuple(staged.happening("takes-trick", number % 4) for number in range(40))
    screen = MatchScreen(Seat(0), staged.sheet(4, rows=6), staged.board(4, "play"))
    stage.frames = [replace(staged.playing(4), log=said, screen=staged.raw(screen))]
    page.goto(f"{stage.address}/t/stage")
    page.locator(".side .log li").last.wait_for()
    hidden = "(pad) => pad.scrollHeight - pad.clientHeight"
    assert page.locator(".side .paper").evaluate(hidden) <= 1


def test_what_stands_beside_the_table_comes_with_the_room(stage: Stage, page: Page) -> None:
    """On a phone neither the whole pad nor the log is drawn with each frame; a wider window has them at once."""
    stage.frames = [staged.playing(4)]
    page.goto(f"{stage.address}/t/stage")
    page.locator("main[data-seq]").wait_for()
    expect(page.locator(".log, .paper.whole")).to_have_count(0)
    page.set_viewport_size({"width": 1280, "height": 800})
    expect(page.locator(".side .log li").last).to_be_visible()
    expect(page.locator(".side .paper.whole")).to_be_visible()
