"""A table as one viewer may see it, as bytes. Only what the game's view, screen, redact and narrate give goes in."""

from typing import Final

import msgspec
from msgspec import UNSET, Raw, Struct, UnsetType

from pik.core.hosted import NOTHING
from pik.core.message import Happening
from pik.core.once import once
from pik.core.seat import Seat
from pik.room import absence
from pik.room.fold import Done, Table
from pik.room.life import late_twice
from pik.room.life_acts import CHOICES, ROOM, Choice
from pik.room.powers import may
from pik.room.seats import Holder
from pik.room.table import is_calm
from pik.web.messages import Event, Own, Player, Question, Scene, SeatClock, Skipped, TableInfo, Talk, Vote
from pik.web.talk import talk

BLANK: Final = Raw(b"null")

_encode = msgspec.json.Encoder().encode


class Viewer(Struct, frozen=True):
    """Where somebody sits, in the room and in the eyes of the game, and what the seat is in charge of."""

    you: Seat | None
    eye: Seat | None
    host: bool
    scores: bool


class Company:
    """Who sits at a table and how it is run: the same from move to move, as long as nobody comes, goes or is away."""

    def __init__(self, table: Table, now: float) -> None:
        self._table = table
        self.lasts = is_calm(table)
        """Whether no time stands in it: nobody is away, no clock runs."""
        self._may: dict[tuple[Seat | None, bool], tuple[str, ...]] = {}
        self._viewers: dict[str | None, Viewer] = {}
        self.players = tuple(player(table, Seat(at), holder, now) for at, holder in enumerate(table.life.holders))
        self.info = info(table, now)

    def still_there(self, table: Table) -> bool:
        """Whether nothing of it is another in a later state."""
        then = self._table
        same = table.life is then.life and table.presence is then.presence
        return self.lasts and same and table.terms is then.terms and table.series is then.series

    def viewer(self, key: str | None) -> Viewer:
        """Who looks with a key; of those at the table it is remembered."""
        found = self._viewers.get(key)
        if found is None:
            life = self._table.life
            you = life.seat_of(life.person(key))
            seated = you is not None
            eye = life.place_in_match(you)
            found = Viewer(you, eye, seated and you == life.host_seat, seated and you == life.scorer_seat)
            if seated:
                self._viewers[key] = found
        return found

    def may(self, you: Seat | None, between: bool) -> tuple[str, ...]:
        """What somebody at a seat, or at none, may do at the table besides the game."""
        found = self._may.get((you, between))
        if found is None:
            life = self._table.life
            found = self._may[you, between] = may(life, between, None if you is None else life.holders[you].person)
        return found


class Sight:
    """A table as it looks at a moment; what is the same for all viewers is worked out once."""

    def __init__(self, table: Table, now: float, before: "Sight | None" = None) -> None:
        """`before`: how it looked before, of which this may take over what is the same."""
        self.table = table
        self.now = now
        old = None if before is None else before.company
        self.company: Company = old if old is not None and old.still_there(table) else Company(table, now)

    @once
    def _open(self) -> bytes:
        """The scene for those who may see the game."""
        return self._scene(self.table.log, talk(self.table))

    @once
    def _closed(self) -> bytes:
        """The scene for those who may not."""
        return self._scene((), ())

    def _scene(self, log: tuple[Happening, ...], said: tuple[Talk, ...]) -> bytes:
        table, life = self.table, self.table.life
        scene = Scene(
            seq=table.seq,
            table=table.head.table,
            game=table.head.game,
            phase=life.phase,
            players=self.company.players,
            waiting=tuple(sorted(table.waiting)),
            over=life.match > 0 and table.live.over,
            life=self.company.info,
            log=log,
            talk=said,
        )
        return _encode(scene)

    def frame(self, key: str | None, seen: int | None = None, done: str | None = None) -> bytes:
        """The table for whom a key opens, who has seen the entries up to `seen` (None: nothing; no events are told)."""
        table, viewer = self.table, self.company.viewer(key)
        you, eye = viewer.you, viewer.eye
        shown = you is not None or table.life.rules.watch
        recent = table.recent if shown else ()
        since = table.seq if seen is None or seen > table.seq else seen
        first = recent[0].seq if recent else table.seq + 1
        own = Own(
            since=since_of(table, you),
            you=you,
            host=viewer.host,
            may=self.company.may(you, table.between),
            screen=Raw(table.live.screen(eye)) if shown and table.life.match else BLANK,
            asked=NOTHING if you is None else table.seats[you].asked,
            scorer=table.marks.asked if viewer.scores else NOTHING,
            late=proposed(table) if viewer.scores else UNSET,
            events=tuple([event(entry, eye) for entry in newer(recent, since)]),
            skipped=Skipped(since + 1, first - 1) if since + 1 < first else None,
            done=done,
        )
        return joined(self._open if shown else self._closed, _encode(own))


def proposed(table: Table) -> tuple[Seat, ...] | UnsetType:
    """Whom the table proposes a mark for, where marks can be given (PK-8.5)."""
    return late_twice(table.life) or UNSET if table.marks.asked.offers else UNSET


def joined(scene: bytes, own: bytes) -> bytes:
    """A frame: the fields of two JSON objects in one."""
    return b",".join((scene[:-1], own[1:]))


def frame(table: Table, key: str | None, now: float, seen: int | None = None, done: str | None = None) -> bytes:
    """The table as it looks now for whom a key opens."""
    return Sight(table, now).frame(key, seen, done)


def newer(recent: tuple[Done, ...], since: int) -> tuple[Done, ...]:
    """The entries after one."""
    return recent[max(0, since + 1 - recent[0].seq) :] if recent else ()


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


def event(entry: Done, you: Seat | None) -> Event:
    """An entry as the viewer sees it."""
    act = entry.act if entry.seat == ROOM else entry.before.redact(entry.seat, entry.act, you)
    return Event(entry.seq, entry.seat, Raw(act), entry.happenings)
