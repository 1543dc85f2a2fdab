"""Whole matches on a telephone at a real server: what it was sent and what it showed, for a referee."""

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

import msgspec
from msgspec import Raw, Struct
from playwright.sync_api import Browser, BrowserContext, Page, WebSocket

from tests.browser.meeting import HAND, let_play, record
from tests.browser.playing import Server

BY_TOUCH: Final = "[data-act=ready], [data-act=exchange], [data-bid], [data-act=bid], [data-choose]"
"""What a finger does; the rest is the quick hand's."""
ASKED: Final = """dialog #rows, .panel [data-act=ready]:not([disabled]), .dial [data-bid]:not([disabled]),
#hand .pickable, .spread [data-at]:not([aria-disabled])"""


class CellData(Struct):
    """A number on the sheet."""

    value: int


class LineData(Struct):
    """A line of the sheet."""

    label: dict[str, object]
    cells: list[CellData | None]


class SheetData(Struct):
    """The score sheet."""

    rows: list[LineData]


class SeatData(Struct):
    """A seat on the board."""

    score: int


class BoardData(Struct):
    """The table."""

    seats: list[SeatData]


class ScreenData(Struct):
    """What a frame shows of the game."""

    board: BoardData | None
    sheet: SheetData


class EventData(Struct):
    """An entry of the log, as a frame told it."""

    seq: int
    act: Raw
    happenings: Raw


class FrameData(Struct):
    """What a frame holds of the game."""

    seq: int
    log: Raw
    screen: Raw
    asked: Raw
    events: list[EventData]

    @property
    def shown(self) -> ScreenData:
        """The screen, read."""
        return msgspec.json.decode(self.screen, type=ScreenData)

    @property
    def scores(self) -> list[int]:
        """What stands at each seat."""
        board = self.shown.board
        return [] if board is None else [seat.score for seat in board.seats]

    def rows(self, *codes: str) -> list[list[int]]:
        """The numbers of the sheet's lines of these kinds; of all without one."""
        lines = [line for line in self.shown.sheet.rows if not codes or line.label["code"] in codes]
        return [[cell.value for cell in line.cells if cell is not None] for line in lines]


class EntryData(Struct):
    """A line of the record."""

    seat: int
    act: dict[str, object]


@dataclass
class Seen:
    """What a page was sent, frame by frame, and what it showed when, by the number of the entry on show."""

    frames: list[FrameData] = field(default_factory=list[FrameData])
    read: list[tuple[int, list[int]]] = field(default_factory=list[tuple[int, list[int]]])

    def listen(self, page: Page) -> None:
        """Keep every frame from now on."""
        page.on("websocket", self._hear)

    def _hear(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._keep)

    def _keep(self, payload: str | bytes) -> None:
        raw = payload.encode() if isinstance(payload, str) else payload
        if raw.startswith(b'{"type":"frame"'):
            found = msgspec.json.decode(raw, type=dict[str, Raw])
            if bytes(found["screen"]) != b"null":
                self.frames.append(msgspec.json.decode(raw, type=FrameData))


def phone(chromium: Browser) -> BrowserContext:
    """A telephone, which is touched."""
    context = chromium.new_context(
        locale="en-GB", reduced_motion="reduce", viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True
    )
    context.set_default_timeout(60_000)
    context.add_init_script(HAND)
    return context


def begin_with_bots(
    page: Page, server: Server, game: str, level: str, seats: int, config: Mapping[str, object]
) -> None:
    """Vera sets a table of a game, with bots at all other seats, and the match begins."""
    rules = {"watch": True, "chat": True, "absence": "ask", "grace": 30, "clock": None, "pace": 0}
    draft = {"game": game, "bots": ["", *[level] * (seats - 1)], "config": config, "rules": rules}
    chosen = {"wish": {"game": game, "seats": seats, "level": level}, "draft": draft}
    lines = (f"localStorage.setItem('pik.{name}', {json.dumps(json.dumps(value))})" for name, value in chosen.items())
    page.add_init_script(";".join(lines))
    page.goto(f"{server.address}/#friends")
    page.locator("#name").fill("Vera")
    page.locator("#set-table").tap()
    page.locator("#begin").tap()
    page.locator("main.room .dock .status b").wait_for()


def play_whole(page: Page, seen: Seen, read: Callable[[Page], list[int]]) -> None:
    """Play until the sheet of the finished match is open; `read` takes the numbers off the page after each deal."""
    let_play(page, leaves=BY_TOUCH)
    while True:
        page.locator(ASKED).first.wait_for()
        if page.locator("dialog #rows").count():
            break
        by_touch(page, seen, read)
    let_play(page, on=False)


def by_touch(page: Page, seen: Seen, read: Callable[[Page], list[int]]) -> None:
    """Answer with a finger: three tricks, as few cards away as may be, the next deal."""
    if page.locator(".panel [data-act=ready]").count():
        seen.read.append((seq_of(page), read(page)))
        page.locator(".panel [data-act=ready]").tap()
        page.locator(".panel [data-act=ready]").wait_for(state="detached")
    elif page.locator(".dial").count():
        page.locator("[data-bid]:not([disabled])").nth(3).tap()
        page.locator("[data-act=bid]").tap()
        page.locator(".dial").wait_for(state="detached")
    elif page.locator(".spread").count():
        page.locator(".spread [data-at]:not([aria-disabled])").nth(5).tap()
        page.locator(".spread [data-at]:not([aria-disabled])").first.wait_for(state="detached")
    elif page.locator("#hand .pickable").count():
        while page.locator("[data-act=exchange]:not(#refuse)[aria-disabled]").count():
            page.locator("#hand .pickable .card").first.tap(position={"x": 10, "y": 20})
        page.locator("[data-act=exchange]:not(#refuse)").tap()
        page.locator("#hand .pickable").first.wait_for(state="detached")


def entries(page: Page) -> list[EntryData]:
    """The record of the first match."""
    return [msgspec.convert(line, EntryData) for line in record(page, 1)[1:]]


def by_entry(seen: Seen, kept: Sequence[EntryData]) -> Iterator[tuple[EntryData, list[FrameData]]]:
    """Every act of the record with the frames that showed the table just after it."""
    last = seen.frames[-1].seq
    for at, entry in enumerate(kept, last - len(kept) + 1):
        yield entry, [frame for frame in seen.frames if frame.seq == at]


def seq_of(page: Page) -> int:
    """The number of the entry that the page shows."""
    return int(page.locator("main.room").get_attribute("data-seq") or "0")


def numbers(texts: Sequence[str]) -> list[int]:
    """Figures as the page writes them."""
    return [int(text.replace("−", "-").replace("+", "")) for text in texts]
