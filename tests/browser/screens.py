"""Every screen of the app, each by a line: what lies on the table, and what is opened over it."""

from collections.abc import Callable, Iterator
from typing import Final

from msgspec import Struct
from msgspec.structs import replace
from playwright.sync_api import Page, expect

from pik.core.seat import Seat
from pik.room.life_acts import Clock, Rules
from pik.web.messages import ChatLine, Frame, SeatClock, Talk
from tests.browser import staged, staged_live, staged_piquet, staged_spades
from tests.browser.stage import Stage

GAMES: Final = {
    "pikala": (2, 6),
    "piquet": (2, 2),
    "piquet-norman": (3, 3),
    "spades": (4, 4),
    "spades-two-handed": (2, 2),
}
Open = Callable[[Page], None]
SPEED: Final = """if (location.protocol === 'http:') {
  localStorage.setItem('pik.speed', '"none"')
  localStorage.setItem('pik.stay', '0.3')
}"""
"""Nothing moves, and a trick stays no longer than it must."""


def click(*selectors: str) -> Open:
    """Press these, one after the other."""

    def steps(page: Page) -> None:
        for selector in selectors:
            page.locator(selector).first.click()

    return steps


def key(name: str) -> Open:
    """Press a key."""
    return lambda page: page.keyboard.press(name)


def open_pad(page: Page) -> None:
    """Open the sheet, where it does not lie open beside the table anyway."""
    covers = page.locator(".cover:visible")
    if covers.count():
        covers.first.click()


def open_parts(page: Page) -> None:
    """Open the parts of a number of the pad."""
    open_pad(page)
    page.locator(".side button.figure:visible, dialog button.figure:visible").first.click()


def as_is(_page: Page) -> None:
    """Open nothing."""


class Screen(Struct, frozen=True):
    """A frame of a table, or an address of the lobby; and how to get from there to what is meant."""

    frame: Callable[[], Frame] | None
    open: Open = as_is
    path: str = "/"
    ready: str = "main"
    """What is there when it is open."""
    news: bool = False
    """Whether what has just happened is part of the screen."""


def pikala(scene: str, seats: int = 4) -> Callable[[], Frame]:
    """A scene of Pikala."""
    return lambda: (staged.PAGES | staged.SCENES)[scene](seats)


def piquet(scene: str) -> Callable[[], Frame]:
    """A scene of piquet or Norman piquet."""
    return lambda: staged_piquet.SCENES[scene](2)


def spades(scene: str) -> Callable[[], Frame]:
    """A scene of Spades, for four or for two."""
    return staged_spades.SCENES[scene]


def talking() -> Frame:
    """A bot has said something at the table."""
    return replace(staged.playing(4), talk=(Talk(9, 1, Seat(1), "talk-captain-trick-1"),))


def timed() -> Frame:
    """A table with clocks, on which somebody watches the reader's seat."""
    clocks = (SeatClock(Seat(0), 120, 5, running=True), SeatClock(Seat(1), 90, 0, running=False))
    shown = staged.playing(4)
    return replace(shown, life=replace(shown.life, rules=Rules(clock=Clock(65, 120)), clocks=clocks))


def live(scene: str) -> Callable[[], Frame]:
    """A scene of a live table."""
    return staged_live.SCENES[scene]


MENU: Final = "#menu-button"
SCREENS: Final[dict[str, Screen]] = {
    "lobby": Screen(None, ready="#play-now"),
    "name": Screen(None, click("#play-now"), ready="#name"),
    "code": Screen(None, click("summary"), ready="[name=code]"),
    "friends": Screen(None, path="/#friends", ready="#set-table"),
    "rulebook": Screen(None, click(".lobby-settings > .btn.quiet"), ready="dialog .rule"),
    "invitation": Screen(pikala("invited"), ready="#sit"),
    "waiting table": Screen(pikala("gathering"), ready="#begin"),
    "cut": Screen(pikala("cutting"), ready=".places"),
    "draw": Screen(pikala("drawing"), ready=".picks"),
    "draw, five": Screen(pikala("drawing", 5), ready=".picks"),
    "declarations": Screen(pikala("declaring"), ready=".panel"),
    "play": Screen(pikala("playing"), ready=".choosing"),
    "play, two": Screen(pikala("playing", 2), ready=".choosing"),
    "play, six": Screen(pikala("playing", 6), ready=".choosing"),
    "talk at the table": Screen(talking, ready=".bubble"),
    "clocks": Screen(timed, ready=".clock"),
    "trick taken": Screen(pikala("finished"), ready=".trick.finished .lying"),
    "claim vote": Screen(pikala("voting"), ready="[data-act=vote]"),
    "claim vote, six": Screen(pikala("voting", 6), ready="[data-act=vote]"),
    "somebody away": Screen(pikala("asking"), ready="#question"),
    "deal summary": Screen(pikala("between"), ready=".summary"),
    "pad": Screen(pikala("playing"), open_pad, ready="#rows, .side .whole:visible"),
    "pad parts": Screen(pikala("playing"), open_parts, ready="dialog .parts"),
    "match result": Screen(pikala("over"), ready="dialog #account"),
    "series account": Screen(pikala("counted"), ready="#series"),
    "settings": Screen(pikala("playing"), click(MENU), ready="dialog .settings"),
    "keyboard help": Screen(pikala("playing"), key("?"), ready="dialog .choices"),
    "players": Screen(pikala("asking"), click(MENU, "[data-opens=people]"), ready="dialog .seat-list"),
    "table rules": Screen(pikala("playing"), click(MENU, "[data-opens=rules]"), ready="dialog .asks"),
    "me": Screen(pikala("playing"), click(MENU, "[data-opens=me]"), ready="dialog .line-form"),
    "chat": Screen(pikala("asking"), click("#chat-button"), ready="dialog .chat-lines"),
    "spades bid": Screen(spades("bidding"), ready=".dial"),
    "spades play": Screen(spades("following"), ready=".choosing"),
    "spades exchange": Screen(spades("exchanging"), ready=".hand"),
    "spades score": Screen(spades("counting"), ready=".count"),
    "spades for two": Screen(spades("drawing"), ready=".draw-way"),
    "piquet exchange": Screen(piquet("first exchange"), ready=".talon"),
    "piquet declarations": Screen(piquet("declaring"), ready=".ledger"),
    "piquet play": Screen(piquet("counting"), ready=".counts"),
    "piquet settlement": Screen(piquet("settled"), ready="dialog .settle"),
    "norman declarations": Screen(piquet("norman declaring"), ready=".ledger"),
    "norman play": Screen(piquet("norman counting"), ready=".counts"),
    "live: a card against the rules": Screen(live("unlawful cards"), click("[data-card=SA]"), ready="#leave-it"),
    "live: serving": Screen(live("serving"), ready="[data-give]"),
    "live: a draw not due": Screen(live("serving"), click("[data-give=true]"), ready="#leave-it"),
    "live: price of a card": Screen(live("price"), ready="[data-feat=price]", news=True),
    "live: void deal": Screen(live("void deal"), ready="[data-void]"),
    "live: mark to be taken back": Screen(live("consent"), ready="#consent"),
    "live: clock run out": Screen(live("proposal"), ready="#proposal"),
    "live: desk": Screen(live("consent"), click(MENU, "[data-opens=desk]"), ready="#desk"),
    "live: too many": Screen(
        live("silent exchange"), click("#hand li:last-child .card", "#too-many"), ready="#leave-it"
    ),
    "live: brag": Screen(live("silent declarations"), click("[data-tempts]"), ready="#leave-it"),
    "live: silence": Screen(live("silence"), ready=".silence"),
    "live: silent play": Screen(live("silent play"), ready=".silence"),
    "live: brag found out": Screen(live("found out"), ready="[data-found]", news=True),
    "live: brag of three": Screen(live("norman brag"), ready="[data-tempts]"),
}


class Gallery:
    """A page that goes from screen to screen."""

    def __init__(self, stage: Stage, page: Page) -> None:
        stage.games = GAMES
        stage.answers |= {"link": {"link": "/t/stage#k=secret"}, "code": {"code": "K7RM-2QXD", "minutes": 10}}
        self._stage = stage
        self._page = page
        self._seq = 1000
        self._who: tuple[object, ...] = ()
        """Who sat at the table shown last: others would be news, and news lie over the table for a while."""

    def show(self, name: str) -> None:
        """Bring a screen up, with its fonts."""
        screen = SCREENS[name]
        if screen.frame is None:
            self._page.goto("about:blank")
            self._page.goto(self._stage.address + screen.path)
            self._page.locator("#play-now, #set-table").wait_for()
        else:
            self._seq += 1
            frame = screen.frame()
            events = frame.events if screen.news else ()
            self._put(replace(frame, seq=self._seq, since=self._seq, events=events))
        screen.open(self._page)
        self._page.locator(screen.ready).first.wait_for()
        self._page.evaluate("document.fonts.ready")

    def _put(self, frame: Frame) -> None:
        who = tuple((player.kind, player.present) for player in frame.players)
        if "/t/" in self._page.url and who == self._who:
            self._close_all()
            self._stage.say(frame)
        else:
            self._stage.frames = [frame]
            self._page.goto(f"{self._stage.address}/t/stage")
        self._who = who
        self._page.locator(f"main[data-seq='{frame.seq}']").wait_for()
        if frame.life.question is not None:
            self._stage.say(ChatLine(1, 0.0, "Lena", Seat(1), "Back in five minutes, the tea is boiling", None))

    def _close_all(self) -> None:
        for _ in range(4):
            open_now = self._page.locator("dialog").count()
            if not open_now:
                return
            self._page.keyboard.press("Escape")
            expect(self._page.locator("dialog")).to_have_count(open_now - 1)

    def each(self) -> Iterator[str]:
        """Go through all screens; their names."""
        for name in SCREENS:
            self.show(name)
            yield name
