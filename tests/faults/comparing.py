"""Lets the same happen at two tables that look alike to somebody, and compares all that he is sent."""

from collections.abc import Mapping
from contextlib import ExitStack
from random import Random
from typing import Final

import msgspec

from pik.core.hosted import Hosted, Live
from pik.core.lazy import ChoiceData
from pik.core.message import Refusal
from pik.core.seat import TABLE, Seat
from pik.room.fold import Table
from tests.faults.sockets import Wire
from tests.faults.traffic import Scene, tries
from tests.faults.twins import Twins, plain, renamed
from tests.random_acts import any_act

STEPS: Final = 6
PACES_S: Final = 1.3


class LeakError(AssertionError):
    """Somebody could tell two tables apart that he must not."""


class Comparison:
    """Two servers with a table each, and the same people at both."""

    def __init__(self, found: Twins, catalog: Mapping[str, Hosted], random: Random) -> None:
        self.found = found
        self.random = random
        self.scenes = [Scene(stored, catalog, found.key) for stored in (found.one, found.other)]
        self.wires: dict[str | None, list[Wire]] = {}

    def run(self) -> None:
        """All that somebody may be sent: when he comes, asks, tries something, and looks on. Raises LeakError."""
        with ExitStack() as stack:
            for scene in self.scenes:
                stack.callback(scene.end)
            self.come(self.found.key)
            life = self.one.life
            for person in (life.holders[seat].person for seat in life.humans):
                self.come(person)
            self.come(self.found.key, 0)
            if self.is_open:
                return  # nobody was left at it: the match has ended
            for scene in self.scenes:
                scene.fetch()
            for actor, message in tries(self.found.seat, self.one, self.random):
                if actor is None or self.is_refused(actor, msgspec.json.encode(message["act"])):
                    for scene, wire in zip(self.scenes, self.wires[self.found.key], strict=True):
                        scene.say(wire, message)
            self.compare()
            for number in range(STEPS):
                if not self.go_on(number):
                    return

    @property
    def one(self) -> Table:
        """The first table as it is now."""
        return self.scenes[0].now

    @property
    def is_open(self) -> bool:
        """Whether the deal is over at one of the tables: then all cards may be shown."""
        return any(scene.now.between or scene.now.life.phase != "playing" for scene in self.scenes)

    @property
    def lives(self) -> tuple[Live, Live]:
        """Both matches as they are now."""
        return self.scenes[0].now.live, self.scenes[1].now.live

    def come(self, key: str | None, seen: int | None = None) -> None:
        """Somebody opens both tables."""
        self.wires[key] = [scene.come(key, seen) for scene in self.scenes]

    def is_refused(self, seat: Seat, act: bytes) -> bool:
        """Whether an act is refused at both tables: one that is done may bring hidden cards to light."""
        return all(refused(live, seat, act) for live in self.lives)

    def go_on(self, number: int) -> bool:
        """Somebody acts at both tables, or bots do. False when they look different after it, as they may."""
        if any(self.one.life.bot_at(seat) is not None for seat in self.one.waiting if seat >= 0):
            return self.wait()
        for actor, choices in self.open_choices():
            act = any_act(choices, self.random)
            for twin in (act, renamed(act, self.found.names)):
                if self.stays_alike(actor, act, twin):
                    seat = self.one.life.scorer_seat if actor == TABLE else actor
                    assert seat is not None
                    wires = self.wires[self.one.life.holders[seat].person]
                    for scene, wire, each in zip(self.scenes, wires, (act, twin), strict=True):
                        scene.act(wire, actor, each, f"s{number}")
                    self.compare()
                    return True
        return False

    def open_choices(self) -> list[tuple[Seat, tuple[ChoiceData, ...]]]:
        """Who may do what at the first table, in any order; people only."""
        table = self.one
        people = [seat for seat in table.life.humans if table.life.bot_at(seat) is None]
        found = [(seat, table.seats[seat].asked.options) for seat in people]
        found += [(seat, table.seats[seat].asked.offers) for seat in people]
        if table.life.scorer_seat is not None:
            found.append((TABLE, table.marks.asked.offers))
        open_to = [(actor, choices) for actor, choices in found if choices]
        return self.random.sample(open_to, len(open_to))

    def stays_alike(self, actor: Seat, act: bytes, twin: bytes) -> bool:
        """Whether acts look the same to the viewer, and leave what looks the same."""
        viewer = self.found.seat
        one, other = self.lives
        try:
            seen = [live.redact(actor, each, viewer) for live, each in ((one, act), (other, twin))]
            views = [plain(live.act(actor, each).view(viewer)) for live, each in ((one, act), (other, twin))]
        except Refusal:
            return False
        ends = any(self.one.game.between(live.act(actor, each)) for live, each in ((one, act), (other, twin)))
        return plain(seen[0]) == plain(seen[1]) and views[0] == views[1] and not ends

    def wait(self) -> bool:
        """Bots act. Their acts may differ, for they see other cards; the moments may not."""
        before = len(self.scenes[0].heard)
        for scene in self.scenes:
            scene.server.loop.pass_time(PACES_S)
        one, other = ([at for at, _ in scene.heard[before:]] for scene in self.scenes)
        if one[:1] != other[:1]:
            raise LeakError(f"bots acted at {one} and {other}")
        one_view, other_view = (plain(live.view(self.found.seat)) for live in self.lives)
        if one_view != other_view or self.scenes[0].now.seq != self.scenes[1].now.seq or self.is_open:
            return False
        self.compare()
        return True

    def compare(self) -> None:
        """All that was heard is the same. Raises LeakError."""
        ones, others = (scene.heard for scene in self.scenes)
        for one, other in zip(ones, others, strict=False):
            if one != other:
                at = next((at for at, pair in enumerate(zip(one[1], other[1], strict=False)) if pair[0] != pair[1]), -1)
                parts = [each[1][max(0, at - 60) : at + 60] for each in (one, other)]
                raise LeakError(f"{self.found.seat} at {one[0]} and {other[0]}: {parts[0]!r} and {parts[1]!r}")
        if len(ones) != len(others):
            raise LeakError(f"{len(ones)} and {len(others)} messages")


def refused(live: Live, seat: Seat, act: bytes) -> bool:
    """Whether an act is refused."""
    try:
        live.act(seat, act)
    except Refusal:
        return True
    return False
