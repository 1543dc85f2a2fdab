"""How long tables are kept: as the setting says after the last thing done, and until somebody deletes them."""

import asyncio
from dataclasses import replace

import pytest

from pik.room import runner
from pik.room.journal import JournalDownError
from pik.room.place import Place
from pik.room.runner import Room
from tests.memory_journal import MemoryJournal
from tests.room.test_runner import WISH, opened
from tests.tables import Watching, play_on, settled, toy_house

DAY_S = 24 * 3600.0
KEEP_S = 90 * DAY_S


class Calendar:
    """A room whose time is set by hand; `now` is in seconds."""

    def __init__(self, keep_s: float | None = KEEP_S) -> None:
        self.now = 1e9
        self.journal = MemoryJournal()
        self.room = Room(replace(toy_house(self.journal), now=lambda: self.now), keep_s)

    async def table(self) -> str:
        """A new table, put away."""
        table = await self.room.create(WISH)
        await opened(self.room, table)
        await self.room.sweep(idle_s=0)
        assert self.room.running == 0
        return table

    async def after(self, days: float) -> tuple[str, ...]:
        """The tables that are kept after so many more days."""
        self.now += days * DAY_S
        await self.room.forget()
        return await self.journal.tables()


async def test_a_table_is_kept_for_its_time() -> None:
    """R14: the same link goes on for ninety days; a day later the table is forgotten with all that was said."""
    calendar = Calendar()
    table = await calendar.table()
    assert await calendar.after(90) == (table,)
    assert await calendar.room.has(table)
    assert await calendar.after(0.001) == ()
    assert await calendar.room.open(table) is None


async def test_whatever_is_done_begins_the_time_anew() -> None:
    """An act on the eighty-ninth day keeps the table for another ninety, and the match goes on from where it was."""
    calendar = Calendar()
    table = await calendar.table()
    assert await calendar.after(89) == (table,)
    place = await opened(calendar.room, table)
    await play_on(place)
    await settled(place)
    stood = place.table.live
    await calendar.room.sweep(idle_s=0)
    assert await calendar.after(90) == (table,)
    again = await opened(calendar.room, table)
    assert again.table.live == stood
    assert again.table.clocks.at in (None, calendar.now)


async def test_looking_does_not_begin_it_anew_but_holds() -> None:
    """A table that somebody looks at is not taken away; looking alone is nothing done."""
    calendar = Calendar()
    table = await calendar.table()
    place = await opened(calendar.room, table)
    device = Watching()
    place.join(device)
    assert await calendar.after(400) == (table,)
    place.leave(device)
    await settled(place)
    await calendar.room.sweep(idle_s=0)
    assert await calendar.after(0) == ()


async def test_without_a_setting_tables_are_kept_for_ever() -> None:
    """Nothing is forgotten where the setting says so."""
    calendar = Calendar(keep_s=None)
    table = await calendar.table()
    assert await calendar.after(40_000) == (table,)


async def test_a_deleted_table_is_gone_for_everybody() -> None:
    """Who is there is told, nothing is left of it, other tables stay."""
    calendar = Calendar()
    table, other = await calendar.table(), await calendar.table()
    place = await opened(calendar.room, table)
    device = Watching()
    place.join(device)
    await calendar.room.delete(table)
    assert (device.is_gone, await calendar.journal.tables()) == (True, (other,))
    assert await calendar.room.open(table) is None
    assert await calendar.room.record(table, None, None) is None


async def test_a_store_out_of_reach_deletes_nothing() -> None:
    """While the store is away a table can't be deleted, and it goes on afterwards."""
    calendar = Calendar()
    table = await calendar.table()
    place = await opened(calendar.room, table)
    calendar.journal.down = True
    with pytest.raises(JournalDownError):
        await calendar.room.delete(table)
    with pytest.raises(JournalDownError):
        await calendar.room.forget()
    calendar.journal.down = False
    assert isinstance(await calendar.room.open(table), Place)
    assert (await calendar.room.open(table)) is place


async def test_nothing_is_forgotten_right_after_a_start(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who starts a server with a wrong setting or a wrong clock has a while to see it; then old tables go."""
    monkeypatch.setattr(runner, "SWEEP_S", 0.0)
    calendar = Calendar()
    table = await calendar.table()
    calendar.now += 400 * DAY_S
    calendar.room.start()
    for _ in range(runner.FORGET_AFTER):
        assert await calendar.journal.tables() == (table,)
        await asyncio.sleep(0)
    for _ in range(20):
        await asyncio.sleep(0)
    assert await calendar.journal.tables() == ()
    await calendar.room.close()
