"""A terminal session for tests: written lines instead of a person, players without thought."""

from collections.abc import Callable
from io import StringIO
from random import Random

import msgspec
from rich.console import Console

from pik.bots.host import Player
from pik.cli.menu import menu
from pik.cli.play import teller_of
from pik.cli.session import ME, Session
from pik.core.draw import SeededDraw
from pik.core.record import Entry, Header, Record, begin
from pik.core.seat import Seat
from pik.games import CATALOG
from pik.texts.labels import label
from tests.random_acts import any_act


class Table:
    """A session of Pikala with what it prints and keeps."""

    def __init__(
        self, ask: "Callable[[Table], str]", seats: int = 3, *, seed: int = 1, dealer: int = 0, lang: str = "en"
    ) -> None:
        self.random = Random(seed)
        self.printed = StringIO()
        self.entries: list[Entry] = []
        self.asked = 0
        game = CATALOG["pikala"]
        self.header: Header
        self.header, live = begin(game, msgspec.json.encode({"seats": seats, "first_dealer": dealer}))
        console = Console(file=self.printed, width=120)
        teller = teller_of(game.name, lang, ME)
        players = {Seat(seat): self.player(Seat(seat)) for seat in range(1, seats)}
        draw = SeededDraw(str(seed).encode())
        self.session = Session(live, players, draw, teller, console, lambda _: self.answered(ask), self.entries.append)

    def answered(self, ask: "Callable[[Table], str]") -> str:
        """The next line, the question counted."""
        self.asked += 1
        return ask(self)

    def player(self, seat: Seat) -> Player:
        """A player without thought at a seat: does anything lawful when waited for."""

        def act(_view: bytes) -> bytes | None:
            options = self.session.live.asked(seat).options
            return any_act(options, self.random) if options else None

        return act

    @property
    def text(self) -> str:
        """All that was printed."""
        return self.printed.getvalue()

    @property
    def record(self) -> Record:
        """The record so far."""
        return Record(self.header, tuple(self.entries))


def written(*lines: str) -> Callable[[Table], str]:
    """A person who says these lines and then no more."""
    left = iter(lines)

    def ask(_table: Table) -> str:
        try:
            return next(left)
        except StopIteration:
            raise EOFError from None

    return ask


def anything(table: Table) -> str:
    """A person who names any of the choices on show."""
    asked = table.session.live.asked(ME)
    if not asked.options:
        return table.random.choice(("", "", "1"))
    act = label(any_act(asked.options, table.random))
    match act.code:
        case "act-cut":
            return str(act.data["at"])
        case "act-draw":
            return str(act.data["cards"]) or ("1" if menu(asked).only else "0")
        case "act-play":
            return str(act.data["card"])
        case _:
            return "1"
