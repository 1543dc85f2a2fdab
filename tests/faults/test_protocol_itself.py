"""The state machine can fail: it finds each of these faults when it is planted in the server."""

from collections.abc import Callable
from contextlib import suppress
from itertools import count
from typing import Final

import pytest
from msgspec.structs import replace

from pik.core.hosted import Running
from pik.core.seat import Seat
from pik.room import table
from pik.room.commands import LifeDo, by_guest
from pik.room.effects import Effect
from pik.room.fold import Table
from pik.room.house import Again
from pik.room.life import Life
from pik.room.life_acts import Device, Wish
from pik.room.place import Place
from pik.web import session
from pik.web.session import Session
from tests.faults.walks import walk_all
from tests.toy import TOY

Plant = Callable[[pytest.MonkeyPatch], None]


def shown_and_not_kept(patch: pytest.MonkeyPatch) -> None:
    """What the store has not taken is shown all the same."""
    keep = Place._keep

    async def careless(self: Place, effects: tuple[Effect, ...]) -> None:
        with suppress(Again):
            await keep(self, effects)

    patch.setattr(Place, "_keep", careless)


def done_twice(patch: pytest.MonkeyPatch) -> None:
    """A command that comes again is taken for another one."""
    numbers = count()

    def forgetful(who: str | None, cmd: str, act: Wish | Device) -> LifeDo:
        return by_guest(who, f"{next(numbers)}:{cmd}", act)

    patch.setattr(session, "by_guest", forgetful)


def stale_and_done(patch: pytest.MonkeyPatch) -> None:
    """An act for a decision that is past counts for the present one."""

    def lenient(table: Table, actor: Seat) -> int:
        return 0

    patch.setattr(table, "current", lenient)


def open_to_spectators(patch: pytest.MonkeyPatch) -> None:
    """Spectators see what the first seat sees."""
    screen: Callable[[object, Seat | None], bytes] = vars(Running)["screen"]

    def open_to_all(self: object, seat: Seat | None) -> bytes:
        return screen(self, Seat(0) if seat is None else seat)

    patch.setattr(Running, "screen", open_to_all)


def one_device_only(patch: pytest.MonkeyPatch) -> None:
    """A person's second device is not known."""

    def unknown(self: Life, key: str | None) -> str | None:
        return key

    patch.setattr(Life, "person", unknown)


def gap_in_the_news(patch: pytest.MonkeyPatch) -> None:
    """A device is not told what has happened since its last frame."""
    honest = Session._frame

    def forgetful(self: Session, done: str | None) -> bytes:
        self._seen = None
        return honest(self, done)

    patch.setattr(Session, "_frame", forgetful)


def other_in_memory(patch: pytest.MonkeyPatch) -> None:
    """The table in memory has something that is not in its log."""
    timed = table.timed

    def wandering(table: Table, now: float) -> Table:
        return replace(timed(table, now), life=replace(table.life, scorer=None))

    patch.setattr(table, "timed", wandering)


PLANTS: Final[tuple[Plant, ...]] = (
    shown_and_not_kept,
    done_twice,
    stale_and_done,
    open_to_spectators,
    one_device_only,
    gap_in_the_news,
    other_in_memory,
)


@pytest.mark.parametrize("plant", PLANTS, ids=[plant.__name__ for plant in PLANTS])
def test_planted_fault_is_found(monkeypatch: pytest.MonkeyPatch, plant: Plant) -> None:
    """A server with this fault breaks a law within some walks."""
    monkeypatch.setattr(session, "AT_ONCE", 10**9)
    plant(monkeypatch)
    with pytest.raises(AssertionError):
        walk_all(TOY, range(60), 60)


def test_sound_server_breaks_no_law(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same walks find nothing in the server as it is, and they reach every part of a table's life."""
    monkeypatch.setattr(session, "AT_ONCE", 10**9)
    worlds = walk_all(TOY, range(20), 60)
    assert {"stale", "not-seated", "no-guest", "started"} <= {code for world in worlds for code in world.refusals}
    assert {world.ledger.fold.life.phase for world in worlds} >= {"playing", "finished"}
