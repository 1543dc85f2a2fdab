"""Bots that think beside the tables of the hall, wired as `pik serve` wires them."""

import asyncio
from itertools import cycle
from typing import Final

from pik.cli.serve import asker_of_bots
from pik.core.draw import SeededDraw
from pik.core.seat import CHANCE
from pik.games import CATALOG
from pik.room.fallback import plainest

GAME: Final = "spades"
MOST_VIEWS: Final = 52
AT_ONCE: Final = 2
"""As many as think at once in a server."""


class Company:
    """Bots that think for as long as the hall stands."""

    def __init__(self) -> None:
        self._ask = asker_of_bots()
        self._thoughts: list[asyncio.Task[None]] = []

    async def come(self, level: str) -> None:
        """Begin to think; returns when the bots are warm."""
        seen = await asyncio.to_thread(views)
        await asyncio.gather(*(self._ask(GAME, level, seen[0]) for _ in range(AT_ONCE)))
        self._thoughts += [asyncio.ensure_future(self._think(level, seen[at:] + seen[:at])) for at in range(AT_ONCE)]

    async def _think(self, level: str, seen: list[bytes]) -> None:
        for view in cycle(seen):
            await self._ask(GAME, level, view)


def views() -> list[bytes]:
    """What seats see at the decisions of a deal."""
    game, draw, found = CATALOG[GAME], SeededDraw(b"bench"), list[bytes]()
    live = game.open(game.resolve(b"{}"))
    while len(found) < MOST_VIEWS:
        seat = min(live.waiting)
        act = live.chance(draw) if seat == CHANCE else plainest(live.asked(seat))
        if act is None:
            raise RuntimeError("nothing to do")
        if seat != CHANCE:
            found.append(live.view(seat))
        live = live.act(seat, act)
    return found
