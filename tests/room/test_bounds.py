"""A table's log does not grow without end by what is done around the cards."""

from random import Random

import pytest

from pik.core.draw import SeededDraw
from pik.room.bounds import MOST_NEEDED, MOST_TRIFLES, ROOM, excess
from pik.room.commands import Here, Tick, by_guest
from pik.room.fold import Table
from pik.room.journal import Line, Stored
from pik.room.life_acts import Again, Count, Free, GiveBot, Leave, Rename, Rules, Sit
from pik.room.restore import restored
from pik.room.table import accepted
from tests.room.clocked import BOTH_HERE, VERA_HERE, pair
from tests.room.lives import ONE, over
from tests.room.telling import Telling
from tests.tables import (
    CATALOG,
    FREE,
    KEY_OF_LENA,
    KEY_OF_OTTO,
    KEY_OF_VERA,
    LEO,
    VERA,
    done,
    life,
    random_command,
    refused,
    toy_stored,
    toy_table,
)


def restless(table: Table, who: str, most: int = MOST_TRIFLES) -> Table:
    """The table after so many renames by somebody, all that are taken."""
    while table.doings.get(who, 0) < most:
        table = life(table, who, Rename(f"N{table.seq}"))
    return table


def test_one_persons_changes_are_bounded() -> None:
    """Who has changed so much is refused more of it; others are not, nor what a table may stand still without."""
    table = restless(toy_table(begin=False), KEY_OF_VERA)
    assert refused(table, KEY_OF_VERA, Rename("once more")) == "too-many-changes"
    assert life(table, KEY_OF_OTTO, Rename("Otto II")).life.names[1] == "Otto II"
    assert life(table, KEY_OF_VERA, Free(ONE)).life.seat_of(KEY_OF_OTTO) is None


def test_coming_and_going_ends() -> None:
    """Who sits down and leaves for ever is let go the last time, and not in again."""
    table = toy_table(VERA, FREE, begin=False)
    while table.doings.get(KEY_OF_LENA, 0) < MOST_TRIFLES:
        table = life(table, KEY_OF_LENA, Leave() if table.life.seat_of(KEY_OF_LENA) else Sit(ONE, "Lena"))
    assert refused(table, KEY_OF_LENA, Sit(ONE)) == "too-many-changes"
    assert life(table, KEY_OF_OTTO, Sit(ONE, "Otto")).life.seat_of(KEY_OF_OTTO) == ONE


def test_who_is_restless_may_leave_and_count() -> None:
    """Getting up and ending the series are always possible: neither can be repeated without what is bounded."""
    assert excess({"x": 10**6}, "x", Leave()) is None
    assert excess({"x": 10**6}, "x", Count()) is None
    assert excess({"x": MOST_NEEDED - 1}, "x", Again()) is None
    assert excess({"x": MOST_NEEDED}, "x", Again()) is not None


def test_hosts_needs_are_bounded_too() -> None:
    """A bot that comes and goes for ever is refused at some time."""
    table = toy_table(VERA, LEO, begin=False)
    while table.doings[KEY_OF_VERA] < MOST_NEEDED:
        act = GiveBot(ONE, "club") if table.life.holders[1].kind == "free" else Free(ONE)
        table = life(table, KEY_OF_VERA, act)
    assert refused(table, KEY_OF_VERA, GiveBot(ONE, "club")) == "too-many-changes"


def test_a_deal_played_makes_room_again() -> None:
    """Between deals and after a match everybody may change things as before."""
    table = restless(toy_table(), KEY_OF_VERA)
    assert refused(table, KEY_OF_VERA, Rename("once more")) == "too-many-changes"
    random, draw = Random(2), SeededDraw(b"bounds")
    while table.doings:
        table = done(table, random_command(table, random, draw))
    assert life(table, KEY_OF_VERA, Rename("Vera")).life.names[0] == "Vera"
    assert over(table).doings == {}


def test_a_restart_counts_the_same() -> None:
    """What was done counts after a restart as it did before, whether its match is the last one or long past."""
    stored = toy_stored()
    table = restored(stored, CATALOG)
    lines: list[Line] = list(stored.lines)
    random, draw = Random(4), SeededDraw(b"again")
    for number in range(160):
        act = Again() if table.life.phase == "finished" and number % 3 == 0 else Rename(f"N{number}")
        life_of_it = by_guest(KEY_OF_VERA, f"life-{number}", act)
        plays = table.waiting and number % 5
        line, table = accepted(table, random_command(table, random, draw) if plays else life_of_it, 0.0)
        lines.append(line)
        assert restored(Stored(stored.head, tuple(lines)), CATALOG).doings == table.doings
    assert table.life.match > 1


@pytest.mark.parametrize("seed", range(4))
def test_the_room_itself_is_counted(seed: int) -> None:
    """What the room does about people who are away is among what is counted."""
    telling = Telling(seed)
    seen = 0
    for _ in range(300):
        telling.step()
        seen = max(seen, telling.table.doings.get(ROOM, 0))
        assert sum(telling.table.doings.values()) <= telling.table.seq
    assert seen > 0


def test_the_room_does_not_ask_for_ever() -> None:
    """Whose link comes and goes all day is asked about so often and no more; then the table waits, and play goes on."""
    clocked = pair(Rules(absence="ask", grace=1))
    now, asked = 200.0, 0
    for _ in range(MOST_NEEDED):
        for people in (VERA_HERE, BOTH_HERE):
            clocked.does(Here(people), now)
            clocked.does(Tick(), now + 5)
            now += 10
            asked += clocked.question() is not None
    assert 0 < asked < MOST_NEEDED
    assert clocked.table.doings[ROOM] <= MOST_NEEDED + 1
    clocked.play(ONE, now)
