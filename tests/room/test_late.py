"""Clocks that run out twice: the table proposes a mark to the scorer (PK-8.5)."""

from pik.room.commands import Tick, by_bot, by_person
from pik.room.fold import Table
from pik.room.journal import Stored
from pik.room.life import late_twice
from pik.room.life_acts import Clock, Rules, StandIn, encode
from pik.room.restore import restored
from tests.room.clocked import NONE, ONE, ZERO, Clocked, pair
from tests.room.lives import MARK
from tests.tables import CATALOG, toy_stored

RULES = Rules(clock=Clock(decision=10, reserve=0))


def run_out(clocked: Clocked, now: float) -> float:
    """The second seat's clock runs out, and a bot acts for it; the time after that."""
    clocked.play(ZERO, now)
    clocked.does(Tick(), now + 11)
    clocked.does(by_bot(ONE, clocked.table.seats[1].since, NONE), now + 12)
    return now + 12


def come_back(clocked: Clocked) -> Table:
    """The table after a restart."""
    stored = toy_stored(rules=RULES)
    return restored(Stored(stored.head, (*stored.lines, *clocked.lines)), CATALOG)


def test_a_clock_that_ran_out_is_noted() -> None:
    """PK-8.5: each time a clock runs out stands in the log; other absences are none."""
    clocked = pair(RULES)
    assert not clocked.table.life.late
    run_out(clocked, 101.0)
    assert clocked.table.life.late == (ONE,)
    assert late_twice(clocked.table.life) == ()
    assert encode(StandIn(ONE, "club")) == b'{"type":"stand-in","seat":1,"level":"club"}'
    assert encode(StandIn(ONE, "club", late=True)) == b'{"type":"stand-in","seat":1,"level":"club","late":true}'


def test_it_is_known_after_a_restart() -> None:
    """PK-8.5: what the log tells of clocks is told again when a table comes back."""
    clocked = pair(RULES)
    run_out(clocked, 101.0)
    again = come_back(clocked)
    assert again.life.late == (ONE,)
    assert again.life.digest() == clocked.table.life.digest()


def test_the_scorers_act_answers_the_proposal() -> None:
    """PK-8.5: once the scorer has written, what clocks did before is done with, after a restart too."""
    clocked = pair(RULES)
    now = run_out(clocked, 101.0)
    clocked.does(by_person(ZERO, "mark", clocked.table.seq, MARK, for_table=True), now + 1)
    assert not clocked.table.life.late
    again = come_back(clocked)
    assert again.life.digest() == clocked.table.life.digest()
