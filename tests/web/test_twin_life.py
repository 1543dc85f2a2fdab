"""R1, R3: twin tables of every game with a life: clocks, absence, stand-ins, bots that talk, nobody who may watch."""

from collections.abc import Callable, Mapping
from typing import TypeAlias

import msgspec
import pytest
from msgspec.structs import replace

from pik.core.hosted import Hosted
from pik.core.seat import Seat
from pik.room.clock import Clocks
from pik.room.effects import AskBot, WakeAt
from pik.room.fold import Table
from pik.room.life import Deputy, Question
from pik.room.life_acts import Clock, Rules
from pik.room.presence import Presence
from pik.room.seats import Holder
from pik.room.table import due
from pik.web import frames
from pik.web.frames import frame
from pik.web.messages import Talk
from tests.faults.comparing import LeakError
from tests.faults.leaks import leaky
from tests.faults.pairs import GAMES, pairs
from tests.faults.twins import Twins, folded, plain

NOW = 1e9
NAMES = ("Ada", "Leo", "Otto", "Ira", "Max", "Kim")

Living: TypeAlias = Callable[[Table, Seat | None], Table]
"""What becomes of a table that somebody looks at from a seat, or from none."""


def others(table: Table, viewer: Seat | None) -> list[Seat]:
    """The seats of other people."""
    return [seat for seat in table.life.humans if seat != viewer]


def here(table: Table, *absent: Seat) -> Presence:
    """Everybody is here but some, who went a while ago."""
    people = {seat: table.life.holders[seat].person or "" for seat in table.life.humans}
    gone = {people[seat]: NOW - 25 for seat in absent}
    return Presence({person: NOW - 99 for person in people.values() if person not in gone}, gone)


def with_clocks(table: Table, viewer: Seat | None) -> Table:
    """Clocks that run, with everybody here."""
    seats = len(table.seats)
    rules = replace(table.life.rules, clock=Clock(10, 60))
    clocks = Clocks(tuple(60.0 - at for at in range(seats)), (3.5,) * seats, NOW - 2)
    return replace(table, life=replace(table.life, rules=rules), clocks=clocks, presence=here(table))


def with_question(table: Table, viewer: Seat | None) -> Table:
    """Somebody else is away, and the others vote."""
    absent = others(table, viewer)[:1]
    voters = [table.life.holders[seat].person or "" for seat in table.life.humans]
    question = Question(absent[0], ((voters[-1], "bot"),)) if absent else None
    return replace(table, life=replace(table.life, question=question), presence=here(table, *absent))


def with_stand_in(table: Table, viewer: Seat | None) -> Table:
    """A bot stands in for somebody else who is away."""
    absent = others(table, viewer)[:1]
    deputies = tuple(Deputy("club", 0) if at in absent else None for at in range(len(table.seats)))
    life = replace(table.life, deputies=deputies, question=None, rules=Rules(absence="bot", grace=30, pace=0.6))
    return replace(table, life=life, presence=here(table, *absent))


def with_bots(table: Table, viewer: Seat | None) -> Table:
    """Bots at all other seats, who talk."""
    holders = tuple(
        holder if seat == viewer else Holder("bot", NAMES[seat], "club")
        for seat, holder in enumerate(table.life.holders)
    )
    return replace(table, life=replace(table.life, holders=holders, rules=Rules(pace=0.6)))


def unwatched(table: Table, viewer: Seat | None) -> Table:
    """A table that may not be watched."""
    return replace(table, life=replace(table.life, rules=Rules(watch=False)))


LIVES: tuple[Living, ...] = (with_clocks, with_question, with_stand_in, with_bots, unwatched)


def moments(table: Table) -> bytes:
    """When something will be seen to happen by itself: alarms, and the pace of the bots that are waited for."""
    effects = due(table, NOW)[1]
    paces = [[each.seat, each.pace] for each in effects if isinstance(each, AskBot) and each.needed]
    return msgspec.json.encode([paces, [each.at for each in effects if isinstance(each, WakeAt)]])


def same(what: str, sent: list[bytes]) -> None:
    """Both are equal, byte by byte. Raises LeakError."""
    one, other = map(plain, sent)
    if one != other:
        raise LeakError(f"{what}: {one!r} and {other!r}")


def check(found: Twins, catalog: Mapping[str, Hosted]) -> int:
    """Compare twins at tables of each kind of life. Raises LeakError; the number of comparisons."""
    ends = [folded(stored, catalog)[-1] for stored in (found.one, found.other)]
    for living in LIVES:
        tables = [living(table, found.seat) for table in ends]
        same(f"{living.__name__} to {found.seat}", [frame(table, found.key, NOW) for table in tables])
        same(f"moments of {living.__name__}", [moments(table) for table in tables])
    return len(LIVES)


@pytest.mark.parametrize("name", GAMES)
def test_lives_of_twins_look_alike(name: str) -> None:
    """Whatever happens around the cards, frames and the moments at which things happen are equal in every byte."""
    assert sum(check(found, {name: GAMES[name]}) for _, found in pairs(name)) > 200


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("where", ["initial state", "spectator", "offers", "log"])
def test_planted_leaks_are_caught_at_lively_tables(name: str, where: str) -> None:
    """What leaks at a plain table is found at one with clocks, absence and bots as well."""
    with pytest.raises(LeakError):
        check_all(name, {name: leaky(GAMES[name], where)})


@pytest.mark.parametrize("name", GAMES)
def test_a_leak_into_talk_is_caught(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """PK-10.2: a remark that depends on hidden cards is found, in every game."""

    def telling(table: Table, bots: object) -> tuple[Talk, ...]:
        lucky = int(table.live.digest(), 16) % 2
        return (Talk(table.seq, 0, Seat(1), "talk-all-pikala-1"),) if lucky else ()

    monkeypatch.setattr(frames, "talk", telling)
    with pytest.raises(LeakError):
        check_all(name, {name: GAMES[name]})


def check_all(name: str, catalog: Mapping[str, Hosted]) -> None:
    """Compare all pairs of a game. Raises LeakError."""
    for _, found in pairs(name):
        check(found, catalog)
