"""Tables of Pikala that are lived at random: people come and go, vote, play, are away; time passes."""

from random import Random

from msgspec import Raw

from pik.core.draw import SeededDraw
from pik.core.seat import Seat
from pik.games import CATALOG as GAMES
from pik.room.commands import Command, Here, Tick, by_chance, by_guest
from pik.room.effects import Append, Do, DrawChance, Refuse
from pik.room.fold import opened
from pik.room.journal import Line, Stored
from pik.room.life_acts import (
    CHOICES,
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
    Rules,
    SetRules,
    Sit,
    StandIn,
    Stopped,
    Teach,
    Wait,
    Wish,
)
from pik.room.opening import head_of
from pik.room.table import decide
from pik.room.teaching import closed
from tests.tables import random_command

KEYS = [f"{number:x}" * 64 for number in range(5)]
EVERY = {
    *(Sit, Leave, Rename, Device, Free, GiveBot, Options, SetRules, Begin, Again, NameScorer, HandOver, Count, Ballot),
    *(Ask, Wait, StandIn, GiveBack, Stopped, Inherit, Teach),
}
CLOCKS = (None, Clock(10, 20), Clock(5, 0))
LESSONS = 6
"""One table in so many is a lesson."""
SEATS = tuple(map(Seat, range(4)))


class Telling:
    """A table of Pikala that is lived at random, with the lines that its store would have."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)
        self.draw = SeededDraw(b"restart%d" % seed)
        game = GAMES["pikala"]
        is_lesson = seed % LESSONS == LESSONS - 1
        rules = closed(Rules()) if is_lesson else None
        self.table = opened(head_of("t", game, b"{}", 3, 0.0, rules=rules), game)
        self.lines: list[Line] = []
        self.now = 1000.0
        self.number = 0
        if is_lesson:
            acts: tuple[Wish | Teach, ...] = (
                Sit(Seat(0), "a"),
                GiveBot(Seat(1), "club"),
                GiveBot(Seat(2), "club"),
                Teach(),
                Begin(),
            )
            for number, act in enumerate(acts):
                self.tell(by_guest(KEYS[0], f"new-{number}", act))

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
