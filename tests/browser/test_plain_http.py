"""A table on a network without https: the page has no secure context and does without."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NAME
from tests.browser.meeting import Enter, begin, join, let_play, personal_link, set_table
from tests.browser.playing import Server

pytestmark = pytest.mark.browser


@pytest.fixture
def server(tmp_path_factory: pytest.TempPathFactory, bundle: object) -> Iterator[Server]:
    """A server that people reach by a name on their network."""
    with Server(tmp_path_factory.mktemp("plain")) as server:
        yield server


def test_friends_play_over_a_name_on_the_network(server: Server, newcomer: Enter) -> None:
    """Setting the table, copying the link, chance, the socket, a personal link: all work over plain http."""
    host, friend, tablet = newcomer(), newcomer(), newcomer()
    set_table(host, f"http://{NAME}:{server.port}")
    assert host.evaluate("isSecureContext") is False
    host.locator("[data-copy]").click()
    expect(host.locator("[data-copy]")).to_have_text("Copied")
    expect(host.get_by_role("button", name="Share")).to_have_count(0)
    expect(host.locator(".qr")).to_have_js_property("complete", value=True)
    assert host.locator(".qr").evaluate("image => image.naturalWidth") > 0
    join(friend, host.get_by_label("Invitation link").input_value(), "Lena")
    begin(host, friend)
    let_play(host, friend)
    host.locator(".trick .lying").first.wait_for()
    let_play(friend, on=False)
    tablet.goto(personal_link(friend))
    tablet.locator("main.room").wait_for()
    assert tablet.url == host.url
    let_play(tablet)
    host.locator("main.room:not([data-rows='0'])").wait_for()
