"""A running table: what is kept, who is told, and what happens when something fails."""

import asyncio
from dataclasses import replace

import pytest

from pik.core.draw import SeededDraw
from pik.core.seat import Seat
from pik.room.commands import by_chance, by_person
from pik.room.effects import Present, Refuse
from pik.room.house import Again
from pik.room.journal import JournalDownError, Line
from pik.room.life_acts import Rules
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


async def test_bots_play_until_a_person_is_waited_for() -> None:
    """With a bot at the other seat the table comes to rest only where the person has to act."""
    journal = MemoryJournal()
    place = await begun(journal, bot=True)
    while not place.table.live.over:
        await settled(place)
        assert place.table.live.waiting == {0}
        assert await play_on(place) == Present()
        await settled(place)
    assert [line.cmd for line in journal.lines["t"] if line.seat == 1][:1] == ["bot-1-4"]


async def test_bot_that_fails_holds_nobody_up() -> None:
    """A bot that raises, or that does what it may not, is replaced for this act by the plainest one."""

    async def raises(game: str, level: str, view: bytes) -> bytes | None:
        raise ZeroDivisionError

    async def lies(game: str, level: str, view: bytes) -> bytes | None:
        return b'{"type":"play","card":"SA"}'

    for bot in (raises, lies):
        journal = MemoryJournal()
        await journal.create(toy_stored(VERA, LEO))
        place = Place(replace(toy_house(journal), ask=bot), toy_table(VERA, LEO))
        place.resume()
        await settled(place)
        assert place.table.live.waiting == {0}
        assert [line.act for line in journal.lines["t"] if line.seat == 1] == [NONE]


async def test_bot_insists_while_the_store_is_away(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot's act is brought again until the store takes it."""
    monkeypatch.setattr("pik.room.place.PATIENCE_S", (0.0, 0.0, 0.0))

    class Flaky(MemoryJournal):
        fails = 5

        async def append(self, table: str, line: Line) -> None:
            if line.cmd.startswith("bot") and self.fails:
                self.fails -= 1
                raise JournalDownError("now and then")
            await super().append(table, line)

    journal = Flaky()
    place = await begun(journal, bot=True)
    assert journal.fails == 0
    assert place.table.live.waiting == {0}


async def test_pack_insists_while_the_store_is_away(monkeypatch: pytest.MonkeyPatch) -> None:
    """A shuffle that the store does not take is tried again later."""
    monkeypatch.setattr("pik.room.place.PATIENCE_S", (0.0,))

    class Flaky(MemoryJournal):
        fails = 3

        async def append(self, table: str, line: Line) -> None:
            if self.fails:
                self.fails -= 1
                raise JournalDownError("at first")
            await super().append(table, line)

    place = await begun(Flaky())
    assert place.table.seq == DEALT


@pytest.mark.parametrize("thinks, waits", [(0.0, 1.2), (0.4, 0.8), (1.2, 0.0), (3.0, 0.6)])
async def test_bots_take_their_pace_whatever_they_think(
    monkeypatch: pytest.MonkeyPatch, thinks: float, waits: float
) -> None:
    """R3: a bot's act comes a whole number of paces after its question, so quick and slow decisions look alike."""
    clock = asyncio.get_running_loop()
    now = 0.0
    slept: list[float] = []
    monkeypatch.setattr(clock, "time", lambda: now)

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    async def thinking(game: str, level: str, view: bytes) -> bytes | None:
        nonlocal now
        now += thinks
        return NONE

    journal = MemoryJournal()
    await journal.create(toy_stored(VERA, LEO))
    house = replace(toy_house(journal), ask=thinking)
    place = Place(house, toy_table(VERA, LEO, rules=Rules(pace=1.2)))
    monkeypatch.setattr("pik.room.prompter.asyncio.sleep", sleep)
    place.resume()
    await settled(place)
    assert slept == [pytest.approx(waits)]


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
        assert (again.seq, again.recent, again.commands) == (
            place.table.seq,
            place.table.recent,
            place.table.commands,
        )


async def test_bots_go_on_after_a_restart() -> None:
    """A table that stood still where a bot was waited for goes on when it comes to life."""
    journal = MemoryJournal()
    await journal.create(toy_stored(VERA, LEO))
    table = toy_table(VERA, LEO)
    line, _ = accepted(table, by_chance(BEGUN, table.live.chance(SeededDraw(b"x"))), 0.0)
    await journal.append("t", line)
    stored = await journal.load("t")
    assert stored is not None
    place = Place(toy_house(journal), restored(stored, CATALOG))
    assert place.table.live.waiting == {0, 1}
    place.resume()
    await settled(place)
    assert place.table.live.waiting == {0}


async def test_refused_act_is_told_to_its_sender_alone() -> None:
    """A refusal reaches who sent the command; nobody else notices, nothing is kept."""
    journal = MemoryJournal()
    place = await begun(journal)
    watching = Watching()
    await joined(place, watching)
    answer = await place.act(by_person(Seat(0), "a", DEALT, b"{}"))
    assert isinstance(answer, Refuse)
    assert (answer.message.code, watching.shows, len(journal.lines["t"])) == ("malformed", 0, DEALT)
