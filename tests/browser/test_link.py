"""What becomes of the table when the link does not hold."""

import pytest
from msgspec.structs import replace
from playwright.sync_api import Page, expect

from tests.browser import staged
from tests.browser.seated import sit_down
from tests.browser.stage import Stage

pytestmark = pytest.mark.browser


def test_a_lost_link_comes_back_by_itself(stage: Stage, page: Page, tolerated: list[str]) -> None:
    """It says so meanwhile, and tells the server what it has seen."""
    tolerated.append("WebSocket connection to")
    sit_down(stage, page)
    stage.refuses = True
    stage.hang_up()
    expect(page.get_by_role("alert")).to_have_text("Connection lost, reconnecting…")
    stage.refuses = False
    expect(page.get_by_role("alert")).to_have_count(0)
    assert (stage.connections[0], stage.connections[-1]) == ("", "seen=10")


def test_after_a_long_outage_the_table_is_back_within_a_second(stage: Stage, page: Page, tolerated: list[str]) -> None:
    """R10: however long the server was away, who looks at the page does not wait long for the next try."""
    tolerated.append("WebSocket connection to")
    page.clock.install()
    sit_down(stage, page)
    stage.refuses = True
    stage.hang_up()
    for _ in range(60):
        with page.expect_websocket():
            page.clock.fast_forward(1500)
    expect(page.get_by_role("alert")).to_have_text("Connection lost, reconnecting…")
    stage.refuses = False
    page.clock.fast_forward(1000)
    stage.wait_for_connections(2)


def test_an_unanswered_command_is_said_again_under_the_same_name(stage: Stage, page: Page) -> None:
    """The server may have stored it or not: the same name acts once."""
    sit_down(stage, page)
    page.locator("[data-card=DK]").click()
    stage.hear(1)
    stage.hang_up()
    first, second = stage.hear(2)
    assert first == second


def test_an_answered_command_is_not_said_again(stage: Stage, page: Page) -> None:
    """Once the server has named it, it is done."""
    sit_down(stage, page)
    page.locator("[data-card=DK]").click()
    stage.say(replace(staged.finished(4), done=str(stage.heard()["cmd"])))
    expect(page.locator("main")).to_have_attribute("data-seq", "11")
    stage.hang_up()
    stage.wait_for_connections(2)
    page.locator("[data-card=DK]").click()
    assert [command["since"] for command in stage.hear(2)] == [10, 10]
    assert len({str(command["cmd"]) for command in stage.commands}) == 2


def test_another_tab_takes_over_and_can_be_taken_from(stage: Stage, page: Page) -> None:
    """The first tab says so and stays away until it is told to come back."""
    sit_down(stage, page)
    stage.hang_up(4001)
    notice = page.get_by_role("alertdialog", name="This table is open in another tab.")
    expect(notice).to_be_visible()
    page.clock.install()
    page.clock.run_for(60_000)
    assert len(stage.connections) == 1
    notice.get_by_role("button", name="Take it back here").click()
    expect(notice).to_have_count(0)
    assert len(stage.connections) == 2


def test_coming_back_to_the_page_tries_at_once(stage: Stage, page: Page) -> None:
    """However long the next try was away, being seen again or back on the net starts it."""
    page.clock.install(time="2031-01-01")
    sit_down(stage, page)
    page.clock.pause_at("2031-01-02")
    stage.wait_for_connections(2)
    stage.hang_up()
    expect(page.get_by_role("alert")).to_be_visible()
    page.evaluate("dispatchEvent(new Event('online'))")
    expect(page.get_by_role("alert")).to_have_count(0)
    assert len(stage.connections) == 3


def test_a_dead_link_is_noticed_by_what_is_not_answered(stage: Stage, page: Page) -> None:
    """Nothing breaks, nothing comes: after a while the command goes over a new link, under the same name."""
    page.clock.install()
    sit_down(stage, page)
    page.locator("[data-card=DK]").click()
    stage.hear(1)
    page.clock.run_for(4000)
    assert len(stage.connections) == 1
    page.clock.run_for(3000)
    first, second = stage.hear(2)
    assert first == second
    assert len(stage.connections) == 2


def test_a_long_silence_is_not_trusted(stage: Stage, page: Page) -> None:
    """Who only waits gets a new link now and then; the old one may be dead."""
    page.clock.install()
    sit_down(stage, page)
    page.clock.run_for(30_000)
    assert len(stage.connections) == 1
    page.clock.run_for(15_000)
    stage.wait_for_connections(2)


def test_a_late_socket_of_ones_own_is_no_other_tab(stage: Stage, page: Page, tolerated: list[str]) -> None:
    """Told so soon after a link was given up while it opened, the page takes the table back by itself, once."""
    tolerated.append("WebSocket connection to")
    sit_down(stage, page)
    page.evaluate("['offline', 'online', 'online'].forEach((name) => dispatchEvent(new Event(name)))")
    expect(page.get_by_role("alert")).to_have_count(0)
    before = len(stage.connections)
    stage.hang_up(4001)
    stage.wait_for_connections(before + 1)
    expect(page.get_by_role("alert")).to_have_count(0)
    stage.hang_up(4001)
    expect(page.get_by_role("alertdialog")).to_be_visible()


def test_a_table_that_is_not_there_says_so(stage: Stage, page: Page) -> None:
    """And leads to the lobby."""
    stage.closes_with = 4404
    page.goto(f"{stage.address}/t/nowhere")
    expect(page.get_by_role("alert")).to_have_text("There is no such table.")
    page.get_by_role("link", name="To the lobby").click()
    expect(page.locator("#play-now")).to_be_visible()


def test_a_match_that_cannot_go_on_says_why(stage: Stage, page: Page) -> None:
    """The reason stays on the page; it does not try again."""
    sit_down(stage, page)
    stage.say(staged.refused("damaged"))
    stage.hang_up(4002)
    expect(page.get_by_role("alert")).to_have_text("The record of this match is damaged; it cannot go on.")
    expect(page.get_by_role("link", name="To the lobby")).to_be_visible()
    assert len(stage.connections) == 1
