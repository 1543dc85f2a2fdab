"""The first page: a game, how many, how strong, a name, and off one goes."""

import re

import pytest
from playwright.sync_api import Page, expect

from pik.core.message import Message
from tests.browser import staged
from tests.browser.stage import Stage

pytestmark = pytest.mark.browser


def test_the_first_visit_asks_a_name_and_starts(stage: Stage, page: Page) -> None:
    """Two taps from the address to the table, with the name in between; four seats and the better bots by default."""
    stage.frames = [staged.playing(4)]
    page.goto(stage.address)
    page.get_by_role("button", name="Play now with bots").click()
    page.get_by_role("textbox", name="What shall we call you at the table?").fill("  Vera ")
    page.get_by_role("button", name="That’s me").click()
    page.wait_for_url(f"{stage.address}/t/stage")
    assert stage.orders() == [play_now(4, "club", name="Vera", lang="en")]


def test_what_was_chosen_last_time_is_chosen(stage: Stage, page: Page) -> None:
    """Seats, level, language and name are remembered; then one tap is enough."""
    page.goto(stage.address)
    page.get_by_role("group", name="How many players").get_by_role("button", name="6").click()
    page.get_by_role("button", name="beginner").click()
    page.get_by_role("button", name="PL", exact=True).click()
    expect(page.locator("html")).to_have_attribute("lang", "pl")
    page.evaluate("localStorage.setItem('pik.name', '\"Wiera\"')")
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Wiera")
    page.locator("#play-now").click()
    page.wait_for_url(f"{stage.address}/t/stage")
    assert stage.orders() == [play_now(6, "beginner", name="Wiera", lang="pl")]


def test_a_name_can_be_changed(stage: Stage, page: Page) -> None:
    """Without starting a table."""
    page.add_init_script("localStorage.setItem('pik.name', localStorage.getItem('pik.name') ?? '\"Vera\"')")
    page.goto(stage.address)
    page.get_by_role("button", name="Change name").click()
    expect(page.get_by_role("textbox", name="What shall we call you at the table?")).to_have_value("Vera")
    page.get_by_role("textbox", name="What shall we call you at the table?").fill("Lena")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", level=1)).to_have_text("Good to see you, Lena")
    assert stage.orders() == []


def test_a_table_that_cannot_be_had_says_why(stage: Stage, page: Page, tolerated: list[str]) -> None:
    """The server's reason as a sentence; then one may try again."""
    stage.refusals["tables"] = Message("too-many-tries", {"seconds": 12})
    tolerated.append("Failed to load resource: the server responded with a status of 429")
    page.add_init_script("localStorage.setItem('pik.name', '\"Vera\"')")
    with page.expect_response("**/api/tables"):
        page.goto(stage.address)
        page.locator("#play-now").click()
    expect(page.get_by_role("alert")).to_have_text("Too many tries. Wait 12 seconds, then try again.")
    expect(page.locator("#play-now")).to_be_enabled()


def test_a_table_for_friends_is_set_as_wished(stage: Stage, page: Page) -> None:
    """How many, who is a bot and how good, how it is played; what departs from the usual says so."""
    stage.frames = [staged.gathering(4)]
    stage.options = [{"name": "target", "values": [300, 500], "default": 500}, yes_or_no("nil")]
    page.goto(stage.address)
    page.get_by_role("link", name="Table for friends").click()
    page.get_by_role("group", name="How many players").get_by_role("button", name="3").click()
    page.get_by_label("Seat 3").select_option("beginner")
    page.get_by_label("target").select_option("300")
    page.get_by_label("nil").click()
    page.get_by_label("If somebody is away").select_option("a bot plays")
    expect(page.locator(".ask .changed")).to_have_text(["changed", "changed: false", "changed"])
    page.get_by_label("Your name").fill("Vera")
    page.get_by_role("button", name="Set the table").click()
    page.wait_for_url(f"{stage.address}/t/stage")
    (order,) = stage.orders()
    assert isinstance(order, dict)
    assert order["config"] == {"target": 300, "nil": False}
    assert (order["seats"], order["bots"], order["begin"]) == (3, [{"seat": 2, "level": "beginner"}], False)
    assert order["rules"]["absence"] == "bot"


def test_a_wish_for_friends_is_remembered(stage: Stage, page: Page) -> None:
    """The next time seats, bots and answers are as they were; the browser's way back leads to the lobby."""
    page.goto(f"{stage.address}/#friends")
    page.get_by_label("Seat 2").select_option("club")
    page.get_by_label("Chat at the table?").click()
    page.reload()
    expect(page.get_by_label("Seat 2")).to_have_value("club")
    expect(page.get_by_label("Chat at the table?")).not_to_be_checked()
    page.get_by_role("link", name="To the lobby").click()
    expect(page.locator("#play-now")).to_be_visible()
    page.go_back()
    expect(page.locator("#set-table")).to_be_visible()


def test_a_code_from_another_device_leads_to_its_table(stage: Stage, page: Page, tolerated: list[str]) -> None:
    """A wrong one is told; the right one goes there."""
    tolerated.append("Failed to load resource: the server responded with a status of 404")
    stage.refusals["enter"], stage.refused_with = Message("no-table"), 404
    stage.frames = [staged.playing(4)]
    page.goto(stage.address)
    page.get_by_text("I have a seat already, on another device").click()
    page.get_by_label("Code from the other device").fill("k7rm-2qxd")
    page.keyboard.press("Enter")
    expect(page.get_by_text("This code does not open a seat here.")).to_be_visible()
    del stage.refusals["enter"]
    stage.answers["enter"] = {"table": "stage"}
    page.keyboard.press("Enter")
    page.wait_for_url(f"{stage.address}/t/stage")
    assert stage.asked[-1] == ("/api/enter", {"code": "K7RM-2QXD"})


def test_too_many_codes_are_no_wrong_code(stage: Stage, page: Page, tolerated: list[str]) -> None:
    """Who tries too often reads how long to wait."""
    tolerated.append("Failed to load resource: the server responded with a status of 429")
    stage.refusals["enter"] = Message("too-many-tries", {"seconds": 1})
    page.goto(stage.address)
    page.get_by_text("I have a seat already, on another device").click()
    page.get_by_label("Code from the other device").fill("k7rm-2qxd")
    page.keyboard.press("Enter")
    expect(page.get_by_text("Too many tries. Wait 1 second, then try again.")).to_be_visible()


def visited(stage: Stage, page: Page) -> None:
    """The lobby of somebody who has just been at a table where it was the own turn."""
    stage.frames = [staged.playing(4)]
    page.goto(f"{stage.address}/t/stage")
    page.locator("main[data-seq]").wait_for()
    page.goto(stage.address)


def stands(phase: str | None, *, mine: bool = False) -> list[dict[str, object]]:
    """What the server says of the table."""
    return [{"table": "stage", "phase": phase, "mine": mine}]


def test_recent_tables_say_how_far_they_are_now(stage: Stage, page: Page) -> None:
    """It is asked for when the lobby is opened and when it is looked at again, and says at what time that was."""
    stage.answers["standings"] = stands("playing", mine=True)
    visited(stage, page)
    expect(page.locator(".recent a")).to_contain_text("Your turn")
    assert stage.asked[-1] == ("/api/standings", {"tables": ["stage"]})
    expect(page.locator(".recent h2 .muted")).to_have_text(re.compile(r"^at \d\d:\d\d"))
    stage.answers["standings"] = stands("finished")
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(page.locator(".recent a")).to_contain_text("between matches")
    expect(page.locator(".recent a")).not_to_contain_text("Your turn")
    page.get_by_role("button", name="Take off the list").click()
    expect(page.locator(".recent")).to_have_count(0)


def test_what_is_not_known_is_not_said(stage: Stage, page: Page, tolerated: list[str]) -> None:
    """Without an answer, or where the match can't go on here, no turn is shown and no time."""
    tolerated.append("Failed to load resource: the server responded with a status of 429")
    stage.refusals["standings"] = Message("too-many-tries", {"seconds": 9})
    with page.expect_response("**/api/standings"):
        visited(stage, page)
    expect(page.locator(".recent .about > .muted")).to_have_count(0)
    expect(page.locator(".recent h2 .muted")).to_have_count(0)
    del stage.refusals["standings"]
    stage.answers["standings"] = stands(None)
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(page.locator(".recent h2 .muted")).to_have_count(1)
    expect(page.locator(".recent .about > .muted")).to_have_count(0)


def test_tables_that_are_no_more_leave_the_list(stage: Stage, page: Page) -> None:
    """A table that was deleted is not offered again."""
    stage.answers["standings"] = []
    visited(stage, page)
    expect(page.locator(".recent")).to_have_count(0)


def test_colors_follow_the_choice(stage: Stage, page: Page) -> None:
    """Dark stays dark after a reload, whatever the device prefers."""
    ground = "getComputedStyle(document.body).backgroundColor"
    page.goto(stage.address)
    light = page.evaluate(ground)
    page.get_by_role("button", name="dark").click()
    dark = page.evaluate(ground)
    assert dark != light
    page.reload()
    page.locator("#play-now").wait_for()
    assert page.evaluate(ground) == dark


def play_now(seats: int, level: str, **rest: str) -> dict[str, object]:
    """A table against bots that begins at once."""
    bots = [{"seat": seat, "level": level} for seat in range(1, seats)]
    return {"game": "pikala", "config": {}, "seats": seats, "bots": bots, "begin": True, **rest}


def yes_or_no(name: str) -> dict[str, object]:
    """A question that is usually answered with yes."""
    return {"name": name, "values": [True, False], "default": True}
