"""Tables whose time is set by hand."""

from pik.core.draw import SeededDraw
from pik.core.seat import Seat
from pik.games import CATALOG as GAMES
from pik.room.commands import Act, Here, LifeDo, RoomDo, Tick, by_chance, by_guest, by_person
from pik.room.effects import Append, AskBot, Do, DrawChance, Effect, WakeAt
from pik.room.fold import Table
from pik.room.journal import Line
from pik.room.life_acts import Ballot, Choice, Rules
from pik.room.opening import head_of
from pik.room.restore import restored
from pik.room.table import decide
from tests.tables import (
    KEY_OF_OTTO,
    KEY_OF_VERA,
    gathered,
    people,
    toy_table,
)

NONE = b'{"type":"swap","cards":[]}'
ZERO, ONE, TWO, THREE = map(Seat, range(4))
VERA_HERE, BOTH_HERE = frozenset({KEY_OF_VERA}), frozenset({KEY_OF_VERA, KEY_OF_OTTO})
FOUR = people(4)
KEYS = [person.person or "" for person in FOUR]


class Clocked:
    """A table whose time is set by hand; what the room does by itself is done at once."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.wake: float | None = None
        self.asked: list[AskBot] = []
        self.before: tuple[Line, ...] = ()
        self.lines: list[Line] = []
        """What was kept since."""

    def does(self, command: Act | LifeDo | RoomDo | Here | Tick, now: float) -> None:
        """A command, with all that follows."""
        self.table, effects = decide(self.table, command, now)
        self._note(effects)
        self._follow(effects, now)

    def _follow(self, effects: tuple[Effect, ...], now: float) -> None:
        while does := [effect for effect in effects if isinstance(effect, Do | DrawChance)]:
            first = does[0]
            raw = b"" if isinstance(first, Do) else self.table.live.chance(SeededDraw(b"deal"))
            command = first.command if isinstance(first, Do) else by_chance(self.table.seq, raw)
            self.table, effects = decide(self.table, command, now)
            self._note(effects)
        self.wake = next((effect.at for effect in effects if isinstance(effect, WakeAt)), None)
        self.asked += [effect for effect in effects if isinstance(effect, AskBot)]

    def _note(self, effects: tuple[Effect, ...]) -> None:
        self.lines += [effect.line for effect in effects if isinstance(effect, Append)]

    def play(self, seat: Seat, now: float) -> None:
        """The seat swaps nothing."""
        self.does(by_person(seat, f"p{self.table.seq}", self.table.seats[seat].since, NONE), now)

    def vote(self, who: str, about: Seat, choice: Choice, now: float) -> None:
        """A ballot."""
        self.does(by_guest(who, f"v{self.table.seq}", Ballot(about, choice)), now)

    def stand_in(self) -> bool:
        """Whether a bot stands in for somebody."""
        return any(self.table.life.deputies)

    def question(self) -> Seat | None:
        """Whom a question is about."""
        return None if self.table.life.question is None else self.table.life.question.about


def pair(rules: Rules, *, here: frozenset[str] = BOTH_HERE) -> Clocked:
    """A toy table in the swap of its first deal, where these are here since 100."""
    clocked = Clocked(toy_table(rules=rules))
    clocked.does(Here(here), 100.0)
    return clocked


def four(rules: Rules, *absent: Seat) -> Clocked:
    """A table of four at the cut of a match of Pikala, where these seats have been away since 100."""
    stored = gathered(head_of("t", GAMES["pikala"], b"{}", 4, 0.0, rules=rules), GAMES["pikala"], FOUR, begin=True)
    clocked = Clocked(restored(stored, GAMES))
    clocked.before = stored.lines
    clocked.does(Here(frozenset(KEYS)), 50.0)
    clocked.does(Here(frozenset(key for seat, key in enumerate(KEYS) if seat not in absent)), 100.0)
    return clocked
