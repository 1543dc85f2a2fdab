"""When bots' acts come: at a moment that tells nothing of what they thought about."""

import pytest
from msgspec.structs import replace

from pik.core.draw import SeededDraw
from pik.core.hosted import Asked
from pik.core.seat import Seat
from pik.room.commands import by_chance
from pik.room.effects import AskBot
from pik.room.fold import Decision, Table
from pik.room.life_acts import Rules
from pik.room.prompter import wait_for
from pik.room.table import TIME_TO_CLAIM_S, due
from tests.tables import LEO, VERA, done, random_tables, toy_table

BOT = Seat(1)


@pytest.mark.parametrize("pace", [0.6, 1.2, 2.0])
@pytest.mark.parametrize("thought", [0.0, 0.001, 0.3, 0.59, 0.61, 1.3, 7.7])
def test_acts_come_after_whole_paces(pace: float, thought: float) -> None:
    """R3: question and act are a whole number of paces apart, the first that the thinking allows."""
    paces = (thought + wait_for(pace, thought)) / pace
    assert paces == pytest.approx(round(paces))
    assert max(1.0, thought / pace) <= round(paces) < thought / pace + 1.0 + 1e-9


def test_without_a_pace_nothing_is_waited_for() -> None:
    """A table without a pace is played as fast as bots think."""
    assert wait_for(0.0, 0.3) == 0.0


def dealt(rules: Rules) -> Table:
    """A person and a bot, the cards dealt."""
    table = toy_table(VERA, LEO, rules=rules)
    return done(table, by_chance(table.seq, table.live.chance(SeededDraw(b"pace"))))


def pace_of(table: Table) -> float:
    """How long the bot takes when it is asked now."""
    fresh = replace(table, put=(-1, -1))
    return next(effect.pace for effect in due(fresh, 0.0)[1] if isinstance(effect, AskBot) and effect.seat == BOT)


def test_pace_is_the_same_whatever_a_person_may_do_unasked() -> None:
    """R3: what is offered to a person may follow from cards that others do not see; the bots' pace does not."""
    table = dealt(Rules(pace=0.5))
    offered = Decision(Asked(table.seats[0].asked.options, table.seats[1].asked.options), table.seats[0].since)
    other = replace(table, seats=(offered, table.seats[1]))
    assert pace_of(table) == pace_of(other) == 0.5


def test_after_a_trick_there_is_time_for_a_claim() -> None:
    """When a trick or a deal has ended, bots wait long enough for a person to claim; never where no pace is set."""
    for pace, longest in ((0.5, TIME_TO_CLAIM_S), (2.0, 2.0), (0.0, 0.0)):
        tables = random_tables(toy_table(VERA, LEO, rules=Rules(pace=pace)), 3)
        asked = [table for table in tables if BOT in table.waiting]
        ended = [table for table in asked if table.recent[-1].ends]
        assert ended
        assert {pace_of(table) for table in ended} == {longest}
        assert {pace_of(table) for table in asked if not table.recent[-1].ends} == {pace}
