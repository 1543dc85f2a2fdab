"""A restart at any line: what the store has makes the table that was there, whatever kind of act came last."""

from collections.abc import Iterator
from random import Random

import pytest
from msgspec import Raw
from msgspec.structs import replace

from pik.core.draw import SeededDraw
from pik.core.seat import Seat
from pik.games import CATALOG as GAMES
from pik.room.commands import Command, Here, Tick, by_chance, by_guest
from pik.room.effects import Append, Do, DrawChance, Refuse
from pik.room.fold import Table, opened
from pik.room.journal import Line, Stored
from pik.room.life_acts import (
    CHOICES,
    ROOM,
    Again,
    Ask,
    Ballot,
    Begin,
    Clock,
    Count,
    Device,
    Free,
    GiveBack,
    GiveBot,
    HandOver,
    Inherit,
    Leave,
    NameScorer,
    Options,
    Rename,
    SetRules,
    Sit,
    StandIn,
    Stopped,
    Wait,
    Wish,
    decode,
)
from pik.room.opening import head_of
from pik.room.presence import Presence
from pik.room.restore import CannotGoOnError, restored
from pik.room.table import accepted, decide
from tests.tables import CATALOG, random_command, toy_head
from tests.toy import TOY

KEYS = [f"{number:x}" * 64 for number in range(5)]
EVERY = {
    *(Sit, Leave, Rename, Device, Free, GiveBot, Options, SetRules, Begin, Again, NameScorer, HandOver, Count, Ballot),
    *(Ask, Wait, StandIn, GiveBack, Stopped, Inherit),
}
CLOCKS = (None, Clock(10, 20), Clock(5, 0))
SEATS = tuple(map(Seat, range(4)))


class Telling:
    """A table of Pikala that is lived at random, with the lines that its store would have."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)
        self.draw = SeededDraw(b"restart%d" % seed)
        game = GAMES["pikala"]
        self.table = opened(head_of("t", game, b"{}", 3, 0.0), game)
        self.lines: list[Line] = []
        self.now = 1000.0
        self.number = 0

    def tell(self, command: Command) -> None:
        """A command, and what room and pack do after it."""
        todo: Command | None = command
        while todo is not None:
            self.table, effects = decide(self.table, todo, self.now)
            self.lines += [effect.line for effect in effects if isinstance(effect, Append)]
            if any(isinstance(effect, Refuse) for effect in effects):
                return
            does = next((effect for effect in effects if isinstance(effect, Do | DrawChance)), None)
            todo = None if does is None else self.follow(does)

    def follow(self, does: Do | DrawChance) -> Command:
        """What the room or the pack does."""
        return does.command if isinstance(does, Do) else by_chance(does.seq, self.table.live.chance(self.draw))

    def wish(self) -> Wish | Device:
        """Anything that a person may ask for, lawful or not."""
        random, seat = self.random, self.random.choice(SEATS)
        wishes: list[Wish | Device] = [
            *(Sit(seat, random.choice("abc")), Sit(seat, ""), Sit(seat, "d")),
            *(Begin(),) * 4,
            *(Again(),) * 4,
            *(GiveBot(seat, "club"),) * 4,
            *(Leave(), Rename(random.choice("abc")), Device(f"{random.randrange(99):064x}"), Free(seat)),
            Options(Raw(b'{"seats":%d}' % random.choice((2, 3, 4)))),
            SetRules(clock=random.choice(CLOCKS), absence=random.choice(("ask", "ask", "bot", "wait")), grace=5),
            *(NameScorer(seat), HandOver(seat)),
        ]
        return random.choice(wishes)

    def step(self) -> None:
        """Time passes, and something happens."""
        self.now += self.random.choice((0.5, 2.0, 9.0, 400.0))
        self.number += 1
        kind, life = self.random.random(), self.table.life
        question = life.question
        if kind < 0.15:
            self.tell(Here(frozenset(key for key in KEYS if self.random.random() < 0.8)))
        elif kind < 0.25:
            self.tell(Tick())
        elif kind < 0.6 and question is not None:
            choice = self.random.choice(CHOICES)
            self.tell(by_guest(self.random.choice(KEYS), f"v{self.number}", Ballot(question.about, choice)))
        elif kind < 0.9 and life.phase == "playing":
            self.play()
        else:
            who = life.host if self.random.random() < 0.5 else self.random.choice(KEYS)
            self.tell(by_guest(who, f"w{self.number}", self.wish()))

    def play(self) -> None:
        """Somebody who is asked for something does something."""
        if any(decision.asked.options for decision in self.table.seats):
            command = random_command(self.table, self.random, self.draw)
            self.tell(command)

    @property
    def stored(self) -> Stored:
        """What the store has."""
        return Stored(self.table.head, tuple(self.lines))


def lasting(table: Table) -> Table:
    """A table less what lives in memory only: who is here, running clocks, which bots were asked."""
    clocks = replace(table.clocks, spent=tuple(0.0 for _ in table.clocks.spent), at=None)
    return replace(table, presence=Presence(), clocks=clocks, put=())


def kinds(lines: Iterator[Line]) -> set[type]:
    """The kinds of acts of table life among some lines."""
    return {type(decode(line.act)) for line in lines if line.seat == ROOM}


@pytest.mark.parametrize("seed", range(12))
def test_the_store_makes_the_table_that_was_there(seed: int) -> None:
    """R14: after each line of a long random life, act of the game or of the table, the fold is the live table."""
    telling = Telling(seed)
    for _ in range(250):
        before = len(telling.lines)
        telling.step()
        if len(telling.lines) > before:
            again = restored(telling.stored, GAMES)
            assert lasting(again) == lasting(telling.table)
            assert again.life.digest() == telling.table.life.digest()


def test_a_long_series_is_folded_to_the_table_that_was_there() -> None:
    """Matches that were played out before the last one are folded briefly, to the same table after each line."""
    table, lines = opened(toy_head(), TOY), list[Line]()
    random, draw = Random(5), SeededDraw(b"series")
    begin: list[Wish] = [Sit(Seat(0), "Vera"), GiveBot(Seat(1), "club"), Begin(), Again(), Again(), Rename("Vika")]
    for number, act in enumerate(begin):
        while table.life.phase == "playing":
            line, table = accepted(table, random_command(table, random, draw), 1.0)
            lines.append(line)
            assert lasting(restored(Stored(table.head, tuple(lines)), CATALOG)) == lasting(table)
        line, table = accepted(table, by_guest(KEYS[0], f"{number}", act), 1.0)
        lines.append(line)
        assert lasting(restored(Stored(table.head, tuple(lines)), CATALOG)) == lasting(table)
    assert (table.life.match, len(table.life.series)) == (3, 3)
    first = next(at for at, line in enumerate(lines) if line.seat >= 0)
    for change in (replace(lines[first], digest="0" * 16), replace(lines[first], seq=99)):
        with pytest.raises(CannotGoOnError, match="damaged"):
            restored(Stored(table.head, (*lines[:first], change, *lines[first + 1 :])), CATALOG)


def test_random_lives_have_every_kind_of_act() -> None:
    """The lives that restarts are tried on hold each kind of act there is, the room's own among them."""
    seen: set[type] = set()
    for seed in range(40):
        telling = Telling(seed)
        for _ in range(250):
            telling.step()
        telling.tell(by_guest(telling.table.life.host, "count", Count()))
        assert lasting(restored(telling.stored, GAMES)) == lasting(telling.table)
        seen |= kinds(iter(telling.lines))
        if seen == EVERY:
            return
    assert seen == EVERY


def test_a_line_that_was_changed_is_found() -> None:
    """Whatever is altered in a line of the life, the fold does not come out as the line says: the table is damaged."""
    telling = Telling(1)
    for _ in range(80):
        telling.step()
    lines = telling.lines
    at = next(number for number, line in enumerate(lines) if line.seat == ROOM and b'"sit"' in line.act)
    line = lines[at]
    changes = (
        replace(line, act=line.act.replace(b'"seat":', b'"seat":1')),
        replace(line, who="f" * 64),
        replace(line, digest="0" * 16),
        replace(line, seq=line.seq + 1),
        replace(line, act=b'{"type":"fly"}'),
    )
    for change in changes:
        with pytest.raises(CannotGoOnError, match="damaged"):
            restored(Stored(telling.table.head, (*lines[:at], change, *lines[at + 1 :])), GAMES)
