"""The contract of the journal, on each of its drivers."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from random import Random
from typing import TypeAlias

import pytest
from msgspec import Raw

from pik.core.seat import Seat
from pik.room.journal import (
    CHAT_KEPT,
    CommandTakenError,
    Head,
    Journal,
    JournalDownError,
    JournalError,
    Line,
    NoTableError,
    OutOfTurnError,
    Said,
    Stored,
    TableTakenError,
)
from pik.room.life_acts import ROOM, Clock, Rules
from tests.memory_journal import MemoryJournal
from tests.store.drivers import DRIVERS, LASTING, Driver


@pytest.fixture(params=DRIVERS)
async def journal(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Journal]:
    """A journal with nothing in it."""
    async with DRIVERS[request.param].open(tmp_path) as opened:
        yield opened


@pytest.fixture(params=LASTING)
def driver(request: pytest.FixtureRequest) -> Driver:
    """A driver whose tables last."""
    return DRIVERS[request.param]


def head(table: str) -> Head:
    """The head of a table of two."""
    return Head(table, "toy", 1, Raw(b'{"deals":2}'), 2, "ru", Rules(watch=False, clock=Clock(10, 60)), 12.5)


def fresh(table: str, *lines: Line) -> Stored:
    """A new table, with its first acts."""
    return Stored(head(table), lines)


def line(seq: int, cmd: str | None = None, at: float | None = None) -> Line:
    """An act with a number; every third is one of table life."""
    seat, who = (ROOM, "ab" * 32) if seq % 3 == 0 else (Seat(-1), "")
    act = b'{"type":"ready","n":%d}' % seq
    return Line(seq, cmd or f"c{seq}", seat, act, f"{seq:016x}", 0.5 + seq if at is None else at, who, seq / 8)


def said(n: int, cmd: str | None = None) -> Said:
    """Something said, by turns a text and a ready phrase."""
    text, phrase = (f"Привет {n}", None) if n % 2 else (None, "phrase-hello")
    return Said(n, cmd or f"s{n}", 0.25 + n, "Вера", Seat(1), text, phrase)


async def test_new_table_comes_back_as_it_was_given(journal: Journal) -> None:
    """A table that was created is loaded with its head and no acts."""
    await journal.create(fresh("t"))
    stored = await journal.load("t")
    assert stored is not None
    assert (stored.head, stored.lines) == (head("t"), ())


async def test_new_table_may_have_acts(journal: Journal) -> None:
    """A table can be created with its first acts; the next one follows them."""
    await journal.create(fresh("t", line(1), line(2)))
    await journal.append("t", line(3))
    stored = await journal.load("t")
    assert stored is not None
    assert (stored.head, stored.lines) == (head("t"), (line(1), line(2), line(3)))


async def test_acts_come_back_in_order_and_whole(journal: Journal) -> None:
    """Every field of every act is kept, in the order of the numbers."""
    await journal.create(fresh("t"))
    for seq in (1, 2, 3):
        await journal.append("t", line(seq))
    stored = await journal.load("t")
    assert stored is not None
    assert stored.lines == (line(1), line(2), line(3))


async def test_unknown_table_is_none(journal: Journal) -> None:
    """What was never created is not there."""
    assert await journal.load("t") is None
    assert not await journal.has("t")


async def test_created_table_is_there(journal: Journal) -> None:
    """`has` tells of a table without reading it."""
    await journal.create(fresh("t"))
    assert await journal.has("t")


async def test_table_id_is_taken_once(journal: Journal) -> None:
    """A second table of the same id is refused and leaves the first as it is."""
    await journal.create(fresh("t"))
    await journal.append("t", line(1))
    with pytest.raises(TableTakenError):
        await journal.create(fresh("t"))
    stored = await journal.load("t")
    assert stored is not None
    assert stored.lines == (line(1),)


async def test_act_needs_a_table(journal: Journal) -> None:
    """An act at no table is refused."""
    with pytest.raises(NoTableError):
        await journal.append("t", line(1))


@pytest.mark.parametrize("seq", [0, 1, 2, 4, 9])
async def test_act_follows_the_last_one(journal: Journal, seq: int) -> None:
    """Only the next number is taken: no number twice, no gap."""
    await journal.create(fresh("t"))
    for before in (1, 2):
        await journal.append("t", line(before))
    with pytest.raises(OutOfTurnError):
        await journal.append("t", line(seq, "other"))
    stored = await journal.load("t")
    assert stored is not None
    assert stored.lines == (line(1), line(2))


@pytest.mark.parametrize("seq", [1, 2, 3])
async def test_command_acts_once(journal: Journal, seq: int) -> None:
    """The same command id is refused whatever its number, and nothing is written."""
    await journal.create(fresh("t"))
    await journal.append("t", line(1, "same"))
    with pytest.raises(CommandTakenError):
        await journal.append("t", line(seq, "same"))
    stored = await journal.load("t")
    assert stored is not None
    assert stored.lines == (line(1, "same"),)


async def test_commands_of_tables_are_apart(journal: Journal) -> None:
    """Two tables may have the same command id."""
    for table in ("t", "u"):
        await journal.create(fresh(table))
        await journal.append(table, line(1, "same"))
    assert await journal.tables() == ("t", "u")


async def test_of_many_writers_one_succeeds(journal: Journal) -> None:
    """Fifty writers of one number at once: one is told yes, all others no, and one act is there."""
    await journal.create(fresh("t"))
    writes = [journal.append("t", line(1, f"w{writer}")) for writer in range(50)]
    told = await asyncio.gather(*writes, return_exceptions=True)
    assert sum(answer is None for answer in told) == 1
    assert all(answer is None or isinstance(answer, OutOfTurnError) for answer in told)
    stored = await journal.load("t")
    assert stored is not None
    assert [kept.cmd for kept in stored.lines] == [f"w{told.index(None)}"]


async def test_refused_write_spoils_no_other(journal: Journal) -> None:
    """Writes that arrive together stand for themselves: good ones are kept, bad ones refused."""
    for table in ("a", "b", "c"):
        await journal.create(fresh(table))
    told = await asyncio.gather(
        journal.append("a", line(1)),
        journal.append("b", line(7)),
        journal.append("missing", line(1)),
        journal.create(fresh("a")),
        journal.append("c", line(1)),
        return_exceptions=True,
    )
    assert [type(answer) for answer in told] == [
        type(None),
        OutOfTurnError,
        NoTableError,
        TableTakenError,
        type(None),
    ]
    assert all(answer is None or isinstance(answer, JournalError) for answer in told)


async def test_deleted_table_is_gone(journal: Journal) -> None:
    """A deleted table leaves no head, no act and no word; others stay, and the id is free again."""
    for table in ("t", "u"):
        await journal.create(fresh(table, line(1)))
        await journal.say(table, said(1))
    await journal.delete("t")
    await journal.delete("t")
    assert (await journal.load("t"), await journal.has("t"), await journal.chat("t")) == (None, False, ())
    assert (await journal.tables(), await journal.chat("u")) == (("u",), (said(1),))
    with pytest.raises(NoTableError):
        await journal.append("t", line(2))
    await journal.create(fresh("t"))
    assert (await journal.load("t"), await journal.chat("t")) == (fresh("t"), ())


async def test_tables_are_forgotten_when_nothing_is_done(journal: Journal) -> None:
    """Swept are the tables whose last act, or creation, is before the time; not those that are held back."""
    old = ("empty", "old", "held")
    for table in (*old, "new"):
        await journal.create(fresh(table))
    await journal.append("old", line(1, at=99.0))
    await journal.append("held", line(1, at=99.0))
    for seq, at in ((1, 99.0), (2, 100.0)):
        await journal.append("new", line(seq, at=at))
    assert await journal.sweep(12.0, frozenset()) == ()
    assert await journal.sweep(100.0, frozenset({"held"})) == ("empty", "old")
    assert await journal.tables() == ("held", "new")


async def test_what_was_said_comes_back(journal: Journal) -> None:
    """Texts and phrases come back whole and in order; a table without any has none."""
    await journal.create(fresh("t"))
    assert await journal.chat("t") == ()
    for n in (1, 2, 3):
        await journal.say("t", said(n))
    assert await journal.chat("t") == (said(1), said(2), said(3))
    stored = await journal.load("t")
    assert stored == fresh("t")


async def test_the_newest_of_the_chat_is_kept(journal: Journal) -> None:
    """Of a long chat only the newest lines stay."""
    await journal.create(fresh("t"))
    for n in range(1, CHAT_KEPT + 4):
        await journal.say("t", said(n))
    assert [each.n for each in await journal.chat("t")] == list(range(4, CHAT_KEPT + 4))


async def test_what_is_said_twice_is_kept_once(journal: Journal) -> None:
    """The same command id, an old number, or no such table: refused, and nothing is written."""
    await journal.create(fresh("t"))
    await journal.say("t", said(1))
    with pytest.raises(CommandTakenError):
        await journal.say("t", said(2, "s1"))
    with pytest.raises(OutOfTurnError):
        await journal.say("t", said(1, "other"))
    with pytest.raises(NoTableError):
        await journal.say("u", said(1))
    assert await journal.chat("t") == (said(1),)


async def test_closed_journal_is_down(journal: Journal) -> None:
    """After the end nothing is read or written, and that is said."""
    await journal.close()
    with pytest.raises(JournalDownError):
        await journal.append("t", line(1))
    with pytest.raises(JournalDownError):
        await journal.load("t")


async def test_close_may_come_twice(journal: Journal) -> None:
    """Closing what is closed does nothing."""
    await journal.close()
    await journal.close()


async def test_what_is_kept_lasts(driver: Driver, tmp_path: Path) -> None:
    """The next journal of a place has every table, act and word, and goes on behind them."""
    async with driver.open(tmp_path) as first:
        await first.create(fresh("t", line(1)))
        await first.append("t", line(2))
        await first.say("t", said(1))
    async with driver.open(tmp_path) as second:
        await second.append("t", line(3))
        assert await second.load("t") == fresh("t", line(1), line(2), line(3))
        assert (await second.chat("t"), await second.tables()) == ((said(1),), ("t",))


async def test_two_journals_share_a_place(driver: Driver, tmp_path: Path) -> None:
    """Of two journals at one place the second writer of a number is refused, and each reads what the other wrote."""
    async with driver.open(tmp_path) as first, driver.open(tmp_path) as second:
        await first.create(fresh("t"))
        with pytest.raises(TableTakenError):
            await second.create(fresh("t"))
        await first.append("t", line(1, "first"))
        with pytest.raises(OutOfTurnError):
            await second.append("t", line(1, "second"))
        with pytest.raises(CommandTakenError):
            await second.append("t", line(2, "first"))
        await second.append("t", line(2))
        assert await first.load("t") == await second.load("t") == fresh("t", line(1, "first"), line(2))
        await second.delete("t")
        assert not await first.has("t")
        with pytest.raises(NoTableError):
            await first.append("t", line(3))


async def test_of_writers_in_two_journals_one_succeeds(driver: Driver, tmp_path: Path) -> None:
    """Forty writers of each number, half of them in another journal: one is told yes, and its act is there."""
    async with driver.open(tmp_path) as first, driver.open(tmp_path) as second:
        await first.create(fresh("t"))
        for seq in range(1, 6):
            writes = [(first, second)[n % 2].append("t", line(seq, f"w{seq}-{n}")) for n in range(40)]
            told = await asyncio.gather(*writes, return_exceptions=True)
            assert [type(answer) for answer in told if answer is not None] == [OutOfTurnError] * 39
            stored = await second.load("t")
            assert stored is not None
            assert stored.lines[-1].cmd == f"w{seq}-{told.index(None)}"


Call: TypeAlias = Callable[[Journal], Awaitable[object]]


async def outcome(call: Awaitable[object]) -> object:
    """What a call returns, or the kind of error that it raises."""
    try:
        return await call
    except JournalError as error:
        return type(error)


def any_call(random: Random, follows: int, after: int, at: float) -> Call:
    """A call at random, mostly one that fits a table with so many acts and so many words."""
    table, number, cmd = random.choice("tuv"), random.randrange(1, 30), f"c{random.randrange(40)}"
    seq, n = (right if random.random() < 0.8 else number for right in (follows, after))
    kind, before = random.random(), at - random.randrange(60)
    if kind < 0.1:
        return lambda journal: journal.create(fresh(table, *map(line, range(1, number % 3 + 1))))
    if kind < 0.7:
        return lambda journal: journal.append(table, line(seq, cmd, at))
    if kind < 0.9:
        return lambda journal: journal.say(table, said(n, cmd))
    if kind < 0.95:
        return lambda journal: journal.delete(table)
    return lambda journal: journal.sweep(before, frozenset("t"))


@pytest.mark.parametrize("seed", range(4))
async def test_every_driver_does_what_the_shortest_one_does(journal: Journal, seed: int) -> None:
    """Four hundred calls at random, many of them refused: answers, errors and contents are those of the memory."""
    random, model = Random(seed), MemoryJournal()
    met: set[object] = set()
    for number in range(400):
        acts, words = [*map(len, model.lines.values()), 0], [*map(len, model.spoken.values()), 0]
        call = any_call(random, random.choice(acts) + 1, random.choice(words) + 1, 100.0 + number)
        told, expected = await outcome(call(journal)), await outcome(call(model))
        assert told == expected
        met.add(expected)
        for table in "tuv":
            assert await journal.load(table) == await model.load(table)
            assert await journal.chat(table) == await model.chat(table)
    assert await journal.tables() == await model.tables()
    assert {None, TableTakenError, NoTableError, OutOfTurnError, CommandTakenError} <= met
