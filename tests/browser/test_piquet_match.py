"""Piquet in real browsers at a real server: recorded packs, two and three friends, the keyboard alone."""

import re
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.meeting import Enter, begin, click_if_there, join, let_play
from tests.browser.playing import Server, in_a_hurry
from tests.browser.recorded import RecordedServer
from tests.independent.piquet_cards import DECK
from tests.independent.piquet_deals import arranged
from tests.independent.piquet_table import Options

pytestmark = pytest.mark.browser

SPREAD = ["S7", *(card for card in DECK if card not in {"S7", "SA"}), "SA"]
"""The first card is a seven, the last an ace."""
EQUAL = {0: "DA DT D9 D8 D7 SA ST S9 S8 C9 C8 C7", 1: "HK HQ HT H8 H7 SK SQ SJ DK CA CK CQ"}
"""A point of 45 for both; the dealer, seat 0, has a white hand, a quart, two tierces, the elder kings and queens."""
GREAT = {0: "SA SK SQ SJ ST S9 S8 S7 HA HK DA CA", 1: "HQ HJ HT H9 H8 DK DQ DJ CK CQ CJ CT"}
"""The elder, seat 0, counts 8 + 18 + 14 + 60 from the cards and takes every trick."""
PACKS = [SPREAD, arranged(Options(), 0, EQUAL), arranged(Options(), 1, GREAT), arranged(Options(), 0, {})]


@pytest.fixture
def server(tmp_path: Path, bundle: object) -> Iterator[Server]:
    """A server with the packs of a korolik."""
    with RecordedServer(tmp_path, PACKS) as server:
        yield server


@pytest.fixture
def open_server(tmp_path: Path, bundle: object) -> Iterator[Server]:
    """A server whose packs are by chance."""
    with Server(tmp_path) as server:
        yield server


def meet(server: Server, enter: Enter, game: str, *friends: str) -> list[Page]:
    """Vera sets a table of a game for as many friends as it takes."""
    host, *pages = (enter() for _ in range(1 + len(friends)))
    host.goto(server.address)
    host.locator(f"[data-game={game}]").click()
    host.locator("#friends").click()
    host.locator("#name").fill("Vera")
    host.locator("#set-table").click()
    host.locator("#begin").wait_for()
    for page, name in zip(pages, friends, strict=True):
        join(page, host.url, name)
    begin(host, *pages)
    return [host, *pages]


def exchange_nothing(*pages: Page) -> None:
    """Each refuses in turn."""
    for page in pages:
        page.locator("#refuse").click()
        page.locator("#refuse").wait_for(state="detached")


def declare_all(first: Page, second: Page) -> None:
    """One tap of the elder declares everything; the dealer's last declaration waits for a second one."""
    first.locator(".panel [data-act=declare]").click()
    second.locator(".panel [data-act=declare]").click()
    second.locator("#capot").wait_for()
    second.locator(".panel [data-act=declare]").click()
    first.locator(".choosing .card.ok").first.wait_for()


def tap(page: Page, card: str) -> None:
    """Tap a card of the hand where no other covers it."""
    page.locator(f"#hand [data-card={card}]").click(position={"x": 8, "y": 30})


def play_on(*pages: Page) -> None:
    """Each plays the first card that may be, until the deal is written."""
    while not pages[0].locator(".summary").count():
        for page in pages:
            page.locator(".felt").dispatch_event("click")
            click_if_there(page, ".choosing .card.ok:not(.sent)")
        pages[0].wait_for_timeout(10)


def counted(page: Page) -> dict[str, int]:
    """The counts on the slip, by the name of their column."""
    names = page.locator(".counts dt").all_inner_texts()
    return dict(zip(names, map(int, page.locator(".counts dd").all_inner_texts()), strict=True))


def outcomes(page: Page, category: str) -> Sequence[str | None]:
    """What came of the declarations of a category, from the reader's column on."""
    return [each.get_attribute("data-outcome") for each in page.locator(f"[data-category={category}] .cell").all()]


def test_a_korolik_with_a_white_hand_an_equal_point_a_repique_and_a_capot(server: Server, newcomer: Enter) -> None:
    """The cut, both exchanges, the ledger, a card taken back, an announced capot: all is shown and counted right."""
    vera, lena = meet(server, newcomer, "piquet", "Lena")
    vera.locator("[data-at='0']").click()
    lena.locator("[data-at='0'][aria-disabled]").wait_for()
    lena.locator("[data-at='31']").click()

    exchange_nothing(lena)
    expect(lena.locator(".white")).to_contain_text("Vera: White hand +10")
    exchange_nothing(vera)
    declare_all(lena, vera)
    assert outcomes(lena, "point") == ["equal", "equal"]
    expect(lena.locator("tr.total td.pen")).to_have_text([str(14 + 3), str(10 + 4 + 3 + 3)])
    tap(lena, "CA")
    tap(vera, "C9")
    vera.get_by_role("button", name="Take the card back").click()
    expect(vera.get_by_role("button", name="nine of clubs, not playable")).to_be_visible()
    tap(vera, "C8")
    expect(lena.locator(".trick [data-fly=C8]")).to_be_visible()
    play_on(lena, vera)
    first = counted(vera)
    assert first == {"You": counted(lena)["Vera"], "Lena": counted(lena)["You"]}
    assert sum(first.values()) >= 10 + 12 + 3
    for page in (vera, lena):
        page.locator("[data-act=ready]").click()

    exchange_nothing(vera, lena)
    declare_all(vera, lena)
    feat = vera.locator("[data-feat=repique]")
    expect(feat.locator(".made li > .pen")).to_have_text(["8", "18", "14"])
    expect(feat.locator(".was")).to_have_text("40")
    expect(feat.locator(".now")).to_have_text("100")
    expect(lena.locator("[data-feat=repique]")).to_contain_text("Vera")
    vera.locator("#capot").click()
    tap(vera, "SA")
    play_on(vera, lena)
    expect(lena.locator("[data-feat=open-capot] .now")).to_have_text("193")
    assert counted(vera) == {"You": 193, "Lena": 0}
    vera.locator("#counts").click()
    net = first["You"] - first["Lena"] + 193
    expect(vera.locator("#rows tr.korolik td")).to_have_text(f"+{net}")


def test_a_deal_of_three_friends(open_server: Server, newcomer: Enter) -> None:
    """Three browsers play a deal of Norman piquet; all see the same ledger, and the nets sum to nothing."""
    pages = meet(open_server, newcomer, "piquet-norman", "Lena", "Boris")
    let_play(*pages[1:])
    vera = pages[0]
    shown: list[str] = []
    while not vera.locator(".summary").count():
        shown += [text for text in vera.locator(".ledger thead th").all_inner_texts() if text not in shown]
        click_if_there(vera, "[data-choose], .choosing .card.ok:not(.sent), .panel [data-act]:not([disabled])")
        vera.locator(".felt").dispatch_event("click")
        vera.wait_for_timeout(10)
    assert sorted(shown) == ["Boris", "Lena", "You"]
    nets = [int(text.replace("−", "-")) for text in vera.locator(".settled .pen").all_inner_texts()]
    assert len(nets) == 3
    assert sum(nets) == 0
    assert counted(vera).keys() == {"You", "Lena", "Boris"}


def test_a_deal_is_played_by_keyboard_alone(page: Page, open_server: Server) -> None:
    """From the cut to the counts without a pointer: cards go down by their numbers, buttons by arrows and Enter."""
    in_a_hurry(page)
    page.goto(open_server.address)
    page.locator("[data-game=piquet]").focus()
    page.keyboard.press("Enter")
    page.locator("#play-now").focus()
    page.keyboard.press("Enter")
    page.keyboard.type("Vera")
    page.keyboard.press("Enter")
    page.locator(".dock .status b").wait_for()
    while not page.locator(".summary").count():
        page.locator(".felt").dispatch_event("click")
        press(page)
        page.wait_for_timeout(15)
    expect(page.locator(".panel [data-act=ready]")).to_be_visible()


def press(page: Page) -> None:
    """The keys for what is asked now, if anything is."""
    if page.locator(".spread button:not([aria-disabled])").count():
        page.locator(".spread button[tabindex='0']").focus()
        page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
    elif page.locator(".exchange-choice .primary").count():
        if page.locator(".exchange-choice .primary[aria-disabled]").count():
            page.keyboard.press("1")
        else:
            expect(page.locator(".exchange-choice .primary")).to_have_text(re.compile("Change 3"))
            enter(page, ".exchange-choice .primary")
    elif page.locator(".choosing .card.ok:not(.sent)").count():
        enter(page, ".card.ok")
    elif page.locator(".panel [data-act]:not([disabled]):not([data-act=ready])").count():
        enter(page, ".panel [data-act]")


def enter(page: Page, goal: str) -> None:
    """Go there with the arrows and do it."""
    page.keyboard.press("ArrowDown" if goal == ".card.ok" else "ArrowUp")
    for _ in range(16):
        if page.locator(f"{goal}:focus").count():
            page.keyboard.press("Enter")
            return
        page.keyboard.press("ArrowRight")
