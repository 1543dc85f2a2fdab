"""An engine with one thing wrong: it wraps the right one and spoils some of the bytes that go in or come out."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import cast

import msgspec

from pik.core.draw import Draw
from pik.core.hosted import Asked, Hosted, Live
from pik.core.message import Happening
from pik.core.seat import Seat
from pik.games import CATALOG

Data = dict[str, object]


class Fault:
    """The right engine; each fault gets one of these wrong."""

    def config(self, config: Data) -> Data:
        """The config of a match."""
        return config

    def waiting(self, live: Live) -> frozenset[Seat]:
        """Whom it waits for."""
        return live.waiting

    def over(self, live: Live) -> bool:
        """Whether it is over."""
        return live.over

    def asked(self, live: Live, seat: Seat) -> Asked:
        """What a seat may do."""
        return live.asked(seat)

    def act(self, live: Live, seat: Seat, act: Data) -> Live:
        """What an act does."""
        return live.act(seat, msgspec.json.encode(act))

    def view(self, live: Live, viewer: Seat | None) -> bytes:
        """What a viewer was shown."""
        return live.view(viewer)

    def screen(self, live: Live, viewer: Seat | None) -> bytes:
        """What a viewer may look at."""
        return live.screen(viewer)

    def redact(self, live: Live, seat: Seat, act: Data, viewer: Seat | None) -> bytes:
        """An act as others see it."""
        return live.redact(seat, msgspec.json.encode(act), viewer)

    def narrate(self, live: Live, seat: Seat, act: Data) -> tuple[Happening, ...]:
        """An act as it is told."""
        return live.narrate(seat, msgspec.json.encode(act))


@dataclass(frozen=True)
class Spoiled:
    """A running match with a fault."""

    live: Live
    fault: Fault

    @property
    def waiting(self) -> frozenset[Seat]:
        return self.fault.waiting(self.live)

    @property
    def over(self) -> bool:
        return self.fault.over(self.live)

    def asked(self, seat: Seat) -> Asked:
        return self.fault.asked(self.live, seat)

    def act(self, seat: Seat, raw: bytes) -> "Spoiled":
        return replace(self, live=self.fault.act(self.live, seat, decoded(raw)))

    def normal(self, raw: bytes) -> bytes:
        return self.live.normal(raw)

    def chance(self, draw: Draw) -> bytes:
        return self.live.chance(draw)

    def view(self, seat: Seat | None) -> bytes:
        return self.fault.view(self.live, seat)

    def screen(self, seat: Seat | None) -> bytes:
        return self.fault.screen(self.live, seat)

    def redact(self, seat: Seat, raw: bytes, viewer: Seat | None) -> bytes:
        return self.fault.redact(self.live, seat, decoded(raw), viewer)

    def narrate(self, seat: Seat, raw: bytes) -> tuple[Happening, ...]:
        return self.fault.narrate(self.live, seat, decoded(raw))

    def digest(self) -> str:
        return self.live.digest()


def spoiled(name: str, fault: Fault) -> Hosted:
    """A game of the catalog with a fault."""
    game = CATALOG[name]

    def follow(options: bytes, live: Live, moved: Mapping[Seat, Seat]) -> bytes:
        return game.following(options, cast("Spoiled", live).live, moved)

    def begin(raw: bytes) -> Live:
        return Spoiled(game.open(msgspec.json.encode(fault.config(decoded(raw)))), fault)

    return replace(game, open=begin, following=follow)


@dataclass(frozen=True)
class Shows(Fault):
    """A fault in what all views say; `spoil` changes the deal and the pad of a view."""

    spoil: Callable[[Data, Data], None]

    def view(self, live: Live, viewer: Seat | None) -> bytes:
        view = decoded(live.view(viewer))
        if view["deal"] is not None:
            self.spoil(part(view["deal"]), part(view["standing"]))
        return msgspec.json.encode(view)


@dataclass(frozen=True)
class Does(Fault):
    """A fault in what an act does; `spoil` gives the act that is done instead."""

    spoil: Callable[[Data], Data]

    def act(self, live: Live, seat: Seat, act: Data) -> Live:
        return live.act(seat, msgspec.json.encode(self.spoil(act)))


@dataclass(frozen=True)
class Agrees(Fault):
    """A fault in what was agreed."""

    spoil: Callable[[Data], Data]

    def config(self, config: Data) -> Data:
        return self.spoil(config)


def decoded(raw: bytes) -> Data:
    """An object of JSON."""
    return msgspec.json.decode(raw, type=dict[str, object])


def part(value: object) -> Data:
    """An object within an object."""
    return cast("Data", value)


def parts(value: object) -> list[Data]:
    """A list of objects within an object."""
    return cast("list[Data]", value)


def numbers(value: object) -> list[int]:
    """A list of numbers within an object."""
    return cast("list[int]", value)
