"""A running table: what is kept, who is told, and what happens when something fails."""

import asyncio

import pytest

from pik.core.seat import Seat
from pik.room.commands import by_person
from pik.room.effects import Present, Refuse
from pik.room.house import Again
from pik.room.journal import JournalDownError, Line
from pik.room.place import Place
from pik.room.restore import restored
from pik.room.table import accepted
from tests.memory_journal import MemoryJournal
from tests.tables import (
    BEGUN,
    CATALOG,
    LEO,
    OTTO,
    VERA,
    Watching,
    play_on,
    settled,
    toy_house,
    toy_stored,
    toy_table,
)

NONE = b'{"type":"swap","cards":[]}'
DEALT = BEGUN + 1
"""Entries until the cards are dealt."""


async def begun(journal: MemoryJournal, *, bot: bool = False) -> Place:
    """A table after its shuffle."""
    other = LEO if bot else OTTO
    await journal.create(toy_stored(VERA, other))
    place = Place(toy_house(journal), toy_table(VERA, other))
    place.resume()
    await settled(place)
    return place


async def joined(place: Place, watching: Watching) -> None:
    """A device watches, and has not been told anything yet."""
    place.join(watching)
    await settled(place)
    watching.shows = 0


async def test_pack_acts_by_itself() -> None:
    """A table that comes to life shuffles, and the shuffle is kept."""
    journal = MemoryJournal()
    place = await begun(journal)
    assert [(line.cmd, line.seat) for line in journal.lines["t"][BEGUN:]] == [("chance-3", -1)]
    assert place.table.live.waiting == {0, 1}


async def test_act_is_kept_when_it_is_answered() -> None:
    """What was answered as done is in the journal, and everybody is told."""
    journal = MemoryJournal()
    place = await begun(journal)
    watching = Watching()
    await joined(place, watching)
    assert await play_on(place) == Present()
    assert (len(journal.lines["t"]), watching.shows) == (DEALT + 1, 1)


async def test_same_command_twice_at_once_acts_once() -> None:
    """Two copies of a command that arrive together are both answered as done; one act is kept."""
    journal = MemoryJournal()
    place = await begun(journal)
    command = by_person(Seat(0), "same", DEALT, NONE)
    assert list(await asyncio.gather(place.act(command), place.act(command))) == [Present(), Present()]
    assert len(journal.lines["t"]) == DEALT + 1


async def test_broken_link_tears_no_act_apart() -> None:
    """An act whose sender goes away while it is written is done all the same."""

    class Slow(MemoryJournal):
        async def append(self, table: str, line: Line) -> None:
            await asyncio.sleep(0)
            await super().append(table, line)

    journal = Slow()
    place = await begun(journal)
    sender = asyncio.ensure_future(place.act(by_person(Seat(0), "a", DEALT, NONE)))
    await asyncio.sleep(0)
    sender.cancel()
    await asyncio.wait((sender,))
    await settled(place)
    assert (place.table.seq, len(journal.lines["t"])) == (DEALT + 1, DEALT + 1)


async def test_store_out_of_reach_changes_nothing() -> None:
    """While the store is away nothing is acknowledged or shown; the same command works when it is back."""
    journal = MemoryJournal()
    place = await begun(journal)
    watching = Watching()
    await joined(place, watching)
    command = by_person(Seat(0), "a", DEALT, NONE)
    journal.down = True
    with pytest.raises(Again):
        await place.act(command)
    assert (place.table.seq, watching.shows) == (DEALT, 0)
    journal.down = False
    assert await place.act(command) == Present()


async def test_write_that_was_kept_though_it_failed_is_found() -> None:
    """The store may fail after it has written: the repeated command is done once, and the table catches up."""

    class Torn(MemoryJournal):
        torn = False

        async def append(self, table: str, line: Line) -> None:
            await super().append(table, line)
            if self.torn:
                raise JournalDownError("after the fact")

    journal = Torn()
    place = await begun(journal)
    command = by_person(Seat(0), "a", DEALT, NONE)
    journal.torn = True
    with pytest.raises(Again):
        await place.act(command)
    journal.torn = False
    assert await place.act(command) == Present()
    assert (place.table.seq, len(journal.lines["t"])) == (DEALT + 1, DEALT + 1)


async def test_other_writer_is_caught_up_with() -> None:
    """Another server wrote first: its entry is read, shown, and the command is decided anew."""
    journal = MemoryJournal()
    place = await begun(journal)
    watching = Watching()
    await joined(place, watching)
    line, _ = accepted(place.table, by_person(Seat(1), "elsewhere", DEALT, NONE), 0.0)
    await journal.append("t", line)
    assert await play_on(place) == Present()
    assert [kept.cmd for kept in journal.lines["t"][BEGUN:]] == ["chance-3", "1:elsewhere", "0:cmd-4"]
    assert place.table.seq == DEALT + 2
    assert watching.shows == 2


async def test_command_done_elsewhere_is_done() -> None:
    """The same command through another server: answered as done, kept once."""
    journal = MemoryJournal()
    place = await begun(journal)
    command = by_person(Seat(0), "same", DEALT, NONE)
    line, _ = accepted(place.table, command, 0.0)
    await journal.append("t", line)
    assert await place.act(command) == Present()
    assert (place.table.seq, len(journal.lines["t"])) == (DEALT + 1, DEALT + 1)


async def test_second_device_takes_over() -> None:
    """A second device of a seat displaces the first; spectators displace nobody."""
    place = await begun(MemoryJournal())
    first, second, other, anybody = Watching(Seat(0)), Watching(Seat(0)), Watching(Seat(1)), Watching()
    for watching in (first, anybody, other, second, Watching()):
        await joined(place, watching)
    assert [device.displaced for device in (first, second, other, anybody)] == [True, False, False, False]
    assert first not in place.devices


async def test_stopped_table_starts_nothing() -> None:
    """After the end no bot is asked any more, and what was begun is kept."""
    journal = MemoryJournal()
    place = await begun(journal, bot=True)
    await place.stop()
    answer = await play_on(place)
    await settled(place)
    assert answer == Present()
    assert place.table.seq == len(journal.lines["t"])
    assert journal.lines["t"][-1].seat == 0


async def test_restart_in_mid_trick_comes_to_the_same_table() -> None:
    """The table read from the journal equals the one that was running, at every entry."""
    journal = MemoryJournal()
    place = await begun(journal, bot=True)
    while not place.table.live.over:
        await play_on(place)
        await settled(place)
        stored = await journal.load("t")
        assert stored is not None
        again = restored(stored, CATALOG)
        assert (again.live, again.seats, again.marks) == (place.table.live, place.table.seats, place.table.marks)
        assert (again.seq, again.recent, again.heard) == (
            place.table.seq,
            place.table.recent,
            place.table.heard,
        )


async def test_refused_act_is_told_to_its_sender_alone() -> None:
    """A refusal reaches who sent the command; nobody else notices, nothing is kept."""
    journal = MemoryJournal()
    place = await begun(journal)
    watching = Watching()
    await joined(place, watching)
    answer = await place.act(by_person(Seat(0), "a", DEALT, b"{}"))
    assert isinstance(answer, Refuse)
    assert (answer.message.code, watching.shows, len(journal.lines["t"])) == ("malformed", 0, DEALT)
