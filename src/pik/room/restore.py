"""A kept table comes to life again."""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final

from msgspec.structs import replace

from pik.core.hosted import Hosted
from pik.core.message import Message, Refusal
from pik.room.fold import Table, advanced, answered, left_of, lived, opened, with_account
from pik.room.journal import Head, Line, Stored
from pik.room.life import ended
from pik.room.life_acts import ROOM, decode

STARTS: Final = re.compile(rb'^{"type":"(begin|again)"}$')


class CannotGoOnError(Exception):
    """The match can't go on with this program; the message says why."""

    def __init__(self, message: Message) -> None:
        super().__init__(message.code)
        self.message = message


def restored(stored: Stored, catalog: Mapping[str, Hosted]) -> Table:
    """The table where its log ends, each step checked against its fingerprint. Raises CannotGoOnError.

    Of the matches before the last one only what they came to is worked out.
    """
    table, start = blank(stored.head, catalog), last_start(stored.lines)
    return replayed(replayed(table, stored.lines[:start], passed), stored.lines[start:])


def blank(head: Head, catalog: Mapping[str, Hosted]) -> Table:
    """A kept table before its first act. Raises CannotGoOnError."""
    game = catalog.get(head.game)
    if game is None or game.version != head.version:
        raise CannotGoOnError(Message("other-version", {"game": head.game, "version": head.version}))
    try:
        return opened(head, game)
    except Refusal as refusal:
        raise CannotGoOnError(Message("damaged")) from refusal


def last_start(lines: Sequence[Line]) -> int:
    """Where the last match starts among some lines; 0 where none does."""
    starts = (at for at in reversed(range(len(lines))) if lines[at].seat == ROOM and STARTS.search(lines[at].act))
    return next(starts, 0)


def replayed(table: Table, lines: Iterable[Line], step: Callable[[Table, Line], Table] | None = None) -> Table:
    """The table after more lines of its log, each done by `step`. Raises CannotGoOnError."""
    step = step or after
    try:
        for line in lines:
            table = step(table, line)
    except (Refusal, ValueError, IndexError) as error:
        raise CannotGoOnError(Message("damaged")) from error
    return table


def passed(table: Table, line: Line) -> Table:
    """The table after a line of a match that is long past: what anybody might do in it is left out.

    Raises CannotGoOnError where it does not come out as it says.
    """
    if line.seat == ROOM:
        return after(table, line)
    live = table.live.act(line.seat, line.act)
    if (table.seq + 1, live.digest()) != (line.seq, line.digest):
        raise CannotGoOnError(Message("damaged"))
    heard = table.heard.and_also(line.cmd)
    life = answered(table.life, line.seat)
    moved_on = replace(table, seq=line.seq, live=live, life=life, heard=heard, doings=left_of(table, live))
    return with_account(moved_on, ended(life, live, over=True)) if live.over else moved_on


def after(table: Table, line: Line) -> Table:
    """The table after a line. Raises CannotGoOnError where it does not come out as it says."""
    if line.seat == ROOM:
        table = lived(table, line.who, decode(line.act), line.cmd, line.at, line.thought)
        digest = table.life.digest()
    else:
        table = advanced(table, line.seat, line.act, line.cmd, line.thought)
        digest = table.live.digest()
    if (table.seq, digest) != (line.seq, line.digest):
        raise CannotGoOnError(Message("damaged"))
    return table
