"""A kept table comes to life again."""

from collections.abc import Mapping

from pik.core.hosted import Hosted
from pik.core.message import Message, Refusal
from pik.room.journal import Stored
from pik.room.table import Table, advanced, opened


class CannotGoOnError(Exception):
    """The match can't go on with this program; the message says why."""

    def __init__(self, message: Message) -> None:
        super().__init__(message.code)
        self.message = message


def restored(stored: Stored, catalog: Mapping[str, Hosted]) -> Table:
    """The table where its log ends, each step checked against its fingerprint. Raises CannotGoOnError."""
    head = stored.head
    game = catalog.get(head.game)
    if game is None or game.version != head.version:
        raise CannotGoOnError(Message("other-version", {"game": head.game, "version": head.version}))
    try:
        table = opened(head, game)
        for line in stored.lines:
            table = advanced(table, line.seat, line.act, line.cmd)
            if (table.seq, table.live.digest()) != (line.seq, line.digest):
                raise CannotGoOnError(Message("damaged"))
    except Refusal as refusal:
        raise CannotGoOnError(Message("damaged")) from refusal
    return table
