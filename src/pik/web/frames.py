"""A table as one viewer may see it, as bytes. Only what the game's view, screen, redact and narrate give goes in.

A frame is put together of pieces of JSON: what all see alike is written once a state, what lasts from move to move
once. The struct `Frame` says what comes out.
"""

from typing import Final

import msgspec
from msgspec import Raw, Struct

from pik.core.hosted import NOTHING
from pik.core.seat import Seat
from pik.room import absence
from pik.room.fold import Done, Table
from pik.room.life import late_twice
from pik.room.life_acts import CHOICES, ROOM, Choice
from pik.room.place import Place
from pik.room.powers import may
from pik.room.seats import Holder
from pik.web.messages import Player, Question, SeatClock, Skipped, TableInfo, Talk, Vote
from pik.web.talk import talk, talkers

BLANK: Final = b"null"
TAKES_BACK: Final = ("sit",)
FRAME: Final = b'%b,"since":%d,%b,"screen":%b,"asked":%b,"scorer":%b%b,"events":[%b],"skipped":%b,"done":%b}'
"""After what all see alike."""

_encode = msgspec.json.Encoder().encode


def fields(**values: object) -> bytes:
    """Fields of a JSON object, without its braces."""
    return _encode(values)[1:-1]


UNASKED: Final = _encode(NOTHING)
SILENCE: Final = fields(talk=())
FRESH_S: Final = 0.005
"""How long the times in a sight are right enough: while a move is shown."""


class Viewer(Struct, frozen=True):
    """Where somebody sits, in the room and in the eyes of the game, and what the seat is in charge of."""

    you: Seat | None
    eye: Seat | None
    scores: bool
    own: bytes
    """Which seat is the viewer's, and what may be done from there, or from none, besides the game: as fields."""


class Company:
    """Who sits at a table and how it is run: the same from move to move, as long as nobody comes, goes or is away."""

    def __init__(self, table: Table, now: float) -> None:
        self._table = table
        self._between = table.between
        self.lasts = table.calm
        """Whether no time stands in it: nobody is away, no clock runs."""
        self._own: dict[tuple[Seat | None, Seat | None], bytes] = {}
        self.viewers: dict[str | None, Viewer] = {}
        """Those at the table who have looked."""
        head, life = table.head, table.life
        players = tuple(player(table, Seat(at), holder, now) for at, holder in enumerate(life.holders))
        self.players = fields(table=head.table, game=head.game, phase=life.phase, players=players)
        self.info = fields(life=info(table, now))
        self.bots = talkers(life)

    def still_there(self, table: Table) -> bool:
        """Whether nothing of it is another in a later state."""
        then = self._table
        same = table.life is then.life and table.presence is then.presence and table.between == self._between
        return self.lasts and same and table.terms is then.terms and table.series is then.series

    def viewer(self, key: str | None) -> Viewer:
        """Who looks with a key."""
        life = self._table.life
        person = life.person(key)
        you = life.seat_of(person)
        own = self._own_of(you, life.back(person))
        found = Viewer(you, life.place_in_match(you), you is not None and you == life.scorer_seat, own)
        if you is not None:
            self.viewers[key] = found
        return found

    def _own_of(self, you: Seat | None, back: Seat | None) -> bytes:
        """What is a seat's own, or a spectator's. `back`: the seat that was left and may be taken back."""
        found = self._own.get((you, back))
        if found is None:
            life, marks = self._table.life, self._table.game.marks
            who = None if you is None else life.holders[you].person
            host = you is not None and you == life.host_seat
            allowed = may(life, self._between, who, marks) if back is None else TAKES_BACK
            found = self._own[you, back] = fields(you=you, host=host, may=allowed, back=back)
        return found


class Sight:
    """A table as it looks at a moment; what is the same for all viewers is worked out once."""

    __slots__ = ("_closed", "_open", "company", "lasts", "now", "table")

    def __init__(self, table: Table, now: float, before: "Sight | None" = None) -> None:
        """`before`: how it looked before, of which this may take over what is the same."""
        self.table = table
        self.now = now
        old = None if before is None else before.company
        self.company: Company = old if old is not None and old.still_there(table) else Company(table, now)
        self.lasts = self.company.lasts
        """Whether it looks so until something is done."""
        self._open = b""
        """What all see alike who may see the game; empty until one has looked."""
        self._closed = b""
        """What those see who may not."""

    def _scene(self, shown: bool) -> bytes:
        """What all see alike to whom the game is shown, or is not."""
        if shown:
            self._open = self._open or self._written(self.table.recent, talk(self.table, self.company.bots))
            return self._open
        self._closed = self._closed or self._written((), ())
        return self._closed

    def _written(self, recent: tuple[Done, ...], said: tuple[Talk, ...]) -> bytes:
        table, company = self.table, self.company
        over = table.life.match > 0 and table.live.over
        return b'{"type":"frame","seq":%d,%b,%b,%b,"log":[%b],%b' % (
            table.seq,
            company.players,
            fields(waiting=sorted(table.waiting), over=over),
            company.info,
            b",".join([done.told for done in recent if done.told]),
            fields(talk=said) if said else SILENCE,
        )

    def frame(self, key: str | None, seen: int | None = None, done: str | None = None) -> bytes:
        """The table for whom a key opens, who has seen the entries up to `seen` (None: nothing; no events are told)."""
        table = self.table
        viewer = self.company.viewers.get(key) or self.company.viewer(key)
        you, eye, scores = viewer.you, viewer.eye, viewer.scores
        shown = you is not None or table.life.rules.watch
        events, skipped = self._news(eye, seen, shown)
        asked = NOTHING if you is None else table.seats[you].asked
        marks = table.marks.asked if scores else NOTHING
        return FRAME % (
            self._scene(shown),
            since_of(table, you),
            viewer.own,
            table.live.screen(eye) if shown and table.life.match else BLANK,
            UNASKED if asked is NOTHING else _encode(asked),
            UNASKED if marks is NOTHING else _encode(marks),
            proposed(table) if scores else b"",
            events,
            skipped,
            BLANK if done is None else _encode(done),
        )

    def _news(self, eye: Seat | None, seen: int | None, shown: bool) -> tuple[bytes, bytes]:
        """The entries since the frame before, and which of them are not told."""
        seq, recent = self.table.seq, self.table.recent if shown else ()
        since = seq if seen is None or seen > seq else seen
        if recent and since == seq - 1:
            return event(recent[-1], eye), BLANK
        first = recent[0].seq if recent else seq + 1
        told = b",".join([event(entry, eye) for entry in recent[max(0, since + 1 - first) :]])
        return told, _encode(Skipped(since + 1, first - 1)) if since + 1 < first else BLANK


def proposed(table: Table) -> bytes:
    """Whom the table proposes a mark for (PK-8.5), as a field; nothing where nobody is late or no mark can be given."""
    late = late_twice(table.life) if table.marks.asked.offers else ()
    return b"," + fields(late=late) if late else b""


class Sights:
    """The newest sight of a table, for all its sessions."""

    __slots__ = ("_last", "_place")

    def __init__(self, place: Place) -> None:
        self._place = place
        self._last: Sight | None = None

    def now(self) -> Sight:
        """How the table looks now."""
        table, last = self._place.table, self._last
        if last is not None and last.table is table and last.lasts:
            return last
        now = self._place.now
        if last is None or last.table is not table or not 0 <= now - last.now < FRESH_S:
            last = self._last = Sight(table, now, last)
        return last


def frame(table: Table, key: str | None, now: float, seen: int | None = None, done: str | None = None) -> bytes:
    """The table as it looks now for whom a key opens."""
    return Sight(table, now).frame(key, seen, done)


def since_of(table: Table, you: Seat | None) -> int:
    """The entry that brought what the viewer may do now; the scorer may also act for the table."""
    if you is None:
        return 0
    own = table.seats[you].since
    return max(own, table.marks.since) if you == table.life.scorer_seat else own


def player(table: Table, seat: Seat, holder: Holder, now: float) -> Player:
    """Who sits at a seat, less what proves it."""
    here = holder.kind == "bot" or absence.is_here(table.life, table.presence, seat)
    away = None if here or holder.person is None else int(now - table.presence.away_since(holder.person, now))
    deputy = table.life.deputies[seat]
    return Player(seat, holder.kind, holder.name, holder.level, here, away, None if deputy is None else deputy.level)


def info(table: Table, now: float) -> TableInfo:
    """The life of the table; the same for every viewer."""
    life = table.life
    return TableInfo(
        host=life.host_seat,
        scorer=life.scorer_seat,
        match=life.match,
        config=Raw(life.config),
        terms=table.terms,
        rules=life.rules,
        series=table.series,
        question=question(table),
        clocks=() if life.rules.clock is None else tuple(clock(table, seat, now) for seat in life.humans),
        lesson=life.lesson,
    )


def question(table: Table) -> Question | None:
    """What is asked about somebody who is away, with the votes of those who still sit here."""
    asked = table.life.question
    if asked is None:
        return None
    votes = (vote(table, *ballot) for ballot in asked.ballots)
    return Question(asked.about, CHOICES, tuple(each for each in votes if each is not None))


def vote(table: Table, person: str, choice: Choice) -> Vote | None:
    """A vote by where its person sits; None for who has left."""
    seat = table.life.seat_of(person)
    return None if seat is None else Vote(seat, choice)


def clock(table: Table, seat: Seat, now: float) -> SeatClock:
    """A person's clock."""
    clocks = table.clocks
    running = seat in table.thinking and bool(absence.present(table.life, table.presence))
    passed = now - clocks.at if running and clocks.at is not None else 0.0
    return SeatClock(seat, round(clocks.reserve[seat], 1), round(clocks.spent[seat] + passed, 1), running)


def event(entry: Done, you: Seat | None) -> bytes:
    """An entry as the viewer sees it."""
    act = entry.act if entry.seat == ROOM else entry.before.redact(entry.seat, entry.act, you)
    return b'{"seq":%d,"seat":%d,"act":%b,"happenings":[%b]}' % (entry.seq, entry.seat, act, entry.told)
