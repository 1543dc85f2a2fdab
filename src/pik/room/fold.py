"""A table as a value: what the log of its acts comes to."""

from typing import Final

import msgspec
from msgspec import UNSET, Struct
from msgspec.structs import replace

from pik.core.hosted import NOTHING, Asked, Hosted, Live
from pik.core.message import Happening
from pik.core.once import once
from pik.core.seat import TABLE, Seat
from pik.core.series import Finished, SeriesSheet, Term
from pik.room.absence import is_calm
from pik.room.bounds import Doings, counted
from pik.room.changes import changed, told
from pik.room.clock import Clocks, charged, wound
from pik.room.heard import Heard
from pik.room.journal import Head
from pik.room.life import Life, ended, moved, new_life, resized, started
from pik.room.life_acts import ROOM, Again, Begin, Count, Device, LifeAct, Options, SetRules, StandIn, Stopped, encode
from pik.room.opening import seats_in
from pik.room.presence import Presence

ENTRIES_SHOWN: Final = 256
NEVER: Final = -1

_encode = msgspec.json.Encoder().encode


class Done(Struct, frozen=True):
    """An entry of the log with the match before it: what it takes to show it to any viewer.

    Of an act of table life (ROOM for a seat) `act` is what everybody may see.
    """

    seq: int
    seat: Seat
    act: bytes
    before: Live
    happenings: tuple[Happening, ...]
    told: bytes
    """What happened, as JSON without the brackets; empty where nothing did."""
    ends: bool
    """Whether a trick or a deal ended with it."""


class Decision(Struct, frozen=True):
    """What a seat may do, and the entry that brought it (0: the start)."""

    asked: Asked
    since: int = 0


class Table(Struct, frozen=True, dict=True):
    """A table: its life, the match, what each seat and the table itself may do, and what may be looked back at.

    Before the first match `live` is one that has not begun: nobody is waited for, nothing of it is shown.
    """

    head: Head
    game: Hosted
    life: Life
    live: Live
    seq: int
    seats: tuple[Decision, ...]
    marks: Decision
    put: tuple[int, ...]
    """The decision that each bot was last asked for, by its `since`."""
    clocks: Clocks
    terms: tuple[Term, ...]
    series: SeriesSheet | None = None
    presence: Presence = Presence()
    recent: tuple[Done, ...] = ()
    """The entries of the present and the last trick."""
    heard: Heard = Heard()
    doings: Doings = {}
    """What was done of table life since the last deal: of that so much goes into the log and no more."""

    @once
    def waiting(self) -> frozenset[Seat]:
        """Whom the table waits for; nobody unless a match is on."""
        return self.live.waiting if self.life.phase == "playing" else frozenset()

    @once
    def between(self) -> bool:
        """Whether a match is on and no deal is running."""
        return self.life.phase == "playing" and self.game.between(self.live)

    @once
    def calm(self) -> bool:
        """Whether the room has nothing to do or to wait for: everybody is here, nothing is open, no clock runs."""
        return self.life.rules.clock is None and is_calm(self.life, self.presence)

    @once
    def thinking(self) -> tuple[Seat, ...]:
        """The people whom the table waits for; who has a stand-in is none of them."""
        life = self.life
        return tuple(seat for seat in life.humans if seat in self.waiting and life.deputies[seat] is None)


def done_next(table: Table, seat: Seat, act: bytes, happenings: tuple[Happening, ...]) -> Done:
    """The entry of an act that is done at a table, with what everybody saw happen."""
    ends = any(happening.ends for happening in happenings)
    return Done(table.seq + 1, seat, act, table.live, happenings, _encode(happenings)[1:-1], ends)


def opened(head: Head, game: Hosted) -> Table:
    """A table before its first act. Raises Refusal("bad-config")."""
    config = bytes(head.config)
    life = new_life(head.seats, config, head.rules)
    blank = Table(head, game, life, game.open(config), 0, (), Decision(NOTHING), (), wound(None, 0), game.terms(config))
    return at_rest(blank)


def at_rest(table: Table) -> Table:
    """The table when no match is on: nobody may do anything in the game."""
    seats = len(table.life.holders)
    nothing = Decision(NOTHING, table.seq)
    clocks = wound(table.life.rules.clock, seats)
    return replace(table, seats=(nothing,) * seats, marks=nothing, put=(NEVER,) * seats, clocks=clocks)


def advanced(table: Table, seat: Seat, act: bytes, cmd: str, thought: float = 0.0) -> Table:
    """The table after an act of the game. Raises Refusal."""
    live = table.live.act(seat, act)
    done = done_next(table, seat, act, table.live.narrate(seat, act))
    acted = replace(
        table,
        live=live,
        life=answered(table.life, seat),
        seats=tuple([renewed(now, live.asked(Seat(at)), done, Seat(at)) for at, now in enumerate(table.seats)]),
        marks=renewed(table.marks, live.asked(TABLE), done, None) if table.game.marks else table.marks,
        clocks=charged(table.clocks, table.life.rules.clock, seat, thought, live.waiting),
        doings=left_of(table, live),
    )
    after = noted(acted, done, cmd)
    return with_account(after, ended(after.life, live, over=True)) if live.over else after


def answered(life: Life, seat: Seat) -> Life:
    """The life after an act of the game: what the scorer writes answers what the clocks have proposed (PK-8.5)."""
    return replace(life, late=UNSET) if seat == TABLE and life.late else life


def left_of(table: Table, live: Live) -> Doings:
    """The doings that still count after an act of the game: between deals, and after the last one, none."""
    return table.doings if not table.doings or not table.game.between(live) else {}


def lived(table: Table, who: str, act: LifeAct, cmd: str, at: float, thought: float = 0.0) -> Table:
    """The table after an act of its life that may be done. Raises Refusal("bad-config")."""
    life = changed(table.life, who, act, table.seq + 1, at)
    public = replace(act, key="") if isinstance(act, Device) else act
    done = done_next(table, ROOM, encode(public), told(table.life, life, who, act))
    doings = counted(table.doings, who)
    after = noted(replace(table, life=life, put=asked_anew(table, life), doings=doings), done, cmd)
    match act:
        case Options():
            return with_options(after, bytes(act.config))
        case Begin():
            return begun(after, after.life.config, done)
        case Again():
            return begun(after, table.game.following(life.config, table.live, moved(life)), done)
        case Stopped():
            return at_rest(with_account(after, ended(life, table.live, over=False)))
        case Count():
            over = life if life.phase != "playing" else ended(life, table.live, over=False)
            return at_rest(with_account(after, replace(over, phase="counted")))
        case StandIn():
            clocks = charged(table.clocks, life.rules.clock, act.seat, thought, table.waiting)
            return replace(after, clocks=clocks)
        case SetRules() if life.rules.clock != table.life.rules.clock:
            return replace(after, clocks=wound(life.rules.clock, len(life.holders)))
        case _:
            return replace(after, series=account(table.game, life))


def noted(table: Table, done: Done, cmd: str) -> Table:
    """The table with an entry in what may be looked back at."""
    return replace(table, seq=done.seq, recent=shown((*table.recent, done)), heard=table.heard.and_also(cmd))


def with_options(table: Table, config: bytes) -> Table:
    """The table with other options; the number of seats is one of them. Raises Refusal("bad-config")."""
    life = resized(replace(table.life, config=config), seats_in(table.game, config))
    return at_rest(replace(table, life=life, terms=table.game.terms(config)))


def begun(table: Table, config: bytes, done: Done) -> Table:
    """The table at the start of a match; what was before it is not looked back at. Raises Refusal("bad-config")."""
    live = table.game.open(config)
    life = started(table.life, config)
    seats = tuple(Decision(live.asked(Seat(at)), done.seq) for at in range(len(life.holders)))
    return replace(
        table,
        life=life,
        live=live,
        terms=table.game.terms(config),
        seats=seats,
        marks=Decision(live.asked(TABLE), done.seq),
        put=(NEVER,) * len(seats),
        clocks=wound(life.rules.clock, len(seats)),
        recent=(done,),
    )


def with_account(table: Table, life: Life) -> Table:
    """The table with what its matches have come to."""
    return replace(table, life=life, series=account(table.game, life))


def account(game: Hosted, life: Life) -> SeriesSheet | None:
    """The account of the matches that have ended, with the names of the people; None before the first."""
    if not life.series:
        return None
    owners = tuple(dict.fromkeys(owner for match in life.series for owner in match.owners))
    number = {owner: at for at, owner in enumerate(owners)}
    sheet = game.series(
        tuple(Finished(tuple(number[owner] for owner in match.owners), match.live, match.over) for match in life.series)
    )
    names = tuple(name_of(life, owner) for owner in owners)
    return replace(sheet, people=names, final=life.phase == "counted")


def name_of(life: Life, owner: str) -> str:
    """The name of who answers for a seat: a person's newest, or a bot's."""
    person = life.known(owner)
    return owner.removeprefix("bot ") if person is None else person.name


def asked_anew(table: Table, life: Life) -> tuple[int, ...]:
    """Which decision each bot was asked for, now that other bots may play: a new one was asked nothing yet."""
    return tuple(
        asked if life.bot_at(Seat(at)) == table.life.bot_at(Seat(at)) else NEVER for at, asked in enumerate(table.put)
    )


def renewed(before: Decision, asked: Asked, done: Done, seat: Seat | None) -> Decision:
    """A decision is new when other things are asked, or when the seat has acted, even if the same is asked again."""
    same = asked is before.asked or asked == before.asked
    return before if same and seat != done.seat else Decision(asked, done.seq)


def shown(entries: tuple[Done, ...]) -> tuple[Done, ...]:
    """The entries after the last end but one: what may still be looked at. Of the older ones that is known."""
    if not entries[-1].ends:
        return entries[-ENTRIES_SHOWN:]
    ends = [at for at, done in enumerate(entries) if done.ends]
    first = ends[-2] + 1 if len(ends) > 1 else 0
    return entries[first:][-ENTRIES_SHOWN:]
