"""What somebody wants done at a table."""

from typing import TypeAlias

from msgspec import Struct

from pik.core.seat import CHANCE, TABLE, Seat
from pik.room.life_acts import Device, RoomAct, Teach, Wish


class Act(Struct, frozen=True):
    """An act of a seat (None: a spectator), of the pack, or by the scorer for the table.

    `cmd` is the id as it is kept, unique at the table; `since` names the entry that brought the decision it answers.
    """

    seat: Seat | None
    cmd: str
    since: int
    raw: bytes
    for_table: bool = False
    person: str | None = None
    """Who acts; None for bots and the pack, and where it does not matter who holds the seat."""
    bot: bool = False

    @property
    def actor(self) -> Seat | None:
        """Who acts in the game's eyes."""
        return TABLE if self.for_table else self.seat


class LifeDo(Struct, frozen=True):
    """An act of table life by a person (None: somebody without a secret)."""

    who: str | None
    cmd: str
    act: Wish | Device | Teach


class RoomDo(Struct, frozen=True):
    """An act of table life by the room itself, which follows from the table as it stood after an entry."""

    cmd: str
    since: int
    act: RoomAct


class Here(Struct, frozen=True):
    """Just these people have a link now."""

    people: frozenset[str]


class Tick(Struct, frozen=True):
    """Time has passed."""


Command: TypeAlias = Act | LifeDo | RoomDo | Here | Tick


def by_person(
    seat: Seat | None, cmd: str, since: int, raw: bytes, for_table: bool = False, person: str | None = None
) -> Act:
    """A person's act: nobody can take the command ids of another seat, of a bot or of the pack."""
    return Act(seat, f"{seat}:{cmd}", since, raw, for_table, person)


def by_guest(who: str | None, cmd: str, act: Wish | Device | Teach) -> LifeDo:
    """A person's act of table life."""
    return LifeDo(who, f"life:{who}:{cmd}", act)


def by_room(seq: int, act: RoomAct) -> RoomDo:
    """The room's act after an entry."""
    return RoomDo(f"room-{seq}", seq, act)


def by_bot(seat: Seat, since: int, raw: bytes) -> Act:
    """A bot's act: one for a decision."""
    return Act(seat, f"bot-{seat}-{since}", since, raw, bot=True)


def by_chance(seq: int, raw: bytes) -> Act:
    """An act of the pack after an entry."""
    return Act(CHANCE, f"chance-{seq}", seq, raw)
