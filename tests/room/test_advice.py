"""What a learner is told, and that nobody else is told anything."""

from collections.abc import Awaitable, Callable

import pytest
from msgspec import Raw

from pik.bots import player
from pik.core.message import Refusal
from pik.core.seat import Seat
from pik.games import CATALOG as GAMES
from pik.room.fold import Table
from pik.room.house import House
from pik.room.place import Place
from pik.room.restore import restored
from pik.room.teaching import advice, lesson_of
from tests.memory_journal import MemoryJournal
from tests.room.test_lessons import DRAWN, LESSON, begun, ordinary, stepped
from tests.tables import KEY_OF_LENA, KEY_OF_VERA, toy_table


class Asking:
    """A bot that is asked for advice: what it was shown."""

    def __init__(self, answer: bytes | None = None) -> None:
        self.answer = answer
        self.shown: list[tuple[str, str, bytes]] = []

    async def __call__(self, game: str, level: str, view: bytes) -> bytes | None:
        self.shown.append((game, level, view))
        return player(game, level)(view) if self.answer is None else self.answer


def learners_turn() -> Table:
    """The lesson at the learner's first decision."""
    table = begun()
    while Seat(0) not in table.waiting:
        table = stepped(table)
    return table


async def test_advice_is_the_clubs_for_the_learners_view() -> None:
    """The advisor is shown the view of the learner's seat and nothing else; its act and the lines come back."""
    table, ask = learners_turn(), Asking()
    told = await advice(table, KEY_OF_VERA, ask)
    assert ask.shown == [("pikala", LESSON.advisor, table.live.view(Seat(0)))]
    assert told is not None
    remark = LESSON.remark(table.live.view(Seat(0)), bytes(told.act or Raw(b"")))
    assert remark is not None
    assert (told.lines, told.rule) == (remark.lines, remark.rule)


async def test_nothing_is_told_while_others_play() -> None:
    """Nobody is asked for advice when the learner has nothing to decide."""
    ask = Asking()
    assert await advice(begun(), KEY_OF_VERA, ask) is None
    assert ask.shown == []


@pytest.mark.parametrize("make", [lambda: (learners_turn(), KEY_OF_LENA), lambda: (learners_turn(), None)])
async def test_nobody_else_is_told_anything(make: Callable[[], tuple[Table, str | None]]) -> None:
    """A stranger gets no advice."""
    table, key = make()
    with pytest.raises(Refusal, match="no-table"):
        await advice(table, key, Asking())


async def test_no_advice_at_ordinary_tables() -> None:
    """Who plays for real is not helped; a game without a lesson has none."""
    tables: list[Awaitable[object]] = [
        advice(restored(ordinary(), GAMES), KEY_OF_VERA, Asking()),
        advice(toy_table(), KEY_OF_VERA, Asking()),
    ]
    for each in tables:
        with pytest.raises(Refusal, match="no-table"):
            await each
    with pytest.raises(Refusal, match="bad-config"):
        lesson_of(toy_table().game)


async def test_an_advisor_that_fails_leaves_the_lines() -> None:
    """Where the bot that advises breaks down, the learner is still told what the rules ask for."""

    async def broken(game: str, level: str, view: bytes) -> bytes | None:
        raise RuntimeError

    table = learners_turn()
    house = House(MemoryJournal(), GAMES, broken, DRAWN, 0.0, lambda: 0.0)
    told = await Place(house, table).advice(KEY_OF_VERA)
    remark = LESSON.remark(table.live.view(Seat(0)), None)
    assert told is not None
    assert remark is not None
    assert (told.lines, told.act) == (remark.lines, None)
