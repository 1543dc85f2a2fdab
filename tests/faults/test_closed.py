"""R20: whatever somebody says, in whatever phase: it was offered to him, or he gets a code and nothing has changed."""

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Final

import msgspec
import pytest
from msgspec.structs import replace

from pik.core.message import Refusal
from pik.games import CATALOG
from pik.room import powers
from pik.room.commands import LifeDo, RoomDo, by_guest, by_room
from pik.room.fold import Table
from pik.room.journal import Stored
from pik.room.life import Life
from pik.room.life_acts import Ask, Count, LifeAct, NameScorer, SetRules, Stopped
from pik.room.table import accepted
from pik.texts.catalog import source
from pik.web import session
from tests.faults.door import Door
from tests.faults.nonsense import ALTOGETHER, bent, flipped, good
from tests.faults.traffic import kinds_of
from tests.faults.twins import folded
from tests.faults.walks import walk
from tests.faults.world import listening
from tests.toy import TOY

GAMES: Final = {**CATALOG, TOY.name: TOY}
WALKS: Final = 12
STEPS: Final = 50
ONLOOKER: Final = "e" * 64
BENT: Final = 40
FLIPPED: Final = 8


@pytest.fixture(autouse=True)
def _quietly(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """As many messages as one likes, and no word about bots without a wish."""
    monkeypatch.setattr(session, "AT_ONCE", 10**9)
    with listening([]):
        yield


def phase_of(table: Table) -> str:
    """Where a table is in its life, and what it asks for."""
    asked = sorted({kind for seat in table.waiting if seat >= 0 for kind in kinds_of(table, seat)})
    parts = [table.life.phase, *asked[:3]]
    parts += ["question"] if table.life.question else []
    parts += ["deputy"] if any(table.life.deputies) else []
    return " ".join(parts)


@cache
def phases(name: str) -> tuple[tuple[Stored, Table], ...]:
    """A table in each phase that walks come to, as it is kept and as it stands; with as many people as may be."""
    found: dict[str, tuple[Stored, Table]] = {}
    for seed in range(WALKS):
        world = walk(GAMES[name], seed, STEPS)
        whole = Stored(world.disk.heads[world.table], tuple(world.ledger.lines))
        for at, table in enumerate(folded(whole, {name: GAMES[name]})):
            known = found.get(phase_of(table))
            if known is None or len(known[1].life.humans) < len(table.life.humans):
                found[phase_of(table)] = replace(whole, lines=whole.lines[:at]), table
    for stored, table in [each for each in found.values() if each[1].life.phase == "playing"][:2]:
        for later, after in continued(stored, table):
            found.setdefault(phase_of(after), (later, after))
    return tuple(found.values())


def continued(stored: Stored, table: Table) -> Iterator[tuple[Stored, Table]]:
    """What may become of a match, besides its end: somebody is away and asked about, it is stopped, or counted."""
    away = by_room(table.seq, Ask(table.life.humans[-1]))
    commands: tuple[LifeDo | RoomDo, ...] = (
        away,
        by_room(table.seq, Stopped()),
        by_guest(table.life.host, "count", Count()),
    )
    for command in commands:
        line, after = accepted(table, command, stored.lines[-1].at)
        yield replace(stored, lines=(*stored.lines, line)), after


def senders(table: Table) -> list[str | None]:
    """The keys of everybody who sits, of somebody who sat here once, of one who never did, and none."""
    seated = [table.life.holders[seat].person for seat in table.life.humans]
    gone = [person.id for person in table.life.people if person.id not in seated]
    return [*seated, *gone[:1], ONLOOKER, None]


@pytest.mark.parametrize("name", GAMES)
def test_what_was_not_offered_changes_nothing(name: str) -> None:
    """Every kind of message, whole and bent, from every kind of sender in every phase has its answer."""
    codes: Counter[str] = Counter()
    for number, (stored, table) in enumerate(phases(name)):
        keys = senders(table)
        for key in keys:
            door = Door(stored, {name: GAMES[name]}, key, next(other for other in keys if other != key))
            try:
                for raw in messages(door.table, Random(number)):
                    door.say(raw)
            finally:
                door.close()
            codes.update(door.codes)
    assert {"malformed", "not-seated", "no-guest", "not-the-host", "started"} <= set(codes)
    assert {"done act", "done life", "done chat"} <= set(codes)
    assert {code for code in codes if not code.startswith("done") and code not in sentences(name)} == set()
    assert {"gathering", "playing", "finished", "counted"} <= {table.life.phase for _, table in phases(name)}


def test_open_door_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that lets others name the scorer, or say how the table is run, is found out."""
    honest = powers.refusal
    _ = phases("toy")

    def lenient(life: Life, between: bool, who: str | None, act: LifeAct, marks: bool) -> Refusal | None:
        no = honest(life, between, who, act, marks)
        is_open = no is not None and no.code == "not-the-host" and isinstance(act, NameScorer | SetRules)
        return None if is_open else no

    monkeypatch.setattr(powers, "refusal", lenient)
    with pytest.raises(AssertionError):
        test_what_was_not_offered_changes_nothing("toy")


def messages(table: Table, random: Random) -> Iterator[str]:
    """Everything that is said at a table: first what is no command, at the end what may be done."""
    whole = list(good(table, random))
    yield from ALTOGETHER
    wrong = [each for said in whole for each in bent(said, random)]
    for number, said in enumerate((*random.sample(wrong, min(BENT, len(wrong))), *whole)):
        yield msgspec.json.encode({"cmd": f"m{number}", **said}).decode()
    for said in random.sample(whole, min(len(whole), FLIPPED)):
        yield flipped(said, random)


@cache
def sentences(name: str) -> frozenset[str]:
    """The codes that have a sentence."""
    return frozenset(re.findall(r"(?m)^([a-z][a-z-]*) =", source("en", name if name in CATALOG else None)))
