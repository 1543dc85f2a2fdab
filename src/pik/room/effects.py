"""What is to be done after a decision, in this order."""

from typing import TypeAlias

from msgspec import Struct

from pik.core.message import Message
from pik.core.seat import Seat
from pik.room.commands import RoomDo
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
    pace: float
    """Its act comes this many seconds after the question, or later."""


class Do(Struct, frozen=True):
    """The room itself has to act."""

    command: RoomDo


class WakeAt(Struct, frozen=True):
    """Tell the table the time then, or later; None: there is nothing to wait for."""

    at: float | None


Effect: TypeAlias = Append | Broadcast | Present | Refuse | DrawChance | AskBot | Do | WakeAt
