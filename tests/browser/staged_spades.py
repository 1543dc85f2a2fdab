"""Frames for the stage: tables of Spades in the middle of things, as the engine shows them."""

from collections.abc import Callable, Mapping
from typing import Final, Self

import msgspec
from msgspec import Raw
from msgspec.structs import replace

from pik.core.lazy import ListedData
from pik.core.message import Happening
from pik.core.seat import CHANCE, Seat
from pik.games import CATALOG
from pik.web.messages import Event, Frame
from tests.browser import staged
from tests.games.spades.build import SALT, deck_of

Act = Mapping[str, object]

SPREAD: Final = (
    "S:AQ94 H:KJ6 D:AT83 C:Q7",
    "S:T82 H:Q97 D:KQ65 C:T84",
    "S:KJ6 H:AT54 D:J2 C:A963",
    "S:753 H:832 D:974 C:KJ52",
)
"""The reader's hand first, then clockwise."""
ALONE: Final = ("S:AKQJT98765432", "H:AKQJT98765432", "D:AKQJT98765432", "C:AKQJT98765432")
"""A hand of each suit: the reader takes whatever is left."""


class Desk:
    """A match as it runs, with what everybody has seen happen. The reader is seat 0; seat 3 deals first."""

    def __init__(self, game: str = "spades", dealer: int = 3, **options: object) -> None:
        self.game = game
        self.dealer = dealer
        self.seats = 2 if game == "spades-two-handed" else 4
        self.config = CATALOG[game].resolve(msgspec.json.encode({"first_dealer": dealer, **options}))
        self.live = CATALOG[game].open(self.config)
        self.log: list[Happening] = []
        self.events: tuple[Event, ...] = ()
        self.seq = 0

    def act(self, seat: int, act: Act) -> Self:
        """The match after an act."""
        raw = msgspec.json.encode(act)
        happenings = self.live.narrate(Seat(seat), raw)
        seen = self.live.redact(Seat(seat), raw, Seat(0))
        self.live = self.live.act(Seat(seat), raw)
        self.seq += 1
        self.log += happenings
        self.events = (Event(self.seq, Seat(seat), Raw(seen), happenings),)
        return self

    def turn(self) -> int:
        """The seat that is awaited first."""
        return min(self.live.waiting)

    def deal(self, hands: tuple[str, ...] = SPREAD, number: int = 0) -> Self:
        """Deal these hands as deal `number` of the match."""
        deck = deck_of(hands, (self.dealer + number) % 4)
        return self.act(CHANCE, {"type": "shuffle", "deck": deck, "salt": SALT})

    def stock(self) -> Self:
        """Lay a stock for two, always the same."""
        deck = deck_of(SPREAD)
        return self.act(CHANCE, {"type": "shuffle", "deck": deck, "salt": SALT})

    def bid(self, *bids: int) -> Self:
        """Bids in turn, -1 for double nil; who bids a number looks first."""
        for number in bids:
            seat = self.turn()
            if number < 0:
                self.act(seat, {"type": "double-nil"})
                continue
            if "look" in self.types(seat):
                self.act(seat, {"type": "look"})
            self.act(seat, {"type": "bid", "number": number})
        return self

    def acts(self, seat: int) -> list[dict[str, object]]:
        """What a seat may do, as far as it is listed."""
        options = self.live.asked(Seat(seat)).options
        listed = [raw for choice in options if isinstance(choice, ListedData) for raw in choice.acts]
        return [msgspec.json.decode(raw) for raw in listed]

    def types(self, seat: int) -> set[object]:
        """The kinds of what a seat may do."""
        return {act["type"] for act in self.acts(seat)}

    def play(self, *cards: str) -> Self:
        """These cards are played in turn."""
        for card in cards:
            self.act(self.turn(), {"type": "play", "card": card})
        return self

    def go_on(self, count: int, which: int = 0) -> Self:
        """So many times whoever is awaited does the first thing offered, or another."""
        for _ in range(count):
            seat = self.turn()
            self.act(seat, self.acts(seat)[which])
        return self

    def frame(self) -> Frame:
        """The table as the reader sees it."""
        shown = staged.frame(self.seats, staged.board(self.seats, "play"))
        over = self.live.over
        return replace(
            shown,
            game=self.game,
            waiting=tuple(sorted(self.live.waiting)),
            since=self.seq,
            over=over,
            phase="finished" if over else "playing",
            may=(*shown.may, "again") if over else shown.may,
            life=replace(shown.life, config=Raw(self.config)),
            screen=Raw(self.live.screen(Seat(0))),
            asked=self.live.asked(Seat(0)),
            scorer=staged.NOTHING,
            events=self.events,
            log=tuple(self.log[-20:]),
            talk=(),
        )


def played(desk: Desk, hands: tuple[str, ...], bids: tuple[int, ...], number: int) -> Desk:
    """A whole deal, everybody playing the first card that may be played; all are ready for the next."""
    desk.deal(hands, number).bid(*bids).go_on(52)
    return desk if desk.live.over else desk.go_on(4)


def after(deals: int = 3, cap: int = 100) -> Desk:
    """A match with some rows on its sheet."""
    desk = Desk(cap=cap)
    bids = ((3, 2, 5, 2), (4, 3, 1, 3), (2, 4, 3, 0), (3, 3, 3, 3))
    for number in range(deals):
        played(desk, SPREAD[number % 4 :] + SPREAD[: number % 4], bids[number % 4], number)
    return desk


def early() -> Frame:
    """The hand lies face down; others bid before the reader, who may look."""
    return after(1).deal(number=1).frame()


def blind() -> Frame:
    """The reader chooses between a look and double nil, after three have bid."""
    return after(1).deal(number=1).bid(3, 5, 0).frame()


def bidding() -> Frame:
    """The reader bids last; the partner has bid five."""
    return after(1).deal(number=1).bid(3, 5, 0).act(0, {"type": "look"}).frame()


def bidding_first() -> Frame:
    """The reader bids first."""
    return Desk().deal().act(0, {"type": "look"}).frame()


def house_bidding() -> Frame:
    """Where the house knows no nil and wants four of a side, some bids are closed."""
    return Desk(nil=False, lowest_bid=4, dealer=0).deal(number=0).bid(3, 2, 5).act(0, {"type": "look"}).frame()


def exchanging() -> Frame:
    """The reader has bid double nil; three cards are to be laid for the partner."""
    return Desk().deal().bid(-1, 3, 4, 4).frame()


def laid() -> Frame:
    """The reader has laid three; the partner has not."""
    return Desk().deal().bid(-1, 3, 4, 4).act(0, {"type": "exchange", "cards": ["SA", "SQ", "DA"]}).frame()


def exchanged() -> Frame:
    """Three cards have come; the reader leads."""
    desk = Desk().deal().bid(-1, 3, 4, 4).act(0, {"type": "exchange", "cards": ["SA", "SQ", "DA"]})
    return desk.act(2, {"type": "exchange", "cards": ["D2", "C3", "H4"]}).frame()


def following() -> Frame:
    """Thirteen cards in hand, three on the table: diamonds are to be followed."""
    return Desk(dealer=0).deal().bid(3, 5, 0, 4).play("DK", "DJ", "D9").frame()


def late() -> Frame:
    """Most tricks are played: rings are full or over, a nil is lost."""
    return Desk(dealer=0).deal().bid(3, 2, 0, 4).play("DK", "DJ", "D9", "DA").go_on(34).frame()


def gathered() -> Frame:
    """A trick is finished; the reader leads and may claim the rest."""
    return Desk().deal().bid(4, 3, 5, 0).play("DA", "DQ", "DJ", "D9").frame()


def voting() -> Frame:
    """Another claims the rest and shows the cards; the reader has a say."""
    return Desk(dealer=0).deal().bid(3, 5, 2, 4).act(1, {"type": "claim"}).frame()


def open_hands() -> Frame:
    """The reader said "play on" to a claim of all: the claimant plays with an open hand."""
    desk = Desk(dealer=0).deal().bid(3, 5, 2, 4).act(1, {"type": "claim"})
    return desk.act(0, {"type": "vote", "accept": False}).frame()


def counting() -> Frame:
    """A deal is scored: a nil lost, bags, a contract made and one missed."""
    desk = after(2).deal(number=2).bid(0, 4, 4, 3)
    return desk.go_on(52).frame()


def counting_everything() -> Frame:
    """A deal is scored that has all there is: contracts made and missed, both nils, bags, ten of them full."""
    desk = Desk()
    for number in range(2):
        played(desk, SPREAD, (1, 1, 1, 1), number)
    desk.deal(SPREAD, 2).bid(-1, 0, 3, 1)
    for seat, cards in ((0, ("C7", "H6", "D3")), (2, ("SK", "HA", "CA"))):
        desk.act(seat, {"type": "exchange", "cards": cards})
    return desk.go_on(52).frame()


def won() -> Frame:
    """The match is over."""
    return after(4, cap=4).frame()


def two(**options: object) -> Desk:
    """A table for two; the reader draws first."""
    return Desk("spades-two-handed", dealer=1, **options).stock()


def two_blind() -> Frame:
    """For two: double nil or draw."""
    return two().frame()


def drawing() -> Frame:
    """For two: eight of thirteen are drawn; keep the card on top or take the next."""
    return two().go_on(2).go_on(16).frame()


def two_bidding() -> Frame:
    """For two: all is drawn, the reader bids."""
    return two().go_on(28).frame()


def two_playing() -> Frame:
    """For two: some tricks are played."""
    return two().go_on(28).bid(5, 4).go_on(9).frame()


def two_counting() -> Frame:
    """For two: a deal is scored."""
    return two().go_on(28).bid(5, 4).go_on(26).frame()


SCENES: Final[dict[str, Callable[[], Frame]]] = {
    "early": early,
    "blind": blind,
    "bidding": bidding,
    "bidding first": bidding_first,
    "house bidding": house_bidding,
    "exchanging": exchanging,
    "laid": laid,
    "exchanged": exchanged,
    "following": following,
    "late": late,
    "gathered": gathered,
    "voting": voting,
    "open hands": open_hands,
    "counting": counting,
    "counting everything": counting_everything,
    "won": won,
    "two blind": two_blind,
    "drawing": drawing,
    "two bidding": two_bidding,
    "two playing": two_playing,
    "two counting": two_counting,
}
