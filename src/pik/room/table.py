"""A table as a value, and what it decides. Pure: the time and all chance come in as arguments."""

from msgspec import Struct
from msgspec.structs import replace

from pik.core.hosted import Asked, Hosted, Live
from pik.core.message import Happening, Refusal
from pik.core.seat import CHANCE, TABLE, Seat
from pik.room.commands import Act
from pik.room.effects import Append, AskBot, Broadcast, DrawChance, Effect, Present, Refuse
from pik.room.journal import Head, Line
from pik.room.seats import bots

COMMANDS_KEPT = 64
ENTRIES_SHOWN = 256
NEVER = -1


class Done(Struct, frozen=True):
    """An entry of the log with the match before it: what it takes to show it to any viewer."""

    seq: int
    seat: Seat
    act: bytes
    before: Live
    happenings: tuple[Happening, ...]

    @property
    def ends(self) -> bool:
        """Whether a trick or a deal ended with it."""
        return any(happening.ends for happening in self.happenings)


class Decision(Struct, frozen=True):
    """What a seat may do, and the entry that brought it (0: the start of the match)."""

    asked: Asked
    since: int = 0


class Table(Struct, frozen=True):
    """A table: its head, the match, what each seat and the table itself may do, and what may be looked back at."""

    head: Head
    live: Live
    seq: int
    seats: tuple[Decision, ...]
    marks: Decision
    put: tuple[int, ...]
    """The decision that each bot was last asked for, by its `since`."""
    recent: tuple[Done, ...] = ()
    """The entries of the present and the last trick."""
    commands: tuple[str, ...] = ()
    """The newest command ids; older ones the store knows."""

    @property
    def log(self) -> tuple[Happening, ...]:
        """What happened in the present and the last trick."""
        return tuple(happening for done in self.recent for happening in done.happenings)


def opened(head: Head, game: Hosted) -> Table:
    """A table before its first act. Raises Refusal("bad-config")."""
    live = game.open(bytes(head.config))
    seats = tuple(Decision(live.asked(Seat(at))) for at in range(len(head.holders)))
    return Table(head, live, 0, seats, Decision(live.asked(TABLE)), (NEVER,) * len(seats))


def decide(table: Table, command: Act, now: float) -> tuple[Table, tuple[Effect, ...]]:
    """What becomes of a command: the table after it, and what to do. A refused one changes nothing."""
    if command.cmd in table.commands:
        return table, (Present(),)
    try:
        line, after = accepted(table, command, now)
    except Refusal as refusal:
        return table, (Refuse(refusal.message),)
    after, asked = due(after)
    return after, (Append(line), Present(), Broadcast(), *asked)


def accepted(table: Table, command: Act, now: float) -> tuple[Line, Table]:
    """The line that a command writes, and the table after it. Raises Refusal."""
    actor = entitled(table, command)
    if not current(table, actor) <= command.since <= table.seq:
        raise Refusal("stale")
    try:
        act = table.live.normal(command.raw)
    except RecursionError as error:
        raise Refusal("malformed") from error
    after = advanced(table, actor, act, command.cmd)
    return Line(after.seq, command.cmd, actor, act, after.live.digest(), now), after


def entitled(table: Table, command: Act) -> Seat:
    """Who acts. Raises Refusal for who may not: a spectator, or another than the host for the table."""
    actor = command.actor
    if command.seat is None or actor is None:
        raise Refusal("not-seated")
    if command.for_table and command.seat != table.head.host:
        raise Refusal("not-the-scorer")
    return actor


def current(table: Table, actor: Seat) -> int:
    """The entry that brought the present decision of a seat, of the pack or of the table itself."""
    if actor == TABLE:
        return table.marks.since
    return table.seq if actor == CHANCE else table.seats[actor].since


def advanced(table: Table, seat: Seat, act: bytes, cmd: str) -> Table:
    """The table after an act. Raises Refusal."""
    live = table.live.act(seat, act)
    done = Done(table.seq + 1, seat, act, table.live, table.live.narrate(seat, act))
    return replace(
        table,
        live=live,
        seq=done.seq,
        seats=tuple(renewed(now, live.asked(Seat(at)), done, Seat(at)) for at, now in enumerate(table.seats)),
        marks=renewed(table.marks, live.asked(TABLE), done, None),
        recent=shown((*table.recent, done)),
        commands=(*table.commands, cmd)[-COMMANDS_KEPT:],
    )


def renewed(before: Decision, asked: Asked, done: Done, seat: Seat | None) -> Decision:
    """A decision is new when other things are asked, or when the seat has acted, even if the same is asked again."""
    return before if asked == before.asked and seat != done.seat else Decision(asked, done.seq)


def shown(entries: tuple[Done, ...]) -> tuple[Done, ...]:
    """The entries after the last end but one: what may still be looked at."""
    ends = [at for at, done in enumerate(entries) if done.ends]
    first = ends[-2] + 1 if len(ends) > 1 else 0
    return entries[first:][-ENTRIES_SHOWN:]


def due(table: Table) -> tuple[Table, tuple[Effect, ...]]:
    """Who must be asked: the pack, or the bots with something to decide that they were not asked before."""
    if CHANCE in table.live.waiting:
        return table, (DrawChance(table.seq),)
    wanted = [seat for seat in bots(table.head.holders) if wants(table, seat)]
    put = tuple(table.seats[at].since if at in wanted else before for at, before in enumerate(table.put))
    return replace(table, put=put), tuple(question(table, seat) for seat in wanted)


def wants(table: Table, seat: Seat) -> bool:
    """Whether a bot has something to decide that it was not asked before."""
    decision = table.seats[seat]
    return decision.since != table.put[seat] and (seat in table.live.waiting or bool(decision.asked.offers))


def question(table: Table, seat: Seat) -> AskBot:
    """The question to a bot."""
    level = table.head.holders[seat].level or ""
    return AskBot(seat, level, table.seats[seat].since, seat in table.live.waiting, table.live.view(seat))
