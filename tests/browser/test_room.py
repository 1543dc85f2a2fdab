"""Browsers and a bot at one real table: from the invitation to the account of the series."""

import re
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import Page, expect

from pik.cli import main
from pik.room.life_acts import Clock, Rules
from tests.browser.meeting import (
    Enter,
    begin,
    join,
    let_play,
    meet,
    open_menu,
    personal_link,
    record,
    set_table,
)
from tests.browser.playing import Server

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, bundle: object) -> Iterator[Server]:
    """A server for all tests of this file; each has tables of its own."""
    with Server(tmp_path_factory.mktemp("room")) as server:
        yield server


def test_friends_meet_by_a_link(server: Server, newcomer: Enter) -> None:
    """A name and a tap lead to a seat, equal names are told apart, a bot takes the last seat, all see the table."""
    host, friend, other = newcomer(), newcomer(), newcomer()
    set_table(host, server.address)
    join(friend, host.url, "Vera")
    join(other, host.url, "Lena")
    expect(host.locator(".seat-list li > b")).to_have_text(["Vera", "Vera 2", "Lena", "free"])
    begin(host, friend, other)
    bot = host.locator(".seat .who > b").last.inner_text()
    expect(host.locator(".seat .who > b")).to_have_text(["Vera 2", "Lena", bot])
    friend.reload()
    friend.locator("main.room .dock .status b").wait_for()
    expect(friend.locator(".seat .who > b")).to_have_text(["Lena", bot, "Vera"])


def test_another_device_takes_the_seat_by_link_and_by_code(server: Server, newcomer: Enter) -> None:
    """At the table and from the lobby; the address that stays is the invitation, the device before says so."""
    (host,) = meet(server, newcomer)
    tablet, laptop = newcomer(), newcomer()
    tablet.goto(personal_link(host))
    assert at_a_seat(tablet)
    assert tablet.url == host.url
    expect(host.get_by_role("alertdialog")).to_be_visible()
    laptop.goto(server.address)
    laptop.get_by_text("I have a seat already").click()
    laptop.get_by_role("textbox", name="Code from the other device").fill(short_code(tablet))
    laptop.get_by_role("button", name="Enter").click()
    laptop.wait_for_url(host.url)
    assert at_a_seat(laptop)
    host.get_by_role("button", name="Take it back here").click()
    expect(laptop.get_by_role("alertdialog")).to_be_visible()


def test_a_code_is_taken_at_the_table_too(server: Server, newcomer: Enter) -> None:
    """Whoever watches and has a seat on another device brings its code; a wrong one is told."""
    (host,) = meet(server, newcomer)
    other = newcomer()
    other.goto(host.url)
    other.locator("#menu-button").click()
    other.get_by_text("I have a seat already").click()
    field = other.get_by_role("textbox", name="Code from the other device")
    field.fill(short_code(host).lower())
    other.get_by_role("button", name="Enter").click()
    assert at_a_seat(other)


def test_what_is_said_is_heard(server: Server, newcomer: Enter) -> None:
    """A phrase in each reader's own words, a text as it was written; what was not read is counted."""
    host, friend = meet(server, newcomer, "Lena")
    host.locator("#chat-button").click()
    host.get_by_role("button", name="Thank you").click()
    host.get_by_role("textbox", name="Say").fill("<b>hm</b>")
    host.get_by_role("textbox", name="Say").press("Enter")
    expect(host.locator(".chat-lines .own:not(.unsaid)")).to_have_count(2)
    expect(friend.locator("#chat-button .badge")).to_have_text("2")
    friend.locator("#chat-button").click()
    expect(friend.locator(".chat-lines .said > span:last-child")).to_have_text(["Vera Thank you!", "Vera <b>hm</b>"])


def test_the_table_votes_about_who_is_away(server: Server, newcomer: Enter) -> None:
    """After the grace the others are asked; a bot plays on, and whoever comes back has the seat again."""
    host, friend, other = newcomer(), newcomer(), newcomer()
    remember(host, server.address, Rules(grace=2))
    set_table(host, server.address)
    join(friend, host.url, "Lena")
    join(other, host.url, "Boris")
    begin(host, friend, other)
    let_play(host, other)
    address = friend.url
    friend.goto("about:blank")
    expect(host.locator(".seat", has_text="Lena").locator(".level")).to_have_text("away")
    question = host.get_by_role("group", name="Lena is away. What shall we do?")
    question.get_by_role("button", name="A bot plays").click()
    expect(question.get_by_role("button", name="A bot plays")).to_have_attribute("aria-pressed", "true")
    other.locator("#question [data-vote=bot]").click()
    expect(host.locator(".seat", has_text="Lena").locator(".level")).to_have_text("bot plays")
    friend.goto(address)
    expect(host.locator(".seat", has_text="Lena").locator(".level")).to_have_count(0)
    assert at_a_seat(friend)


def test_a_clock_that_has_run_out_lets_a_bot_decide(server: Server, newcomer: Enter) -> None:
    """The clock is shown; without a tap the table moves on, and the next decision is the person's own again."""
    host = newcomer()
    remember(host, server.address, Rules(clock=Clock(1, 0)))
    set_table(host, server.address)
    begin(host)
    for _ in range(2):
        host.locator(".dock.turn .clock.running").wait_for()
        seq = host.locator("main.room").get_attribute("data-seq")
        host.locator(f"main.room:not([data-seq='{seq}'])").wait_for()


def test_a_watcher_sees_the_public_table_and_may_be_shut_out(server: Server, newcomer: Enter) -> None:
    """No hand, nothing to choose, no seat; the host's rule closes the view."""
    host, watcher = newcomer(), newcomer()
    set_table(host, server.address)
    begin(host)
    watcher.goto(host.url)
    expect(watcher.locator(".bar small")).to_have_text("You are watching")
    expect(watcher.locator("#hand, .panel")).to_have_count(0)
    open_menu(host, "How the table is run")
    host.get_by_label("May others watch?").click()
    expect(watcher.get_by_role("heading")).to_have_text("This table is not open to watchers.")


def test_a_watcher_may_take_a_seat_that_is_free(server: Server, newcomer: Enter) -> None:
    """Between matches a bot's seat can be had; until then one looks on."""
    host, guest = meet(server, newcomer)[0], newcomer()
    let_play(host)
    guest.goto(host.url)
    host.locator("#account").wait_for()
    guest.locator("#watch").click()
    guest.locator("#take-seat").click()
    guest.locator("#name").fill("Lena")
    guest.locator("#sit").click()
    assert at_a_seat(guest)
    host.get_by_role("dialog").get_by_role("button", name="Next match, same seats").click()
    expect(host.locator(".seat .who > b").first).to_have_text("Lena")
    expect(guest.locator("#account")).to_have_count(0)
    expect(guest.locator(".seat .who > b")).to_have_count(3)
    assert record(guest, 1)[0]["game"] == "pikala"


def test_the_host_leaves_and_another_inherits(server: Server, newcomer: Enter) -> None:
    """A bot plays on for who left, who may take the seat back; the next one is told to be the host, with the powers."""
    host, friend = meet(server, newcomer, "Lena")
    open_menu(host, "Me and my devices")
    host.get_by_role("button", name="Leave the table").click()
    host.locator("[data-sure]").click()
    expect(host.get_by_role("button", name="Take your seat back")).to_be_visible()
    expect(friend.locator(".toast")).to_contain_text("You are the host now.")
    host.get_by_role("button", name="Take your seat back").click()
    assert at_a_seat(host)
    expect(host.locator(".seat .meta > .ico")).to_have_count(1)
    friend.locator("#menu-button").click()
    friend.locator("#count").click()
    friend.locator("[data-sure]").click()
    for page in (host, friend):
        expect(page.locator("#series tbody th").first).to_contain_text("unfinished")


def test_the_host_hands_over_names_the_scorer_and_removes(server: Server, newcomer: Enter) -> None:
    """Each power does what it says, and is gone with the host's place."""
    host, friend = newcomer(), newcomer()
    set_table(host, server.address)
    join(friend, host.url, "Lena")
    lena = host.locator(".seat-list li", has_text="Lena")
    lena.get_by_role("button", name="Make scorer").click()
    expect(lena).to_contain_text("keeps the score")
    lena.get_by_role("button", name="Make host").click()
    expect(host.locator("#begin")).to_have_count(0)
    friend.locator(".seat-list li", has_text="Vera").get_by_role("button", name="Remove").click()
    expect(host.locator("#sit")).to_be_visible()
    expect(friend.locator(".seat-list li > b").first).to_have_text("free")


def test_a_match_is_taken_home(
    server: Server, newcomer: Enter, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The link in the menu saves what one has seen of a match that goes on, and all of it when it has ended."""
    (host,) = meet(server, newcomer)
    let_play(host)
    host.locator(".trick .lying").first.wait_for()
    let_play(host, on=False)
    assert "only what Vera saw" in replayed(host, tmp_path / "on.jsonl", capsys)
    host.locator("#count").click()
    host.locator("[data-sure]").click()
    host.locator("#series").wait_for()
    assert "The match is not finished." in replayed(host, tmp_path / "ended.jsonl", capsys)


def replayed(page: Page, path: Path, capsys: pytest.CaptureFixture[str]) -> str:
    """What `pik replay` tells of the record that the page gives."""
    link = page.get_by_role("link", name="Match records, 1")
    if link.count() == 0:
        page.locator("#menu-button").click()
    with page.expect_download() as download:
        link.click()
    download.value.save_as(path)
    assert main(["replay", str(path), "--lang", "en"]) == 0
    return capsys.readouterr().out


def test_a_deleted_table_is_gone_for_everybody(server: Server, newcomer: Enter) -> None:
    """Asked first; the others are told, and it is on nobody's list."""
    host, friend = meet(server, newcomer, "Lena")
    host.locator("#menu-button").click()
    host.locator("#delete").click()
    host.locator("[data-sure]").click()
    host.locator("#play-now").wait_for()
    expect(host.locator(".recent")).to_have_count(0)
    expect(friend.get_by_role("alert")).to_have_text("There is no such table.")


def remember(host: Page, address: str, rules: Rules) -> None:
    """Let the host's browser remember that tables are run so."""
    written = msgspec.json.encode(rules).decode()
    draft = f'{{"game":"pikala","bots":[],"config":{{}},"rules":{written}}}'
    host.goto(address)
    host.evaluate("text => localStorage.setItem('pik.draft', text)", draft)
    host.reload()


def at_a_seat(page: Page) -> bool:
    """Whether this page plays, and does not only watch."""
    page.locator("main.room").wait_for()
    expect(page.locator(".bar small")).not_to_have_text("You are watching")
    return True


def short_code(page: Page) -> str:
    """The code that the menu gives."""
    open_menu(page, "Me and my devices")
    page.get_by_role("button", name="Code for another device").click()
    shown = page.locator(".code-shown", has_text="good for").inner_text()
    found = re.match(r"[A-Z0-9]{4}-[A-Z0-9]{4}", shown)
    assert found is not None
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    return found.group()
