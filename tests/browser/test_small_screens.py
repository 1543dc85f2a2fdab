"""What a thumb meets on a small screen: whose notes, whole lists, cards that stay where they are, marks that fit."""

from collections.abc import Mapping
from itertools import pairwise
from time import time

import msgspec
import pytest
from msgspec.structs import replace
from playwright.sync_api import Browser, Locator, Page, expect

from pik.core.message import Message
from pik.core.seat import Seat
from pik.core.sheet import Cell, Line, Part, Sheet
from pik.web.messages import ChatLine, Frame
from tests.browser import staged, staged_piquet, staged_spades
from tests.browser.seated import remembered, show, small_phone
from tests.browser.stage import Stage

pytestmark = pytest.mark.browser

PHONES = [(360, 640), (390, 844)]


class Box(msgspec.Struct, frozen=True):
    """Where something is, in pixels of the page."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        """Its right edge."""
        return self.x + self.width

    @property
    def bottom(self) -> float:
        """Its lower edge."""
        return self.y + self.height

    def meets(self, other: "Box") -> bool:
        """Whether they have a place in common."""
        across = self.x < other.right - 0.5 and other.x < self.right - 0.5
        return across and self.y < other.bottom - 0.5 and other.y < self.bottom - 0.5

    def holds(self, other: "Box") -> bool:
        """Whether nothing of the other sticks out."""
        across = self.x <= other.x + 0.5 and other.right <= self.right + 0.5
        return across and self.y <= other.y + 0.5 and other.bottom <= self.bottom + 0.5


def box(one: Locator) -> Box:
    """Where it is."""
    return msgspec.convert(one.bounding_box(), Box)


def boxes(all_of: Locator) -> list[Box]:
    """Where they are at one moment, with the letters that they stay with."""
    all_of.page.evaluate("document.fonts.ready.then(() => 0)")
    return msgspec.convert(
        all_of.evaluate_all("all => all.map(one => one.getBoundingClientRect().toJSON())"), list[Box]
    )


def size(page: Page, width: int, height: int) -> None:
    """A screen of this size."""
    page.set_viewport_size({"width": width, "height": height})


def noted(frame: Frame, notes: Mapping[int, tuple[Message, ...]], shown: tuple[str, ...] = ()) -> Frame:
    """The frame with these notes at these seats, and cards that lie open there."""
    screen = msgspec.json.decode(bytes(frame.screen))
    for seat in screen["board"]["seats"]:
        if seat["seat"] in notes:
            seat["notes"] = msgspec.to_builtins(notes[seat["seat"]])
            seat["shown"] = shown
    return replace(frame, screen=staged.raw(screen))


MINE = (Message("note-drew", {"count": 2}), Message("note-brunettes"))


@pytest.mark.parametrize("width,height", PHONES)
def test_own_notes_stand_over_the_status_and_move_nothing(stage: Stage, page: Page, width: int, height: int) -> None:
    """They are on the edge of one's own box, clear of the name in the status; the box is as high as without them."""
    size(page, width, height)
    show(stage, page, staged.playing(6))
    before = box(page.locator(".dock"))
    stage.say(replace(noted(staged.playing(6), {0: MINE}), seq=11))
    expect(page.locator(".dock .note")).to_have_count(2)
    assert box(page.locator(".dock")) == before
    headline = box(page.locator(".dock .status b"))
    assert [note for note in boxes(page.locator(".dock .note")) if note.bottom > headline.y + 6] == []


def test_on_a_wide_phone_own_notes_have_a_line_before_the_status(stage: Stage, page: Page) -> None:
    """Nobody else's name stands in their line."""
    size(page, 844, 390)
    show(stage, page, noted(staged.playing(5), {0: MINE}))
    headline = box(page.locator(".dock .status b"))
    assert all(note.bottom <= headline.y + 1 for note in boxes(page.locator(".dock .note")))


def summed(seats: int, reasons: int = 1, marks: tuple[str, ...] = ()) -> Frame:
    """A row is written; every number has so many reasons, and these marks."""
    part = Part("PK-1.4", "part-tricks", -2)
    row = Line(Message("row-deal", {"number": 1, "seat": 0}), (Cell(23, marks, (part,) * reasons),) * seats)
    screen = msgspec.json.decode(bytes(staged.between(seats).screen))
    screen["sheet"] = msgspec.to_builtins(Sheet((23,) * seats, (row,)))
    return noted(replace(staged.between(seats), screen=staged.raw(screen)), {0: MINE})


def look_at(stage: Stage, page: Page, frame: Frame) -> None:
    """Open a table at which a deal is over; on a wide phone the list stands in the place of the status."""
    stage.frames = [frame]
    page.goto(f"{stage.address}/t/stage")
    page.locator(".summary").wait_for()


@pytest.mark.parametrize("seats", [5, 6])
def test_every_row_of_the_deal_is_in_view_on_a_wide_phone(stage: Stage, page: Page, seats: int) -> None:
    """The button covers none, and nothing has to be scrolled."""
    size(page, 844, 390)
    look_at(stage, page, summed(seats))
    button = box(page.locator(".panel [data-act=ready]"))
    assert button.bottom <= 390
    assert [row for row in boxes(page.locator(".sum")) if row.bottom > button.y + 0.5] == []
    assert page.locator(".summary").evaluate("list => list.scrollHeight <= list.clientHeight + 1")


@pytest.mark.parametrize("width,height", [(667, 375), (640, 360), (360, 640)])
def test_rows_that_have_no_room_are_scrolled_to_over_the_button(
    stage: Stage, page: Page, width: int, height: int
) -> None:
    """The list ends over the button, with a shade while there is more, and its last row can be brought into view."""
    size(page, width, height)
    look_at(stage, page, summed(6, reasons=6))
    summary, button = page.locator(".summary"), box(page.locator(".panel [data-act=ready]"))
    assert summary.evaluate("list => list.scrollHeight > list.clientHeight + 1")
    assert box(summary).bottom <= button.y
    assert button.bottom <= height
    expect(summary).to_have_css("background-attachment", "local, scroll")
    last = page.locator(".sum").last
    last.scroll_into_view_if_needed()
    assert box(last).bottom <= button.y + 0.5


@pytest.mark.parametrize("width,height", [*PHONES, (844, 390)])
def test_what_is_said_in_the_chat_covers_no_button(stage: Stage, page: Page, width: int, height: int) -> None:
    """It lies on the felt: the title, trump, the buttons and the pad stay in view."""
    size(page, width, height)
    show(stage, page, staged.playing(6))
    stage.say(ChatLine(1, time(), "Lena", Seat(1), "Back in five minutes, the tea is boiling", None))
    toast = page.locator(".toast")
    toast.wait_for()
    assert box(page.locator(".felt")).holds(box(toast))
    assert not [each for each in boxes(page.locator(".bar, .strip:visible, .dock")) if each.meets(box(toast))]


@pytest.mark.parametrize("width,height", [*PHONES, (844, 390)])
def test_five_open_cards_stay_in_their_box(stage: Stage, page: Page, width: int, height: int) -> None:
    """Rams: a suit of five has two lines where a seat is narrow."""
    size(page, width, height)
    rams = dict.fromkeys(range(1, 4), (Message("note-drew", {"count": 1}), Message("note-rams")))
    show(stage, page, noted(staged.playing(4), rams, ("C7", "C9", "CT", "CQ", "CK")))
    for seat in range(1, 4):
        cards = page.locator(f"#seat{seat} .by-suit > span")
        assert box(page.locator(f"#seat{seat}")).holds(box(cards))
        assert cards.evaluate("one => one.scrollWidth <= one.clientWidth")


EXCHANGES = {"piquet": staged_piquet.SCENES["first exchange"](2), "spades": staged_spades.exchanging()}


@pytest.mark.parametrize("game", EXCHANGES)
@pytest.mark.parametrize("width,height", [*PHONES, (844, 390), (1280, 800)])
def test_cards_keep_their_places_while_others_are_chosen(
    stage: Stage, page: Page, game: str, width: int, height: int
) -> None:
    """What goes down to the tray leaves its place open, and comes back to it."""
    size(page, width, height)
    remembered(page, speed='"none"')
    show(stage, page, EXCHANGES[game])
    cards = page.locator("#hand .card")
    before = places(page)
    for at in (4, 0, 6):
        cards.nth(at).click(position={"x": 8, "y": 30})
    expect(page.locator(".tray .card")).to_have_count(3)
    left = places(page)
    assert len(left) == len(before) - 3
    assert left == {card: before[card] for card in left}
    for _ in range(3):
        page.locator(".tray .card").first.click()
    expect(page.locator(".tray .card")).to_have_count(0)
    assert places(page) == before


def places(page: Page) -> dict[str, Box]:
    """Where each card of the hand is."""
    return {card.get_attribute("data-card") or "": box(card) for card in page.locator("#hand .card").all()}


@pytest.mark.parametrize("width,height", PHONES)
def test_a_hand_of_thirteen_has_two_rows_until_seven_are_left(
    stage: Stage, page: Page, width: int, height: int
) -> None:
    """So its strips never get narrower: 38 px at least from the first trick to the last."""
    size(page, width, height)
    show(stage, page, held(13))
    for count in range(13, 0, -1):
        stage.say(replace(held(count), seq=100 - count))
        expect(page.locator("#hand .card")).to_have_count(count)
        rows: dict[int, list[Box]] = {}
        for each in boxes(page.locator("#hand li")):
            rows.setdefault(round(each.y), []).append(each)
        assert len(rows) == (2 if count > 7 else 1), count
        strips = [after.x - card.x for row in rows.values() for card, after in pairwise(row)]
        assert min(strips, default=38) >= 38, count


def held(count: int) -> Frame:
    """The reader holds so many cards, and it is somebody else's turn."""
    frame = staged_spades.following()
    screen = msgspec.json.decode(bytes(frame.screen))
    hand = screen["board"]["hand"]
    screen["board"]["hand"] = [{**each, "playable": False} for each in hand][:count]
    return replace(frame, screen=staged.raw(screen), asked=staged.NOTHING)


def test_without_a_keyboard_no_choice_has_a_ring(chromium: Browser, stage: Stage) -> None:
    """The focus is on a bid, and a finger needs no ring there; the first key shows it."""
    context = small_phone(chromium)
    page = context.new_page()
    show(stage, page, staged_spades.bidding())
    bid = page.locator(".wooden:not([disabled])").first
    bid.focus()
    expect(bid).to_have_css("outline-style", "none")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    expect(bid).to_have_css("outline-style", "solid")
    context.close()
