"""A kept table comes to life again."""

from collections.abc import Iterable, Mapping

from pik.core.hosted import Hosted
from pik.core.message import Message, Refusal
from pik.room.fold import Table, advanced, lived, opened
from pik.room.journal import Head, Line, Stored
from pik.room.life_acts import ROOM, decode


class CannotGoOnError(Exception):
    """The match can't go on with this program; the message says why."""

    def __init__(self, message: Message) -> None:
        super().__init__(message.code)
        self.message = message


def restored(stored: Stored, catalog: Mapping[str, Hosted]) -> Table:
    """The table where its log ends, each step checked against its fingerprint. Raises CannotGoOnError."""
    return replayed(blank(stored.head, catalog), stored.lines)


def blank(head: Head, catalog: Mapping[str, Hosted]) -> Table:
    """A kept table before its first act. Raises CannotGoOnError."""
    game = catalog.get(head.game)
    if game is None or game.version != head.version:
        raise CannotGoOnError(Message("other-version", {"game": head.game, "version": head.version}))
    try:
        return opened(head, game)
    except Refusal as refusal:
        raise CannotGoOnError(Message("damaged")) from refusal


def replayed(table: Table, lines: Iterable[Line]) -> Table:
    """The table after more lines of its log. Raises CannotGoOnError."""
    try:
        for line in lines:
            table = after(table, line)
    except (Refusal, ValueError, IndexError) as error:
        raise CannotGoOnError(Message("damaged")) from error
    return table


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
