"""R1, R3: twin worlds at a table with a life: clocks, absence, stand-ins, bots, spectators; and in what is replayed."""

import re
from collections.abc import Iterator
from dataclasses import replace as changed
from random import Random

import msgspec
import pytest
from msgspec.structs import replace

from pik.core.draw import SeededDraw
from pik.core.hosted import Running
from pik.core.message import Happening, Refusal
from pik.core.seat import Seat
from pik.games.pikala import MATCH
from pik.room.clock import Clocks
from pik.room.effects import AskBot, WakeAt
from pik.room.fold import Table
from pik.room.journal import Line
from pik.room.life import Deputy, Question
from pik.room.life_acts import Clock, Rules
from pik.room.presence import Presence
from pik.room.records import Part, viewed
from pik.room.seats import Holder
from pik.room.table import due
from pik.web.frames import frame
from tests.tables import key_of
from tests.web.test_frames import leaks
from tests.web.twins import (
    LeakError,
    Pikala,
    PikalaAct,
    PikalaMatch,
    acts_of_match,
    same,
    table_of,
)

NOW = 1000.0
ONE, TWO = Seat(1), Seat(2)
COMMITMENT = re.compile(rb'"commitment":"[0-9a-f]*"')


def with_clocks(table: Table) -> Table:
    """Clocks that run, with everybody here."""
    seats = len(table.seats)
    rules = replace(table.life.rules, clock=Clock(10, 60))
    clocks = Clocks(tuple(60.0 - at for at in range(seats)), (3.5,) * seats, NOW - 2)
    return replace(table, life=replace(table.life, rules=rules), clocks=clocks, presence=here(table))


def here(table: Table, *absent: Seat) -> Presence:
    """Everybody is here but some, who went a while ago."""
    people = [holder.person or "" for holder in table.life.holders]
    gone = {people[seat]: NOW - 25 for seat in absent}
    return Presence({person: NOW - 99 for person in people if person not in gone}, gone)


def with_question(table: Table) -> Table:
    """Somebody is away, and the others vote."""
    voter = table.life.holders[0].person or ""
    life = replace(table.life, question=Question(ONE, ((voter, "bot"),)))
    return replace(table, life=life, presence=here(table, ONE))


def with_stand_in(table: Table) -> Table:
    """A bot stands in for somebody who is away."""
    deputies = tuple(Deputy("club", 0) if at == ONE else None for at in range(len(table.seats)))
    rules = Rules(absence="bot", grace=30, pace=0.6)
    life = replace(table.life, deputies=deputies, rules=rules)
    return replace(table, life=life, presence=here(table, ONE, TWO))


def with_bots(table: Table) -> Table:
    """Bots at all seats but the first, who talk."""
    first, *others = table.life.holders
    bots = (Holder("bot", name, "club") for name in ("Ada", "Leo", "Otto", "Ira", "Max")[: len(others)])
    return replace(table, life=replace(table.life, holders=(first, *bots), rules=Rules(pace=0.6)))


def unwatched(table: Table) -> Table:
    """A table that may not be watched."""
    return replace(table, life=replace(table.life, rules=Rules(watch=False)))


LIVES = (with_clocks, with_question, with_stand_in, with_bots, unwatched)


def moments(table: Table) -> bytes:
    """When something will be seen to happen by itself: alarms, and the pace of the bots that are waited for."""
    effects = due(table, NOW)[1]
    paces = [[each.seat, each.pace] for each in effects if isinstance(each, AskBot) and each.needed]
    return msgspec.json.encode([paces, [each.at for each in effects if isinstance(each, WakeAt)]])


def check_lives(game: Pikala, seats: int, seed: int, every: int) -> int:
    """Compare twin worlds at tables of each kind of life. Raises LeakError; the number of comparisons."""
    draw, compared = SeededDraw(b"lives%d" % seed), 0
    for number, (state, _, _) in enumerate(acts_of_match(seats, seed)):
        if number % every:
            continue
        for viewer in (None, *map(Seat, range(seats))):
            twin = MATCH.worlds(MATCH.view(state, viewer)).sample(draw)
            for live in LIVES:
                tables: list[Table] = [live(table_of(Running(game, each))) for each in (state, twin)]
                if viewer is None or viewer in tables[0].life.humans:
                    same([frame(table, key_of(table, viewer), NOW) for table in tables], live.__name__, viewer)
                    same([moments(table) for table in tables], f"moments {live.__name__}", viewer)
                    compared += 1
    return compared


@pytest.mark.parametrize("seats", [3, 4])
def test_lives_of_twins_look_alike(seats: int) -> None:
    """Whatever happens around the cards, frames and the moments at which things happen are equal in every byte."""
    assert check_lives(MATCH, seats, seats, every=11) > 100


@pytest.mark.parametrize("where", ["initial state", "spectator", "offers"])
def test_planted_leaks_are_caught_at_lively_tables(where: str) -> None:
    """What leaks at a plain table is found at one with clocks, absence and bots as well."""
    with pytest.raises(LeakError):
        check_lives(leaks()[where], 3, 3, every=5)


def swapped(act: bytes, random: Random) -> bytes:
    """A shuffle with two cards changed for each other."""
    shuffle = msgspec.json.decode(act)
    deck = shuffle["deck"]
    one, other = random.sample(range(len(deck)), 2)
    deck[one], deck[other] = deck[other], deck[one]
    return msgspec.json.encode(shuffle)


Acts = list[tuple[Seat, bytes]]


def twins_of(seats: int, viewer: Seat | None, seed: int, tries: int) -> Iterator[tuple[Acts, Acts]]:
    """Two ways that the beginning of a match may have gone which a viewer could never tell apart."""
    random = Random(seed)
    acts = [(seat, act) for _, (_, seat, act) in zip(range(40), acts_of_match(seats, seed), strict=False)]
    first = next(at for at, (_, act) in enumerate(acts) if b'"shuffle"' in act)
    for _ in range(tries):
        other = [*acts[:first], (acts[first][0], swapped(acts[first][1], random)), *acts[first + 1 :]]
        alike = shared(acts, other, viewer, seats)
        if alike > first:
            yield acts[:alike], other[:alike]


def shared(acts: Acts, other: Acts, viewer: Seat | None, seats: int) -> int:
    """For how many acts two matches look the same to a viewer, and are two."""
    one = two = table_of_start(MATCH, seats).live
    alike = 0
    for number, ((seat, act), (_, altered)) in enumerate(zip(acts, other, strict=True), 1):
        try:
            seen = [veiled(live.redact(seat, done, viewer)) for live, done in ((one, act), (two, altered))]
            one, two = one.act(seat, act), two.act(seat, altered)
        except Refusal:
            return alike
        if seen[0] != seen[1] or veiled(one.view(viewer)) != veiled(two.view(viewer)):
            return alike
        alike = number
    return alike


def veiled(raw: bytes) -> bytes:
    """What is shown, less the fingerprint of the shuffle: it differs from deal to deal and tells nothing by itself."""
    return COMMITMENT.sub(b"", raw)


def table_of_start(game: Pikala, seats: int) -> Table:
    """A table whose match has not been dealt."""
    state = next(acts_of_match(seats, 0))[0]
    return table_of(Running(game, state))


def replayed(game: Pikala, seats: int, acts: Acts, viewer: Seat | None) -> bytes:
    """The record of a match that goes on, as its viewer may have it."""
    table = table_of_start(game, seats)
    lines = tuple(
        (Line(number, f"c{number}", seat, act, "", 0.0), viewer) for number, (seat, act) in enumerate(acts, 1)
    )
    return viewed(Part(table, lines, table), viewer)


def check_records(game: Pikala, seats: int, seed: int, tries: int) -> int:
    """Compare the records of twin matches. Raises LeakError; the number of comparisons."""
    compared = 0
    for viewer in (None, *map(Seat, range(seats))):
        for acts, other in twins_of(seats, viewer, seed, tries):
            same([veiled(replayed(game, seats, each, viewer)) for each in (acts, other)], "record", viewer)
            compared += 1
    return compared


@pytest.mark.parametrize("seats", [2, 4])
def test_records_of_twins_are_equal(seats: int) -> None:
    """R1: matches dealt otherwise that look the same to a viewer have the same record for that viewer, all bytes."""
    assert check_records(MATCH, seats, seats, tries=20) > 20


def wordy(state: PikalaMatch, seat: Seat, action: PikalaAct) -> tuple[Happening, ...]:
    """The same happenings, told in other words when the first hand is the better one."""
    rich = state.deal is not None and state.deal.hands[0] > state.deal.hands[-1]
    told = MATCH.narrate(state, seat, action)
    return tuple(replace(each, code=f"{each.code}-well") for each in told) if rich else told


@pytest.mark.parametrize("where", ["replay", "alternative text", "log"])
def test_planted_leaks_are_caught_in_records(where: str) -> None:
    """R1: acts shown open in a replay, other words for other cards, cards in the log: each is found."""
    games = {
        "replay": leaks()["news"],
        "alternative text": changed(MATCH, narrate=wordy),
        "log": leaks()["log"],
    }
    with pytest.raises(LeakError):
        check_records(games[where], 3, 3, tries=20)
