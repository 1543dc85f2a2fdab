"""A live table at a real server: chosen by the host, told to the guest, played, written, recorded."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.meeting import Enter, begin, let_play, record, set_table
from tests.browser.playing import Server

pytestmark = pytest.mark.browser

UNLAWFUL = "#hand [aria-label*='against the rules']"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A server of its own."""
    with Server(tmp_path) as server:
        yield server


def test_from_the_choice_to_the_pad(server: Server, newcomer: Enter) -> None:
    """PK-8.1, PK-8.6: the invitation marks the departure; a card is tried, costs 5, and stands among the parts."""
    host, guest = newcomer(), newcomer()
    set_table(host, server.address, seat_2="club", seat_3="club", seat_4="club")
    host.get_by_role("combobox", name="A play against the rules").select_option(
        label="as at a real table: it can, and costs 5"
    )
    host.get_by_role("combobox", name="Seat 4").select_option(label="a friend, by link")
    guest.goto(host.url)
    departures = guest.locator(".terms .changed")
    expect(departures.first).to_have_text(
        "Not the usual way: As at a real table: what the rules forbid can be done, and costs points"
    )
    begin(host)
    let_play(host, leaves="#hand:has([aria-label*='against the rules']) .card")
    host.locator(UNLAWFUL).first.wait_for()
    let_play(host, on=False)
    card = host.locator(UNLAWFUL).first.get_attribute("data-card")
    host.locator(UNLAWFUL).first.click()
    host.get_by_role("button", name="All the same").click()
    expect(host.locator("[data-feat=price]")).to_contain_text("Big hooliganka for you: +5 (PK-8.1).")
    expect(host.locator(".dock .notes")).to_contain_text("big hooliganka: 1")
    assert record(host, 1)[-1]["act"] == {"type": "play", "card": card}
    let_play(host, leaves="[data-act=ready]")
    expect(host.locator(".summary li").first).to_contain_text("big hooliganka +5")
