"""A table that is a lesson: its chosen pack, and what is said and advised at the learner's decisions."""

from typing import Final

from msgspec import Raw, Struct
from msgspec.structs import replace

from pik.core.draw import Draw
from pik.core.hosted import Hosted
from pik.core.lesson import Lesson
from pik.core.message import Message, Refusal
from pik.core.seat import Seat
from pik.room.fold import Table
from pik.room.house import Ask
from pik.room.life_acts import GiveBot, Rules

UNHURRIED: Final = 2.5
"""How many times as long as usual a bot takes at a lesson."""
LONGEST_S: Final = 10.0


class Advice(Struct, frozen=True):
    """What a lesson says at a decision, and the act that it advises (None: none)."""

    lines: tuple[Message, ...]
    rule: str
    act: Raw | None


def lesson_of(game: Hosted) -> Lesson:
    """The lesson of a game. Raises Refusal for a game that has none."""
    if game.lesson is None:
        raise Refusal("bad-config", why="no lesson")
    return game.lesson


def bots_of(lesson: Lesson) -> tuple[GiveBot, ...]:
    """The bots of a lesson: at all seats but the learner's."""
    return tuple(GiveBot(Seat(seat), lesson.level) for seat in range(1, lesson.seats))


def closed(rules: Rules) -> Rules:
    """How a lesson is run: nobody looks on, nobody talks, and bots leave time to read."""
    return replace(rules, watch=False, chat=False, pace=min(LONGEST_S, UNHURRIED * rules.pace))


def chance(table: Table, draw: Draw) -> bytes:
    """The act of the pack: at a lesson the chosen one, where there is one; drawn anywhere else."""
    lesson = table.game.lesson if table.life.lesson else None
    chosen = None if lesson is None else lesson.pack(table.live.view(None))
    return table.live.chance(draw) if chosen is None else chosen


async def advice(table: Table, key: str | None, ask: Ask) -> Advice | None:
    """What the learner is told now, from the view of the own seat alone; None where there is nothing to decide.

    Raises Refusal for anybody else, and at any table that is no lesson.
    """
    life, lesson = table.life, table.game.lesson
    seat = life.seat_of(life.person(key))
    if lesson is None or seat is None or not life.lesson:
        raise Refusal("no-table")
    if seat not in table.waiting:
        return None
    view = table.live.view(seat)
    act = await ask(table.head.game, lesson.advisor, view)
    remark = lesson.remark(view, act)
    if remark is None:
        return None
    return Advice(remark.lines, remark.rule, None if act is None else Raw(act))
