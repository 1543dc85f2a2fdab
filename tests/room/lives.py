"""Toy tables at each point of their life."""

from msgspec import Raw

from pik.core.draw import SeededDraw
from pik.core.seat import Seat
from pik.room.commands import Act, by_chance
from pik.room.effects import Do, DrawChance, Effect
from pik.room.fold import Table
from pik.room.life_acts import (
    Again,
    Begin,
    Count,
    Free,
    GiveBot,
    HandOver,
    NameScorer,
    Options,
    SetRules,
    Wish,
)
from pik.room.table import decide
from tests.tables import (
    random_tables,
    toy_table,
)

MARK = b'{"type":"mark","seat":1}'
ZERO, ONE = Seat(0), Seat(1)
SWAP_NONE = b'{"type":"swap","cards":[]}'
HOSTS: tuple[Wish, ...] = (
    Free(ONE),
    GiveBot(ONE, "club"),
    Options(Raw(b"{}")),
    SetRules(),
    Begin(),
    Again(),
    NameScorer(ONE),
    HandOver(ONE),
    Count(),
)


def over(table: Table, seed: int = 1) -> Table:
    """The table after its match."""
    return random_tables(table, seed)[-1]


def dealt(table: Table) -> Table:
    """A table in mid-deal."""
    return decide(table, shuffle(table), 0.0)[0]


def between(seed: int = 1) -> Table:
    """A toy table between its deals."""
    return next(
        table
        for table in random_tables(toy_table(), seed)
        if table.between and table.live.waiting == frozenset({ZERO, ONE})
    )


def followed(table: Table, effects: tuple[Effect, ...]) -> Table:
    """The table when the room and the pack have done what they have to."""
    while True:
        does = [effect for effect in effects if isinstance(effect, Do | DrawChance)]
        if not does:
            return table
        first = does[0]
        table, effects = decide(table, first.command if isinstance(first, Do) else shuffle(table), 0.0)


def shuffle(table: Table) -> Act:
    """The pack's act."""
    return by_chance(table.seq, table.live.chance(SeededDraw(b"shuffle%d" % table.seq)))
