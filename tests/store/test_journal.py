"""The contract of the journal, on each of its drivers."""

import asyncio

import pytest

from pik.room.journal import (
    CHAT_KEPT,
    CommandTakenError,
    Journal,
    JournalDownError,
    JournalError,
    NoTableError,
    OutOfTurnError,
    TableTakenError,
)
from tests.store.lines import fresh, head, line, said


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
