"""Bots at a running table: asked, waited for, replaced where they fail."""

import asyncio
from dataclasses import replace

import pytest

from pik.core.draw import SeededDraw
from pik.room.commands import by_chance
from pik.room.effects import Present
from pik.room.journal import JournalDownError, Line
from pik.room.life_acts import Rules
from pik.room.place import Place
from pik.room.prompter import BEAT_S
from pik.room.restore import restored
from pik.room.table import accepted
from tests.memory_journal import MemoryJournal
from tests.room.test_place import DEALT, NONE, begun
from tests.tables import (
    BEGUN,
    CATALOG,
    LEO,
    VERA,
    play_on,
    settled,
    toy_house,
    toy_stored,
    toy_table,
)


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


@pytest.mark.parametrize(
    "pace, thinks, waits",
    [
        (1.2, 0.0, 1.2),
        (1.2, 0.4, 0.8),
        (1.2, 1.2, 0.0),
        (1.2, 3.0, 0.6),
        (0.0, 0.0, BEAT_S),
        (0.0, 0.04, BEAT_S - 0.04),
        (0.0, 0.13, 2 * BEAT_S - 0.13),
    ],
)
async def test_bots_take_their_pace_whatever_they_think(
    monkeypatch: pytest.MonkeyPatch, pace: float, thinks: float, waits: float
) -> None:
    """R3: a bot's act comes a whole number of paces after its question, so quick and slow decisions look alike.

    Where the host wants no pace there is a beat, so that even then the thinking is not to be seen.
    """
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
    house = replace(toy_house(journal, pace=0.6), ask=thinking)
    place = Place(house, toy_table(VERA, LEO, rules=Rules(pace=pace)))
    monkeypatch.setattr("pik.room.prompter.asyncio.sleep", sleep)
    place.resume()
    await settled(place)
    assert slept == [pytest.approx(waits)]


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
