"""A live table of piquet: too few discards and false brags are possible, and lead to silence (PQ-6)."""

import pytest
from msgspec.structs import replace
from playwright.sync_api import Browser, Locator, Page, expect

from pik.web.messages import Frame
from tests.browser import staged_live
from tests.browser.ears import Listener
from tests.browser.engine import answer
from tests.browser.seated import remembered, show, small_phone
from tests.browser.stage import Stage
from tests.browser.staged_piquet import HERS, MINE, THREE, Desk
from tests.browser.test_layout import NO_FAULTS, SIZES, Faults, faults
from tests.browser.test_piquet_scenes import OVERLAPS

pytestmark = pytest.mark.browser

SILENT_IN_PLAY = (
    "You would hold too many cards and play in silence: "
    "you count nothing for leads and tricks, whoever plays against you counts double."
)
NOTHING_COUNTS = (
    "You hold nothing like that. "
    "If you have not put it right by the end of the first trick, you count nothing in this deal."
)


def question(page: Page) -> Locator:
    """What is asked before a rule is broken."""
    return page.get_by_role("alertdialog", name="Against the rules")


def declaring(dealer: int = 1) -> Desk:
    """Nobody has taken a card; the elder speaks."""
    return staged_live.piquet(dealer=dealer).deal({0: MINE, 1: HERS}).take().take()


def counted(page: Page, seat: int) -> str:
    """What the count of the deal of a seat is made of."""
    return page.locator(".summary li").nth(seat).inner_text()


def test_too_few_discards_by_touch(chromium: Browser, stage: Stage) -> None:
    """PQ-6.1: more is taken than put away; all see it at the seat; neither leads nor tricks count."""
    context = small_phone(chromium)
    page = context.new_page()
    table = staged_live.piquet().deal({0: MINE, 1: HERS})
    show(stage, page, table.frame())
    page.locator("#hand li:last-child .card").tap()
    page.get_by_role("button", name="Take more…").tap()
    expect(question(page)).to_contain_text(SILENT_IN_PLAY)
    page.get_by_role("button", name="Go back").tap()
    assert stage.commands == []
    page.get_by_role("button", name="Take more…").tap()
    page.get_by_role("button", name="Take 3 for 1 discard").tap()
    assert answer(stage, table) == {"type": "exchange", "discards": ["CA"], "take": 3}
    expect(page.locator(".dock .silence")).to_have_text("in silence: +2")
    expect(page.locator("#hand .card")).to_have_count(14)
    table.take().say_all().play(count=24)
    stage.say(table.frame())
    expect(page.locator(".summary")).to_be_visible()
    assert "leads" not in counted(page, 0)
    context.close()


def test_a_false_brag_comes_out(stage: Stage, page: Page) -> None:
    """PQ-6.2: after the first trick the ledger says what was not there and why nothing counts."""
    remembered(page, stay="0.3", speed='"none"')
    table = declaring()
    show(stage, page, table.frame())
    page.get_by_role("button", name="Brag…").click()
    expect(question(page)).to_contain_text(NOTHING_COUNTS)
    expect(page.locator("#leave-it")).to_be_focused()
    page.get_by_role("button", name="Point of 8").click()
    assert answer(stage, table) == {"type": "declare", "category": "point", "combinations": [], "brag": 8}
    expect(page.get_by_role("button", name="Put right: point")).to_be_visible()
    table.say_all().play(count=2)
    stage.say(table.frame())
    told = "You did not have it: point. You count nothing in this deal (PQ\u20116.2)."
    expect(page.locator("[data-found] .ledger .untrue")).to_have_text(told)
    expect(page.locator("[data-found] [data-category=point] [data-outcome]").first).to_have_attribute(
        "data-outcome", "not-good"
    )
    expect(page.get_by_role("button", name="Put right: point")).to_have_count(0)
    page.locator("[data-found] .ledger").click()
    expect(page.locator("[data-found]")).to_have_count(0)
    table.play(count=2)
    stage.say(table.frame())
    expect(page.locator(".dock .silence")).to_have_text("not there: point")
    table.play(count=20)
    stage.say(table.frame())
    expect(page.locator(".summary")).to_be_visible()
    assert page.locator(".summary li").first.locator(".marked").inner_text() == "0"


def test_a_brag_is_put_right_in_time_by_keyboard_and_ear(stage: Stage, page: Page) -> None:
    """PQ-6.2: what was said is withdrawn before all, and play goes on as if it had not been said."""
    ear = Listener(page)
    table = declaring()
    show(stage, page, table.frame())
    ear.tab_to("Brag")
    ear.press("Enter")
    expect(page.locator("#leave-it")).to_be_focused()
    ear.tab_to("Point of 6")
    ear.press("Enter")
    assert answer(stage, table)["brag"] == 6
    assert "You: “Point of six.”" in " ".join(ear.news())
    table.say()
    stage.say(table.frame())
    ear.news()
    ear.tab_to("Put right: point")
    ear.press("Enter")
    assert answer(stage, table) == {"type": "put-right", "category": "point"}
    assert "You put it right: no point." in " ".join(ear.news())
    expect(page.locator(".dock .silence")).to_have_text("put right: point")
    table.say_all().play(count=2)
    assert "false-brag" not in [each.code for each in table.log]


def test_who_answers_brags_with_the_answer(stage: Stage, page: Page) -> None:
    """PQ-6.2: to another's size one says "equal" or "not good", of what one does not hold."""
    table = declaring(0).say()
    show(stage, page, table.frame())
    page.get_by_role("button", name="Brag…").click()
    expect(question(page)).to_contain_text("point: “not good”")
    page.get_by_role("button", name="Do it anyway").click()
    assert answer(stage, table)["brag"] == 6
    said = [each.data.get("answer") for each in table.log if each.code == "answers"]
    assert said == ["not-good"]


def test_anothers_silence_is_shown_at_the_seat(stage: Stage, page: Page) -> None:
    """PQ-6.1: also while the declarations run, when other notes give way to the ledger."""
    table = staged_live.piquet(dealer=0).deal({0: MINE, 1: HERS})
    table.act(1, {"type": "exchange", "discards": ["S7"], "take": 3}).take()
    table.say()
    show(stage, page, table.frame())
    expect(page.locator("#seat1 .silence")).to_have_text("in silence: +2")
    expect(page.locator("#seat1 .sr").first).to_contain_text("in silence: +2")


def test_of_three_anybody_may_brag(stage: Stage, page: Page) -> None:
    """PQ-6.2, PQ-8.2: in Norman piquet a size is named, whatever the others said."""
    table = staged_live.norman_brag()
    show(stage, page, table.frame())
    page.get_by_role("button", name="Brag…").click()
    page.get_by_role("button", name="Point of 7").click()
    assert answer(stage, table)["brag"] == 7
    expect(page.get_by_role("button", name="Put right: point")).to_be_visible()


def test_of_three_the_dealer_takes_both_for_one(stage: Stage, page: Page) -> None:
    """PQ-6.1, PQ-8.1: in Norman piquet, too."""
    table = staged_live.piquet(3, 0).deal(THREE)
    show(stage, page, table.frame())
    page.locator("#hand li:last-child .card").click()
    page.get_by_role("button", name="Take more…").click()
    page.get_by_role("button", name="Do it anyway").click()
    assert answer(stage, table)["take"] == 2
    expect(page.locator(".dock .silence")).to_have_text("in silence: +1")


def test_a_guided_table_offers_nothing_of_it(stage: Stage, page: Page) -> None:
    """PQ-6: neither bragging nor taking more."""
    for at, table in enumerate((Desk().deal({0: MINE, 1: HERS}), Desk().deal({0: MINE, 1: HERS}).take().take())):
        shown = replace(table.frame(), seq=1000 + at, since=1000 + at)
        if at:
            stage.say(shown)
        else:
            show(stage, page, shown)
        expect(page.locator(f"main[data-seq='{shown.seq}']")).to_be_visible()
        expect(page.locator("[data-tempts]")).to_have_count(0)


@pytest.mark.parametrize("size", SIZES)
def test_every_scene_is_whole_and_readable(chromium: Browser, stage: Stage, size: str) -> None:
    """Nothing outside, nothing too small, nothing over anything else, at any size and at 200 %, in Russian."""
    width, height = SIZES[size]
    context = chromium.new_context(locale="ru-RU", reduced_motion="reduce", viewport={"width": width, "height": height})
    page = context.new_page()
    names = ("silent exchange", "silent declarations", "silent play", "norman brag")
    found: dict[str, object] = {}
    for at, name in enumerate(names):
        frame: Frame = replace(staged_live.SCENES[name](), seq=1000 + at, since=1000 + at, events=())
        if not at:
            stage.frames = [frame]
            page.goto(f"{stage.address}/t/stage")
        seen = faults(page, stage, frame)
        found[name] = (seen, page.evaluate(OVERLAPS))
    context.close()
    fine: tuple[Faults, list[str]] = (NO_FAULTS, [])
    assert found == dict.fromkeys(names, fine)
