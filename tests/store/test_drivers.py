"""What drivers have in common beyond one journal: tables last and are shared, and a model says what each call does."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import TypeAlias

import pytest

from pik.room.journal import (
    CommandTakenError,
    Journal,
    JournalError,
    NoTableError,
    OutOfTurnError,
    TableTakenError,
)
from tests.memory_journal import MemoryJournal
from tests.store.drivers import Driver
from tests.store.lines import fresh, line, said


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
