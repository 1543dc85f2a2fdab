"""Clocks that run out, with the time given from outside; and who was here when."""

from pik.room.clock import Clocks, charged, left, ran, wound
from pik.room.commands import Here, Tick, by_bot
from pik.room.journal import Stored
from pik.room.life_acts import Clock, Rules
from pik.room.presence import Presence, known, noticed
from pik.room.restore import restored
from tests.room.clocked import BOTH_HERE, NONE, ONE, VERA_HERE, ZERO, Clocked, pair
from tests.tables import (
    CATALOG,
    LEO,
    VERA,
    toy_stored,
    toy_table,
)

CLOCK = Clock(decision=10, reserve=60)


def test_clock_runs_for_who_is_waited_for() -> None:
    """Decision time is free, what goes beyond comes off the reserve; only the one who thinks is charged."""
    clocked = pair(Rules(clock=CLOCK))
    clocked.play(ZERO, 105.0)
    clocked.play(ONE, 130.0)
    assert clocked.table.clocks.reserve == (60.0, 40.0)


def test_bot_stands_in_when_time_is_up() -> None:
    """R13: decision time and reserve used up: a bot plays this decision, the next one is the person's again."""
    clocked = pair(Rules(clock=CLOCK))
    assert clocked.wake == 170.0
    clocked.play(ZERO, 101.0)
    clocked.does(Tick(), 169.0)
    assert not clocked.stand_in()
    clocked.does(Tick(), 170.0)
    assert clocked.table.life.bot_at(ONE) == "club"
    assert clocked.table.clocks.reserve[1] == 0.0
    clocked.does(by_bot(ONE, clocked.table.seats[1].since, NONE), 171.0)
    assert not clocked.stand_in()


def test_person_may_still_act_before_the_bot_does() -> None:
    """Time is up and the bot is thinking: the person's act counts, and the bot's comes too late."""
    clocked = pair(Rules(clock=CLOCK))
    clocked.does(Tick(), 170.0)
    since = clocked.table.seats[1].since
    clocked.play(ONE, 170.5)
    seq = clocked.table.seq
    clocked.does(by_bot(ONE, since, NONE), 171.0)
    assert clocked.table.seq == seq


def test_clocks_stand_still_while_nobody_is_here() -> None:
    """R14: a table that everybody has left takes nobody's time, however long."""
    clocked = pair(Rules(clock=CLOCK))
    clocked.does(Here(frozenset()), 105.0)
    clocked.does(Here(BOTH_HERE), 9e6)
    clocked.play(ZERO, 9e6 + 10)
    assert clocked.table.clocks.reserve[0] == 55.0


def test_clocks_stand_still_while_the_server_is_down() -> None:
    """R12: after a restart the reserve is what it was, and the time in between is nobody's."""
    rules = Rules(clock=CLOCK)
    clocked = pair(rules)
    clocked.play(ONE, 130.0)
    stored = toy_stored(rules=rules)
    again = Clocked(restored(Stored(stored.head, (*stored.lines, *clocked.lines)), CATALOG))
    assert again.table.clocks.reserve == clocked.table.clocks.reserve == (60.0, 40.0)
    again.does(Here(BOTH_HERE), 5000.0)
    again.play(ZERO, 5008.0)
    assert again.table.clocks.reserve == (60.0, 40.0)


def test_clock_of_a_bot_does_not_run() -> None:
    """Bots are charged nothing."""
    clocked = Clocked(toy_table(VERA, LEO, rules=Rules(clock=CLOCK)))
    clocked.does(Here(VERA_HERE), 100.0)
    clocked.does(by_bot(ONE, clocked.table.seats[1].since, NONE), 165.0)
    assert clocked.table.clocks.reserve == (60.0, 60.0)


def test_clock_arithmetic() -> None:
    """Seconds run for those who think; a charge is what goes beyond the decision's own time, never below nothing."""
    clocks = ran(ran(wound(CLOCK, 2), frozenset(), 5.0), frozenset({ONE}), 25.0)
    assert clocks == Clocks((60.0, 60.0), (0.0, 20.0), 25.0)
    assert left(clocks, CLOCK, ONE) == 50.0
    assert charged(clocks, CLOCK, ONE, 20.0, frozenset({ZERO})).reserve == (60.0, 50.0)
    assert charged(clocks, CLOCK, ONE, 500.0, frozenset()).reserve == (60.0, 0.0)
    assert charged(clocks, CLOCK, ONE, 4.0, frozenset()).reserve == (60.0, 60.0)
    assert charged(clocks, CLOCK, ZERO, 4.0, frozenset({ONE})).spent == (0.0, 20.0)
    assert charged(clocks, CLOCK, ZERO, 4.0, frozenset({ZERO})).spent == (0.0, 0.0)
    assert ran(clocks, frozenset({ONE}), 20.0).spent == (0.0, 20.0)
    assert wound(None, 2).reserve == (0.0, 0.0)


def test_presence_keeps_when_people_came_and_went() -> None:
    """Coming again does not change since when; who goes is away from then on; strangers are not counted."""
    presence = noticed(Presence(), ["a", "b"], 1.0)
    presence = noticed(noticed(presence, ["a", "b", "c"], 2.0), ["a", "c"], 3.0)
    assert (presence.here, presence.away) == ({"a": 1.0, "c": 2.0}, {"b": 3.0})
    assert known(presence, {"a", "b", "d"}, 4.0).away == {"b": 3.0, "d": 4.0}
    assert known(presence, {"a"}, 4.0).away == {}
    assert (presence.away_since("b", 9.0), presence.away_since("z", 9.0)) == (3.0, 9.0)
