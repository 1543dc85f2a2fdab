"""What is to be done after a decision, in this order."""

from typing import TypeAlias

from msgspec import Struct

from pik.core.message import Message
from pik.core.seat import Seat
from pik.room.journal import Line


class Append(Struct, frozen=True):
    """Keep this line; where that fails nothing has happened."""

    line: Line


class Broadcast(Struct, frozen=True):
    """Show everybody the table."""


class Present(Struct, frozen=True):
    """Show who sent the command the table: the command counts as done."""


class Refuse(Struct, frozen=True):
    """Tell who sent the command why not, and show the table."""

    message: Message


class DrawChance(Struct, frozen=True):
    """The pack has to act after this entry."""

    seq: int


class AskBot(Struct, frozen=True):
    """Ask a bot, showing it what its seat was shown. `needed`: the table waits for it."""

    seat: Seat
    level: str
    since: int
    needed: bool
    view: bytes


Effect: TypeAlias = Append | Broadcast | Present | Refuse | DrawChance | AskBot
