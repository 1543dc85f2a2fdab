"""Who has left in mid-match by mistake takes the seat back from the bot that plays on there."""

from msgspec import Raw
from msgspec.structs import replace

from pik.core.seat import Seat
from pik.room.commands import Here, by_bot, by_guest
from pik.room.fold import Table
from pik.room.life_acts import Again, Device, Free, GiveBot, Leave, Options, Sit
from pik.room.powers import may
from pik.room.restore import restored
from pik.room.table import accepted
from tests.room.clocked import Clocked
from tests.room.lives import ONE, SWAP_NONE, ZERO, between, dealt, over
from tests.tables import CATALOG, KEY_OF_LENA, KEY_OF_OTTO, KEY_OF_VERA, life, refused, toy_stored, toy_table

LINK = "e" * 64


def left(table: Table | None = None) -> Table:
    """A table in mid-deal that Otto has just left."""
    return life(dealt(toy_table()) if table is None else table, KEY_OF_OTTO, Leave())


def test_a_seat_is_taken_back() -> None:
    """R13: the seat that a bot plays at since somebody left is that person's again, with the name and the account."""
    table = life(left(), KEY_OF_OTTO, Sit(ONE))
    assert (table.life.seat_of(KEY_OF_OTTO), table.life.holders[1].name) == (ONE, "Otto")
    assert table.life.owners == (KEY_OF_VERA, KEY_OF_OTTO)
    assert table.life.bot_at(ONE) is None
    assert table.recent[-1].happenings[0].code == "life-sits"


def test_it_is_that_persons_alone() -> None:
    """Nobody else gets the bot's seat, and who left gets no other one."""
    table = left()
    assert refused(table, KEY_OF_LENA, Sit(ONE, "Lena")) == "table-full"
    assert refused(table, KEY_OF_OTTO, Sit(ZERO)) == "table-full"
    assert [may(table.life, table.between, who) for who in (KEY_OF_OTTO, KEY_OF_LENA)] == [("sit",), ()]


def test_a_decision_that_the_bot_was_asked_for_is_the_persons() -> None:
    """A bot's act that comes after the person is back is stale."""
    clocked = Clocked(dealt(toy_table()))
    clocked.does(Here(frozenset({KEY_OF_VERA})), 0.0)
    clocked.does(by_guest(KEY_OF_OTTO, "leave", Leave()), 1.0)
    (asked,) = clocked.asked
    clocked.does(by_guest(KEY_OF_OTTO, "back", Sit(ONE)), 2.0)
    before = clocked.table
    clocked.does(by_bot(ONE, asked.since, SWAP_NONE), 3.0)
    assert clocked.table.live is before.live
    clocked.play(ONE, 4.0)
    assert clocked.table.live is not before.live


def test_a_personal_link_may_be_bound_before() -> None:
    """R13: another secret of the same person opens the seat that was left, too."""
    table = life(left(), KEY_OF_OTTO, Device(LINK))
    assert table.life.back(table.life.person(LINK)) == ONE
    assert life(table, LINK, Sit(ONE)).life.seat_of(KEY_OF_OTTO) == ONE
    assert refused(left(), KEY_OF_LENA, Device(LINK)) == "not-seated"


def test_it_ends_with_the_match() -> None:
    """After the match the bot's seat is anybody's; in the next match it is the bot's."""
    table = left()
    after = over(table)
    assert after.life.takable == (ONE,)
    again = life(after, KEY_OF_VERA, Again())
    assert again.life.back(KEY_OF_OTTO) is None
    assert refused(again, KEY_OF_OTTO, Sit(ONE)) == "table-full"


def test_another_level_changes_nothing() -> None:
    """The host may give the bot another level meanwhile."""
    table = life(left(between()), KEY_OF_VERA, GiveBot(ONE, "beginner"))
    assert life(table, KEY_OF_OTTO, Sit(ONE)).life.seat_of(KEY_OF_OTTO) == ONE


def test_who_was_removed_has_nothing_to_take_back() -> None:
    """A seat that the host has freed is free: its bot of later is no stand-in for who was removed."""
    table = life(life(between(), KEY_OF_VERA, Free(ONE)), KEY_OF_VERA, GiveBot(ONE, "club"))
    assert refused(table, KEY_OF_OTTO, Sit(ONE)) == "table-full"
    freed = life(left(between()), KEY_OF_VERA, Free(ONE))
    assert freed.life.left == ()


def test_it_holds_after_a_restart() -> None:
    """The log alone says who may come back; it is no part of the fingerprint, so that older logs go on."""
    stored = toy_stored()
    line, table = accepted(restored(stored, CATALOG), by_guest(KEY_OF_OTTO, "leave", Leave()), 0.0)
    again = restored(replace(stored, lines=(*stored.lines, line)), CATALOG)
    assert again.life == table.life
    assert again.life.back(KEY_OF_OTTO) == ONE
    assert replace(again.life, left=()).digest() == again.life.digest()


def test_before_the_start_nothing_is_kept() -> None:
    """Who leaves while the table gathers leaves a free seat."""
    table = life(toy_table(begin=False), KEY_OF_OTTO, Leave())
    assert table.life.left == ()
    assert life(table, KEY_OF_VERA, Options(Raw(b"{}"))).life.back(KEY_OF_OTTO) is None
    assert Seat(1) in table.life.takable
