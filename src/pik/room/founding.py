"""A new table with its first acts: who opens it sits down as the host, bots take their seats, the match begins."""

from collections.abc import Sequence

from pik.core.hosted import Hosted
from pik.core.message import Refusal
from pik.core.seat import Seat
from pik.room.commands import by_guest
from pik.room.fold import opened
from pik.room.journal import Head, Line, Stored
from pik.room.life_acts import Begin, GiveBot, Sit, Teach
from pik.room.table import accepted


def founded(
    head: Head, game: Hosted, host: str, name: str, bots: Sequence[GiveBot], *, begin: bool, lesson: bool = False
) -> Stored:
    """A table as it is kept first. Raises Refusal, for two bots at one seat too."""
    if len({bot.seat for bot in bots}) < len(bots):
        raise Refusal("seat-taken")
    marks = (Teach(),) if lesson else ()
    acts = (Sit(Seat(0), name), *bots, *marks, *((Begin(),) if begin else ()))
    table = opened(head, game)
    lines: list[Line] = []
    for number, act in enumerate(acts, 1):
        line, table = accepted(table, by_guest(host, f"new-{number}", act), head.created)
        lines.append(line)
    return Stored(head, tuple(lines))
