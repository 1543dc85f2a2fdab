"""What travels over a table's socket. The client's types are generated from these structs."""

from typing import Annotated, Literal, TypeAlias

from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from pik.core.hosted import Asked
from pik.core.message import Happening, Message
from pik.core.seat import Seat
from pik.core.series import SeriesSheet, Term
from pik.room.life_acts import Choice, Rules, Wish

CommandId = Annotated[str, Meta(min_length=1, max_length=40)]
Kind = Literal["human", "bot", "free"]
Phase = Literal["gathering", "playing", "finished", "counted"]


class ActCommand(Struct, frozen=True, tag="act", forbid_unknown_fields=True):
    """Do an act. `since` is the frame's `since` that the act answers; `table` acts for the table (scorer's marks)."""

    cmd: CommandId
    since: int
    act: Raw
    table: bool = False


class LifeCommand(Struct, frozen=True, tag="life", forbid_unknown_fields=True):
    """Do something at the table besides the game: sit down, leave, begin, vote about somebody who is away."""

    cmd: CommandId
    act: Wish


class ChatCommand(Struct, frozen=True, tag="chat", forbid_unknown_fields=True):
    """Say something: a text of at most 200 signs, or the code of a ready phrase; one of the two."""

    cmd: CommandId
    text: str | None = None
    phrase: str | None = None


Command: TypeAlias = ActCommand | LifeCommand | ChatCommand


class Player(Struct, frozen=True):
    """Who sits at a seat. A bot's level is shown to all; names are plain text."""

    seat: Seat
    kind: Kind
    name: str
    level: str | None = None
    present: bool = False
    """The person has a link now; always so for a bot."""
    absent: int | None = None
    """Seconds since the person had a link."""
    stand_in: str | None = None
    """The level of the bot that plays for the person."""


class Vote(Struct, frozen=True):
    """A vote about somebody who is away."""

    seat: Seat
    choice: Choice


class Question(Struct, frozen=True):
    """What shall be done about somebody who is away."""

    about: Seat
    choices: tuple[Choice, ...]
    votes: tuple[Vote, ...]


class SeatClock(Struct, frozen=True):
    """A person's clock: seconds of the reserve that are left, and what the present decision has taken so far."""

    seat: Seat
    reserve: float
    spent: float
    running: bool


class TableInfo(Struct, frozen=True):
    """The life of the table."""

    host: Seat | None
    scorer: Seat | None
    match: int
    """The number of the match in the series; 0 before the first."""
    config: Raw
    """The game's options, all spelled out."""
    terms: tuple[Term, ...]
    """The options in plain words; those that are not the default depart from it."""
    rules: Rules
    series: SeriesSheet | None
    question: Question | None
    clocks: tuple[SeatClock, ...]
    lesson: bool = False
    """The first pack is chosen: one person learns, with bots."""


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


class Frame(Struct, frozen=True, tag="frame", kw_only=True):
    """The table as this viewer may see it now; it replaces all that came before."""

    seq: int
    table: str
    game: str
    phase: Phase
    players: tuple[Player, ...]
    waiting: tuple[Seat, ...]
    over: bool
    life: TableInfo
    log: tuple[Happening, ...]
    """What happened in the present and the last trick."""
    talk: tuple[Talk, ...] = ()
    """What bots said in it."""
    since: int
    """The entry that brought the present decision of this seat; acts of the game name it."""
    you: Seat | None
    host: bool
    """Whether the viewer is the host."""
    may: tuple[str, ...]
    """The types of acts of table life that the viewer may do now."""
    back: Seat | None = None
    """The seat that the viewer has left in this match and may take back from the bot that plays on."""
    screen: Raw
    """A MatchScreen of the game; null before the first match, and for spectators where watching is off."""
    asked: Asked
    scorer: Asked
    """What the viewer may do for the table (marks); empty for others than the scorer."""
    late: tuple[Seat, ...] | UnsetType = UNSET
    """Whose clock has run out twice: the table proposes a mark, to a scorer who may give one."""
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


class ChatLine(Struct, frozen=True, tag="chat"):
    """Something that was said; the newest lines come after the first frame. A text is plain text, never markup."""

    n: int
    at: float
    """Seconds since 1970."""
    name: str
    seat: Seat
    text: str | None
    phrase: str | None


Reply: TypeAlias = Frame | Refused | ChatLine
