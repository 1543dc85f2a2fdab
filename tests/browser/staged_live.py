"""Frames for the stage: live tables of Pikala and piquet, as the engine shows them."""

from collections.abc import Callable
from typing import Final, Self

from msgspec.structs import replace

from pik.core.hosted import running
from pik.core.match import Match
from pik.core.seat import CHANCE, TABLE, Seat
from pik.games.pikala import MATCH
from pik.games.pikala.config import Config
from pik.games.pikala.desk import Desk as Marks
from pik.games.pikala.ledger import Row, Standing
from pik.games.pikala.state import Deal
from pik.web.messages import Frame
from tests.browser.engine import Engine
from tests.browser.staged_piquet import HERS, MINE, THREE, Desk
from tests.independent.pikala import Scorer
from tests.independent.pikala_deals import PASS, SALT, arranged, draw, mark

HANDS: Final = {0: "SA S7 H7 C7 C8", 1: "HA SK SQ D7 D8", 2: "C6 C9 CT H8 D9", 3: "SJ HK DK CK D6"}
"""Hearts are trump; the reader follows Lena, who leads."""


class Pikala(Engine):
    """A match of Pikala as at a real table, with these scores on its last row, if it has one."""

    def __init__(self, *scores: int, dealer: int = 3, rows: int = 1) -> None:
        seats = len(scores)
        row = Row(scores, (0,) * seats, ((),) * seats)
        first = Seat((dealer - rows) % seats)
        standing = Standing(scores, (0,) * seats, first, (row,) * rows, live=Marks())
        start: Match[Config, Standing, Deal] = Match(Config(seats, first, "live"), standing, None)
        super().__init__("pikala", seats, running(MATCH, start))
        self.dealer = dealer

    def act(self, seat: int, act: object) -> Self:
        """The match after an act."""
        self.do(seat, act)
        return self

    def deal(self, turn_up: str = "H6") -> Self:
        """Deal the hands, hearts trump."""
        hands = {seat: cards for seat, cards in HANDS.items() if seat < self.seats}
        deck = arranged(Scorer(self.seats, self.dealer), hands, turn_up, "S6 S8 S9 ST")
        self.act(CHANCE, {"type": "shuffle", "deck": deck, "salt": SALT})
        return self.act(self.turn(), {"type": "cut", "at": 1})

    def draws(self, *discards: str) -> Self:
        """These are put away, one after the other by whoever is to draw; a bot that deals serves."""
        for cards in discards:
            self.act(self.turn(), draw(*cards.split()))
            self.serve()
        return self

    def serve(self) -> Self:
        """A dealer who is no reader gives what is due."""
        while self.turn() != 0 and [act["type"] for act in self.acts()] == ["serve"]:
            self.act(self.turn(), self.acts()[0])
        return self

    def pass_all(self) -> Self:
        """Nobody announces anything."""
        while self.acts()[0]["type"] == "announce":
            self.act(self.turn(), PASS)
        return self

    def play(self, *cards: str) -> Self:
        """These cards, each by whoever is awaited."""
        for card in cards:
            self.act(self.turn(), {"type": "play", "card": card})
        return self

    def others(self) -> Self:
        """Bots do what they are asked for, the first that may be, until it is the reader's turn."""
        while self.live.waiting and 0 not in self.live.waiting:
            acts = self.acts()
            self.act(self.turn(), acts[0] if acts else draw())
        return self


def following() -> Pikala:
    """Lena has led the trump ace; the reader must follow hearts."""
    return Pikala(21, 22, 23, 24, dealer=0).deal().draws("", "", "", "").pass_all().play("HA", "H8", "HK")


def asked(*scores: int) -> Pikala:
    """The reader deals; Lena asks for two cards."""
    return Pikala(*scores, dealer=0).deal().act(1, draw("D7", "D8"))


def own_draw(score: int = 3) -> Pikala:
    """The reader deals and is the last to draw."""
    return Pikala(score, 22, 23, 24, dealer=0).deal().draws("", "", "")


def spoiled() -> Pikala:
    """Lena gave cards to somebody who may not draw: the deal is void."""
    table = Pikala(21, 22, 3, 24, dealer=1).deal()
    return table.act(2, draw("C6")).act(1, {"type": "serve", "give": True})


def hooliganka() -> Pikala:
    """Lena, who had to lead the trump ace, has shown a spade."""
    return Pikala(21, 22, 23, 24, dealer=0).deal().draws("", "", "", "").pass_all().play("SK")


def marked() -> Pikala:
    """A mark has been given; the scorer asks whether it may be taken back."""
    return following().act(TABLE, mark(2, "rudeness")).act(TABLE, {"type": "unmark"})


def late() -> Frame:
    """Lena has run out of time twice; the reader keeps the pad."""
    return replace(following().frame(), late=(Seat(1),))


def piquet(seats: int = 2, dealer: int = 1) -> Desk:
    """A live table of piquet."""
    return Desk(seats, dealer, table="live")


def bragged() -> Desk:
    """Lena has bragged of a quint; the reader's turn to answer the sequence."""
    table = piquet(dealer=0).deal({0: MINE, 1: HERS}).take().take()
    return table.say().say().act(1, {"type": "declare", "category": "sequence", "combinations": [], "brag": 5})


def found_out() -> Desk:
    """Lena's brag has come out at the end of the first trick."""
    table = bragged().say().say_all()
    return table.play(count=2)


def too_many() -> Desk:
    """The reader, elder, takes five for three; Lena is to exchange."""
    table = piquet().deal({0: MINE, 1: HERS})
    return table.act(0, {"type": "exchange", "discards": ["S8", "C7", "D9"], "take": 5})


def norman_brag() -> Desk:
    """Of three the reader speaks last and may brag."""
    table = piquet(3, 1).deal(THREE).take()
    for _ in range(2):
        table.say()
    return table


SCENES: Final[dict[str, Callable[[], Frame]]] = {
    "unlawful cards": lambda: following().frame(),
    "serving": lambda: asked(21, 2, 23, 24).frame(),
    "void deal": lambda: spoiled().frame(),
    "price": lambda: hooliganka().frame(),
    "consent": lambda: marked().frame(),
    "proposal": late,
    "silent exchange": lambda: piquet().deal({0: MINE, 1: HERS}).frame(),
    "silent declarations": lambda: piquet().deal({0: MINE, 1: HERS}).take().take().frame(),
    "silence": lambda: too_many().take().frame(),
    "silent play": lambda: too_many().take().say_all().play(count=2).frame(),
    "found out": lambda: found_out().frame(),
    "norman brag": lambda: norman_brag().frame(),
}
