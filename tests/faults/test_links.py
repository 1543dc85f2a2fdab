"""Whole matches over links that do everything a link can do wrong."""

import asyncio
from typing import Final

import pytest

from pik.games import CATALOG
from tests.faults.parties import party
from tests.faults.proxy import Proxy, Trouble
from tests.faults.servers import Servers
from tests.faults.truth import all_is_true
from tests.random_acts import SHORT

MOST_PEOPLE: Final = 4
MOST_DEALS: Final = 100
MAY_LAST: Final = {"pikala": 2}
"""Tables of a game where people without thought may go on for very long: Pikala for three and four."""


async def one_party(name: str, seats: int, servers: Servers, proxy: Proxy) -> tuple[int, bool]:
    """A match of so many, with a bot among three; how many acts were acknowledged, and whether it came to its end."""
    humans = 2 if seats == 3 else seats
    async with party(CATALOG[name], seats, humans, seats, servers, lambda: proxy.url) as gathered:
        await gathered.open(config=SHORT.get(name, b"{}"))
        await gathered.people[0].until(lambda: gathered.has_played(MOST_DEALS))
        await all_is_true(servers.store, gathered)
        return sum(len(person.link.done) for person in gathered.people), gathered.is_over


@pytest.mark.parametrize("name", CATALOG)
async def test_matches_end_over_bad_links(servers: Servers, name: str) -> None:
    """R11: messages are late, lost, doubled, out of order, links break and swallow: matches end, and nothing is lost.

    Each acknowledged act is in the log once, and what each device shows at the end is what the log comes to.
    """
    await servers.start()
    async with Proxy(servers, 1) as proxy:
        tables = [seats for seats in CATALOG[name].seats if seats <= MOST_PEOPLE]
        done = await asyncio.gather(*(one_party(name, seats, servers, proxy) for seats in tables))
    assert min(acts for acts, _ in done) > 10
    assert [over for _, over in done].count(False) <= MAY_LAST.get(name, 0)
    assert set(proxy.troubles) == set(Trouble)
