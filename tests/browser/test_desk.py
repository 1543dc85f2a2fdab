"""The scorer's desk: marks with a reason, what the table proposes, taking the last one back when all agree (PK-8.5)."""

import pytest
from msgspec.structs import replace
from playwright.sync_api import Page, expect

from pik.core.hosted import Asked
from pik.core.seat import TABLE, Seat
from tests.browser import staged_live
from tests.browser.ears import Listener
from tests.browser.engine import answer
from tests.browser.seated import show
from tests.browser.stage import Stage
from tests.browser.staged_live import Pikala
from tests.independent.pikala_deals import mark

pytestmark = pytest.mark.browser
YES = {"type": "consent", "accept": True}


def open_desk(page: Page) -> None:
    """Go to the desk."""
    page.locator("#menu-button").click()
    page.get_by_role("button", name="Give a penalty").click()
    page.locator("#desk").wait_for()


def open_number(page: Page, row: str, seat: int) -> None:
    """Open what a number on the pad is made of."""
    page.get_by_role("button", name="Open the score sheet").click()
    page.get_by_role("dialog", name="Score sheet").get_by_role("row", name=row).get_by_role("button").nth(seat).click()


def test_a_mark_is_given_for_a_reason_and_traced(stage: Stage, page: Page) -> None:
    """PK-8.3, PK-8.5: to whom, for what; the pad shows the wheel, its number opens the reason, and all are told."""
    ear = Listener(page)
    table = staged_live.following()
    show(stage, page, table.frame())
    open_desk(page)
    page.get_by_role("group", name="For whom").get_by_role("button", name="Boris").click()
    page.get_by_role("group", name="Reason (costs a wheel: 2 at the end)").get_by_role(
        "button", name="rudeness"
    ).click()
    page.get_by_role("button", name="Give a small hooliganka: Boris, rudeness").click()
    assert answer(stage, table) == {"type": "mark", "seat": 2, "reason": "rudeness"}
    expect(page.locator("#desk .log li")).to_have_text(["Deal 1, dealer Tomek: Boris, small hooliganka: rudeness"])
    page.keyboard.press("Escape")
    assert "Small hooliganka for Boris: rudeness." in " ".join(ear.news())
    open_number(page, "Deal 1, dealer Tomek", 0)
    parts = page.get_by_role("dialog", name="Boris · Deal 1, dealer Tomek")
    expect(parts).to_contain_text("small hooliganka: rudeness")
    expect(parts).to_contain_text("the circle is a wheel: it costs a loser 2")


def test_the_last_mark_is_taken_back_when_all_but_its_owner_agree(stage: Stage, page: Page) -> None:
    """PK-8.5: the scorer asks at the desk, the others are asked at the table, the trace stays on the pad."""
    table = staged_live.following().act(TABLE, mark(2, "rudeness"))
    show(stage, page, table.frame())
    open_desk(page)
    page.get_by_role("button", name="Take the last mark back").click()
    assert answer(stage, table) == {"type": "unmark"}
    expect(page.get_by_role("button", name="Take the last mark back")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator("#consent")).to_contain_text("The scorer wants to take the last mark of Boris back: rudeness.")
    page.locator("#consent").get_by_role("button", name="Agree: take the mark back").click()
    assert answer(stage, table) == YES
    expect(page.locator("#consent")).to_have_count(0)
    table.act(1, YES).act(3, YES)
    stage.say(table.frame())
    open_number(page, "Deal 1, dealer Tomek", 0)
    expect(page.get_by_role("dialog", name="Boris · Deal 1, dealer Tomek")).to_contain_text("taken back: rudeness")


def test_its_owner_is_not_asked(stage: Stage, page: Page) -> None:
    """PK-8.5: who has the mark hears that it may go, and waits."""
    table = staged_live.following().act(TABLE, mark(0, "dawdling")).act(TABLE, {"type": "unmark"})
    show(stage, page, table.frame())
    expect(page.locator(".dock .status b")).to_have_text("Your turn")
    expect(page.locator("#consent")).to_have_count(0)


def test_one_no_leaves_the_mark(stage: Stage, page: Page) -> None:
    """PK-8.5: it stands, and the table plays on; the cards can be played while the question is open."""
    table = staged_live.marked()
    show(stage, page, table.frame())
    page.locator("#consent").get_by_role("button", name="The mark stays").click()
    assert answer(stage, table) == {"type": "consent", "accept": False}
    expect(page.locator("#consent")).to_have_count(0)
    page.get_by_role("button", name="seven of hearts, playable").click()
    assert answer(stage, table) == {"type": "play", "card": "H7"}


def test_the_table_proposes_a_mark_and_the_scorer_decides(stage: Stage, page: Page) -> None:
    """PK-8.5: a clock has run out twice; a no ends it, a yes gives the mark for dawdling."""
    table = staged_live.following()
    late = replace(table.frame(), late=(Seat(1), Seat(2)))
    show(stage, page, late)
    proposal = page.locator("#proposal")
    expect(proposal).to_contain_text("Lena has run out of time twice. A small hooliganka for dawdling?")
    proposal.get_by_role("button", name="No").click()
    expect(proposal).to_contain_text("Boris has run out of time twice.")
    assert stage.commands == []
    proposal.get_by_role("button", name="Yes").click()
    assert answer(stage, table) == {"type": "mark", "seat": 2, "reason": "dawdling"}
    assert stage.commands[0]["table"] is True
    expect(proposal).to_have_count(0)


def test_what_comes_after_an_answer_is_proposed_anew(stage: Stage, page: Page) -> None:
    """PK-8.5: a mark makes the table count anew; a no holds while no mark can be given, and until one is."""
    table = staged_live.following()
    late = replace(table.frame(), late=(Seat(1),))
    show(stage, page, late)
    proposal = page.locator("#proposal")
    proposal.get_by_role("button", name="No").click()
    for seq, frame in ((90, replace(table.frame(), scorer=Asked())), (91, late), (92, table.frame()), (93, late)):
        stage.say(replace(frame, seq=seq, since=seq))
        expect(page.locator(f"main[data-seq='{seq}']")).to_be_visible()
        expect(proposal).to_have_count(1 if seq == 93 else 0)


def test_a_mark_before_the_first_row_is_traced_too(stage: Stage, page: Page) -> None:
    """PK-8.4: it stands on the 25 that nobody writes; its number opens, too."""
    table = Pikala(25, 25, 25, 25, dealer=0, rows=0).deal().act(TABLE, mark(1, "exposed"))
    show(stage, page, table.frame())
    open_number(page, "Start", 0)
    expect(page.get_by_role("dialog", name="Lena · Start")).to_contain_text("small hooliganka: an exposed card")
