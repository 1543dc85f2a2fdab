"""Servers that are killed or told to stop: nobody loses more than what was not acknowledged.

`PIK_KILLS=match` kills at every write of a whole match of each game.
"""

import asyncio
import os
import signal
from typing import Final

import aiohttp
import pytest

from pik.games import CATALOG
from pik.room.life_acts import ROOM, StandIn, decode
from tests.faults.parties import Party, party
from tests.faults.servers import Servers
from tests.faults.truth import all_is_true, at_rest, names_of, stored_in, stripped

DEALS: Final = None if os.environ.get("PIK_KILLS") == "match" else 2
MADE: Final = 2
"""The life in which the table is made and told of, where every other one ends with its first write."""
WHOLE: Final = {} if DEALS else {"spades": b'{"cap":8}', "spades-two-handed": b'{"cap":8}'}
"""Options with which a match of people without thought comes to its end."""
SOME: Final = 8
"""Acts of a person: in the middle of a deal, as a rule."""
CODES: Final = {signal.SIGTERM: 1012, signal.SIGKILL: 1006}


async def die_at_every_write(servers: Servers, gathered: Party, *, careless: bool = False) -> None:
    """Let server after server run until enough is played.

    Each write is the end of one of them, by turns before it is on the disk, and after it, before anybody hears of it;
    in a whole match each is the end of two.
    """
    kept: tuple[str, ...] = ()
    life = 0
    while not (servers.runs or gathered.has_played(DEALS)):
        is_kept = life % 2 == 1
        await servers.start(at=2 if (is_kept if DEALS else life == MADE) else 1, kept=is_kept, careless=careless)
        await gathered.people[0].until(lambda: not servers.runs or gathered.has_played(DEALS))
        if gathered.table:
            kept = nothing_is_lost(servers, gathered, kept)
        life += 1
    if servers.runs:
        servers.kill()
        await servers.ended()


def nothing_is_lost(servers: Servers, gathered: Party, kept: tuple[str, ...]) -> tuple[str, ...]:
    """What was kept, shown or acknowledged is on the disk; the ids of what is there."""
    stored = stored_in(servers.store, gathered.table)
    names = tuple(line.cmd for line in stored.lines)
    people = gathered.everybody
    done = {cmd for person in people for cmd in person.link.done if person.sent[cmd] != "chat"}
    assert names[: len(kept)] == kept, "what was kept is gone"
    assert max((max(person.link.events, default=0) for person in people), default=0) <= len(names), "shown and not kept"
    assert done <= set(names_of(stored)), "acknowledged and not kept"
    return names


@pytest.mark.parametrize("name", CATALOG)
async def test_killed_at_every_write(servers: Servers, name: str) -> None:
    """R12: killed at every write of two deals, the server loses nothing but what it had not acknowledged."""
    await servers.start()
    servers.kill()
    await servers.ended()
    async with party(CATALOG[name], seats_of(name), 2, 1, servers) as gathered:
        opened = asyncio.ensure_future(gathered.open(config=WHOLE.get(name, b"{}")))
        await die_at_every_write(servers, gathered)
        await opened
        assert DEALS or gathered.is_over
        assert servers.lives > len(stored_in(servers.store, gathered.table).lines) / 2
        await servers.start()
        await all_is_true(servers.store, gathered)


async def test_careless_server_is_found_out(servers: Servers) -> None:
    """A server that shows what is not on the disk yet loses something that it has shown or acknowledged."""
    await servers.start()
    servers.kill()
    await servers.ended()
    async with party(CATALOG["pikala"], 2, 2, 1, servers) as gathered:
        opened = asyncio.ensure_future(gathered.open())
        with pytest.raises(AssertionError, match="and not kept"):
            await die_at_every_write(servers, gathered, careless=True)
        opened.cancel()


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL])
@pytest.mark.parametrize("name", CATALOG)
async def test_back_after_an_hour(servers: Servers, name: str, how: signal.Signals) -> None:
    """R12, R13: told to stop, the server says 1012; when it is back so is everybody, and no clock has run meanwhile.

    A table lies still until somebody comes.
    """
    rules: dict[str, object] = {"clock": {"decision": 300, "reserve": 0}, "absence": "bot", "grace": 60}
    await servers.start()
    seats = CATALOG[name].seats[0]
    async with party(CATALOG[name], seats, seats, 2, servers) as gathered:
        await gathered.open(rules)
        await gathered.people[0].until(lambda: len(gathered.people[0].link.done) > SOME)
        await at_rest(servers.store, gathered)
        before = [stripped(person.link.raw) for person in gathered.everybody]
        length = len(stored_in(servers.store, gathered.table).lines)
        servers.kill(how)
        assert await servers.ended() == (0 if how is signal.SIGTERM else -signal.SIGKILL)
        for person in gathered.everybody:
            await person.parted()
            person.link.may_come.clear()
            assert next(code for code in reversed(person.link.codes) if code) == CODES[how]
        await servers.start(skew=3600)
        await lies_still(servers, gathered.table)
        for person in gathered.everybody:
            person.link.may_come.set()
        await at_rest(servers.store, gathered)
        for person, shown in zip(gathered.everybody, before, strict=True):
            again = stripped(person.link.raw)
            assert {name: again[name] for name in again if again[name] != shown[name]} == {}
        for person in gathered.people:
            person.plays = True
            person.go_on()
        await gathered.people[0].until(lambda: len(gathered.people[0].link.done) > 2 * SOME)
        await all_is_true(servers.store, gathered)
    later = stored_in(servers.store, gathered.table).lines[length:]
    assert later
    assert [line for line in later if line.seat == ROOM and isinstance(decode(line.act), StandIn)] == []


async def lies_still(servers: Servers, table: str) -> None:
    """Nothing is loaded before somebody comes, nor by looking at the page or the record."""
    async with aiohttp.ClientSession() as browser:
        for path in (f"/t/{table}", f"/t/{table}/record"):
            async with browser.get(servers.url + path) as answer:
                assert answer.status == 200
        async with browser.get(f"{servers.url}/metrics") as answer:
            assert "pik_tables 0.0" in (await answer.text()).splitlines()


def seats_of(name: str) -> int:
    """Seats for two people, and a bot where the game has room for one."""
    return 3 if 3 in CATALOG[name].seats else CATALOG[name].seats[0]
