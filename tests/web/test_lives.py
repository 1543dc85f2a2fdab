"""Frames of tables that are lived at random: there is one for everybody, always, and it says what holds."""

import msgspec
import pytest

from pik.core.seat import Seat
from pik.room.fold import Table
from pik.web.frames import frame
from pik.web.messages import Frame
from tests.room.telling import KEYS, Telling


@pytest.mark.parametrize("seed", range(8))
def test_everybody_has_a_frame_whatever_happens(seed: int) -> None:
    """Whoever comes, leaves, is away, adds seats or ends the series: each viewer's frame is made, and is true."""
    telling = Telling(seed)
    for _ in range(200):
        telling.step()
        for key in (None, *KEYS):
            raw = frame(telling.table, key, telling.now, max(0, telling.table.seq - 4))
            check(telling.table, key, msgspec.json.decode(raw, type=Frame))


def check(table: Table, key: str | None, shown: Frame) -> None:
    """What a frame says about the life of a table is so."""
    life = table.life
    assert shown.you == life.seat_of(life.person(key))
    assert (shown.phase, shown.seq, shown.life.match) == (life.phase, table.seq, life.match)
    assert shown.host == (shown.you is not None and life.host == life.holders[shown.you].person)
    assert [player.name for player in shown.players] == [holder.name for holder in life.holders]
    assert (shown.life.question is None) == (life.question is None)
    assert set(shown.waiting) <= set(map(Seat, range(len(life.holders))))
    if shown.you is None or life.phase != "playing":
        assert shown.asked.options == ()
    if shown.you is None:
        assert shown.may in ((), ("sit",))
        assert shown.scorer.offers == ()
