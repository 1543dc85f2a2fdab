"""The room's journal in memory: for tests, and what the contract of the port looks like in the fewest lines."""

from pik.room.journal import (
    CHAT_KEPT,
    CommandTakenError,
    Head,
    JournalDownError,
    Line,
    NoTableError,
    OutOfTurnError,
    Said,
    Stored,
    TableTakenError,
)


class MemoryJournal:
    """Keeps tables until the program ends. `down` makes it refuse everything."""

    def __init__(self) -> None:
        self.down = False
        self.heads: dict[str, Head] = {}
        self.lines: dict[str, list[Line]] = {}
        self.spoken: dict[str, list[Said]] = {}

    async def create(self, stored: Stored) -> None:
        self._check()
        table = stored.head.table
        if table in self.heads:
            raise TableTakenError(table)
        self.heads[table] = stored.head
        self.lines[table] = list(stored.lines)
        self.spoken[table] = []

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

    async def delete(self, table: str) -> None:
        self._check()
        for kept in (self.heads, self.lines, self.spoken):
            kept.pop(table, None)

    async def sweep(self, before: float, but: frozenset[str]) -> tuple[str, ...]:
        self._check()
        last = {
            table: max((head.created, *(line.at for line in self.lines[table]))) for table, head in self.heads.items()
        }
        old = tuple(table for table, at in last.items() if at < before and table not in but)
        for table in old:
            await self.delete(table)
        return old

    async def say(self, table: str, said: Said) -> None:
        self._check()
        if table not in self.heads:
            raise NoTableError(table)
        kept = self.spoken[table]
        if any(said.cmd == other.cmd for other in kept):
            raise CommandTakenError(said.cmd)
        if kept and said.n <= kept[-1].n:
            raise OutOfTurnError(str(said.n))
        self.spoken[table] = [*kept, said][-CHAT_KEPT:]

    async def chat(self, table: str) -> tuple[Said, ...]:
        self._check()
        return tuple(self.spoken.get(table, ()))

    async def close(self) -> None:
        self.down = True

    def _last(self, table: str) -> float:
        return max((self.heads[table].created, *(line.at for line in self.lines[table])))

    def _check(self) -> None:
        if self.down:
            raise JournalDownError("down")
