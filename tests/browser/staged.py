"""Frames for the stage: Pikala tables in the middle of things, written by hand."""

from collections.abc import Mapping

import msgspec
from msgspec import Raw
from msgspec.structs import replace

from pik.cards.card import Card
from pik.core.board import Board, HandCard, Pile, Placed, SeatBoard
from pik.core.hosted import Asked
from pik.core.lazy import ChoiceData, ListedData, PicksData, PlacesData
from pik.core.match import MatchScreen
from pik.core.message import Happening, Message, Value
from pik.core.seat import Seat
from pik.core.series import SeriesSheet, Term
from pik.core.sheet import Cell, Line, Part, Sheet
from pik.room.life_acts import Rules
from pik.web.messages import Event, Frame, Player, Question, Refused, TableInfo, Talk, Vote

NAMES = ("Vera", "Lena", "Boris", "Tomek", "Nina", "Maximilian-Alexander")
ROWS = ((23, 24, 23, 30, 24, 24), (22, 22, 28, 18, 29, 19), (15, 21, 26, 18, 27, 20))
MARKS: dict[tuple[int, int], tuple[str, ...]] = {(0, 3): ("wheel",), (1, 2): ("wheel", "tv"), (2, 3): ("tv",)}


def raw(act: object) -> Raw:
    """Any value as it lies on the wire."""
    return Raw(msgspec.json.encode(act))


def listed(*acts: Mapping[str, object]) -> ListedData:
    """A few acts."""
    return ListedData(tuple(map(raw, acts)))


def players(seats: int) -> tuple[Player, ...]:
    """One human at seat 0 and bots."""
    bots = (Player(Seat(seat), "bot", NAMES[seat], "club", present=True) for seat in range(1, seats))
    return (Player(Seat(0), "human", "Vera", present=True), *bots)


def sheet(seats: int, rows: int = 16) -> Sheet:
    """A pad with marks; every number has its parts."""
    part = Part("PK-1.4", "part-tricks", -2)
    lines = tuple(
        Line(
            Message("row-deal", {"number": number + 1, "seat": number % seats}),
            tuple(Cell(ROWS[number % 3][seat], MARKS.get((number, seat), ()), (part,)) for seat in range(seats)),
        )
        for number in range(rows)
    )
    return Sheet(ROWS[(rows - 1) % 3][:seats], lines)


def board(seats: int, phase: str, hand: tuple[HandCard, ...] = (), trick: tuple[Placed, ...] = ()) -> Board:
    """A board with something at every seat."""
    boards = tuple(
        SeatBoard(Seat(seat), ROWS[2][seat], len(hand) or 5, seat % 3, seat == 1, notes=notes(phase, seat))
        for seat in range(seats)
    )
    return Board(
        phase=phase,
        hand=hand,
        trick=trick,
        last_trick=(),
        last_winner=None,
        seats=boards,
        piles=(),
        facts=(Message("trump", {"suit": "S"}),),
    )


def notes(phase: str, seat: int) -> tuple[Message, ...]:
    """What was said at a seat."""
    if phase == "play" and seat == 2:
        return (Message("note-pikala"), Message("note-brunettes"))
    return (Message("note-drew", {"count": seat}),) if phase == "declare" else ()


def hand(*cards: Card, playable: tuple[Card, ...] = (), why: Message | None = None) -> tuple[HandCard, ...]:
    """The reader's cards."""
    return tuple(HandCard(card, card in playable, None if card in playable else why) for card in cards)


def frame(seats: int, screen: Board, *options: ChoiceData, offers: tuple[ChoiceData, ...] = (), seq: int = 10) -> Frame:
    """A frame in which the reader, seat 0, is asked if there is anything to choose."""
    return Frame(
        seq=seq,
        since=seq,
        table="stage",
        game="pikala",
        phase="playing",
        you=Seat(0),
        host=True,
        players=players(seats),
        waiting=(Seat(0 if options else 1),),
        over=False,
        life=life(seats),
        may=("leave", "rename", "rules", "count"),
        screen=raw(MatchScreen(Seat(0), sheet(seats), screen)),
        asked=Asked(options, offers),
        scorer=Asked(offers=(listed({"type": "mark", "seat": 1, "reason": "rudeness"}),)),
        log=(happening("plays", 1, card="D9"), happening("plays", 2, card="D7")),
        talk=(Talk(seq - 1, 1, Seat(1), "note-nothing"),),
    )


def life(seats: int) -> TableInfo:
    """A first match, run in the usual way."""
    terms = (Term(Message("term-seats", {"count": seats}), default=True),)
    return TableInfo(Seat(0), Seat(0), 1, Raw(b"{}"), terms, Rules(), None, None, ())


def happening(code: str, seat: int, **data: Value) -> Happening:
    """Something that everybody saw."""
    return Happening(code, Seat(seat), data)


NOTHING = Asked()


def told(shown: Frame, code: str, seat: int, **data: Value) -> Frame:
    """A frame that brings a happening."""
    return replace(shown, events=(Event(shown.seq, Seat(seat), raw({}), (happening(code, seat, **data),)),))


def onlooker(shown: Frame, screen: Board) -> Frame:
    """A frame with another board."""
    return replace(shown, screen=raw(MatchScreen(None, sheet(len(shown.players)), screen)))


def refused(code: str) -> Refused:
    """A refusal of no command in particular."""
    return Refused("", Message(code))


def unheard_of() -> Frame:
    """A table of a game that has no texts."""
    acts: list[dict[str, object]] = [{"type": "bid", "tricks": tricks} for tricks in range(14)]
    screen = replace(board(4, "bidding", hand(*FIVE)), facts=(Message("unheard-of"),), piles=(Pile("heap", 3),))
    return replace(frame(4, screen, listed(*acts)), game="toy", log=(happening("what-ever", 1, card="SA"),))


FIVE: tuple[Card, ...] = ("SA", "SJ", "HQ", "DK", "C9")


def playing(seats: int) -> Frame:
    """The reader must follow diamonds."""
    others = range(1, seats)
    cards: tuple[Card, ...] = ("D9", "D7", "DQ", "DT", "D6")
    trick = tuple(Placed(Seat(seat), card) for seat, card in zip(others, cards, strict=False))
    held = hand(*FIVE, playable=("DK",), why=Message("must-follow", {"suit": "D"}))
    return frame(seats, board(seats, "play", held, trick), listed({"type": "play", "card": "DK"}))


def drawing(seats: int) -> Frame:
    """The reader exchanges cards; with more than four one may sit out."""
    piles = (Pile("stock", 15), Pile("turn-up", 1, ("S7",)))
    screen = replace(board(seats, "draw", hand(*FIVE, why=Message("not-playing-yet"))), piles=piles)
    picks = PicksData("draw", "discards", FIVE, (0, 1, 2, 3))
    return frame(seats, screen, picks, *((listed({"type": "sit-out"}),) if seats > 4 else ()))


def keeping(seats: int) -> Frame:
    """It is the reader's turn to draw, and no card may be drawn."""
    why = Message("may-not-draw", {"score": 2})
    return frame(seats, board(seats, "draw", hand(*FIVE, why=why)), PicksData("draw", "discards", FIVE, (0,)))


def cutting(seats: int) -> Frame:
    """The reader cuts."""
    screen = replace(board(seats, "cut"), piles=(Pile("stock", 36),), facts=())
    return frame(seats, screen, PlacesData("cut", "at", 1, 35))


def declaring(seats: int) -> Frame:
    """The reader has all there is to declare."""
    acts: list[dict[str, object]] = [
        {"type": "announce", "pikala": pikala, "boys": boys}
        for pikala in (False, True)
        for boys in (None, "blonds", "brunettes")
    ]
    screen = board(seats, "declare", hand("SA", "SJ", "HJ", "DJ", "CJ", why=Message("not-playing-yet")))
    return frame(seats, screen, listed(*acts, {"type": "rams"}))


def voting(seats: int) -> Frame:
    """Another claims the rest and shows the cards."""
    screen = board(seats, "claim", hand("HQ", "H9", "C9", why=Message("wait-turn")))
    shown: tuple[Card, ...] = ("SA", "SK", "HA")
    seat = replace(screen.seats[-1], shown=shown, notes=(Message("note-claims"),))
    screen = replace(screen, seats=(*screen.seats[:-1], seat))
    return frame(seats, screen, listed({"type": "vote", "accept": True}, {"type": "vote", "accept": False}))


def finished(seats: int) -> Frame:
    """The reader has taken a whole trick and may claim the rest."""
    cards: tuple[Card, ...] = ("DK", "D9", "D7", "DQ", "DT", "D6")
    trick = tuple(Placed(Seat(seat), card) for seat, card in zip(range(seats), cards, strict=False))
    held = hand("SA", "SJ", "HQ", "C9", playable=("SA", "SJ", "HQ", "C9"))
    screen = replace(board(seats, "play", held), last_trick=trick, last_winner=Seat(0))
    acts = listed(*({"type": "play", "card": each.card} for each in held))
    return frame(seats, screen, acts, offers=(listed({"type": "claim"}),), seq=11)


def between(seats: int) -> Frame:
    """A row is written; the next deal waits."""
    screen = replace(board(seats, "over"), facts=())
    return frame(seats, screen, listed({"type": "ready"}))


def over(seats: int) -> Frame:
    """The match is over and the account written."""
    lines = ("account-last", "account-blind", "account-wheels", "account-tvs", "account-total")
    figures = ((0, 0, 0, 0, 0), *((20 + seat, 5, 2, 4, 31 + seat) for seat in range(1, seats)))
    account = tuple(
        Line(Message(code, {"seat": 0}), tuple(Cell(figures[seat][at]) for seat in range(seats)))
        for at, code in enumerate(lines)
    )
    written = replace(sheet(seats), account=account, result=Message("result-won", {"seat": 0}))
    shown = frame(seats, replace(board(seats, "over"), facts=()))
    return replace(
        shown,
        phase="finished",
        may=(*shown.may, "again"),
        waiting=(),
        over=True,
        screen=raw(MatchScreen(Seat(0), written, board(seats, "over"))),
    )


def gathering(seats: int) -> Frame:
    """The table is set; a friend has come, the rest is free."""
    shown = frame(seats, board(seats, "cut"))
    friend = Player(Seat(1), "human", "Lena", present=True)
    free = tuple(Player(Seat(seat), "free", "") for seat in range(2, seats))
    may = ("leave", "rename", "rules", "host", "scorer", "count", "free", "bot", "options", "begin")
    return replace(unstarted(shown), players=(shown.players[0], friend, *free), host=True, may=may)


def invited(seats: int) -> Frame:
    """A newcomer at a table that departs from the usual way."""
    shown = gathering(seats)
    terms = (*shown.life.terms, Term(Message("term-dealer-seat", {"seat": 0}), default=False))
    return replace(shown, you=None, host=False, may=("sit",), life=replace(shown.life, terms=terms))


def unstarted(shown: Frame) -> Frame:
    """The frame without a match."""
    life = replace(shown.life, match=0)
    return replace(shown, phase="gathering", life=life, screen=Raw(b"null"), waiting=(), scorer=NOTHING, log=())


def asking(seats: int) -> Frame:
    """Somebody is away; the table is asked what to do."""
    shown = frame(seats, board(seats, "play", hand("HQ", "H9", why=Message("wait-turn"))))
    away = Player(Seat(1), "human", "Lena", present=False, absent=40)
    votes = (Vote(Seat(2), "bot"),)
    question = Question(Seat(1), ("wait", "bot", "stop"), votes)
    players = (shown.players[0], away, *shown.players[2:])
    return replace(shown, players=players, may=(*shown.may, "ballot"), life=replace(shown.life, question=question))


def counted(seats: int) -> Frame:
    """The series has been ended and counted."""
    people = NAMES[:seats]
    paid = [20 * seat for seat in range(seats)]
    cells = tuple(Cell(amount, () if amount else ("won",)) for amount in paid)
    balance = tuple(Cell(-amount or sum(paid)) for amount in paid)
    sheet = SeriesSheet(
        people,
        (
            Line(Message("series-match", {"number": 1}), cells),
            Line(Message("series-unfinished", {"number": 2}), (None,) * seats),
        ),
        (Line(Message("series-paid"), tuple(map(Cell, paid))), Line(Message("series-balance"), balance)),
        final=True,
    )
    shown = over(seats)
    return replace(shown, phase="counted", may=("rules",), life=replace(shown.life, match=2, series=sheet))


PAGES = {"gathering": gathering, "invited": invited, "counted": counted}
SCENES = {
    "playing": playing,
    "drawing": drawing,
    "keeping": keeping,
    "cutting": cutting,
    "declaring": declaring,
    "voting": voting,
    "finished": finished,
    "between": between,
    "over": over,
    "asking": asking,
}
