"""Spades in real browsers at a real server: every kind of bid, a match for two, a deal by keyboard alone."""

import json
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, expect

from tests.browser.meeting import Enter, begin, join, let_play, record
from tests.browser.playing import Server, in_a_hurry
from tests.browser.test_match import find_open, wait_for_change
from tests.independent.spades import Scorer
from tests.independent.spades_chooser import options_of

pytestmark = pytest.mark.browser

RULES = {"watch": True, "chat": True, "absence": "ask", "grace": 30, "clock": None, "pace": 0}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, bundle: object) -> Iterator[Server]:
    """A server for all tests of this file; each has a table of its own."""
    with Server(tmp_path_factory.mktemp("spades")) as server:
        yield server


def wish(page: Page, game: str, bots: tuple[str, ...] = (), **config: object) -> None:
    """Let the page have chosen a game and how it is played, before it comes to the lobby."""
    draft = {"game": game, "bots": bots, "config": config, "rules": RULES}
    chosen = {"wish": {"game": game, "seats": 4, "level": "beginner"}, "draft": draft}
    lines = (f"localStorage.setItem('pik.{name}', {json.dumps(json.dumps(value))})" for name, value in chosen.items())
    page.add_init_script(";".join(lines))


def set_table(page: Page, server: Server) -> None:
    """Set the table that was wished for."""
    page.goto(f"{server.address}/#friends")
    page.locator("#name").fill("Vera")
    page.locator("#set-table").click()
    page.locator("#begin").wait_for()


def by_the_record(page: Page, seats: int) -> list[int]:
    """The scores of the sides, by the rules alone."""
    header, *entries = record(page, 1)
    config = msgspec.convert(header["config"], dict[str, Any])
    scorer = Scorer(seats, config["first_dealer"], options_of(config))
    for entry in entries:
        scorer.feed(msgspec.convert(entry["seat"], int), msgspec.convert(entry["act"], dict[str, object]))
    return scorer.scores


def last_row(page: Page) -> list[int]:
    """The scores that the sheet of a finished match shows, the reader's side first."""
    cells = page.get_by_role("dialog").locator("#rows tbody tr").last.locator("td .digits")
    return [int(text.replace("−", "-")) for text in cells.all_inner_texts()]


def test_four_browsers_make_each_kind_of_bid(server: Server, newcomer: Enter) -> None:
    """SP-2: double nil with its exchange, nil, two numbers; the sheet is what the rules alone make of the record."""
    vera, lena, boris, tomek = pages = [newcomer() for _ in range(4)]
    wish(vera, "spades", first_dealer=3, cap=1)
    set_table(vera, server)
    for page, name in zip(pages[1:], ("Lena", "Boris", "Tomek"), strict=True):
        join(page, vera.url, name)
    begin(vera, lena, boris, tomek)

    vera.locator(".equals [data-act=double-nil]").click()
    vera.locator("[data-breach=double-nil]").click()
    for page, number in ((lena, 0), (boris, 4), (tomek, 5)):
        page.locator(".equals [data-act=double-nil]").wait_for()
        page.locator(".equals [data-act=look]").click()
        page.locator(f"[data-bid='{number}']").click()
        page.locator("[data-act=bid]").click()
    for page in (vera, boris):
        lay_three(page)
    for page in (vera, boris):
        expect(page.locator(".middle .mini")).to_have_count(6)
    assert given(vera) == received(boris)
    assert given(boris) == received(vera)
    expect(lena.locator(".middle .mini")).to_have_count(0)

    let_play(*pages)
    for page in pages:
        page.get_by_role("dialog").locator("#rows").wait_for()
    let_play(*pages, on=False)
    ours, theirs = by_the_record(vera, 4)
    assert [last_row(page) for page in pages] == [[ours, theirs], [theirs, ours]] * 2
    vera.get_by_role("dialog").locator("#rows .figure").first.click()
    expect(vera.locator(".parts")).to_contain_text("double nil")
    expect(vera.locator(".parts")).to_contain_text("contract")


def lay_three(page: Page) -> None:
    """Tap the first three cards down and lay them."""
    page.locator("#hand .pickable").first.wait_for()
    for left in (12, 11, 10):
        page.locator("#hand .card").first.click(position={"x": 6, "y": 10})
        expect(page.locator("#hand .card")).to_have_count(left)
    page.locator("[data-act=exchange]").click()


def received(page: Page) -> str:
    """The cards that came from the partner, in words."""
    return page.locator(".middle .minis .sr").first.inner_text()


def given(page: Page) -> str:
    """The cards that went to the partner, in words."""
    return page.locator(".middle .minis .sr").last.inner_text()


def test_a_match_for_two_runs_to_its_end(server: Server, newcomer: Enter) -> None:
    """SP-5: two deals against a bot, each drawn card by card; the scores are what the rules make of the record."""
    page = newcomer()
    wish(page, "spades-two-handed", ("", "beginner"), target=200, cap=2)
    set_table(page, server)
    begin(page)
    let_play(page)
    page.get_by_role("dialog").locator("#rows").wait_for()
    let_play(page, on=False)
    scores = by_the_record(page, 2)
    assert sorted(last_row(page)) == sorted(scores)
    expect(page.get_by_role("dialog").locator(".race li:not(.target)")).to_have_count(2)


def test_a_deal_is_played_by_keyboard_alone(page: Page, server: Server) -> None:
    """From the lobby to the scored deal without a pointer; each bid and card is told to the ear."""
    wish(page, "spades")
    in_a_hurry(page)
    page.goto(server.address)
    page.locator("#play-now").focus()
    page.keyboard.press("Enter")
    page.keyboard.type("Vera")
    page.keyboard.press("Enter")
    page.locator(".equals, .dial").first.wait_for()
    if page.locator(".equals").count():
        page.keyboard.press("ArrowUp")
        page.keyboard.press("Enter")
    page.locator(".dial").wait_for()
    page.keyboard.press("3")
    expect(page.locator("[data-act=bid]")).to_be_focused()
    page.keyboard.press("Enter")
    told: set[str] = set()
    while page.locator(".count").count() == 0:
        page.locator(".choosing .card.ok, .count").first.wait_for()
        if page.locator(".count").count():
            break
        seq = page.locator("main.room").get_attribute("data-seq")
        page.keyboard.press("ArrowDown")
        find_open(page)
        page.keyboard.press("Enter")
        wait_for_change(page, seq)
        told.add(page.locator("main > [role=status]").inner_text())
    assert len(told) >= 10
    expect(page.locator(".count [data-act=ready]")).to_be_visible()
