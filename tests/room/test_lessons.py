"""A table that is a lesson: whose it is, its first pack, and what is told there."""

import msgspec
import pytest
from msgspec.structs import replace

from pik.bots import player
from pik.core.draw import SeededDraw
from pik.core.message import Refusal
from pik.core.record import last, read
from pik.core.seat import CHANCE, Seat
from pik.games import CATALOG as GAMES
from pik.room.commands import by_guest, by_person
from pik.room.fold import Table, opened
from pik.room.founding import founded
from pik.room.journal import Stored
from pik.room.life import new_life
from pik.room.life_acts import (
    Ballot,
    Begin,
    Device,
    GiveBot,
    Leave,
    Rename,
    Rules,
    Sit,
    Teach,
    Wish,
)
from pik.room.opening import head_of
from pik.room.powers import may
from pik.room.records import record
from pik.room.restore import restored
from pik.room.table import accepted
from pik.room.teaching import bots_of, chance, closed, lesson_of
from tests.room.lives import HOSTS, ONE
from tests.tables import KEY_OF_LENA, KEY_OF_VERA, done, life, refused

PIKALA = GAMES["pikala"]
LESSON = lesson_of(PIKALA)
DRAWN = SeededDraw(b"drawn")


def stored(rules: Rules | None = None) -> Stored:
    """A lesson of Pikala as it is kept first."""
    head = head_of("t", PIKALA, LESSON.config, LESSON.seats, 0.0, rules=closed(rules or Rules(pace=0)))
    return founded(head, PIKALA, KEY_OF_VERA, "Vera", bots_of(LESSON), begin=True, lesson=True)


def begun() -> Table:
    """A lesson of Pikala before its first act."""
    return restored(stored(), GAMES)


def gathering(*holders: bool, rules: Rules) -> Table:
    """A table of Pikala before the start: Vera, then bots (True) and free seats."""
    table = opened(head_of("t", PIKALA, b"{}", len(holders) + 1, 0.0, rules=rules), PIKALA)
    table = life(table, KEY_OF_VERA, Sit(Seat(0), "Vera"))
    for at, bot in enumerate(holders, 1):
        table = life(table, KEY_OF_VERA, GiveBot(Seat(at), "beginner")) if bot else table
    return table


def no(table: Table, who: str | None) -> str:
    """Why a table can't be made a lesson."""
    with pytest.raises(Refusal) as raised:
        accepted(table, by_guest(who, "teach", Teach()), 0.0)
    return raised.value.code


def stepped(table: Table) -> Table:
    """The table after the next act: the pack's, or the plain choice of a bot for anybody."""
    (seat,) = sorted(table.waiting)[:1]
    raw = chance(table, DRAWN) if seat == CHANCE else player("pikala", "beginner")(table.live.view(seat))
    assert raw is not None
    line, after = accepted(table, replace(by_person(seat, f"c{table.seq}", table.seq, raw)), 0.0)
    assert line.seat == seat
    return after


def test_it_begins_with_one_person_and_bots() -> None:
    """The learner is the host at seat 0, bots sit elsewhere, the match is on; the log says that it is a lesson."""
    table = begun()
    assert [holder.kind for holder in table.life.holders] == ["human", *["bot"] * (LESSON.seats - 1)]
    assert {holder.level for holder in table.life.holders[1:]} == {LESSON.level}
    assert (table.life.lesson, table.life.phase, table.life.host_seat) == (True, "playing", 0)
    assert [line.act for line in stored().lines[-2:]] == [b'{"type":"lesson"}', b'{"type":"begin"}']


def test_everybody_reads_it_in_what_happened() -> None:
    """The act is told like all acts of table life."""
    line, table = accepted(gathering(True, rules=closed(Rules())), by_guest(KEY_OF_VERA, "teach", Teach()), 0.0)
    assert [told.code for told in table.recent[-1].happenings] == ["life-lesson"]
    assert line.who == KEY_OF_VERA


def test_nobody_else_comes_in() -> None:
    """No seat can be taken, in the match or when its only person has left; nothing is shown to others."""
    for table in (begun(), life(begun(), KEY_OF_VERA, Leave())):
        assert table.life.takable == ()
        assert may(table.life, table.between, KEY_OF_LENA) == ()
        for seat in range(LESSON.seats):
            assert refused(table, KEY_OF_LENA, Sit(Seat(seat), "Lena")) == "lesson-table"
    assert (begun().life.rules.watch, begun().life.rules.chat) == (False, False)


def test_bots_leave_time_to_read() -> None:
    """At a lesson a bot takes longer than at other tables, never longer than any table may set; at no pace, none."""
    assert closed(Rules(pace=0.6)).pace == 1.5
    assert [closed(Rules(pace=pace)).pace for pace in (0, 9)] == [0, 10]


@pytest.mark.parametrize("act", HOSTS)
def test_its_host_has_no_powers(act: Wish) -> None:
    """Neither seats nor options nor rules change, and nothing follows: not even for its host."""
    over = stepped_to_end()
    for table in (begun(), over):
        assert refused(table, KEY_OF_VERA, act) == "lesson-table"
        assert may(table.life, table.between, KEY_OF_VERA) == ("leave", "rename")


def stepped_to_end() -> Table:
    """A lesson whose match is over."""
    table = begun()
    while table.life.phase == "playing":
        table = stepped(table)
    return table


def test_the_learner_may_come_with_another_device() -> None:
    """A personal link opens the same seat, which stays that of one person."""
    table = life(life(begun(), KEY_OF_VERA, Device("f" * 64)), KEY_OF_VERA, Rename("Vika"))
    assert table.life.seat_of(table.life.person("f" * 64)) == 0


def test_a_table_becomes_a_lesson_only_when_it_is_founded() -> None:
    """By its host, alone with bots at a full closed table that has not begun; by nobody else, at no other."""
    shut = closed(Rules())
    ready = gathering(True, True, rules=shut)
    assert accepted(ready, by_guest(KEY_OF_VERA, "teach", Teach()), 0.0)[1].life.lesson
    assert no(ready, KEY_OF_LENA) == no(ready, None) == "not-the-host"
    assert no(gathering(True, False, rules=shut), KEY_OF_VERA) == "lesson-table"
    assert no(gathering(True, True, rules=Rules()), KEY_OF_VERA) == "lesson-table"
    assert no(gathering(True, True, rules=replace(shut, watch=True)), KEY_OF_VERA) == "lesson-table"
    assert no(gathering(True, True, rules=replace(shut, chat=True)), KEY_OF_VERA) == "lesson-table"
    assert no(done(ready, by_guest(KEY_OF_VERA, "b", Begin())), KEY_OF_VERA) == "lesson-table"
    two = life(life(gathering(True, False, rules=shut), KEY_OF_LENA, Sit(Seat(2), "Lena")), KEY_OF_LENA, Leave())
    assert no(life(two, KEY_OF_VERA, GiveBot(Seat(2), "club")), KEY_OF_VERA) == "lesson-table"


@pytest.mark.parametrize("raw", [b'{"type":"lesson"}', b'{"type":"lesson","pack":[]}'])
def test_no_command_from_outside_says_so(raw: bytes) -> None:
    """What a device sends as an act of table life is never the mark of a lesson."""
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(raw, type=Wish)


def test_the_first_pack_is_the_lessons() -> None:
    """The first act of the pack is the chosen one; the next deal's is drawn."""
    table = begun()
    packs: list[bytes] = []
    while len(packs) < 2:
        if CHANCE in table.waiting:
            packs.append(chance(table, SeededDraw(b"one")))
        table = stepped(table)
    assert packs[0] == LESSON.pack(begun().live.view(None)) == chance(begun(), SeededDraw(b"two"))
    assert packs[1] != packs[0]


def test_no_other_table_has_a_chosen_pack() -> None:
    """At a table of the same game that is no lesson the pack is drawn, whoever sits there."""
    config = b'{"first_dealer":0}'
    bots = tuple(GiveBot(Seat(at), "beginner") for at in range(1, LESSON.seats))
    head = head_of("t", PIKALA, config, LESSON.seats, 0.0, rules=closed(Rules()))
    table = restored(founded(head, PIKALA, KEY_OF_VERA, "Vera", bots, begin=True), GAMES)
    assert table.live.view(None) == begun().live.view(None)
    drawn = table.live.chance(SeededDraw(b"one"))
    assert chance(table, SeededDraw(b"one")) == drawn != LESSON.pack(table.live.view(None))


@pytest.mark.parametrize("key", [KEY_OF_VERA, None])
def test_records_say_that_it_was_a_lesson(key: str | None) -> None:
    """While it goes on and when it is over the learner's record is marked, and replays; nobody else gets one."""
    first, table = stored(), begun()
    lines = list(first.lines)
    while table.life.phase == "playing":
        (seat,) = sorted(table.waiting)[:1]
        raw = chance(table, DRAWN) if seat == CHANCE else player("pikala", "beginner")(table.live.view(seat))
        assert raw is not None
        line, table = accepted(table, by_person(seat, f"c{table.seq}", table.seq, raw), 0.0)
        lines.append(line)
        if len(lines) in (8, 30):
            assert_marked(record(Stored(first.head, tuple(lines)), GAMES, None, key), key)
    assert table.life.phase == "finished"
    raw = record(Stored(first.head, tuple(lines)), GAMES, None, key)
    assert_marked(raw, key)
    assert raw is None or last(PIKALA, read(raw)).over


def assert_marked(raw: bytes | None, key: str | None) -> None:
    """The record is there for the learner alone, and says that it is a lesson."""
    assert (raw is None) == (key is None)
    if raw is not None:
        assert msgspec.json.decode(raw.splitlines()[0])["lesson"] is True


def test_other_records_do_not() -> None:
    """The header of an ordinary match has no such field."""
    raw = record(ordinary(), GAMES, None, KEY_OF_VERA)
    assert raw is not None
    assert "lesson" not in msgspec.json.decode(raw.splitlines()[0])


def ordinary() -> Stored:
    """An ordinary table with bots as it is kept first."""
    head = head_of("t", PIKALA, b"{}", 2, 0.0)
    return founded(head, PIKALA, KEY_OF_VERA, "Vera", (GiveBot(ONE, "club"),), begin=True)


def test_logs_from_before_there_were_lessons_keep_their_fingerprints() -> None:
    """A life that is no lesson has the fingerprint that it always had; a lesson has another one."""
    plain = new_life(2, b"{}", Rules())
    assert plain.digest() == "5116607a08d9694f"
    assert replace(plain, lesson=True).digest() != plain.digest()


def test_it_comes_to_life_again_as_a_lesson() -> None:
    """The fold of its log is closed too."""
    assert restored(stored(), GAMES).life == begun().life


def test_votes_about_absence_never_come_up() -> None:
    """There is nobody to ask."""
    assert refused(begun(), KEY_OF_VERA, Ballot(ONE, "bot")) == "no-question"
