"""Tables in the middle of matches of every game, with their twins for everybody who may look at them."""

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Final

from msgspec.structs import replace

from pik.core.hosted import Hosted
from pik.games import CATALOG
from pik.room.fold import Table
from pik.room.journal import Stored
from tests.faults.twins import Twins, folded, twins
from tests.faults.walks import walk
from tests.toy import TOY

GAMES: Final = {**CATALOG, TOY.name: TOY}
WALKS: Final = 6
STEPS: Final = 60
MOMENTS: Final = 6
ONLOOKER: Final = "e" * 64


def stories(game: Hosted) -> Iterator[tuple[Stored, Table]]:
    """Tables in the middle of a match, with people who come and go, as they are kept and as they stand."""
    for seed in range(WALKS):
        world = walk(game, seed, STEPS)
        whole = Stored(world.disk.heads[world.table], tuple(world.ledger.lines))
        tables = folded(whole, {game.name: game})
        moments = [at for at, table in enumerate(tables) if table.life.phase == "playing" and not table.between]
        for at in Random(seed).sample(moments, min(MOMENTS, len(moments))):
            yield replace(whole, lines=whole.lines[:at]), tables[at]


@cache
def pairs(name: str) -> tuple[tuple[Table, Twins], ...]:
    """Tables and their twins, for each person, for somebody who looks on and for a stranger without a cookie."""
    return tuple(found_pairs(GAMES[name]))


def found_pairs(game: Hosted) -> Iterator[tuple[Table, Twins]]:
    """Twins as they are found."""
    random = Random(1)
    for stored, table in stories(game):
        for key in (*(table.life.holders[seat].person for seat in table.life.humans), ONLOOKER, None):
            found = twins(stored, {game.name: game}, key, random)
            if found is not None:
                yield table, found
