"""What travels over a table's socket. The client's types are generated from these structs."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Raw, Struct

from pik.core.hosted import Asked
from pik.core.message import Happening, Message
from pik.core.seat import Seat

CommandId = Annotated[str, Meta(min_length=1, max_length=40)]
Kind = Literal["human", "bot", "free"]


class ActCommand(Struct, frozen=True, tag="act", forbid_unknown_fields=True):
    """Do an act. `since` is the frame's `since` that the act answers; `table` acts for the table (scorer's marks)."""

    cmd: CommandId
    since: int
    act: Raw
    table: bool = False


Command: TypeAlias = ActCommand


class Player(Struct, frozen=True):
    """Who sits at a seat. A bot's level is shown to all; names are plain text."""

    seat: Seat
    kind: Kind
    name: str
    level: str | None = None


class Event(Struct, frozen=True):
    """An entry of the log as this viewer sees it."""

    seq: int
    seat: Seat
    act: Raw
    happenings: tuple[Happening, ...]


class Talk(Struct, frozen=True):
    """What a bot said with an entry, after so many happenings of the log; `code` is a sentence of the catalog."""

    seq: int
    at: int
    seat: Seat
    code: str


class Skipped(Struct, frozen=True):
    """Numbers of entries that this frame does not repeat."""

    first: int
    last: int


class Frame(Struct, frozen=True, tag="frame"):
    """The table as this viewer may see it now; it replaces all that came before."""

    seq: int
    since: int
    """The entry that brought the present decision of this seat; commands name it."""
    table: str
    game: str
    you: Seat | None
    host: bool
    players: tuple[Player, ...]
    waiting: tuple[Seat, ...]
    over: bool
    screen: Raw
    """A MatchScreen of the game."""
    asked: Asked
    scorer: Asked
    """What the viewer may do for the table (marks); empty for others than the scorer."""
    log: tuple[Happening, ...]
    """What happened in the present and the last trick."""
    talk: tuple[Talk, ...] = ()
    """What bots said in it."""
    events: tuple[Event, ...] = ()
    """The entries since the frame before."""
    skipped: Skipped | None = None
    done: str | None = None
    """The command that this frame answers."""


class Refused(Struct, frozen=True, tag="refused"):
    """A command that was not accepted, and why; a fresh frame follows. `retry`: send the same command again."""

    cmd: str
    message: Message
    retry: bool = False


Reply: TypeAlias = Frame | Refused
