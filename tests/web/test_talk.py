"""What bots said, in frames."""

import msgspec
from msgspec.structs import replace

from pik.core.seat import Seat
from pik.games import CATALOG
from pik.room.fold import Table, advanced
from pik.room.seats import Holder
from pik.web import talk as module
from pik.web.frames import frame
from pik.web.messages import Frame, Talk
from pik.web.talk import talk, talkers
from tests.random_acts import random_steps
from tests.tables import LEO, OTTO, VERA, game_table, key_of


def tables(seed: int, *holders: Holder) -> list[Table]:
    """A random match of Pikala as tables."""
    game = CATALOG["pikala"]
    found = [game_table(game, *holders)]
    for _, seat, act in random_steps(game, len(holders), seed):
        found.append(advanced(found[-1], seat, act, f"c{len(found)}"))
    return found


def shown(table: Table, you: Seat | None) -> Frame:
    """A frame as it arrives."""
    return msgspec.json.decode(frame(table, key_of(table, you), 0.0), type=Frame)


def test_who_looks_again_sees_the_same() -> None:
    """PK-10.2: a remark stays what it was while it is shown: for every viewer, and after the table was restored."""
    every: dict[int, Talk] = {}
    for table in tables(1, VERA, LEO, LEO, OTTO):
        lines = talk(table, talkers(table.life))
        module.of_step.cache_clear()
        assert talk(table, talkers(table.life)) == lines
        assert all(shown(table, viewer).talk == lines for viewer in (None, Seat(0), Seat(1)))
        for line in lines:
            kept = every.setdefault(line.seq, line)
            assert (kept.seat, kept.code) == (line.seat, line.code)
    assert len(every) > 5
    assert {line.seat for line in every.values()} == {1, 2}


def test_a_remark_stands_behind_what_it_answers() -> None:
    """`at` counts the happenings up to those of the entry that brought it."""
    for table in tables(2, VERA, LEO, LEO):
        for line in talk(table, talkers(table.life)):
            until = [done for done in table.recent if done.seq <= line.seq]
            assert line.at == sum(len(done.happenings) for done in until)


def test_without_bots_nobody_talks() -> None:
    """Persons speak for themselves."""
    assert not any(talk(table, talkers(table.life)) for table in tables(3, VERA, OTTO))


def test_bots_are_silent_at_a_lesson() -> None:
    """Jargon would be heard there before it is explained."""
    silent = [replace(table, life=replace(table.life, lesson=True)) for table in tables(1, VERA, LEO, LEO, OTTO)]
    assert not any(talk(table, talkers(table.life)) for table in silent)
