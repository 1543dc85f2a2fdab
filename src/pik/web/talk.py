"""What bots said in the entries that may still be looked at, from the public view alone."""

from collections.abc import Mapping
from functools import lru_cache
from itertools import pairwise

from pik.bots.talk import Line, said
from pik.bots.talk.characters import cast
from pik.core.hosted import Live
from pik.core.seat import Seat
from pik.room.fold import Table
from pik.room.life import Life
from pik.room.life_acts import ROOM
from pik.web.messages import Talk

KEPT = 2048


class Step:
    """Two states of a match, the same as another only if they are the same objects: comparing states takes long."""

    def __init__(self, before: Live, after: Live) -> None:
        self.before = before
        self.after = after

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Step) and self.before is other.before and self.after is other.after

    def __hash__(self) -> int:
        return hash((id(self.before), id(self.after)))


def talkers(life: Life) -> tuple[tuple[Seat, str], ...]:
    """The bots that have a name of their own; none at a lesson: their words would come before they are explained."""
    if life.lesson:
        return ()
    return tuple((Seat(at), holder.name) for at, holder in enumerate(life.holders) if holder.kind == "bot")


def talk(table: Table, bots: tuple[tuple[Seat, str], ...]) -> tuple[Talk, ...]:
    """What bots said in the present and the last trick; the same for every viewer, and the same again later."""
    head = table.head
    if not bots:
        return ()
    lives = [*(done.before for done in table.recent), table.live]
    found: list[Talk] = []
    told = 0
    for done, (before, after) in zip(table.recent, pairwise(lives), strict=True):
        told += len(done.happenings)
        if done.seat == ROOM:
            continue
        lines = of_step(head.game, head.table, bots, Step(before, after))
        found += [Talk(done.seq, told, line.seat, line.code) for line in lines]
    return tuple(found)


@lru_cache(maxsize=KEPT)
def of_step(game: str, table: str, bots: tuple[tuple[Seat, str], ...], step: Step) -> tuple[Line, ...]:
    """What is said at a step."""
    names: Mapping[Seat, str] = dict(bots)
    return said(game, table, cast(table, names), step.before.view(None), step.after.view(None))
