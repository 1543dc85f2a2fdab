"""The tables of a house: found by their ids, put away and brought back."""

import asyncio
from dataclasses import replace

import pytest
from msgspec.structs import replace as replaced

from pik.core.message import Refusal
from pik.core.seat import Seat
from pik.room.journal import JournalDownError, Stored
from pik.room.life_acts import GiveBot
from pik.room.place import Place
from pik.room.restore import CannotGoOnError
from pik.room.runner import NewTable, Room
from tests.memory_journal import MemoryJournal
from tests.tables import KEY_OF_VERA, LEO, VERA, Watching, play_on, settled, toy_house, toy_stored
from tests.toy import TOY

WISH = NewTable("toy", b"{}", 2, KEY_OF_VERA, "Vera", bots=(GiveBot(Seat(1), "club"),), begin=True)


async def opened(room: Room, table: str) -> Place:
    """A table that must be there, at rest."""
    place = await room.open(table)
    assert place is not None
    await settled(place)
    return place


async def test_new_table_is_there_and_shuffles() -> None:
    """A created table is kept, running, and its pack has acted."""
    journal = MemoryJournal()
    room = Room(toy_house(journal))
    table = await room.create(WISH)
    place = await opened(room, table)
    assert [holder.kind for holder in place.table.life.holders] == ["human", "bot"]
    assert (place.table.life.host, place.table.life.host_seat) == (KEY_OF_VERA, 0)
    assert len(journal.lines[table]) == place.table.seq > 3
    assert bytes(journal.heads[table].config) == b'{"deals":2}'


async def test_ids_cannot_be_guessed() -> None:
    """Each table has an id of 128 random bits as 22 letters."""
    room = Room(toy_house(MemoryJournal()))
    ids = {await room.create(WISH) for _ in range(20)}
    assert len(ids) == 20
    assert {len(table) for table in ids} == {22}


@pytest.mark.parametrize("config", [b"", b"[]", b'{"deals":0}', b'{"fish":1}', b"{" * 5000])
async def test_bad_config_opens_nothing(config: bytes) -> None:
    """A config that the game refuses leaves no table."""
    journal = MemoryJournal()
    room = Room(toy_house(journal))
    with pytest.raises(Refusal, match="bad-config"):
        await room.create(replaced(WISH, config=config))
    assert journal.heads == {}


@pytest.mark.parametrize("seats", [1, 3])
async def test_game_is_for_so_many(seats: int) -> None:
    """A table has as many seats as the game."""
    room = Room(toy_house(MemoryJournal()))
    with pytest.raises(Refusal, match="bad-config"):
        await room.create(replaced(WISH, seats=seats))


async def test_unknown_game_opens_nothing() -> None:
    """A game that is not in the catalog is refused."""
    with pytest.raises(Refusal, match="bad-config"):
        await Room(toy_house(MemoryJournal())).create(replaced(WISH, game="bridge"))


async def test_unknown_table_is_none() -> None:
    """What is not kept is not found, and leaves nothing in memory."""
    room = Room(toy_house(MemoryJournal()))
    assert await room.open("nothing") is None
    assert not await room.has("nothing")
    assert room.running == 0


async def test_table_is_brought_to_life_once() -> None:
    """Many who come at once to a sleeping table find the same one."""

    class Counting(MemoryJournal):
        loads = 0

        async def load(self, table: str) -> Stored | None:
            self.loads += 1
            await asyncio.sleep(0)
            return await super().load(table)

    journal = Counting()
    await journal.create(toy_stored(VERA, LEO))
    room = Room(toy_house(journal))
    places = await asyncio.gather(*(room.open("t") for _ in range(10)))
    assert len(set(places)) == 1
    assert journal.loads == 1


async def test_asking_for_a_table_brings_nothing_to_life() -> None:
    """`has` tells of a kept table without a shuffle or a bot's act."""
    journal = MemoryJournal()
    await journal.create(toy_stored(VERA, LEO))
    room = Room(toy_house(journal))
    assert await room.has("t")
    assert (room.running, len(journal.lines["t"])) == (0, 3)


async def test_left_table_is_put_away_and_comes_back() -> None:
    """A table nobody watches leaves memory and goes on from the journal; a watched one stays."""
    journal = MemoryJournal()
    room = Room(toy_house(journal))
    table = await room.create(WISH)
    place = await opened(room, table)
    await play_on(place)
    await settled(place)
    device = Watching()
    place.join(device)
    await settled(place)
    await room.sweep(idle_s=0)
    assert await room.open(table) is place
    place.leave(device)
    await settled(place)
    await room.sweep(idle_s=0)
    assert room.running == 0
    again = await opened(room, table)
    assert again is not place
    assert again.table.live == place.table.live


async def test_table_just_left_stays_a_while() -> None:
    """A reload in the browser does not put a table away."""
    room = Room(toy_house(MemoryJournal()))
    table = await room.create(WISH)
    await opened(room, table)
    await room.sweep()
    assert room.running == 1


async def test_other_version_of_the_rules_says_so() -> None:
    """A match of another version of its rules does not go on, and says which."""
    journal = MemoryJournal()
    await journal.create(toy_stored(VERA, LEO))
    newer = replace(TOY, version=2)
    room = Room(replace(toy_house(journal), catalog={"toy": newer}))
    with pytest.raises(CannotGoOnError) as caught:
        await room.open("t")
    assert caught.value.message.code == "other-version"
    assert caught.value.message.data == {"game": "toy", "version": 1}


async def test_game_that_is_gone_says_so() -> None:
    """So does a match of a game that is no longer in the catalog."""
    journal = MemoryJournal()
    await journal.create(toy_stored(VERA, LEO))
    room = Room(replace(toy_house(journal), catalog={}))
    with pytest.raises(CannotGoOnError, match="other-version"):
        await room.open("t")


async def test_changed_log_does_not_go_on() -> None:
    """A log whose replay comes to another state, or that holds an unlawful act, is not played on."""
    journal = MemoryJournal()
    room = Room(toy_house(journal))
    table = await room.create(WISH)
    await opened(room, table)
    await room.close()
    lines = list(journal.lines[table])
    shuffle = lines[3]
    for act, digest in ((shuffle.act, "0" * 16), (b'{"type":"ready"}', shuffle.digest), (b"{}", shuffle.digest)):
        journal.lines[table] = [*lines[:3], replaced(shuffle, act=act, digest=digest)]
        with pytest.raises(CannotGoOnError, match="damaged"):
            await Room(toy_house(journal)).open(table)


async def test_store_out_of_reach_is_told() -> None:
    """When the store is away a table can't be opened, and the next try may succeed."""
    journal = MemoryJournal()
    await journal.create(toy_stored(VERA, LEO))
    room = Room(toy_house(journal))
    journal.down = True
    with pytest.raises(JournalDownError):
        await room.open("t")
    journal.down = False
    assert await room.open("t") is not None


async def test_closed_room_is_empty() -> None:
    """Closing ends every table's work."""
    room = Room(toy_house(MemoryJournal()))
    room.start()
    await room.create(WISH)
    await room.close()
    assert room.running == 0
