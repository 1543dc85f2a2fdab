"""The life of a table: who sits where, who may do what, and what is refused with which code."""

from itertools import pairwise
from random import Random

import msgspec
import pytest
from msgspec import Raw

from pik.core.draw import SeededDraw
from pik.core.message import Message
from pik.core.seat import CHANCE, TABLE, Seat
from pik.games import CATALOG as GAMES
from pik.room.changes import MOST_KEYS
from pik.room.commands import Act, by_chance, by_guest, by_person
from pik.room.effects import Do, DrawChance, Effect
from pik.room.fold import Table, opened
from pik.room.life_acts import (
    Again,
    Ballot,
    Begin,
    Clock,
    Count,
    Device,
    Free,
    GiveBot,
    HandOver,
    Leave,
    NameScorer,
    Options,
    Rename,
    SetRules,
    Sit,
    Wish,
)
from pik.room.opening import Seated, head_of
from pik.room.powers import MOST_PEOPLE, may
from pik.room.table import decide, due
from tests.tables import (
    FREE,
    KEY_OF_LENA,
    KEY_OF_OTTO,
    KEY_OF_VERA,
    LEO,
    VERA,
    game_table,
    life,
    people,
    random_tables,
    refused,
    toy_table,
)

MARK = b'{"type":"mark","seat":1}'
ZERO, ONE = Seat(0), Seat(1)
SWAP_NONE = b'{"type":"swap","cards":[]}'
HOSTS: tuple[Wish, ...] = (
    Free(ONE),
    GiveBot(ONE, "club"),
    Options(Raw(b"{}")),
    SetRules(),
    Begin(),
    Again(),
    NameScorer(ONE),
    HandOver(ONE),
    Count(),
)


def over(table: Table, seed: int = 1) -> Table:
    """The table after its match."""
    return random_tables(table, seed)[-1]


def dealt(table: Table) -> Table:
    """A table in mid-deal."""
    return decide(table, shuffle(table), 0.0)[0]


def between(seed: int = 1) -> Table:
    """A toy table between its deals."""
    return next(
        table
        for table in random_tables(toy_table(), seed)
        if table.between and table.live.waiting == frozenset({ZERO, ONE})
    )


def followed(table: Table, effects: tuple[Effect, ...]) -> Table:
    """The table when the room and the pack have done what they have to."""
    while True:
        does = [effect for effect in effects if isinstance(effect, Do | DrawChance)]
        if not does:
            return table
        first = does[0]
        table, effects = decide(table, first.command if isinstance(first, Do) else shuffle(table), 0.0)


def shuffle(table: Table) -> Act:
    """The pack's act."""
    return by_chance(table.seq, table.live.chance(SeededDraw(b"shuffle%d" % table.seq)))


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


@pytest.mark.parametrize("act", HOSTS)
def test_powers_are_the_hosts(act: Wish) -> None:
    """What the host may do nobody else may: another player, a spectator, a stranger, in any phase."""
    for table in (toy_table(begin=False), toy_table(), between(), over(toy_table())):
        assert refused(table, KEY_OF_OTTO, act) == "not-the-host"
        assert refused(table, KEY_OF_LENA, act) == "not-seated"
        assert refused(table, None, act) == "not-seated"


@pytest.mark.parametrize("act", [Leave(), Rename("x"), Device("f" * 64), Ballot(ONE, "bot")])
def test_what_takes_a_seat(act: Wish | Device) -> None:
    """Who does not sit at the table can't leave it, rename, add a device or vote."""
    for who in (KEY_OF_LENA, None):
        assert refused(toy_table(), who, act) == "not-seated"


def test_nothing_is_asked_when_nobody_is_away() -> None:
    """A vote without a question is refused."""
    assert refused(toy_table(), KEY_OF_OTTO, Ballot(ZERO, "bot")) == "no-question"


@pytest.mark.parametrize("act", [Free(ONE), GiveBot(ONE, "club")])
def test_seats_change_between_deals_only(act: Wish) -> None:
    """The host empties a seat, or gives it to a bot, before the start, between deals and matches; not in mid-deal."""
    for table in (toy_table(begin=False), between(), over(toy_table())):
        assert life(table, KEY_OF_VERA, act).life.seat_of(KEY_OF_OTTO) is None
    assert refused(dealt(toy_table()), KEY_OF_VERA, act) == "in-deal"


def test_hosts_own_seat_is_not_given_away() -> None:
    """The host leaves by leaving; another seat than there is can't be given to a bot."""
    table = toy_table(begin=False)
    assert refused(table, KEY_OF_VERA, Free(ZERO)) == "own-seat"
    assert refused(table, KEY_OF_VERA, GiveBot(ZERO, "club")) == "own-seat"
    assert refused(table, KEY_OF_VERA, GiveBot(Seat(2), "club")) == "no-such-seat"


def test_free_seat_in_a_match_is_waited_for() -> None:
    """A seat freed between deals is waited for until somebody sits down there, or the host gives it to a bot."""
    table = life(between(), KEY_OF_VERA, Free(ONE))
    assert 1 in table.waiting
    assert not any(seat == 1 for seat in table.thinking)
    assert life(table, KEY_OF_LENA, Sit(ONE, "Lena")).life.owners[1] == KEY_OF_LENA
    assert life(table, KEY_OF_VERA, GiveBot(ONE, "club")).life.bot_at(ONE) == "club"


def test_bot_gets_another_level_and_keeps_its_name() -> None:
    """The host changes the level of a bot; it is shown to all."""
    table = life(toy_table(VERA, LEO, begin=False), KEY_OF_VERA, GiveBot(ONE, "beginner"))
    assert (table.life.holders[1].level, table.life.holders[1].name) == ("beginner", "Ada")


def test_options_are_resolved_and_checked() -> None:
    """The host sets options before the start and between matches, all spelled out; bad ones are refused."""
    table = life(toy_table(begin=False), KEY_OF_VERA, Options(Raw(b'{"deals":1}')))
    assert table.life.config == b'{"deals":1}'
    assert table.terms[0].default is False
    assert refused(table, KEY_OF_VERA, Options(Raw(b'{"deals":0}'))) == "bad-config"
    assert refused(table, KEY_OF_VERA, Options(Raw(b"[]"))) == "bad-config"
    assert refused(toy_table(), KEY_OF_VERA, Options(Raw(b"{}"))) == "started"
    begun = life(table, KEY_OF_VERA, Begin())
    assert over(begun).seq < over(toy_table()).seq


def test_number_of_seats_is_an_option() -> None:
    """Seats are added free and taken away behind; a person's seat is not taken away."""
    three = people(3)
    table = game_table(GAMES["pikala"], *three)
    table = life(life(table, three[0].person, Count()), three[2].person, Leave())
    assert refused(table, three[0].person, Options(Raw(b'{"seats":2}'))) == "counted"
    pair = toy_table(begin=False)
    assert refused(pair, KEY_OF_VERA, Options(Raw(b'{"seats":3}'))) == "bad-config"


def test_seats_come_and_go_with_the_options() -> None:
    """From three seats to four and to two: a free or a bot's seat goes, a person's does not."""
    table = opened(head_of("t", GAMES["pikala"], b"{}", 3, 0.0), GAMES["pikala"])
    table = life(table, KEY_OF_VERA, Sit(ZERO, "Vera"))
    table = life(life(table, KEY_OF_VERA, GiveBot(ONE, "club")), KEY_OF_OTTO, Sit(Seat(2), "Otto"))
    four = life(table, KEY_OF_VERA, Options(Raw(b'{"seats":4}')))
    assert [holder.kind for holder in four.life.holders] == ["human", "bot", "human", "free"]
    assert refused(four, KEY_OF_VERA, Options(Raw(b'{"seats":2}'))) == "seat-taken"
    two = life(life(four, KEY_OF_OTTO, Leave()), KEY_OF_VERA, Options(Raw(b'{"seats":2}')))
    assert [holder.kind for holder in two.life.holders] == ["human", "bot"]
    assert len(life(two, KEY_OF_VERA, Begin()).seats) == 2


def test_rules_of_the_table_change_at_any_time_but_clocks_between_deals() -> None:
    """The host says how the table is run, in mid-deal too; clocks are set only when no deal is on."""
    clock = SetRules(clock=Clock(30, 60))
    table = dealt(toy_table())
    assert life(table, KEY_OF_VERA, SetRules(watch=False, chat=False)).life.rules.watch is False
    assert refused(table, KEY_OF_VERA, clock) == "in-deal"
    assert life(between(), KEY_OF_VERA, clock).clocks.reserve == (60.0, 60.0)


def test_scorer_is_named_by_the_host() -> None:
    """PK-8.5: the scorer is the host, or a player whom the host names; marks are the scorer's alone."""
    table = dealt(life(toy_table(), KEY_OF_VERA, NameScorer(ONE)))
    mark = by_person(ONE, "m", table.seq, MARK, for_table=True)
    assert decide(table, mark, 0.0)[0].recent[-1].seat == TABLE
    assert decide(table, by_person(ZERO, "m", table.seq, MARK, for_table=True), 0.0)[0] is table
    back = life(table, KEY_OF_OTTO, Leave())
    assert back.life.scorer_seat == 0
    assert refused(toy_table(VERA, LEO), KEY_OF_VERA, NameScorer(ONE)) == "not-a-person"
    assert refused(table, KEY_OF_VERA, NameScorer(Seat(5))) == "no-such-seat"


def test_host_hands_over() -> None:
    """The host makes another person the host, and has no powers after that."""
    table = life(toy_table(), KEY_OF_VERA, HandOver(ONE))
    assert table.life.host_seat == 1
    assert refused(table, KEY_OF_VERA, Count()) == "not-the-host"
    assert refused(toy_table(VERA, LEO), KEY_OF_VERA, HandOver(ONE)) == "not-a-person"


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


def test_count_ends_the_series() -> None:
    """After the host's word nothing goes on; an unfinished match is shown as unfinished."""
    table = life(dealt(toy_table()), KEY_OF_VERA, Count())
    assert (table.life.phase, table.waiting) == ("counted", frozenset())
    assert table.series is not None
    assert (table.series.final, [line.label.code for line in table.series.matches]) == (True, ["unfinished"])
    for act in (Begin(), Again(), Options(Raw(b"{}")), GiveBot(ONE, "club"), Count()):
        assert refused(table, KEY_OF_VERA, act) == "counted"
    assert decide(table, by_person(ZERO, "a", table.seq, SWAP_NONE), 0.0)[0] is table


def test_series_keeps_seats_and_people_keep_their_totals() -> None:
    """PK-9.4: two matches, seats changed in between: the account follows the people, not the seats."""
    table = over(toy_table())
    first = dict(zip(table.life.owners, scores(table), strict=True))
    table = life(life(table, KEY_OF_OTTO, Leave()), KEY_OF_VERA, Leave())
    table = life(life(table, KEY_OF_VERA, Sit(ONE)), KEY_OF_OTTO, Sit(ZERO))
    assert table.life.host_seat == 1
    table = over(life(table, KEY_OF_VERA, Again()), seed=5)
    second = dict(zip(table.life.owners, scores(table), strict=True))
    table = life(table, KEY_OF_VERA, Count())
    assert table.series is not None
    assert table.series.people == ("Vera", "Otto")
    totals = [cell and cell.value for cell in table.series.totals[0].cells]
    assert totals == [first[key] + second[key] for key in (KEY_OF_VERA, KEY_OF_OTTO)]
    assert list(second) == [KEY_OF_OTTO, KEY_OF_VERA]


def scores(table: Table) -> tuple[int, ...]:
    """The scores of the last match."""
    return msgspec.json.decode(table.live.screen(None), type=Seated).sheet.scores


def test_who_left_in_mid_match_answers_for_the_seat() -> None:
    """A bot that plays on plays for the account of the person who left; a person who takes the seat, for the own."""
    table = life(dealt(toy_table()), KEY_OF_OTTO, Leave())
    assert table.life.owners == (KEY_OF_VERA, KEY_OF_OTTO)
    ended = over(table)
    assert ended.series is not None
    assert ended.series.people == ("Vera", "Otto")


def test_winner_deals_next_wherever_the_winner_sits() -> None:
    """PK-2.1: the next match's first dealer is the winner, on another seat too; where that person has left, the lot."""
    three = people(3)
    table = over(game_table(GAMES["pikala"], *three), seed=3)
    standing = table.life.series[-1].live
    screen = standing.screen(None)
    assert b"wins-match" not in screen
    winner: Seat = next(
        seat for seat in map(Seat, range(3)) if b'"code":"result-won","data":{"seat":%d}' % seat in screen
    )
    again = life(table, three[0].person, Again())
    assert again.life.config == b'{"seats":3,"first_dealer":%d,"table":"guided"}' % winner
    left = life(table, three[winner].person, Leave())
    left = followed(left, due(left, 0.0)[1])
    host = left.life.host
    moved = life(left, three[winner].person, Sit(winner))
    assert b'"first_dealer":%d' % winner in life(moved, host, Again()).life.config
    filled = life(left, KEY_OF_LENA, Sit(winner, "Lena"))
    assert b'"first_dealer":null' in life(filled, host, Again()).life.config


def test_may_lists_what_is_not_refused() -> None:
    """Each viewer is told just the kinds of acts that can be done now."""
    gathering, playing, finished = toy_table(begin=False), dealt(toy_table()), over(toy_table())
    assert may(gathering.life, gathering.between, None) == ()
    open_table = toy_table(VERA, FREE, begin=False)
    assert may(open_table.life, open_table.between, KEY_OF_LENA) == ("sit",)
    assert may(playing.life, playing.between, KEY_OF_OTTO) == ("leave", "rename")
    assert set(may(gathering.life, gathering.between, KEY_OF_VERA)) == {
        *("leave", "rename", "rules", "host", "scorer", "count", "free", "bot", "options", "begin"),
    }
    assert set(may(playing.life, playing.between, KEY_OF_VERA)) == {
        *("leave", "rename", "rules", "host", "scorer", "count"),
    }
    assert "again" in may(finished.life, finished.between, KEY_OF_VERA)
    counted = life(finished, KEY_OF_VERA, Count())
    assert set(may(counted.life, counted.between, KEY_OF_VERA)) == {"leave", "rename", "rules", "host"}


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
