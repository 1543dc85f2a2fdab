"""What a long time does to Pik, and what bots do that think beside the tables."""

import asyncio
from dataclasses import dataclass

from roombench.load import Crowd, Figures, keep_pace, paced
from roombench.sides import Side, Started, post

MINUTE_S = 60.0


@dataclass(frozen=True)
class Lasted:
    """A long time of play: megabytes in memory after a minute and at the end, the most between, and the processor."""

    minutes: float
    first_mb: float
    most_mb: float
    last_mb: float
    moves: float
    cpu_percent: float
    """Of one core."""


async def lasted(side: Side, server: Started, tables: int, rate: float, minutes: int) -> Lasted:
    """Play at a steady rate for some minutes; look at the memory at the end of each."""
    crowd = Crowd(side, server.port, lambda table: None)
    await crowd.come(await asyncio.to_thread(side.tables, server.port, tables))
    moving = asyncio.ensure_future(keep_pace(crowd, rate))
    seen: list[int] = []
    for _ in range(minutes):
        await asyncio.sleep(MINUTE_S)
        seen.append(server.memory())
        crowd.waits.clear()
    moving.cancel()
    crowd.leave()
    first, most, last = (each / 1e6 for each in (seen[0], max(seen), seen[-1]))
    return Lasted(minutes, first, most, last, crowd.moves, server.cpu() / (minutes * MINUTE_S) * 100)


async def beside_bots(level: str, side: Side, server: Started, tables: int, rate: float, seconds: float) -> Figures:
    """Play at a steady rate while bots of a level think without a break."""
    await asyncio.to_thread(post, server.port, f"/bots?level={level}", {})
    return await paced(side, server, tables, rate, seconds)
