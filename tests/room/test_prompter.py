"""When bots' acts come: at a moment that tells nothing of what they thought about."""

import pytest
from msgspec.structs import replace
from structlog.testing import capture_logs

from pik.core.draw import SeededDraw
from pik.core.hosted import Asked
from pik.core.seat import Seat
from pik.room.commands import Act, by_chance
from pik.room.effects import AskBot, Present
from pik.room.fold import Decision, Table
from pik.room.life_acts import Rules
from pik.room.prompter import Prompter, wait_for
from pik.room.table import TIME_TO_CLAIM_S, due
from tests.memory_journal import MemoryJournal
from tests.tables import LEO, VERA, done, random_tables, toy_house, toy_table

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


async def prompted(table: Table, needed: bool) -> tuple[list[bytes], list[object]]:
    """What is brought for a bot without a wish that was asked at a table, and what is complained of."""
    brought: list[bytes] = []

    async def act(command: Act) -> Present:
        brought.append(command.raw)
        return Present()

    asked = next(
        effect for effect in due(replace(dealt(Rules(pace=0)), put=(-1, -1)), 0.0)[1] if type(effect) is AskBot
    )
    prompter = Prompter(toy_house(MemoryJournal()), "t", lambda: table, act)
    with capture_logs() as logs:
        await prompter.ask((replace(asked, needed=needed),))
    return brought, [entry["event"] for entry in logs]


async def test_a_bot_that_owes_an_act_has_the_plainest_done_for_it() -> None:
    """A bot without a wish that the table waits for: it is complained of, and the match goes on."""
    brought, complaints = await prompted(dealt(Rules(pace=0)), needed=True)
    assert (len(brought), complaints) == (1, ["a bot has no act"])


async def test_a_bot_need_not_take_what_is_offered() -> None:
    """Of a bot without a wish nothing is to be complained of where something was merely offered to it."""
    table = dealt(Rules(pace=0))
    decision = table.seats[BOT]
    offered = replace(table, seats=(table.seats[0], Decision(Asked((), decision.asked.options), decision.since)))
    for now, needed in ((table, False), (offered, True)):
        assert await prompted(now, needed) == ([], [])


async def test_what_a_bot_was_asked_for_may_be_past() -> None:
    """A table that has moved on, or that the seat is no more at, waits for nothing that was asked before."""
    table = dealt(Rules(pace=0))
    later = replace(table, seats=(table.seats[0], replace(table.seats[BOT], since=table.seq + 1)))
    for now in (later, replace(table, seats=table.seats[:1])):
        assert await prompted(now, needed=True) == ([], [])
