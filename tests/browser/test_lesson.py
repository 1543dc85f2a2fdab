"""The first deal that teaches, at a real server: by the advice and against it, by touch and by keyboard."""

import re
from collections.abc import Callable, Iterator
from typing import Final

import msgspec
import pytest
from msgspec.structs import replace
from playwright.sync_api import Browser, BrowserContext, Locator, Page, Position, expect

from tests.browser.ears import LISTEN
from tests.browser.meeting import Enter
from tests.browser.playing import CODE, Server, in_a_hurry
from tests.browser.test_axe import objections
from tests.browser.test_layout import FIND_FAULTS, NO_FAULTS, PAGE_FAULTS, SIZES, Faults

pytestmark = pytest.mark.browser

READY = "#show-me:not([disabled]), #real-match"
OTHERS = ".choosing .card.ok:not(.advised), .panel [data-act]:not([disabled]):not(.advised)"
SCROLLS = """(() => {
  const dock = document.querySelector(".dock")
  return innerHeight <= 520 && dock.scrollHeight > dock.clientHeight
})()"""
UNDER_THE_DOCK = """(() => {
  const { top } = document.querySelector(".dock").getBoundingClientRect()
  const words = [...document.querySelectorAll(".middle b, .middle p")].filter((one) => one.checkVisibility())
  return words.filter((one) => one.getBoundingClientRect().bottom > top + 1).map((one) => one.textContent)
})()"""
CORNER: Final[Position] = {"x": 12, "y": 14}
CONFIRMED = ("claim", "double-nil")
"""Acts that are asked about first."""
MOST = 30
"""Decisions in a deal."""
GAMES = ("pikala", "spades")
Choose = Callable[[Page], Locator]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, bundle: object) -> Iterator[Server]:
    """A server for all tests of this file; each has tables of its own."""
    with Server(tmp_path_factory.mktemp("data")) as server:
        yield server


def entered(context: BrowserContext) -> Page:
    """A page in a hurry that must not complain."""
    in_a_hurry(context)
    page = context.new_page()
    page.on("pageerror", lambda error: pytest.fail(str(error)))
    page.on("console", lambda line: pytest.fail(line.text) if line.type in ("error", "warning") else None)
    return page


@pytest.fixture
def phone(chromium: Browser, request: pytest.FixtureRequest) -> Iterator[Page]:
    """A small phone that is touched; a parameter is its language."""
    context = chromium.new_context(
        viewport={"width": 360, "height": 640},
        locale=getattr(request, "param", "en-GB"),
        reduced_motion="reduce",
        is_mobile=True,
        has_touch=True,
    )
    yield entered(context)
    context.close()


def learn(page: Page, server: Server, game: str = "pikala") -> None:
    """From the lobby, which fits the screen with what it offers, to the first decision."""
    page.goto(server.address)
    page.locator(f"[data-game={game}]").click()
    page.locator("#learn").wait_for()
    assert page.evaluate(PAGE_FAULTS) == {"wide": [], "small": [], "fine": []}
    page.locator("#learn").click()
    page.locator("#name").fill("Vera")
    page.locator("#name").press("Enter")
    page.locator(READY).first.wait_for()


def lines(page: Page) -> str:
    """What the lesson says."""
    return page.locator("#lesson p").inner_text()


def wait_to_hear(page: Page) -> None:
    """Wait until the live region has said what the lesson says."""
    assert lines(page)
    for _ in range(MOST):
        if lines(page) in " | ".join(page.evaluate("window.heard")):
            return
        page.wait_for_timeout(50)
    raise AssertionError(f"nobody said: {lines(page)}")


def shown(page: Page) -> Locator:
    """What is advised, after it was shown."""
    hit(page.locator("#show-me"))
    marked = page.locator(".advised")
    return marked if marked.count() else page.locator(".panel [data-act]:not([disabled])").first


def hit(element: Locator) -> None:
    """Touch something, or click it, near its corner: a card shows no more than that of itself."""
    if element.page.evaluate("navigator.maxTouchPoints"):
        element.tap(position=CORNER)
    else:
        element.click(position=CORNER)


def other(page: Page) -> Locator:
    """Anything but the advised act, where there is anything else."""
    advised = shown(page)
    others = page.locator(OTHERS)
    picked = page.locator("#hand .card[aria-pressed=true]")
    while picked.count():
        hit(picked.first)
    return others.first if others.count() else advised


def played(page: Page, choose: Choose, look: Callable[[Page], object]) -> list[str]:
    """Play the deal, looking at each decision; what was said."""
    said: list[str] = []
    for _ in range(MOST):
        page.locator(READY).first.wait_for()
        page.locator("#lesson p:not(:empty)").wait_for()
        said.append(lines(page))
        look(page)
        if page.locator("#real-match").count():
            return said
        seq = page.locator("main.room").get_attribute("data-seq")
        choice = choose(page)
        look(page)
        asks = choice.get_attribute("data-act") in CONFIRMED
        hit(choice)
        if asks:
            page.locator("[data-breach]").click()
        page.locator(f"main.room:not([data-seq='{seq}'])").wait_for()
    raise AssertionError("the deal does not end")


def assert_true_score(page: Page, said: str) -> None:
    """The last line tells the score that stands in the dock."""
    score = page.locator(".dock .score").inner_text().split()[-1]
    assert re.search(rf"(?<![\d−]){re.escape(score)}(?!\d)", said), (score, said)


def faults(page: Page) -> Faults:
    """What is wrong with the page as it is."""
    page.evaluate("document.fonts.ready")
    return msgspec.convert(page.evaluate(FIND_FAULTS), Faults)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("phone", ["en-GB", "ru-RU", "pl-PL"], indirect=True)
def test_by_its_advice_by_touch(phone: Page, server: Server, game: str) -> None:
    """On a small phone "show me" leads through the deal; nothing is covered, nothing shifts, the row is explained."""
    phone.add_init_script(LISTEN)
    learn(phone, server, game)
    heights: set[float] = set()
    found: list[Faults] = []

    def look(page: Page) -> None:
        found.append(faults(page))
        assert page.evaluate(UNDER_THE_DOCK) == []
        wait_to_hear(page)
        if page.locator("#show-me").count():
            heights.add(page.locator("#lesson p").bounding_box()["height"])  # type: ignore[index]

    said = played(phone, shown, look)
    assert [each for each in found if each != NO_FAULTS] == []
    assert len(heights) == 1
    assert len(said) >= 6
    assert all(said)
    assert not set(CODE.findall(phone.inner_text("body"))) - {"turn-up"}
    assert_true_score(phone, said[-1])


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", ["tall-phone", "landscape", "desktop", "tablet", "zoomed"])
def test_at_every_size(chromium: Browser, server: Server, size: str, game: str) -> None:
    """Nothing is covered or out of view while cards are played; only where there is little height the dock scrolls."""
    width, height = SIZES[size]
    context = chromium.new_context(viewport={"width": width, "height": height}, locale="ru-RU", reduced_motion="reduce")
    page = entered(context)
    learn(page, server, game)
    found: list[Faults] = []

    def look(page: Page) -> None:
        if page.locator("#show-me").count():
            seen = faults(page)
            found.append(replace(seen, outside=[]) if page.evaluate(SCROLLS) else seen)

    played(page, shown, look)
    context.close()
    assert [each for each in found if each != NO_FAULTS] == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("phone", ["en-GB", "ru-RU", "pl-PL"], indirect=True)
def test_against_its_advice(phone: Page, server: Server, game: str) -> None:
    """Who does something else each time still gets a line at each decision, and the last one tells the true score."""
    learn(phone, server, game)
    said = played(phone, other, lambda page: None)
    assert all(said)
    assert_true_score(phone, said[-1])


def test_by_keyboard_alone(page: Page, server: Server) -> None:
    """The keyboard goes to what "show me" marks; Enter does it; the live region says every line."""
    in_a_hurry(page)
    page.add_init_script(LISTEN)
    learn(page, server)
    for _ in range(MOST):
        page.locator(READY).first.wait_for()
        page.locator("#lesson p:not(:empty)").wait_for()
        wait_to_hear(page)
        if page.locator("#real-match").count():
            break
        page.locator("#show-me").focus()
        page.keyboard.press("Enter")
        page.locator("#hand .advised:focus, .dock .advised:focus, .panel [data-act]:focus").wait_for()
        seq = page.locator("main.room").get_attribute("data-seq")
        asks = page.locator("[data-act=claim]:focus").count()
        page.keyboard.press("Enter")
        if asks:
            page.keyboard.press("Tab")
            page.keyboard.press("Enter")
        page.locator(f"main.room:not([data-seq='{seq}'])").wait_for()
    expect(page.locator("#real-match")).to_be_focused()
    page.keyboard.press("Enter")
    page.locator("main.room:not(:has(#lesson))").wait_for()


def test_why_opens_the_rule(page: Page, server: Server) -> None:
    """The rulebook opens at the number that the line stands for, and the keyboard comes back."""
    in_a_hurry(page)
    learn(page, server)
    why = page.locator("#why")
    why.click()
    expect(page.locator(".rule.named b").first).to_have_text("PK-3.1")
    page.keyboard.press("Escape")
    expect(why).to_be_focused()


def test_a_claim_has_its_button_only_where_it_is_advised(page: Page, server: Server) -> None:
    """The rules let it be said at any time; the lesson does not tempt with what it has not told of."""
    in_a_hurry(page)
    learn(page, server)
    offered: list[tuple[bool, bool]] = []

    def look(page: Page) -> None:
        offered.append(("All mine!" in lines(page), page.locator("[data-act=claim]").count() > 0))

    played(page, shown, look)
    assert set(offered) == {(False, False), (True, True)}


def test_leaving_and_coming_back(page: Page, server: Server) -> None:
    """The cross leads to the lobby, where the lesson waits among the recent tables; a reload goes on with it too."""
    in_a_hurry(page)
    learn(page, server)
    before = lines(page)
    page.get_by_role("link", name="Leave the lesson").click()
    page.locator(".recent a").first.click()
    page.locator(READY).first.wait_for()
    assert lines(page) == before
    page.reload()
    page.locator(READY).first.wait_for()
    assert lines(page) == before


def test_a_real_match_comes_next(page: Page, server: Server) -> None:
    """It is another table, without lesson; then the lobby offers the lesson in a small way, and other games as new."""
    in_a_hurry(page)
    learn(page, server)
    expect(page.locator(".bar small")).to_contain_text("Lesson")
    lesson = page.url
    played(page, shown, lambda page: None)
    page.locator("#real-match").click()
    page.wait_for_url(lambda url: url != lesson)
    page.locator(".dock .status b").wait_for()
    expect(page.locator("#lesson")).to_have_count(0)
    expect(page.locator(".bar small")).not_to_contain_text("Lesson")
    page.goto(server.address)
    expect(page.locator(".go #learn")).to_have_count(0)
    page.locator(".lobby-settings #learn").click()
    page.locator("#show-me").wait_for()


def test_nobody_else_sees_it(page: Page, server: Server, newcomer: Enter) -> None:
    """Who opens the address of a lesson is told so in the language of their choice, and is offered no seat."""
    in_a_hurry(page)
    learn(page, server)
    guest = newcomer()
    guest.goto(page.url)
    expect(guest.get_by_role("alert")).to_contain_text("not open to watchers")
    expect(guest.locator("#sit, .seat, .card")).to_have_count(0)
    guest.get_by_role("button", name="PL").click()
    expect(guest.get_by_role("alert")).to_contain_text("nie ma miejsca dla widzów")


@pytest.mark.parametrize("theme, lang", [("light", "en-GB"), ("dark", "ru-RU"), ("light", "pl-PL")])
def test_axe_is_content(chromium: Browser, server: Server, theme: str, lang: str) -> None:
    """The lobby that offers it, each decision, what is shown, and the end."""
    context = chromium.new_context(viewport={"width": 390, "height": 844}, locale=lang, reduced_motion="reduce")
    context.add_init_script(f"localStorage.setItem('pik.theme', '\"{theme}\"')")
    page = entered(context)
    page.goto(server.address)
    page.locator("#learn").wait_for()
    found = [objections(page)]
    learn(page, server)
    played(page, shown, lambda page: found.append(objections(page)))
    context.close()
    assert [each for each in found if each] == []
