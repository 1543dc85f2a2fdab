"""What somebody wants done at a table."""

from msgspec import Struct

from pik.core.seat import CHANCE, TABLE, Seat


class Act(Struct, frozen=True):
    """An act of a seat (None: a spectator), of the pack, or by the host for the table.

    `cmd` is the id as it is kept, unique at the table; `since` names the entry that brought the decision it answers.
    """

    seat: Seat | None
    cmd: str
    since: int
    raw: bytes
    for_table: bool = False

    @property
    def actor(self) -> Seat | None:
        """Who acts in the game's eyes."""
        return TABLE if self.for_table else self.seat


def by_person(seat: Seat | None, cmd: str, since: int, raw: bytes, for_table: bool = False) -> Act:
    """A person's act: nobody can take the command ids of another seat, of a bot or of the pack."""
    return Act(seat, f"{seat}:{cmd}", since, raw, for_table)


def by_bot(seat: Seat, since: int, raw: bytes) -> Act:
    """A bot's act: one for a decision."""
    return Act(seat, f"bot-{seat}-{since}", since, raw)


def by_chance(seq: int, raw: bytes) -> Act:
    """An act of the pack after an entry."""
    return Act(CHANCE, f"chance-{seq}", seq, raw)
