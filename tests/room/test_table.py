"""What a table decides, over random toy matches and at the edges."""

from itertools import pairwise
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pik.core.draw import SeededDraw
from pik.core.message import Message
from pik.core.seat import CHANCE, Seat
from pik.room.commands import Act, RoomDo, by_bot, by_chance, by_person, by_room
from pik.room.effects import Append, AskBot, Broadcast, DrawChance, Present, Refuse, WakeAt
from pik.room.fold import NEVER, Table
from pik.room.life_acts import Stopped
from pik.room.table import decide, due
from tests.tables import BEGUN, LEO, VERA, dealt, done, random_command, random_tables, toy_table

NONE = b'{"type":"swap","cards":[]}'
MARK = b'{"type":"mark","seat":1}'
SEEDS = st.integers(0, 10_000)


def refusal(table: Table, command: Act | RoomDo) -> str:
    """The code that a command is refused with; the table stays what it is."""
    after, effects = decide(table, command, 0.0)
    assert after is table
    (effect,) = effects
    assert isinstance(effect, Refuse)
    return effect.message.code


@given(SEEDS)
def test_each_act_is_kept_before_it_is_shown(seed: int) -> None:
    """A lawful command gives one line to keep, then an answer, then the news for all, in that order."""
    table = toy_table()
    random, draw = Random(seed), SeededDraw(str(seed).encode())
    while not table.live.over:
        command = random_command(table, random, draw)
        after, effects = decide(table, command, 7.5)
        line = effects[0]
        assert isinstance(line, Append)
        assert (line.line.seq, line.line.cmd, line.line.at) == (table.seq + 1, command.cmd, 7.5)
        assert line.line.digest == after.live.digest()
        assert [type(effect) for effect in effects[1:3]] == [Present, Broadcast]
        table = after


@given(SEEDS)
def test_same_command_acts_once(seed: int) -> None:
    """A command that comes again, at once or some acts later, is answered with the table and does nothing."""
    table = toy_table()
    random, draw = Random(seed), SeededDraw(str(seed).encode())
    given: list[Act] = []
    while not table.live.over:
        given.append(random_command(table, random, draw))
        table = done(table, given[-1])
        assert decide(table, random.choice(given), 0.0) == (table, (Present(),))


@given(SEEDS)
def test_decision_is_as_old_as_what_is_asked(seed: int) -> None:
    """A seat's `since` is the last entry that changed what it may do, or that was its own act."""
    tables = random_tables(toy_table(), seed)
    for before, after in pairwise(tables):
        entry = after.recent[-1]
        for seat, (then, now) in enumerate(zip(before.seats, after.seats, strict=True)):
            changed = then.asked != now.asked or entry.seat == seat
            assert now.since == (after.seq if changed else then.since)


@given(SEEDS)
def test_late_answer_is_stale(seed: int) -> None:
    """A command that answers an older decision is refused as stale, whatever it says; so is one from the future."""
    tables = random_tables(toy_table(), seed)
    for table in tables:
        for seat, decision in enumerate(table.seats):
            if decision.since > 0:
                assert refusal(table, by_person(Seat(seat), "late", decision.since - 1, NONE)) == "stale"
            assert refusal(table, by_person(Seat(seat), "early", table.seq + 1, NONE)) == "stale"


def test_late_act_of_the_room_is_stale() -> None:
    """What the room wants to do because of how the table stood is not done once another entry has come in between."""
    table = dealt(toy_table())
    assert refusal(table, by_room(table.seq - 1, Stopped())) == "stale"
    assert done(table, by_room(table.seq, Stopped())).life.phase == "finished"


def test_act_of_another_leaves_a_decision_fresh() -> None:
    """Both swap at once: one's swap does not make the other's answer stale, nor does a mark."""
    table = dealt(toy_table())
    since = table.seats[1].since
    table = done(table, by_person(Seat(0), "a", table.seats[0].since, NONE))
    table = done(table, by_person(Seat(0), "b", BEGUN, MARK, for_table=True))
    assert table.seats[1].since == since
    assert done(table, by_person(Seat(1), "c", since, NONE)).seq == table.seq + 1


def test_mark_is_the_hosts() -> None:
    """Acts for the table are the host's; for others they are refused, and by them nobody acts as the table."""
    table = dealt(toy_table())
    assert refusal(table, by_person(Seat(1), "a", table.seq, MARK, for_table=True)) == "not-the-scorer"
    assert refusal(table, by_person(Seat(0), "a", table.seq, MARK)) == "not-now"
    assert refusal(table, by_person(None, "a", table.seq, MARK, for_table=True)) == "not-seated"
    after = done(table, by_person(Seat(0), "a", BEGUN, MARK, for_table=True))
    assert (after.recent[-1].seat, after.recent[-1].act) == (-2, MARK)


def test_spectator_does_nothing() -> None:
    """Who has no seat does nothing, not even as the pack."""
    table = toy_table()
    assert refusal(table, by_person(None, "a", 0, NONE)) == "not-seated"


@pytest.mark.parametrize("raw", [b"", b"{}", b"[]", b"nonsense", b'{"type":"fly"}', b"[" * 8000, b"\xff", b"1e999"])
def test_no_act_is_malformed(raw: bytes) -> None:
    """What is no act of the game is refused as malformed."""
    table = dealt(toy_table())
    assert refusal(table, by_person(Seat(0), "a", table.seats[0].since, raw)) == "malformed"


def test_persons_cannot_shuffle() -> None:
    """A shuffle is the pack's; a seat that sends one is refused."""
    table = toy_table()
    raw = table.live.chance(SeededDraw(b"mine"))
    assert refusal(table, by_person(Seat(0), "a", BEGUN, raw)) == "not-now"


def test_games_refusal_reaches_the_sender() -> None:
    """The game's own reason comes back as a code."""
    table = dealt(toy_table())
    for seat in (0, 1):
        table = done(table, by_person(Seat(seat), f"s{seat}", table.seats[seat].since, NONE))
    other = table.live.screen(Seat(1))
    card = next(card for card in ("SQ", "SK", "SA", "HQ", "HK", "HA") if card.encode() in other)
    play = by_person(Seat(0), "p", table.seats[0].since, b'{"type":"play","card":"%s"}' % card.encode())
    assert refusal(table, play) == "not-yours"


def test_persons_cannot_take_the_ids_of_others() -> None:
    """A person who names a command like a bot's, the pack's or another seat's does not stand in their way."""
    table = dealt(toy_table(VERA, LEO))
    person = by_person(Seat(0), "bot-1-4", table.seats[0].since, NONE)
    table = done(table, person)
    bot = by_bot(Seat(1), table.seats[1].since, NONE)
    assert done(table, bot).seq == table.seq + 1
    assert len({person.cmd, bot.cmd, by_chance(1, NONE).cmd, by_person(Seat(1), "bot-1-4", 0, NONE).cmd}) == 4


def test_pack_is_asked_first() -> None:
    """While the pack has to act nobody else is asked."""
    table = toy_table(VERA, LEO)
    assert due(table, 0.0) == (table, (DrawChance(BEGUN),))


def test_bot_is_asked_once_for_a_decision() -> None:
    """A bot that is waited for is asked with its view, and not again until it is asked for something new."""
    table = toy_table(VERA, LEO)
    table, effects = decide(table, by_chance(BEGUN, table.live.chance(SeededDraw(b"x"))), 0.0)
    questions = [effect for effect in effects if isinstance(effect, AskBot)]
    assert questions == [AskBot(Seat(1), "club", BEGUN + 1, True, table.live.view(Seat(1)), 0)]
    assert due(table, 0.0)[1] == (WakeAt(None),)
    mark = by_person(Seat(0), "b", BEGUN, MARK, for_table=True)
    assert not any(isinstance(effect, AskBot) for effect in decide(table, mark, 0.0)[1])


def test_bot_is_asked_about_offers() -> None:
    """A bot that is not waited for is asked when something is offered, and the question says so."""
    table = dealt(toy_table(VERA, LEO))
    for seat in (0, 1):
        table = done(table, by_person(Seat(seat), f"s{seat}", table.seats[seat].since, NONE))
    asked = due(toy_table_again(table), 0.0)[1]
    assert CHANCE not in table.live.waiting
    assert [effect.needed for effect in asked if isinstance(effect, AskBot)] == [Seat(1) in table.live.waiting]


def toy_table_again(table: Table) -> Table:
    """The same table as if no bot had been asked yet."""
    from msgspec.structs import replace

    return replace(table, put=(NEVER,) * len(table.put))


@given(SEEDS)
def test_log_is_of_this_and_the_last_trick(seed: int) -> None:
    """What may be looked back at begins behind the last end but one, and never grows beyond that."""
    tables = random_tables(toy_table(), seed)
    entries = [table.recent[-1] for table in tables]
    for number, table in enumerate(tables, 1):
        ends = [at for at, entry in enumerate(entries[:number], 1) if entry.ends]
        first = ends[-2] if len(ends) > 1 else 0
        assert list(table.recent) == entries[first:number]


def test_refusal_carries_its_data() -> None:
    """A refusal is a message: a code and data, never a sentence."""
    table = toy_table()
    assert decide(table, by_person(None, "a", 0, NONE), 0.0)[1] == (Refuse(Message("not-seated")),)
