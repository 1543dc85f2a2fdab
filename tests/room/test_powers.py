"""What the host may do at a table, and nobody else."""

import msgspec
import pytest
from msgspec import Raw

from pik.core.seat import TABLE, Seat
from pik.games import CATALOG as GAMES
from pik.room.commands import by_person
from pik.room.fold import opened
from pik.room.life_acts import (
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
from pik.room.opening import head_of
from pik.room.powers import may
from pik.room.table import decide
from pik.web.frames import frame
from pik.web.messages import Frame
from tests.room.lives import HOSTS, MARK, ONE, ZERO, between, dealt, over
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
    refused,
    toy_table,
)


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


@pytest.mark.parametrize("name", GAMES)
def test_a_scorer_is_named_only_where_there_are_marks(name: str) -> None:
    """What somebody would have to keep is a game's own matter: elsewhere the power is neither offered nor had."""
    game = GAMES[name]
    table = game_table(game, *people(game.seats[0]))
    host, other = (table.life.holders[seat].person for seat in (0, 1))
    assert ("scorer" in may(table.life, table.between, host, game.marks)) == game.marks
    shown = msgspec.json.decode(frame(table, host, 0.0), type=Frame)
    assert ("scorer" in shown.may) == game.marks
    if game.marks:
        assert life(table, host, NameScorer(ONE)).life.scorer_seat == 1
    else:
        assert refused(table, host, NameScorer(ONE)) == "no-marks"
        assert refused(table, other, NameScorer(ONE)) == "not-the-host"


def test_host_hands_over() -> None:
    """The host makes another person the host, and has no powers after that."""
    table = life(toy_table(), KEY_OF_VERA, HandOver(ONE))
    assert table.life.host_seat == 1
    assert refused(table, KEY_OF_VERA, Count()) == "not-the-host"
    assert refused(toy_table(VERA, LEO), KEY_OF_VERA, HandOver(ONE)) == "not-a-person"


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
