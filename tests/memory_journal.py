"""The room's journal in memory: for tests, and what the contract of the port looks like in the fewest lines."""

from pik.room.journal import (
    CommandTakenError,
    Head,
    JournalDownError,
    Line,
    NoTableError,
    OutOfTurnError,
    Stored,
    TableTakenError,
)


class MemoryJournal:
    """Keeps tables until the program ends. `down` makes it refuse everything."""

    def __init__(self) -> None:
        self.down = False
        self.heads: dict[str, Head] = {}
        self.lines: dict[str, list[Line]] = {}

    async def create(self, head: Head) -> None:
        self._check()
        if head.table in self.heads:
            raise TableTakenError(head.table)
        self.heads[head.table] = head
        self.lines[head.table] = []

    async def append(self, table: str, line: Line) -> None:
        self._check()
        if table not in self.heads:
            raise NoTableError(table)
        kept = self.lines[table]
        if any(line.cmd == other.cmd for other in kept):
            raise CommandTakenError(line.cmd)
        if line.seq != len(kept) + 1:
            raise OutOfTurnError(str(line.seq))
        kept.append(line)

    async def load(self, table: str) -> Stored | None:
        self._check()
        return Stored(self.heads[table], tuple(self.lines[table])) if table in self.heads else None

    async def has(self, table: str) -> bool:
        self._check()
        return table in self.heads

    async def tables(self) -> tuple[str, ...]:
        self._check()
        return tuple(self.heads)

    async def close(self) -> None:
        self.down = True

    def _check(self) -> None:
        if self.down:
            raise JournalDownError("down")
