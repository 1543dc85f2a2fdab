"""How piquet's look answers hands, keys and ears."""

import pytest
from msgspec.structs import replace
from playwright.sync_api import Page, expect

from tests.browser.stage import Stage
from tests.browser.staged_piquet import HERS, MINE, SCENES, Desk

pytestmark = pytest.mark.browser


def open_scene(stage: Stage, page: Page, name: str) -> None:
    """Open a scene."""
    stage.frames = [SCENES[name](2)]
    page.goto(f"{stage.address}/t/stage")
    page.locator(".dock .status b").wait_for()


def tap(page: Page, *cards: str) -> None:
    """Tap cards of the hand where no other covers them."""
    for card in cards:
        page.locator(f"#hand [data-card={card}]").click(position={"x": 8, "y": 30})


def test_a_card_of_the_spread_pack_is_turned(stage: Stage, page: Page) -> None:
    """PQ-1.2: any card that nobody took, by a tap; the one taken lies open with its name and does nothing."""
    open_scene(stage, page, "cut")
    taken = page.locator(".spread .turned")
    expect(taken).to_have_attribute("aria-label", "Lena: king of diamonds")
    taken.click(force=True)
    page.get_by_role("button", name="Turn card 4", exact=True).click(position={"x": 8, "y": 20})
    assert stage.heard()["act"] == {"type": "cut", "at": 3}
    assert len(stage.commands) == 1


def test_the_table_turns_a_card_that_nobody_took(stage: Stage, page: Page) -> None:
    """PQ-1.2: who does not care lets it be turned."""
    open_scene(stage, page, "cut")
    page.get_by_role("button", name="Always turn one for me").click()
    act = stage.heard()["act"]
    assert act in [{"type": "cut", "at": at} for at in range(32) if at != 20]


def test_cards_go_down_into_the_tray_and_back(stage: Stage, page: Page) -> None:
    """PQ-2.2: the button counts them, the talon shows what is taken and what stays; one tap refuses."""
    open_scene(stage, page, "first exchange")
    change = page.locator(".exchange-choice .primary")
    expect(change).to_be_disabled()
    tap(page, "D9", "C7", "S8", "HT")
    expect(page.locator("#hand .card")).to_have_count(8)
    expect(page.locator(".tray .card")).to_have_count(4)
    expect(page.locator("[data-pile=talon-five] .words")).to_contain_text("You take 4")
    expect(page.locator("[data-pile=talon-five] .words")).to_contain_text("1 left for Lena")
    expect(page.locator("[data-pile=talon-five] .take")).to_have_count(4)
    page.get_by_role("button", name="eight of spades, chosen").click()
    expect(change).to_have_text("Change 3 cards")
    change.click()
    assert stage.heard()["act"] == {"type": "exchange", "discards": ["HT", "D9", "C7"]}


def test_the_dealer_takes_what_was_left_first(stage: Stage, page: Page) -> None:
    """PQ-2.3: the elder's leftover before the three."""
    open_scene(stage, page, "second exchange")
    tap(page, "D9", "C7", "S8")
    expect(page.locator("[data-pile=talon-five] .take")).to_have_count(1)
    expect(page.locator("[data-pile=talon-three] .take")).to_have_count(2)
    page.locator(".exchange-choice .primary").click()
    assert stage.heard()["act"] == {"type": "exchange", "discards": ["S8", "D9", "C7"]}


def test_one_tap_declares_all_there_is(stage: Stage, page: Page) -> None:
    """PQ-3.1: what is said now and later stands on the button; what comes later is said without another tap."""
    desk = Desk().deal({0: MINE, 1: HERS}).take().take()
    stage.frames = [desk.frame()]
    page.goto(f"{stage.address}/t/stage")
    button = page.locator(".panel [data-act=declare]")
    expect(button).to_contain_text("now: point of 5, making 49; later: quart major and fourteen aces")
    expect(page.locator("#hand .raised")).to_have_count(5)
    button.click()
    assert stage.heard()["act"] == {"type": "declare", "category": "point", "combinations": [MINE.split()[4::-1]]}
    stage.say(desk.say().frame())
    stage.say(desk.say().frame())
    assert stage.heard()["act"] == {"type": "declare", "category": "sequence", "combinations": [MINE.split()[3::-1]]}


def test_what_is_not_ticked_is_sunk(stage: Stage, page: Page) -> None:
    """PQ-3.1: the smaller choice lists what one holds; nothing ticked is silence."""
    open_scene(stage, page, "declaring")
    page.get_by_role("button", name="Keep something back…").click()
    page.get_by_role("checkbox", name="Quart major").uncheck()
    page.get_by_role("button", name="No sequence").click()
    assert stage.heard()["act"] == {"type": "declare", "category": "sequence", "combinations": []}


def test_the_ledger_is_a_table_that_says_what_came_of_it(stage: Stage, page: Page) -> None:
    """PQ-3.1: rows and columns have heads; size, pips and verdict are words; the talk runs in bubbles."""
    open_scene(stage, page, "declaring")
    row = page.get_by_role("row", name="Point")
    expect(row.get_by_role("cell").first).to_contain_text("five · 49")
    expect(row.get_by_role("cell").first).to_contain_text("good")
    expect(row.get_by_role("cell").last).to_have_text("fivenot good")
    expect(page.locator(".lane .says")).to_have_text(["Point of five.", "Equal. Making?", "49.", "Good."])
    expect(page.locator("[role=status]")).to_contain_text("Lena: “Equal. Making?” You: “49.” Lena: “Good.” Your cards")
    expect(page.locator("[role=status]")).to_contain_text("Your turn. Declarations. Or: Look at the talon.")


def test_a_capot_is_announced_with_the_last_declaration(stage: Stage, page: Page) -> None:
    """PQ-5.6: the dealer announces it with a switch beside."""
    open_scene(stage, page, "answering")
    page.get_by_role("button", name="Announce a capot").click()
    page.locator(".panel [data-act=declare]").click()
    act = stage.heard()["act"]
    assert isinstance(act, dict)
    assert act["capot"] is True


def test_a_capot_is_announced_with_the_first_lead(stage: Stage, page: Page) -> None:
    """PQ-5.6: without the switch a tap only leads; with it the tap leads and announces."""
    open_scene(stage, page, "leading")
    tap(page, "SA")
    assert stage.heard()["act"] == {"type": "play", "card": "SA"}
    page.reload()
    page.get_by_role("button", name="Announce a capot").click()
    tap(page, "SA")
    assert stage.heard()["act"] == {"type": "play", "card": "SA", "capot": True}


def test_the_talon_is_looked_at(stage: Stage, page: Page) -> None:
    """PQ-2.5: it is offered at the table; what was seen lies open."""
    open_scene(stage, page, "leading")
    page.get_by_role("button", name="Look at the talon").click()
    assert stage.heard()["act"] == {"type": "look"}
    stage.say(replace(SCENES["counting"](2), seq=90))
    expect(page.locator(".unasked .mini")).to_have_count(8)


def test_the_counts_open_what_they_are_made_of(stage: Stage, page: Page) -> None:
    """PQ-4.2, PQ-5.2: large figures, the way to the pique, and each part in the sheet."""
    open_scene(stage, page, "counting")
    expect(page.locator(".counts dd")).to_have_text(["25", "0"])
    expect(page.locator(".to-pique")).to_have_text("5 more to a pique")
    page.locator("#counts").click()
    parts = page.get_by_role("region", name="What is counted so far").locator(".parts").first
    expect(parts.get_by_role("listitem")).to_have_text(["point +5", "quart +4", "fourteen +14", "leads and tricks +2"])


@pytest.mark.parametrize(
    "scene, feat, was, now",
    [("repique", "repique", 36, 96), ("pique", "pique", 30, 60), ("capot", "capot", 84, 124)],
)
def test_great_moments_are_marked_in_pencil(
    stage: Stage, page: Page, scene: str, feat: str, was: int, now: int
) -> None:
    """PQ-4.1, PQ-4.2, PQ-5.6: the old figure struck, the new one ringed; spoken as a sentence."""
    open_scene(stage, page, scene)
    shown = page.locator(f"[data-feat={feat}]")
    expect(shown.locator(".was")).to_have_text(str(was))
    expect(shown.locator(".now")).to_have_text(str(now))
    expect(shown.locator("p.sr")).to_have_text(f"You: {was} becomes {now}")


def test_a_refait_doubles_the_next_korolik_on_the_sheet(stage: Stage, page: Page) -> None:
    """PQ-7.2, PQ-7.3: deals, koroliks with their sums, and what the match comes to."""
    stage.frames = [SCENES["settled"](2)]
    page.goto(f"{stage.address}/t/stage")
    sheet = page.get_by_role("dialog")
    expect(sheet.locator("tr.korolik").first).to_contain_text("refait: the next one counts double")
    expect(sheet.locator("tr.total")).to_contain_text("Result")
    sheet.locator(".figure").first.click()
    expect(page.get_by_role("dialog", name="You · Deal 1, dealer Lena")).to_contain_text("fourteen")


def test_three_settle_in_pairs(stage: Stage, page: Page) -> None:
    """PQ-8.5: a net under each count, and each pair's difference."""
    stage.frames = [SCENES["norman settled"](2)]
    page.goto(f"{stage.address}/t/stage")
    lines = page.get_by_role("dialog").locator("tr.korolik")
    expect(lines.locator("th")).to_have_text(["You and Lena", "You and Boris", "Lena and Boris", "Result"])
