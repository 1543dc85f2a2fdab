"""People who are away, hosts who are gone, clocks that run out: with the time given from outside."""

import pytest

from pik.core.draw import SeededDraw
from pik.core.seat import Seat
from pik.games import CATALOG as GAMES
from pik.room.absence import HOST_GONE_S
from pik.room.clock import Clocks, charged, left, ran, wound
from pik.room.commands import Act, Here, LifeDo, RoomDo, Tick, by_bot, by_chance, by_guest, by_person, by_room
from pik.room.effects import Append, AskBot, Do, DrawChance, Effect, WakeAt
from pik.room.fallback import plainest
from pik.room.fold import Table
from pik.room.journal import Line, Stored
from pik.room.life import Question
from pik.room.life_acts import Ask, Ballot, Choice, Clock, Leave, Rules
from pik.room.opening import head_of
from pik.room.presence import Presence, known, noticed
from pik.room.restore import restored
from pik.room.table import decide
from tests.tables import (
    CATALOG,
    KEY_OF_OTTO,
    KEY_OF_VERA,
    LEO,
    VERA,
    done,
    game_table,
    gathered,
    people,
    refused,
    toy_stored,
    toy_table,
)

NONE = b'{"type":"swap","cards":[]}'
ZERO, ONE, TWO, THREE = map(Seat, range(4))
VERA_HERE, BOTH_HERE = frozenset({KEY_OF_VERA}), frozenset({KEY_OF_VERA, KEY_OF_OTTO})
FOUR = people(4)
KEYS = [person.person or "" for person in FOUR]


class Clocked:
    """A table whose time is set by hand; what the room does by itself is done at once."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.wake: float | None = None
        self.asked: list[AskBot] = []
        self.before: tuple[Line, ...] = ()
        self.lines: list[Line] = []
        """What was kept since."""

    def does(self, command: Act | LifeDo | RoomDo | Here | Tick, now: float) -> None:
        """A command, with all that follows."""
        self.table, effects = decide(self.table, command, now)
        self._note(effects)
        self._follow(effects, now)

    def _follow(self, effects: tuple[Effect, ...], now: float) -> None:
        while does := [effect for effect in effects if isinstance(effect, Do | DrawChance)]:
            first = does[0]
            raw = b"" if isinstance(first, Do) else self.table.live.chance(SeededDraw(b"deal"))
            command = first.command if isinstance(first, Do) else by_chance(self.table.seq, raw)
            self.table, effects = decide(self.table, command, now)
            self._note(effects)
        self.wake = next((effect.at for effect in effects if isinstance(effect, WakeAt)), None)
        self.asked += [effect for effect in effects if isinstance(effect, AskBot)]

    def _note(self, effects: tuple[Effect, ...]) -> None:
        self.lines += [effect.line for effect in effects if isinstance(effect, Append)]

    def play(self, seat: Seat, now: float) -> None:
        """The seat swaps nothing."""
        self.does(by_person(seat, f"p{self.table.seq}", self.table.seats[seat].since, NONE), now)

    def vote(self, who: str, about: Seat, choice: Choice, now: float) -> None:
        """A ballot."""
        self.does(by_guest(who, f"v{self.table.seq}", Ballot(about, choice)), now)

    def stand_in(self) -> bool:
        """Whether a bot stands in for somebody."""
        return any(self.table.life.deputies)

    def question(self) -> Seat | None:
        """Whom a question is about."""
        return None if self.table.life.question is None else self.table.life.question.about


def pair(rules: Rules, *, here: frozenset[str] = BOTH_HERE) -> Clocked:
    """A toy table in the swap of its first deal, where these are here since 100."""
    clocked = Clocked(toy_table(rules=rules))
    clocked.does(Here(here), 100.0)
    return clocked


def four(rules: Rules, *absent: Seat) -> Clocked:
    """A table of four at the cut of a match of Pikala, where these seats have been away since 100."""
    stored = gathered(head_of("t", GAMES["pikala"], b"{}", 4, 0.0, rules=rules), GAMES["pikala"], FOUR, begin=True)
    clocked = Clocked(restored(stored, GAMES))
    clocked.before = stored.lines
    clocked.does(Here(frozenset(KEYS)), 50.0)
    clocked.does(Here(frozenset(key for seat, key in enumerate(KEYS) if seat not in absent)), 100.0)
    return clocked


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


CLOCK = Clock(decision=10, reserve=60)


def test_clock_runs_for_who_is_waited_for() -> None:
    """Decision time is free, what goes beyond comes off the reserve; only the one who thinks is charged."""
    clocked = pair(Rules(clock=CLOCK))
    clocked.play(ZERO, 105.0)
    clocked.play(ONE, 130.0)
    assert clocked.table.clocks.reserve == (60.0, 40.0)


def test_bot_stands_in_when_time_is_up() -> None:
    """R13: decision time and reserve used up: a bot plays this decision, the next one is the person's again."""
    clocked = pair(Rules(clock=CLOCK))
    assert clocked.wake == 170.0
    clocked.play(ZERO, 101.0)
    clocked.does(Tick(), 169.0)
    assert not clocked.stand_in()
    clocked.does(Tick(), 170.0)
    assert clocked.table.life.bot_at(ONE) == "club"
    assert clocked.table.clocks.reserve[1] == 0.0
    clocked.does(by_bot(ONE, clocked.table.seats[1].since, NONE), 171.0)
    assert not clocked.stand_in()


def test_person_may_still_act_before_the_bot_does() -> None:
    """Time is up and the bot is thinking: the person's act counts, and the bot's comes too late."""
    clocked = pair(Rules(clock=CLOCK))
    clocked.does(Tick(), 170.0)
    since = clocked.table.seats[1].since
    clocked.play(ONE, 170.5)
    seq = clocked.table.seq
    clocked.does(by_bot(ONE, since, NONE), 171.0)
    assert clocked.table.seq == seq


def test_clocks_stand_still_while_nobody_is_here() -> None:
    """R14: a table that everybody has left takes nobody's time, however long."""
    clocked = pair(Rules(clock=CLOCK))
    clocked.does(Here(frozenset()), 105.0)
    clocked.does(Here(BOTH_HERE), 9e6)
    clocked.play(ZERO, 9e6 + 10)
    assert clocked.table.clocks.reserve[0] == 55.0


def test_clocks_stand_still_while_the_server_is_down() -> None:
    """R12: after a restart the reserve is what it was, and the time in between is nobody's."""
    rules = Rules(clock=CLOCK)
    clocked = pair(rules)
    clocked.play(ONE, 130.0)
    stored = toy_stored(rules=rules)
    again = Clocked(restored(Stored(stored.head, (*stored.lines, *clocked.lines)), CATALOG))
    assert again.table.clocks.reserve == clocked.table.clocks.reserve == (60.0, 40.0)
    again.does(Here(BOTH_HERE), 5000.0)
    again.play(ZERO, 5008.0)
    assert again.table.clocks.reserve == (60.0, 40.0)


def test_clock_of_a_bot_does_not_run() -> None:
    """Bots are charged nothing."""
    clocked = Clocked(toy_table(VERA, LEO, rules=Rules(clock=CLOCK)))
    clocked.does(Here(VERA_HERE), 100.0)
    clocked.does(by_bot(ONE, clocked.table.seats[1].since, NONE), 165.0)
    assert clocked.table.clocks.reserve == (60.0, 60.0)


def test_clock_arithmetic() -> None:
    """Seconds run for those who think; a charge is what goes beyond the decision's own time, never below nothing."""
    clocks = ran(ran(wound(CLOCK, 2), frozenset(), 5.0), frozenset({ONE}), 25.0)
    assert clocks == Clocks((60.0, 60.0), (0.0, 20.0), 25.0)
    assert left(clocks, CLOCK, ONE) == 50.0
    assert charged(clocks, CLOCK, ONE, 20.0, frozenset({ZERO})).reserve == (60.0, 50.0)
    assert charged(clocks, CLOCK, ONE, 500.0, frozenset()).reserve == (60.0, 0.0)
    assert charged(clocks, CLOCK, ONE, 4.0, frozenset()).reserve == (60.0, 60.0)
    assert ran(clocks, frozenset({ONE}), 20.0).spent == (0.0, 20.0)
    assert wound(None, 2).reserve == (0.0, 0.0)


def test_presence_keeps_when_people_came_and_went() -> None:
    """Coming again does not change since when; who goes is away from then on; strangers are not counted."""
    presence = noticed(Presence(), ["a", "b"], 1.0)
    presence = noticed(noticed(presence, ["a", "b", "c"], 2.0), ["a", "c"], 3.0)
    assert (presence.here, presence.away) == ({"a": 1.0, "c": 2.0}, {"b": 3.0})
    assert known(presence, {"a", "b", "d"}, 4.0).away == {"b": 3.0, "d": 4.0}
    assert known(presence, {"a"}, 4.0).away == {}
    assert (presence.away_since("b", 9.0), presence.away_since("z", 9.0)) == (3.0, 9.0)
