"""A store that fails, stands still and outlives the servers that write to it."""

import asyncio
from enum import Enum

from pik.room.journal import JournalDownError, Line, Said, Stored
from tests.memory_journal import MemoryJournal


class Mood(Enum):
    """How the store takes what is written."""

    FINE = "takes it"
    DOWN = "refuses it and has not written it"
    TORN = "says that it failed, and has written it"
    SLOW = "lets the writer wait"


class Access:
    """One server's way to a store; when the server is killed, nothing more comes through."""

    def __init__(self, disk: MemoryJournal) -> None:
        self.mood = Mood.FINE
        self._disk = disk
        self._dead = False
        self._lucky = False
        self._gate: asyncio.Event = asyncio.Event()

    def change(self, mood: Mood) -> None:
        """Be in another mood; who waits may go on."""
        self.mood = mood
        self._gate.set()
        self._gate = asyncio.Event()

    def die(self, *, lucky: bool) -> None:
        """Be cut off; a write that waits gets through if it is lucky, and nobody hears of it."""
        self._dead, self._lucky = True, lucky
        self._gate.set()

    async def create(self, stored: Stored) -> None:
        await self._ready()
        await self._disk.create(stored)
        self._report()

    async def append(self, table: str, line: Line) -> None:
        await self._ready()
        await self._disk.append(table, line)
        self._report()

    async def say(self, table: str, said: Said) -> None:
        await self._ready()
        await self._disk.say(table, said)
        self._report()

    async def delete(self, table: str) -> None:
        await self._ready()
        await self._disk.delete(table)
        self._report()

    async def load(self, table: str) -> Stored | None:
        self._check()
        return await self._disk.load(table)

    async def has(self, table: str) -> bool:
        self._check()
        return await self._disk.has(table)

    async def tables(self) -> tuple[str, ...]:
        self._check()
        return await self._disk.tables()

    async def sweep(self, before: float, but: frozenset[str]) -> tuple[str, ...]:
        self._check()
        return await self._disk.sweep(before, but)

    async def chat(self, table: str) -> tuple[Said, ...]:
        self._check()
        return await self._disk.chat(table)

    async def close(self) -> None:
        self._dead = True

    async def _ready(self) -> None:
        """Wait for a slow store. Raises JournalDownError."""
        waits = self.mood is Mood.SLOW and not self._dead
        while self.mood is Mood.SLOW and not self._dead:
            await self._gate.wait()
        if not (waits and self._lucky):
            self._check()

    def _check(self) -> None:
        if self._dead or self.mood is Mood.DOWN:
            raise JournalDownError(self.mood.value)

    def _report(self) -> None:
        if self._dead or self.mood is Mood.TORN:
            raise JournalDownError(self.mood.value)
