"""What a table decides. Pure: the time and all chance come in as arguments."""

from typing import Final

from msgspec import Raw
from msgspec.structs import replace

from pik.core.message import Refusal
from pik.core.seat import CHANCE, TABLE, Seat
from pik.room import absence, bounds, powers
from pik.room.changes import completed
from pik.room.clock import ran
from pik.room.commands import Act, Command, Here, LifeDo, RoomDo, Tick, by_room
from pik.room.effects import Append, AskBot, Broadcast, Do, DrawChance, Effect, Present, Refuse, WakeAt
from pik.room.fold import Table, advanced, lived
from pik.room.journal import Line
from pik.room.life_acts import ROOM, Device, Options, RoomAct, StandIn, Teach, Wish, encode
from pik.room.opening import seats_in, with_seats
from pik.room.presence import known, noticed

TIME_TO_CLAIM_S: Final = 1.2
DONE: Final = Present()
SHOW: Final = Broadcast()
SLEEP: Final = WakeAt(None)


def decide(table: Table, command: Command, now: float) -> tuple[Table, tuple[Effect, ...]]:
    """What becomes of a command: the table after it, and what to do. A refused one changes nothing."""
    if isinstance(command, (Act, LifeDo, RoomDo)) and command.cmd in table.heard:
        return table, (DONE,)
    try:
        after, effects = obeyed(timed(table, now), command, now)
    except Refusal as refusal:
        return table, (Refuse(refusal.message),)
    after, asked = due(after, now)
    return after, (*effects, *asked)


def obeyed(table: Table, command: Command, now: float) -> tuple[Table, tuple[Effect, ...]]:
    """The table after a command, and what to do about the command itself. Raises Refusal."""
    match command:
        case Here(people):
            after = timed(replace(table, presence=noticed(table.presence, people, now)), now)
            here = [absence.present(each.life, each.presence) for each in (table, after)]
            return after, () if here[0] == here[1] else (SHOW,)
        case Tick():
            return table, ()
        case _:
            line, after = accepted(table, command, now)
            return timed(after, now), (Append(line), DONE, SHOW)


def timed(table: Table, now: float) -> Table:
    """The table with its clocks run up to now; they stand still while none of its people is here."""
    if table.calm and not table.presence.away:
        return table
    life = table.life
    presence = known(table.presence, life.seated, now)
    if life.rules.clock is None:
        return table if presence is table.presence else replace(table, presence=presence)
    here = absence.present(life, presence)
    clocks = ran(table.clocks, frozenset(table.thinking) if here else frozenset(), now)
    return replace(table, presence=presence, clocks=clocks)


def accepted(table: Table, command: Act | LifeDo | RoomDo, now: float) -> tuple[Line, Table]:
    """The line that a command writes, and the table after it. Raises Refusal."""
    match command:
        case Act():
            return accepted_act(table, command, now)
        case LifeDo():
            who = table.life.person(command.who)
            return accepted_life(table, who, command.act, command.cmd, now)
        case RoomDo():
            if command.since != table.seq:
                raise Refusal("stale")
            thought = spent(table, command.act.seat) if isinstance(command.act, StandIn) else 0.0
            after = lived(table, "", command.act, command.cmd, now, thought)
            line = Line(after.seq, command.cmd, ROOM, encode(command.act), after.life.digest(), now, "", thought)
            return line, after


def accepted_act(table: Table, command: Act, now: float) -> tuple[Line, Table]:
    """The line of an act of the game. Raises Refusal."""
    actor = entitled(table, command)
    if not current(table, actor) <= command.since <= table.seq:
        raise Refusal("stale")
    if table.life.phase != "playing":
        raise Refusal("not-now")
    try:
        act = table.live.normal(command.raw)
    except RecursionError as error:
        raise Refusal("malformed") from error
    thought = 0.0 if command.bot else spent(table, actor)
    after = advanced(table, actor, act, command.cmd, thought)
    return Line(after.seq, command.cmd, actor, act, after.live.digest(), now, "", thought), after


def accepted_life(
    table: Table, who: str | None, act: Wish | Device | Teach, cmd: str, now: float
) -> tuple[Line, Table]:
    """The line of a person's act of table life. Raises Refusal."""
    no = powers.refusal(table.life, table.between, who, act, table.game.marks)
    no = no or bounds.excess(table.doings, who or "", act)
    if no is not None or who is None:
        raise no or Refusal("no-guest")
    if isinstance(act, Options):
        act = Options(Raw(resolved(table, bytes(act.config))))
    kept = completed(table.life, table.head.lang, who, act)
    after = lived(table, who, kept, cmd, now)
    return Line(after.seq, cmd, ROOM, encode(kept), after.life.digest(), now, who), after


def resolved(table: Table, config: bytes) -> bytes:
    """Options all spelled out; nobody may lose a seat by them. Raises Refusal."""
    seats = len(table.life.holders)
    full = table.game.resolve(with_seats(table.game, config, seats))
    if any(holder.kind == "human" for holder in table.life.holders[seats_in(table.game, full) :]):
        raise Refusal("seat-taken")
    return full


def entitled(table: Table, command: Act) -> Seat:
    """Who acts. Raises Refusal for who may not: a spectator, or another than the scorer for the table."""
    actor, seat, life = command.actor, command.seat, table.life
    if seat is None or actor is None:
        raise Refusal("not-seated")
    if command.person is not None and life.seat_of(command.person) != seat:
        raise Refusal("not-seated")
    if command.bot and life.bot_at(seat) is None:
        raise Refusal("stale")
    if command.for_table and seat != life.scorer_seat:
        raise Refusal("not-the-scorer")
    return actor


def current(table: Table, actor: Seat) -> int:
    """The entry that brought the present decision of a seat, of the pack or of the table itself."""
    if actor == TABLE:
        return table.marks.since
    return table.seq if actor == CHANCE else table.seats[actor].since


def spent(table: Table, seat: Seat) -> float:
    """The seconds that a seat's decision has taken so far by its clock; 0 without clocks."""
    running = table.life.rules.clock is not None and seat in table.thinking
    return round(table.clocks.spent[seat], 3) if running else 0.0


def due(table: Table, now: float) -> tuple[Table, tuple[Effect, ...]]:
    """What has to be done next: by the room, by the pack, or by bots that were not asked for this decision before."""
    act = consequence(table, now)
    if act is not None:
        return table, (Do(by_room(table.seq, act)),)
    if CHANCE in table.waiting:
        return table, (DrawChance(table.seq),)
    life = table.life
    wanted = [seat for seat in life.bots if wants(table, seat)]
    if wanted:
        put = tuple(table.seats[at].since if at in wanted else before for at, before in enumerate(table.put))
        table = replace(table, put=put)
    if table.calm:
        return table, (*(question(table, seat) for seat in wanted), SLEEP) if wanted else (SLEEP,)
    wake = absence.wakes(life, table.presence, table.clocks, table.thinking, now)
    return table, (*(question(table, seat) for seat in wanted), WakeAt(wake))


def consequence(table: Table, now: float) -> RoomAct | None:
    """What the room does by itself now, first things first."""
    if table.calm:
        return None
    life, presence = table.life, table.presence
    acts = [
        absence.about_emptiness(life),
        absence.about_host(life, presence, now),
        *(absence.about_return(life, presence, seat, is_fresh(table, seat)) for seat in life.humans),
        None if life.question is None else absence.about_question(life, presence, life.question),
        *(absence.about_seat(life, presence, table.clocks, seat, now) for seat in table.thinking),
    ]
    wanted = (act for act in acts if act is not None and not bounds.rests(table.doings, act, life.host is not None))
    return next(wanted, None)


def is_fresh(table: Table, seat: Seat) -> bool:
    """Whether a seat's decision is another one than its stand-in was called for, or there is none."""
    deputy = table.life.deputies[seat]
    return deputy is None or seat not in table.waiting or table.seats[seat].since > deputy.seq


def wants(table: Table, seat: Seat) -> bool:
    """Whether a bot has something to decide that it was not asked before."""
    decision = table.seats[seat]
    return decision.since != table.put[seat] and (seat in table.waiting or bool(decision.asked.offers))


def question(table: Table, seat: Seat) -> AskBot:
    """The question to a bot."""
    level = table.life.bot_at(seat) or ""
    return AskBot(seat, level, table.seats[seat].since, seat in table.waiting, table.live.view(seat), pace(table))


def pace(table: Table) -> float:
    """How long a bot takes at the least: after a trick, long enough for a claim; nothing where no pace is set.

    It follows from what everybody sees: what a person may do unasked could tell of hidden cards.
    """
    set_pace = table.life.rules.pace
    last = next((done for done in reversed(table.recent) if done.seat != ROOM), None)
    return max(set_pace, TIME_TO_CLAIM_S) if set_pace and last is not None and last.ends else set_pace
