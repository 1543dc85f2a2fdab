"""A match of the real engine behind a staged table: what the page does is done, and what comes of it is shown."""

import msgspec
from msgspec import Raw
from msgspec.structs import replace

from pik.core.hosted import Live
from pik.core.lazy import ListedData
from pik.core.message import Happening, Refusal
from pik.core.seat import TABLE, Seat
from pik.web.messages import Event, Frame, Refused
from tests.browser import staged
from tests.browser.stage import Stage

ME = Seat(0)


class Engine:
    """A match as it runs, with what everybody has seen happen. The reader is seat 0."""

    def __init__(self, game: str, seats: int, live: Live) -> None:
        self.game = game
        self.seats = seats
        self.live = live
        self.log: list[Happening] = []
        self.events: tuple[Event, ...] = ()
        self.seq = 0

    def do(self, seat: int, act: object) -> None:
        """The match after an act. Raises Refusal."""
        raw = msgspec.json.encode(act)
        happenings = self.live.narrate(Seat(seat), raw)
        seen = self.live.redact(Seat(seat), raw, ME)
        self.live = self.live.act(Seat(seat), raw)
        self.seq += 1
        self.log += happenings
        self.events = (Event(self.seq, Seat(seat), Raw(seen), happenings),)

    def turn(self) -> int:
        """The seat that is awaited."""
        return min(self.live.waiting)

    def acts(self, seat: int | None = None) -> list[dict[str, object]]:
        """What a seat, or whoever is awaited, may do when asked, as far as it is listed."""
        options = self.live.asked(Seat(self.turn() if seat is None else seat)).options
        listed = [raw for choice in options if isinstance(choice, ListedData) for raw in choice.acts]
        return [msgspec.json.decode(raw) for raw in listed]

    def scores(self) -> list[int]:
        """The scores of the sheet."""
        sheet = msgspec.json.decode(self.live.screen(None))["sheet"]
        return msgspec.convert(sheet["scores"], list[int])

    def frame(self) -> Frame:
        """The table as the reader sees it."""
        return self.seen_by(ME)

    def seen_by(self, viewer: Seat | None) -> Frame:
        """The table as a viewer sees it; None has no seat."""
        shown = staged.frame(self.seats, staged.board(self.seats, "play"))
        return replace(
            shown,
            seq=self.seq,
            game=self.game,
            waiting=tuple(sorted(self.live.waiting)),
            since=self.seq,
            over=self.live.over,
            phase="finished" if self.live.over else "playing",
            may=(*shown.may, "again") if self.live.over else shown.may,
            you=viewer,
            screen=Raw(self.live.screen(viewer)),
            asked=staged.NOTHING if viewer is None else self.live.asked(viewer),
            scorer=self.live.asked(TABLE),
            events=self.events,
            log=tuple(self.log[-20:]),
            talk=(),
        )


def answer(stage: Stage, table: Engine) -> dict[str, object]:
    """Do what the page sends next and show what comes of it; the act."""
    command = stage.heard()
    act = msgspec.convert(command["act"], dict[str, object])
    cmd = str(command["cmd"])
    try:
        table.do(TABLE if command.get("table") else ME, act)
    except Refusal as refusal:
        stage.say(Refused(cmd, refusal.message))
        stage.say(replace(table.frame(), done=cmd, events=()))
        return act
    stage.say(replace(table.frame(), done=cmd))
    return act
