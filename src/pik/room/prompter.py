"""Asks the bots of a table, and brings what they do."""

import asyncio
import math
from collections.abc import Awaitable, Callable
from typing import Final

import structlog

from pik.room.commands import Act, by_bot
from pik.room.effects import AskBot, Present, Refuse
from pik.room.fallback import plainest
from pik.room.fold import Table
from pik.room.house import Again, House

BEAT_S: Final = 0.1
"""The pace where a host wants none: too short to be seen, longer than nearly all thinking."""
PATIENCE_S: Final = (0.1, 0.2, 0.4, 0.8, 1.6, 3.2, 6.4)

log = structlog.get_logger()


def wait_for(pace: float, thought: float) -> float:
    """Seconds to wait with acts that were thought about for so long: until the next whole pace since the question.

    So the moment tells as little as can be of how hard the thinking was, which may depend on hidden cards.
    """
    return 0.0 if pace <= 0 else pace * max(1, math.ceil(thought / pace)) - thought


class Prompter:
    """Asks bots. `act` does a command at the table and raises Again while the store is out of reach."""

    def __init__(
        self, house: House, alias: str, table: Callable[[], Table], act: Callable[[Act], Awaitable[Present | Refuse]]
    ) -> None:
        self._house = house
        self._alias = alias
        self._table = table
        self._act = act

    async def ask(self, questions: tuple[AskBot, ...]) -> None:
        """Ask bots, and bring their acts when the pace allows: unasked ones first, before the table moves on."""
        clock = asyncio.get_running_loop()
        asked = clock.time()
        acts = await asyncio.gather(*(self._answer(question) for question in questions))
        await asyncio.sleep(wait_for(self._pace(questions), clock.time() - asked))
        for question, act in sorted(zip(questions, acts, strict=True), key=lambda pair: pair[0].needed):
            await self._bring(question, act)

    def _pace(self, questions: tuple[AskBot, ...]) -> float:
        """The pace of the slowest; never under a beat, unless the house plays at no pace at all."""
        return max(min(BEAT_S, self._house.pace), *(question.pace for question in questions))

    async def _answer(self, question: AskBot) -> bytes | None:
        try:
            return await self._house.ask(self._table().head.game, question.level, question.view)
        except Exception:
            log.exception("a bot failed", table=self._alias, seat=question.seat, level=question.level)
            return None

    async def _bring(self, question: AskBot, act: bytes | None) -> None:
        """Bring a bot's act; where it fails and the table waits for it, the plainest act."""
        if act is not None:
            answer = await self._insist(by_bot(question.seat, question.since, act))
            if isinstance(answer, Present) or answer.message.code == "stale":
                return
            log.error("a bot's act was refused", table=self._alias, code=answer.message.code)
        plain = self._plainest(question)
        if plain is not None:
            log.error("a bot has no act", table=self._alias, seat=question.seat, level=question.level)
            await self._insist(by_bot(question.seat, question.since, plain))

    def _plainest(self, question: AskBot) -> bytes | None:
        """The plainest act where a bot owes one: None for what was merely offered, and for what is past by now."""
        now = self._table().seats
        if not question.needed or question.seat >= len(now) or now[question.seat].since != question.since:
            return None
        return plainest(now[question.seat].asked)

    async def _insist(self, command: Act) -> Present | Refuse:
        """Do a command, again and again while the store is out of reach."""
        for wait in PATIENCE_S:
            try:
                return await self._act(command)
            except Again:
                await asyncio.sleep(wait)
        while True:
            try:
                return await self._act(command)
            except Again:
                await asyncio.sleep(PATIENCE_S[-1])
