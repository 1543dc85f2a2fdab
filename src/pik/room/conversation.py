"""What is said at a running table, kept before it is heard."""

from collections.abc import Callable
from contextlib import suppress

from pik.core.message import Refusal
from pik.room import chat
from pik.room.effects import Present, Refuse
from pik.room.house import Again
from pik.room.journal import CommandTakenError, Journal, JournalDownError, NoTableError, OutOfTurnError, Said
from pik.room.life import Life


class Conversation:
    """The newest of what was said at a table; `hear` is told each new line once."""

    __slots__ = ("_hear", "_journal", "_table", "said")

    def __init__(self, journal: Journal, table: str, said: tuple[Said, ...], hear: Callable[[Said], None]) -> None:
        self.said = said[-chat.SHOWN :]
        self._journal = journal
        self._table = table
        self._hear = hear

    async def say(
        self, life: Life, who: str | None, cmd: str, text: str | None, phrase: str | None, now: float
    ) -> Present | Refuse:
        """Say something; what comes back is kept, and a command that comes again is said once. Raises Again."""
        if self.knows(who, cmd):
            return Present()
        try:
            said = chat.said(life, who, cmd, text, phrase, self.said, now)
            await self._journal.say(self._table, said)
        except Refusal as refusal:
            return Refuse(refusal.message)
        except CommandTakenError:
            await self._reread()
            return Present()
        except (JournalDownError, OutOfTurnError, NoTableError) as error:
            await self._reread()
            raise Again from error
        self._add(said)
        return Present()

    def knows(self, who: str | None, cmd: str) -> bool:
        """Whether a command is among the newest that were said."""
        name = chat.command_of(who, cmd)
        return any(said.cmd == name for said in self.said)

    async def _reread(self) -> None:
        """Take in what was kept without being heard: after a write of unknown end, or by another server."""
        with suppress(JournalDownError):
            last = self.said[-1].n if self.said else 0
            for said in await self._journal.chat(self._table):
                if said.n > last:
                    self._add(said)

    def _add(self, said: Said) -> None:
        self.said = (*self.said, said)[-chat.SHOWN :]
        self._hear(said)
