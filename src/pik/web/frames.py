"""A table as one viewer may see it, as bytes. Only what the game's view, screen, redact and narrate give goes in."""

from typing import Final

import msgspec
from msgspec import Raw

from pik.core.hosted import Asked
from pik.core.seat import Seat
from pik.room import absence
from pik.room.fold import Done, Table
from pik.room.life_acts import CHOICES, ROOM, Choice
from pik.room.powers import may
from pik.room.seats import Holder
from pik.web.messages import Event, Frame, Player, Question, SeatClock, Skipped, TableInfo, Vote
from pik.web.talk import talk

NOTHING: Final = Asked()
BLANK: Final = Raw(b"null")


def frame(table: Table, key: str | None, now: float, seen: int | None = None, done: str | None = None) -> bytes:
    """The table for whom a key opens, who has seen the entries up to `seen` (None: nothing; no events are told)."""
    life = table.life
    person = life.person(key)
    you = life.seat_of(person)
    shown = you is not None or life.rules.watch
    recent = table.recent if shown else ()
    since = table.seq if seen is None or seen > table.seq else seen
    first = recent[0].seq if recent else table.seq + 1
    return msgspec.json.encode(
        Frame(
            seq=table.seq,
            since=since_of(table, you),
            table=table.head.table,
            game=table.head.game,
            phase=life.phase,
            you=you,
            host=you is not None and person == life.host,
            players=tuple(player(table, Seat(at), holder, now) for at, holder in enumerate(life.holders)),
            waiting=tuple(sorted(table.waiting)),
            over=life.match > 0 and table.live.over,
            life=info(table, now),
            may=may(life, table.between, person),
            screen=Raw(table.live.screen(you)) if shown and life.match else BLANK,
            asked=NOTHING if you is None else table.seats[you].asked,
            scorer=table.marks.asked if you is not None and you == life.scorer_seat else NOTHING,
            log=tuple(happening for entry in recent for happening in entry.happenings),
            talk=talk(table) if shown else (),
            events=tuple(event(entry, you) for entry in recent if entry.seq > since),
            skipped=Skipped(since + 1, first - 1) if since + 1 < first else None,
            done=done,
        )
    )


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
