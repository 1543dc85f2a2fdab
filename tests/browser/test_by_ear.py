"""A whole match of Pikala without eyes and without a pointer: the live region and the names of what has the focus."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.ears import Listener
from tests.browser.playing import Server, in_a_hurry

pytestmark = pytest.mark.browser

END = re.compile(r"\b(win|wins) the match|called off")
TURN = "Your turn."
WON = re.compile("won the match")
PLAYABLE, PICKABLE = ", playable", ", can be chosen"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, bundle: object) -> Iterator[Server]:
    """A server of its own."""
    with Server(tmp_path_factory.mktemp("data")) as server:
        yield server


def test_a_match_is_played_by_ear_and_keyboard(page: Page, server: Server) -> None:
    """From the lobby to the account: what is asked is said, what can be done has a name, and the account is found."""
    in_a_hurry(page)
    ears = Listener(page)
    page.goto(server.address)
    enter(ears)
    page.wait_for_url("**/t/*")
    said = play(ears)
    assert not [each for each in said if "undefined" in each or "{" in each]
    expect(page.get_by_role("dialog", name=WON)).to_be_visible()
    account(ears)
    expect(page.get_by_role("dialog")).to_have_count(0)


def enter(ears: Listener) -> None:
    """Two seats, a name, and off one goes."""
    ears.tab_to('button "2"')
    ears.press("Enter")
    ears.tab_to("Play now with bots")
    assert "call you" in ears.press("Enter")
    ears.type("Vera")
    ears.press("Enter")


def play(ears: Listener) -> list[str]:
    """Do something whenever it is one's turn, until somebody has won; all that was said."""
    said: list[str] = []
    while not END.search(" ".join(said[-3:])):
        fresh = ears.news()
        said += fresh
        if TURN in " ".join(fresh) and not END.search(fresh[-1]):
            act(ears)
    return said


def act(ears: Listener) -> None:
    """Take what has the focus if it is no card; else a card that may be played; else pick one, and the first button."""
    here = ears.focus()
    if here.startswith("button") and "playable" not in here and PICKABLE not in here:
        ears.press("Enter")
        return
    cards = ears.row("ArrowDown")
    if any(PLAYABLE in card for card in cards):
        ears.go_to("ArrowDown", PLAYABLE)
        ears.press("Enter")
        return
    if any(PICKABLE in card for card in cards):
        ears.go_to("ArrowDown", PICKABLE)
        assert ", chosen" in ears.press("Enter")
    ears.go_to("ArrowUp", "button", "slider")
    ears.press("Enter")


def account(ears: Listener) -> None:
    """The account has opened and has the focus: its title says who has won, and Escape leads back to the next match."""
    assert WON.search(ears.focus())
    ears.tab_to("Close")
    ears.press_and_wait("Escape", "Next match")
