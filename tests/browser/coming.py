"""Frames that follow one another: the reader waits, the turn comes, a trick is taken, a deal is written."""

from msgspec.structs import replace
from playwright.sync_api import Page

from pik.core.match import MatchScreen
from pik.core.message import Happening
from pik.core.seat import Seat
from pik.web.messages import Event, Frame
from tests.browser import staged


def waiting(seq: int) -> Frame:
    """The reader waits for Lena; the trick is the same as when the reader is asked."""
    return replace(staged.playing(4), seq=seq, waiting=(Seat(1),), asked=staged.NOTHING)


def my_turn(seq: int) -> Frame:
    """The turn comes to the reader."""
    return replace(staged.playing(4), seq=seq, since=seq)


def taken(seq: int) -> Frame:
    """The reader's card ends the trick; Lena leads."""
    return replace(staged.finished(4), seq=seq, waiting=(Seat(1),), asked=staged.NOTHING)


def scored(seq: int, rows: int = 15) -> Frame:
    """A deal has been written down: one more row, without marks, and the sentences that say it."""
    sheet = staged.sheet(4, rows=rows)
    screen = staged.raw(MatchScreen(Seat(0), sheet, staged.board(4, "over")))
    scores = (21, -3, 26, 18)
    said = tuple(
        Happening("new-score", Seat(seat), {"score": score}, ends=seat == 3) for seat, score in enumerate(scores)
    )
    trick = (Happening("plays", Seat(1), {"card": "SA"}), Happening("takes-trick", Seat(1), ends=True))
    events = (Event(seq, Seat(1), staged.raw({}), (*trick, *said)),)
    return replace(waiting(seq), screen=screen, events=events)


def before_scoring(seq: int) -> Frame:
    """The deal before that is not written yet."""
    screen = MatchScreen(Seat(0), staged.sheet(4, rows=14), staged.board(4, "play"))
    return replace(waiting(seq), screen=staged.raw(screen))


def hide(page: Page, *, hidden: bool = True) -> None:
    """The page is out of sight, or back."""
    state = "hidden" if hidden else "visible"
    page.evaluate(
        f"Object.defineProperty(document, 'visibilityState', {{ value: '{state}', configurable: true }});"
        "document.dispatchEvent(new Event('visibilitychange'))"
    )
