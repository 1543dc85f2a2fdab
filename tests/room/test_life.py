"""The life of a table: who sits where, who may do what, and what is refused with which code."""

from itertools import pairwise
from random import Random

from pik.core.message import Message
from pik.core.seat import CHANCE, Seat
from pik.room.changes import MOST_KEYS
from pik.room.commands import by_guest, by_person
from pik.room.effects import DrawChance
from pik.room.life_acts import (
    Again,
    Ballot,
    Begin,
    Count,
    Device,
    Free,
    GiveBot,
    HandOver,
    Leave,
    Rename,
    Sit,
    Wish,
)
from pik.room.powers import MOST_PEOPLE
from pik.room.table import decide, due
from tests.room.lives import HOSTS, ONE, SWAP_NONE, ZERO, between, dealt, followed, over
from tests.tables import (
    FREE,
    KEY_OF_LENA,
    KEY_OF_OTTO,
    KEY_OF_VERA,
    LEO,
    VERA,
    life,
    refused,
    toy_table,
)


def test_first_to_sit_is_the_host() -> None:
    """Whoever sits down first at an empty table is its host and keeps the pad; the next ones are not."""
    table = toy_table(VERA, FREE, begin=False)
    assert (table.life.host_seat, table.life.scorer_seat, table.life.phase) == (0, 0, "gathering")
    table = life(table, KEY_OF_OTTO, Sit(ONE, "Otto"))
    assert (table.life.host_seat, table.life.filled) == (0, True)


def test_nobody_acts_before_the_start() -> None:
    """A table that gathers waits for nobody, deals nothing and takes no act of the game."""
    table = toy_table(begin=False)
    assert (table.waiting, table.life.match) == (frozenset(), 0)
    assert not any(isinstance(effect, DrawChance) for effect in due(table, 0.0)[1])
    assert decide(table, by_person(ZERO, "a", table.seq, SWAP_NONE), 0.0)[0] is table


def test_equal_names_are_made_distinct() -> None:
    """The second Vera is called Vera 2, a rename too; a bot never has a person's name."""
    table = toy_table(VERA, FREE, begin=False)
    assert life(table, KEY_OF_OTTO, Sit(ONE, "vera")).life.names == ("Vera", "vera 2")
    table = life(table, KEY_OF_OTTO, Sit(ONE, "Otto"))
    assert life(table, KEY_OF_OTTO, Rename("VERA")).life.names == ("Vera", "VERA 2")
    named = life(toy_table(VERA, FREE, begin=False), KEY_OF_VERA, Rename("Ada"))
    assert life(named, KEY_OF_VERA, GiveBot(ONE, "club")).life.names == ("Ada", "Leo")


def test_name_is_remembered() -> None:
    """Who leaves and sits down again without a name has the one from before."""
    table = life(toy_table(begin=False), KEY_OF_OTTO, Leave())
    assert life(table, KEY_OF_OTTO, Sit(ONE)).life.names == ("Vera", "Otto")


def test_same_browser_sits_once() -> None:
    """Who has a seat gets no second one, by none of the own secrets."""
    table = life(toy_table(VERA, FREE, begin=False), KEY_OF_VERA, Device("e" * 64))
    for key in (KEY_OF_VERA, "e" * 64):
        assert refused(table, key, Sit(ONE)) == "already-seated"


def test_what_cannot_be_sat_on() -> None:
    """No secret, no such seat, somebody's seat, no seat left, a series that is over: each has its code."""
    table = toy_table(VERA, FREE, begin=False)
    assert refused(table, None, Sit(ONE)) == "no-guest"
    assert refused(table, KEY_OF_LENA, Sit(Seat(7))) == "no-such-seat"
    assert refused(table, KEY_OF_LENA, Sit(ZERO)) == "seat-taken"
    assert refused(toy_table(begin=False), KEY_OF_LENA, Sit(ONE)) == "table-full"
    assert refused(life(table, KEY_OF_VERA, Count()), KEY_OF_LENA, Sit(ONE)) == "counted"


def test_bots_seat_is_a_persons_except_in_a_match() -> None:
    """Before the start and after a match a newcomer may take a bot's seat; while a match is on, not."""
    gathering = toy_table(VERA, LEO, begin=False)
    assert life(gathering, KEY_OF_LENA, Sit(ONE, "Lena")).life.names == ("Vera", "Lena")
    playing = toy_table(VERA, LEO)
    assert refused(playing, KEY_OF_LENA, Sit(ONE)) == "table-full"
    assert life(over(playing), KEY_OF_LENA, Sit(ONE, "Lena")).life.names == ("Vera", "Lena")


def test_people_at_a_table_are_bounded() -> None:
    """A table knows at most so many people; one more is refused, those known may come back."""
    table = toy_table(VERA, FREE, begin=False)
    for number in range(MOST_PEOPLE - 1):
        key = f"{number:064x}"
        table = life(life(table, key, Sit(ONE, "x")), key, Leave())
    assert refused(table, KEY_OF_LENA, Sit(ONE)) == "table-full"
    assert life(table, f"{3:064x}", Sit(ONE)).life.seat_of(f"{3:064x}") == 1


def test_who_leaves_frees_a_seat_or_leaves_it_to_a_bot() -> None:
    """Before the start a left seat is free; in a match a bot plays on there."""
    assert life(toy_table(begin=False), KEY_OF_OTTO, Leave()).life.holders[1].kind == "free"
    table = life(dealt(toy_table()), KEY_OF_OTTO, Leave())
    assert [holder.kind for holder in table.life.holders] == ["human", "bot"]
    assert table.life.bot_at(ONE) == "club"
    assert decide(table, by_person(ONE, "a", table.seq, SWAP_NONE, person=KEY_OF_OTTO), 0.0)[0] is table


def test_host_begins_when_all_seats_are_filled() -> None:
    """The match begins with the host's word, no free seat, once."""
    table = toy_table(VERA, FREE, begin=False)
    assert refused(table, KEY_OF_VERA, Begin()) == "seats-free"
    table = life(life(table, KEY_OF_VERA, GiveBot(ONE, "club")), KEY_OF_VERA, Begin())
    assert (table.life.phase, table.life.match, table.waiting) == ("playing", 1, frozenset({CHANCE}))
    assert refused(table, KEY_OF_VERA, Begin()) == "started"
    assert refused(table, KEY_OF_VERA, Again()) == "started"
    assert refused(toy_table(begin=False), KEY_OF_VERA, Again()) == "not-started"


def test_free_seat_in_a_match_is_waited_for() -> None:
    """A seat freed between deals is waited for until somebody sits down there, or the host gives it to a bot."""
    table = life(between(), KEY_OF_VERA, Free(ONE))
    assert 1 in table.waiting
    assert not any(seat == 1 for seat in table.thinking)
    assert life(table, KEY_OF_LENA, Sit(ONE, "Lena")).life.owners[1] == KEY_OF_LENA
    assert life(table, KEY_OF_VERA, GiveBot(ONE, "club")).life.bot_at(ONE) == "club"


def test_device_opens_the_same_seat() -> None:
    """One more secret is the same person, with the same seat and powers; a bounded number of them is kept."""
    table = life(toy_table(), KEY_OF_VERA, Device("d" * 64))
    assert table.life.person("d" * 64) == KEY_OF_VERA
    assert life(table, "d" * 64, Rename("Vika")).life.names == ("Vika", "Otto")
    for number in range(40):
        table = life(table, "d" * 64 if number == 0 else KEY_OF_VERA, Device(f"{number:064x}"))
    (vera, _) = table.life.people
    assert len(vera.keys) == MOST_KEYS
    assert (vera.keys[0], vera.keys[-1]) == (KEY_OF_VERA, f"{39:064x}")


def test_a_secret_proves_one_person() -> None:
    """A secret of somebody who has left, given to another person's seat, proves that one, whoever came first."""
    for first, second in ((KEY_OF_VERA, KEY_OF_OTTO), (KEY_OF_OTTO, KEY_OF_VERA)):
        table = life(toy_table(begin=False), first, Leave())
        table = life(table, second, Device(first))
        assert table.life.person(first) == second
        assert refused(table, first, Sit(ZERO)) == "already-seated"
        assert [person.keys for person in table.life.people if person.id == first] == [()]


def test_life_and_game_share_one_log() -> None:
    """Acts of life between acts of the game: numbers go on, and nobody's turn is made stale by them."""
    table = dealt(toy_table())
    since = table.seats[1].since
    named = life(table, KEY_OF_VERA, Rename("Vika"))
    assert named.seq == table.seq + 1
    assert decide(named, by_person(ONE, "a", since, SWAP_NONE), 0.0)[0].seq == named.seq + 1


def test_what_happened_is_told() -> None:
    """Sitting down, leaving, a new host: everybody is told in the log."""
    table = toy_table(VERA, FREE, begin=False)
    after = life(table, KEY_OF_OTTO, Sit(ONE, "Otto"))
    assert [Message(each.code, each.data) for each in after.recent[-1].happenings] == [
        Message("life-sits", {"name": "Otto"})
    ]
    assert life(after, KEY_OF_OTTO, Leave()).recent[-1].happenings[0].code == "life-leaves"
    assert life(after, KEY_OF_VERA, HandOver(ONE)).recent[-1].happenings[0].data == {"name": "Otto"}


def test_a_match_that_everybody_left_ends_unfinished() -> None:
    """The last person leaves in mid-match: no bots play on alone; who comes next is the host of another match."""
    table = life(dealt(toy_table()), KEY_OF_OTTO, Leave())
    table = followed(*decide(table, by_guest(KEY_OF_VERA, "last", Leave()), 1.0))
    assert (table.life.phase, table.life.host, table.waiting) == ("finished", None, frozenset())
    assert table.series is not None
    assert [line.label.code for line in table.series.matches] == ["unfinished"]
    table = life(table, KEY_OF_LENA, Sit(ONE, "Lena"))
    assert table.life.host_seat == 1
    assert life(table, KEY_OF_LENA, Again()).life.match == 2


def test_random_life_never_loses_a_seat() -> None:
    """Whatever people do, accepted or refused: one seat a person, a host who sits, no match without people."""
    random = Random(11)
    table = toy_table(begin=False)
    keys = [KEY_OF_VERA, KEY_OF_OTTO, KEY_OF_LENA, None]
    wishes: list[Wish] = [*HOSTS, Leave(), Sit(ZERO, "a"), Sit(ONE, "b"), Rename("c"), Ballot(ZERO, "stop")]
    tables = [table]
    for number in range(3000):
        act = random.choice(wishes)
        if isinstance(act, Count) and number < 2500:
            continue
        table = followed(*decide(table, by_guest(random.choice(keys), f"r{number}", act), float(number)))
        tables.append(table)
        seated = [holder.person for holder in table.life.holders if holder.person]
        assert len(set(seated)) == len(seated)
        assert (table.life.host in seated) or not seated
        assert seated or table.life.phase != "playing"
    assert all(after.seq >= before.seq for before, after in pairwise(tables))
    assert {table.life.phase for table in tables} == {"gathering", "playing", "finished", "counted"}
