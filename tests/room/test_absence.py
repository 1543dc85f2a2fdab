"""People who are away and hosts who are gone, with the time given from outside."""

import pytest

from pik.core.message import Happening
from pik.core.seat import TABLE, Seat
from pik.games import CATALOG as GAMES
from pik.room.absence import HOST_GONE_S
from pik.room.commands import Here, Tick, by_bot, by_guest, by_person, by_room
from pik.room.fallback import plainest
from pik.room.fold import Table
from pik.room.journal import Stored
from pik.room.life import Question
from pik.room.life_acts import Ask, Ballot, Choice, HandOver, Leave, Rules
from pik.room.restore import restored
from tests.room.clocked import BOTH_HERE, FOUR, KEYS, NONE, ONE, THREE, VERA_HERE, ZERO, Clocked, four, pair
from tests.tables import (
    KEY_OF_OTTO,
    KEY_OF_VERA,
    LEO,
    VERA,
    done,
    game_table,
    refused,
    toy_table,
)


def test_thinking_is_no_absence() -> None:
    """R13: whoever has a link may think for ever; nothing is asked, nobody stands in, there is no alarm."""
    clocked = pair(Rules(absence="bot"))
    clocked.does(Tick(), 1e6)
    assert (clocked.stand_in(), clocked.question(), clocked.wake) == (False, None, None)


def test_bot_stands_in_after_the_grace() -> None:
    """R13: without a link for longer than the grace, while others are here and the table waits: a bot, shown so."""
    clocked = pair(Rules(absence="bot", grace=30))
    clocked.does(Here(VERA_HERE), 200.0)
    assert clocked.wake == 230.0
    clocked.does(Tick(), 229.9)
    assert not clocked.stand_in()
    clocked.does(Tick(), 230.0)
    assert clocked.table.life.bot_at(ONE) == "club"
    assert [(question.seat, question.needed) for question in clocked.asked] == [(ONE, True)]


def test_nobody_is_replaced_while_nobody_is_here() -> None:
    """With nobody else present the table waits, for weeks if need be."""
    clocked = pair(Rules(absence="bot", grace=1), here=frozenset())
    clocked.does(Tick(), 1e7)
    assert (clocked.stand_in(), clocked.wake) == (False, None)


def test_who_is_not_waited_for_may_be_away() -> None:
    """Nobody stands in for a person who has nothing to do; when the table waits, the time away counts."""
    clocked = pair(Rules(absence="bot", grace=30))
    clocked.play(ONE, 101.0)
    clocked.does(Here(VERA_HERE), 102.0)
    clocked.does(Tick(), 500.0)
    assert not clocked.stand_in()
    clocked.play(ZERO, 501.0)
    if ONE not in clocked.table.waiting:
        clocked.does(by_person(ZERO, "lead", clocked.table.seats[0].since, first_card(clocked.table)), 502.0)
    assert clocked.table.life.bot_at(ONE) == "club"


def first_card(table: Table) -> bytes:
    """The first thing that seat 0 is asked for."""
    return plainest(table.seats[0].asked) or b""


def test_seat_is_given_back_at_the_next_decision() -> None:
    """R13: who comes back before the bot has played plays; a bot's late act is stale and does nothing."""
    clocked = pair(Rules(absence="bot", grace=30))
    clocked.does(Here(VERA_HERE), 200.0)
    clocked.does(Tick(), 230.0)
    clocked.does(by_bot(ONE, clocked.table.seats[1].since, NONE), 231.0)
    assert clocked.stand_in()
    clocked.does(Here(BOTH_HERE), 240.0)
    assert not clocked.stand_in()
    since = clocked.table.seats[1].since
    before = clocked.table.seq
    clocked.does(by_bot(ONE, since, NONE), 241.0)
    assert clocked.table.seq == before


def test_return_in_the_decision_leaves_it_to_the_bot() -> None:
    """Coming back while the bot is about to play what it was called for: after that act the seat is back."""
    clocked = pair(Rules(absence="bot", grace=30))
    clocked.does(Here(VERA_HERE), 200.0)
    clocked.does(Tick(), 230.0)
    clocked.does(Here(BOTH_HERE), 231.0)
    assert clocked.stand_in()
    clocked.does(by_bot(ONE, clocked.table.seats[1].since, NONE), 232.0)
    assert not clocked.stand_in()


def test_wait_is_to_wait() -> None:
    """Where the table waits for the absent, nothing ever happens by itself."""
    clocked = pair(Rules(absence="wait", grace=1))
    clocked.does(Here(VERA_HERE), 200.0)
    clocked.does(Tick(), 1e6)
    assert (clocked.stand_in(), clocked.question(), clocked.wake) == (False, None, None)


def test_those_present_are_asked() -> None:
    """After the grace a question opens; a vote of the only one present decides."""
    clocked = pair(Rules(absence="ask", grace=30))
    clocked.does(Here(VERA_HERE), 200.0)
    clocked.does(Tick(), 230.0)
    assert clocked.question() == ONE
    assert refused(clocked.table, KEY_OF_VERA, Ballot(ZERO, "bot")) == "no-question"
    assert refused(clocked.table, KEY_OF_OTTO, Ballot(ONE, "stop")) == "not-now"
    clocked.vote(KEY_OF_VERA, ONE, "bot", 231.0)
    assert (clocked.question(), clocked.table.life.bot_at(ONE)) == (None, "club")


def test_wait_asks_again_after_another_grace() -> None:
    """Deciding to wait closes the question; it opens again when the grace has passed once more."""
    clocked = pair(Rules(absence="ask", grace=30))
    clocked.does(Here(VERA_HERE), 200.0)
    clocked.does(Tick(), 230.0)
    clocked.vote(KEY_OF_VERA, ONE, "wait", 240.0)
    assert (clocked.question(), clocked.wake) == (None, 270.0)
    clocked.does(Tick(), 269.0)
    assert clocked.question() is None
    clocked.does(Tick(), 270.0)
    assert clocked.question() == ONE


def test_stop_ends_the_match_unfinished() -> None:
    """Deciding to stop leaves the match unfinished; the account shows it so, and another match may follow."""
    clocked = pair(Rules(absence="ask", grace=30))
    clocked.does(Here(VERA_HERE), 200.0)
    clocked.does(Tick(), 230.0)
    clocked.vote(KEY_OF_VERA, ONE, "stop", 231.0)
    table = clocked.table
    assert (table.life.phase, table.waiting, table.life.question) == ("finished", frozenset(), None)
    assert table.series is not None
    assert [line.label.code for line in table.series.matches] == ["unfinished"]


def test_return_closes_the_question() -> None:
    """Who comes back while the others are asked finds the seat as it was."""
    clocked = pair(Rules(absence="ask", grace=30))
    clocked.does(Here(VERA_HERE), 200.0)
    clocked.does(Tick(), 230.0)
    clocked.does(Here(BOTH_HERE), 235.0)
    assert (clocked.question(), clocked.stand_in()) == (None, False)
    clocked.play(ONE, 236.0)
    assert clocked.table.recent[-1].seat == ONE


@pytest.mark.parametrize(
    "votes, decided",
    [
        (((1, "bot"),), None),
        (((1, "bot"), (2, "bot")), "bot"),
        (((1, "stop"), (2, "stop")), "stop"),
        (((0, "wait"), (1, "bot")), None),
        (((0, "bot"), (1, "wait"), (2, "stop")), "bot"),
        (((0, "stop"), (1, "bot"), (2, "wait")), "stop"),
        (((1, "stop"), (1, "bot"), (2, "bot")), "bot"),
        (((0, "wait"), (1, "bot"), (2, "bot")), "bot"),
    ],
)
def test_votes_decide(votes: tuple[tuple[int, Choice], ...], decided: Choice | None) -> None:
    """More than half of the three present decide at once; all have voted: the most; a tie: the host's choice."""
    absent = THREE
    clocked = asked_about(four(Rules(absence="ask", grace=30), absent), absent)
    for number, (seat, choice) in enumerate(votes):
        clocked.vote(KEYS[seat], absent, choice, 201.0 + number)
    life = clocked.table.life
    found = {
        (True, False): None,
        (False, True): "bot",
    }.get((life.question is not None, life.bot_at(absent) is not None), "stop" if life.phase == "finished" else "wait")
    assert found == decided


def test_half_of_those_present_decide_nothing() -> None:
    """Two are here: one vote is not more than half; the second one makes it, or the host breaks the tie."""
    choices: tuple[tuple[Choice, str], ...] = (("bot", "playing"), ("stop", "finished"))
    for second, ends in choices:
        clocked = asked_about(four(Rules(absence="ask", grace=30), Seat(2), THREE), THREE)
        clocked.vote(KEYS[1], THREE, "bot", 201.0)
        assert clocked.question() == THREE
        clocked.vote(KEYS[0], THREE, second, 202.0)
        assert (clocked.table.life.phase, clocked.question() == THREE) == (ends, False)


def asked_about(clocked: Clocked, absent: Seat) -> Clocked:
    """The question about a seat is open, as the log has it."""
    clocked.does(by_room(clocked.table.seq, Ask(absent)), 200.0)
    return clocked


def test_votes_of_those_who_went_do_not_count() -> None:
    """Who votes and then loses the link is none of those present any more; the others' votes may decide then."""
    clocked = asked_about(four(Rules(absence="ask"), THREE), THREE)
    clocked.vote(KEYS[1], THREE, "bot", 201.0)
    assert clocked.question() == THREE
    clocked.does(Here(frozenset({KEYS[0], KEYS[2]})), 202.0)
    assert clocked.question() == THREE
    clocked.vote(KEYS[2], THREE, "stop", 203.0)
    clocked.does(Here(frozenset({KEYS[2]})), 204.0)
    assert clocked.table.life.phase == "finished"


def test_open_question_survives_a_restart() -> None:
    """Question and votes are in the log: a table that comes to life again goes on asking, with the votes given."""
    clocked = asked_about(four(Rules(absence="ask"), THREE), THREE)
    clocked.vote(KEYS[1], THREE, "bot", 201.0)
    again = restored(Stored(clocked.table.head, (*clocked.before, *clocked.lines)), GAMES)
    assert again.life == clocked.table.life
    assert again.life.question == Question(THREE, ((KEYS[1], "bot"),))


def test_longest_present_inherits_when_the_host_leaves() -> None:
    """The host leaves: whoever has been here the longest is the host, one who is here before one who is not."""
    clocked = Clocked(game_table(GAMES["pikala"], *FOUR))
    clocked.does(Here(frozenset({KEYS[0], KEYS[2]})), 10.0)
    clocked.does(Here(frozenset({KEYS[0], KEYS[2], KEYS[1]})), 20.0)
    clocked.does(by_guest(KEYS[0], "leave", Leave()), 30.0)
    assert clocked.table.life.host_seat == 2


def test_first_who_came_inherits_when_nobody_is_here() -> None:
    """The host leaves and all others are away: the one who sat down first is the host."""
    clocked = Clocked(game_table(GAMES["pikala"], *FOUR))
    clocked.does(by_guest(KEYS[0], "leave", Leave()), 30.0)
    assert clocked.table.life.host_seat == 1


def test_everybody_reads_who_inherits_and_why() -> None:
    """It stands in the log, in other words than when the host has handed over."""
    clocked = Clocked(game_table(GAMES["pikala"], *FOUR))
    clocked.does(Here(frozenset(KEYS)), 10.0)
    clocked.does(by_guest(KEYS[0], "leave", Leave()), 30.0)
    told = [happening for done in clocked.table.recent for happening in done.happenings]
    assert told[-2:] == [
        Happening("life-leaves", TABLE, {"name": "P0"}),
        Happening("life-inherits", TABLE, {"name": "P1"}),
    ]
    clocked.does(by_guest(KEYS[1], "hand over", HandOver(THREE)), 40.0)
    assert clocked.table.recent[-1].happenings == (Happening("life-host", TABLE, {"name": "P3"}),)


def test_an_heir_who_is_away_is_passed_over_in_time() -> None:
    """Who inherits while away has as long to come back as any host, and then somebody who is here is the host."""
    clocked = Clocked(game_table(GAMES["pikala"], *FOUR))
    clocked.does(Here(frozenset({KEYS[0]})), 10.0)
    clocked.does(by_guest(KEYS[0], "leave", Leave()), 30.0)
    assert clocked.table.life.host_seat == 1
    clocked.does(Here(frozenset({KEYS[3]})), 40.0)
    assert clocked.table.life.host_seat == 1
    assert clocked.wake is not None
    clocked.does(Tick(), 10.0 + HOST_GONE_S)
    assert clocked.table.life.host_seat == 3


def test_host_who_is_gone_for_long_is_replaced() -> None:
    """Away for more than five minutes while others are here: one of them inherits; a short absence changes nothing."""
    clocked = four(Rules(absence="wait"), ZERO)
    assert clocked.wake == 100.0 + HOST_GONE_S
    clocked.does(Tick(), 99.0 + HOST_GONE_S)
    assert clocked.table.life.host_seat == 0
    clocked.does(Tick(), 100.0 + HOST_GONE_S)
    assert clocked.table.life.host_seat == 1
    alone = pair(Rules(absence="wait"), here=frozenset())
    alone.does(Tick(), 1e6)
    assert alone.table.life.host_seat == 0


def test_last_person_who_leaves_leaves_no_host() -> None:
    """A table of bots alone has no host; who sits down next is."""
    table = done(toy_table(VERA, LEO, begin=False), by_guest(KEY_OF_VERA, "x", Leave()))
    assert table.life.host is None
