"""Frames for the stage: tables of piquet in the middle of things, as the engine shows them."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Final, Self

import msgspec
from msgspec import Raw

from pik.core.lazy import PicksData
from pik.core.seat import CHANCE, Seat
from pik.games import CATALOG
from pik.web.messages import Frame
from tests.browser import staged
from tests.browser.engine import Engine
from tests.independent.piquet_deals import SALT, arranged
from tests.independent.piquet_table import Options

Act = Mapping[str, object]
GAMES: Final = {2: "piquet", 3: "piquet-norman"}


class Desk(Engine):
    """A match of piquet."""

    def __init__(self, seats: int = 2, dealer: int | None = 1, **options: object) -> None:
        game = GAMES[seats]
        super().__init__(game, seats, CATALOG[game].open(msgspec.json.encode({"first_dealer": dealer, **options})))
        self.dealer = dealer

    def act(self, seat: int, act: Act) -> Self:
        """The match after an act."""
        self.do(seat, act)
        return self

    def deal(self, hands: Mapping[int, str], talon: str = "") -> Self:
        """Deal these hands and this talon; what is not given is anything."""
        rows = msgspec.json.decode(self.live.screen(None))["sheet"]["rows"]
        number = sum(row["label"]["code"] == "row-deal" for row in rows)
        assert self.dealer is not None
        deck = arranged(Options(norman=self.seats == 3), (self.dealer + number) % self.seats, hands, talon)
        return self.act(CHANCE, {"type": "shuffle", "deck": deck, "salt": SALT})

    def take(self, cards: str = "") -> Self:
        """Whoever is to exchange discards these."""
        return self.act(self.turn(), {"type": "exchange", "discards": cards.split()})

    def say(self, *, capot: bool = False, silent: bool = False) -> Self:
        """Whoever is to declare declares all, or nothing."""
        able = [act for act in self.acts() if bool(act.get("capot")) is capot]
        return self.act(self.turn(), (min if silent else max)(able, key=said))

    def say_all(self) -> Self:
        """Everybody declares all that is left to declare."""
        while self.acts()[0]["type"] == "declare":
            self.say()
        return self

    def play(self, cards: Sequence[str] = (), count: int = 0) -> Self:
        """These cards are played in turn, then so many more: always the first that may be."""
        for card in cards:
            self.act(self.turn(), {"type": "play", "card": card})
        for _ in range(count):
            self.act(self.turn(), self.acts()[0])
        return self

    def through(self, hands: Mapping[int, str] | None = None, talon: str = "") -> Self:
        """A whole deal: nobody exchanges, everything is declared, the first lawful card is played."""
        self.deal(hands or {}, talon)
        while any(isinstance(choice, PicksData) for choice in self.live.asked(Seat(self.turn())).options):
            self.take()
        self.say_all()
        return self.play(count=30 if self.seats == 3 else 24)

    def ready(self) -> Self:
        """Everybody is ready for the next deal."""
        for seat in sorted(self.live.waiting):
            self.act(seat, {"type": "ready"})
        return self

    def frame(self) -> Frame:
        """The table as the reader sees it."""
        shown = super().frame()
        life = msgspec.structs.replace(shown.life, config=Raw(b'{"deals":6}'))
        return msgspec.structs.replace(shown, life=life, scorer=staged.NOTHING)


def said(act: Act) -> int:
    """How many combinations an act declares."""
    return len(msgspec.convert(act["combinations"], list[object]))


MINE = "SA SK SQ SJ S8 HA HQ HT DA D9 CA C7"
HERS = "HK HJ H9 DK DQ DJ DT D8 CK CQ CJ S7"
REPIQUE = "HA HK HQ HJ HT H9 SQ DQ CQ S8 D7 CJ"
STRONG = "SA SK SQ SJ ST HA HK HQ DA DK CA CK"
WHITE = "SA ST S9 S8 H9 H8 H7 D9 D8 C9 C8 C7"


def cutting(seats: int) -> Frame:
    """The pack is spread and somebody has turned a card."""
    desk = Desk(seats, None)
    deck = arranged(Options(), 0, {})
    desk.act(CHANCE, {"type": "spread", "deck": deck, "salt": SALT})
    return desk.act(1, {"type": "cut", "at": 20}).frame()


def first_exchange(_seats: int) -> Frame:
    """The reader is the elder and exchanges."""
    return Desk().deal({0: MINE, 1: HERS}).frame()


def second_exchange(_seats: int) -> Frame:
    """The reader deals; the elder has left one card."""
    return Desk(dealer=0).deal({0: MINE, 1: HERS}).take("HK HJ H9 S7").frame()


def closed_exchange(_seats: int) -> Frame:
    """The reader deals; the elder has taken nothing."""
    return Desk(dealer=0).deal({0: MINE, 1: HERS}).take().frame()


def white_hand(_seats: int) -> Frame:
    """The other has shown a white hand."""
    return Desk(dealer=0).deal({1: WHITE}).frame()


def declaring(_seats: int) -> Frame:
    """The reader, elder, has had a good point and speaks of sequences."""
    return Desk().deal({0: MINE, 1: HERS}).take().take().say().say().frame()


def answering(_seats: int) -> Frame:
    """The reader deals and answers last, where a capot may be announced."""
    desk = Desk(dealer=0).deal({0: MINE, 1: HERS}).take().take()
    return desk.say().say().say().say().say().frame()


def equal(_seats: int) -> Frame:
    """An equal point and equal sequences: nobody counts them."""
    hands = {0: "SA SK SQ SJ ST H7 H8 D7 D8 C7 C8 H9", 1: "HA HK HQ HJ HT S7 S8 D9 DT CA C9 CT"}
    return Desk().deal(hands).take().take().say_all().frame()


def leading(_seats: int) -> Frame:
    """All is declared; the reader leads and may announce a capot, or look at what is left of the talon."""
    return Desk().deal({0: MINE, 1: HERS}).take().take().say_all().frame()


def repique(_seats: int) -> Frame:
    """Thirty-six from the cards alone become ninety-six."""
    return Desk().deal({0: REPIQUE, 1: "SA SK SJ ST DA DK DJ DT CA CK CT C9"}).take().take().say_all().frame()


def counting(_seats: int) -> Frame:
    """In play: running counts and the way to the pique; the reader follows."""
    desk = Desk().deal({0: MINE, 1: HERS}).take().take().say_all()
    return desk.play(["SA", "S7", "DA", "D8"]).act(0, {"type": "look"}).frame()


def pique(_seats: int) -> Frame:
    """The thirtieth point is led."""
    desk = Desk().deal({0: MINE, 1: HERS}).take().take().say_all()
    while not any(each.code == "pique" for event in desk.events for each in event.happenings):
        desk.play(count=1)
    return desk.frame()


def taking_back(_seats: int) -> Frame:
    """The reader has followed and may take the card back; the other leads on."""
    desk = Desk(dealer=0).deal({0: HERS, 1: MINE}).take().take().say_all()
    return desk.play(["SA", "S7", "HA", "H9"]).frame()


def capot(_seats: int) -> Frame:
    """All tricks are the reader's; the deal is written."""
    return Desk().through({0: STRONG, 1: "S9 S8 S7 H9 H8 H7 D9 D8 D7 C9 C8 C7"}).frame()


def settled(_seats: int) -> Frame:
    """A partie is over: a refait, and a korolik that counts double."""
    return played_out(2).frame()


@cache
def played_out(seats: int) -> Desk:
    """Six deals, of two the second like the first with the players changed."""
    desk = Desk(seats)
    hands: Mapping[int, str] = {0: MINE, 1: HERS} if seats == 2 else {}
    for number in range(6):
        turned = {(seat + number) % 2: cards for seat, cards in hands.items()} if number < 2 else {}
        desk.through(turned)
        if not desk.live.over:
            desk.ready()
    return desk


THREE = {0: "SK SQ HK H9 DA DK DT D9 D7 C8", 1: "CT C9 CA CJ S7 S9 HT DQ H7 SA", 2: "HQ HJ HA CK CQ C7 SJ S8 D8 DJ"}


def norman_exchange(_seats: int) -> Frame:
    """The reader deals to three and may take both cards of the talon."""
    return Desk(3, 0).deal({0: THREE[0], 1: THREE[1], 2: THREE[2]}).frame()


def norman_declaring(_seats: int) -> Frame:
    """Of three the reader speaks last of the sets."""
    desk = Desk(3, 1).deal(THREE).take()
    for _ in range(8):
        desk.say()
    return desk.frame()


def norman_leading(_seats: int) -> Frame:
    """All three have declared."""
    return Desk(3, 2).deal(THREE).take().say_all().frame()


def norman_counting(_seats: int) -> Frame:
    """Of three the reader follows."""
    desk = Desk(3, 2).deal(THREE).take().say_all()
    while desk.turn() != 0 or len(desk.log) < 40:
        desk.play(count=1)
    return desk.frame()


def norman_over(_seats: int) -> Frame:
    """A deal of three is written."""
    return Desk(3, 2).through(THREE).frame()


def norman_settled(_seats: int) -> Frame:
    """A partie of three is over."""
    return played_out(3).frame()


SCENES: Final[dict[str, Callable[[int], Frame]]] = {
    "cut": lambda _: cutting(2),
    "cut of three": lambda _: cutting(3),
    "first exchange": first_exchange,
    "second exchange": second_exchange,
    "closed exchange": closed_exchange,
    "white hand": white_hand,
    "declaring": declaring,
    "answering": answering,
    "equal": equal,
    "leading": leading,
    "repique": repique,
    "counting": counting,
    "pique": pique,
    "taking back": taking_back,
    "capot": capot,
    "settled": settled,
    "norman exchange": norman_exchange,
    "norman declaring": norman_declaring,
    "norman leading": norman_leading,
    "norman counting": norman_counting,
    "norman over": norman_over,
    "norman settled": norman_settled,
}
