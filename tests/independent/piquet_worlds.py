"""Other worlds: the same deal with cards changed that a viewer has not seen. What the viewer was told decides whether
the engine may show a difference, and whether it must (PQ-3.1, PQ-3.5).
"""

import random
import re
from collections.abc import Sequence
from copy import copy
from dataclasses import dataclass
from typing import TypeVar, cast

import msgspec

from pik.core.hosted import Live
from pik.core.seat import CHANCE, Seat

from . import piquet_acts as acts
from .piquet import Referee
from .piquet_acts import Act
from .piquet_cards import DECK
from .piquet_known import Call, Known
from .piquet_live import price
from .piquet_refusal import refusal
from .piquet_table import Deal

COMMITMENT = re.compile(rb'"[0-9a-f]{64}"')
Deed = tuple[int, Act]
Swap = dict[str, str]
T = TypeVar("T")


@dataclass
class World:
    """A match as engine, referee and oracle have it."""

    live: Live
    referee: Referee
    known: Known

    def copy(self) -> "World":
        """Another one, to go on from here."""
        return World(self.live, fresh(self.referee), fresh(self.known))

    def act(self, seat: int, act: Act, viewer: Seat | None) -> list[bytes]:
        """Do an act; all that the viewer gets to see of it and after it."""
        raw = msgspec.json.encode(act)
        seen = [self.live.redact(Seat(seat), raw, viewer), msgspec.json.encode(self.live.narrate(Seat(seat), raw))]
        self.live = self.live.act(Seat(seat), raw)
        self.watch(seat, act)
        asked = [] if viewer is None else [msgspec.json.encode(self.live.asked(viewer))]
        shown = [*seen, self.live.view(viewer), self.live.screen(viewer), *asked]
        return [COMMITMENT.sub(b'""', each) for each in shown]

    def watch(self, seat: int, act: Act) -> None:
        """Do an act without the engine."""
        self.referee.feed(seat, act)
        self.known.watch(self.referee, seat, act)


def compare(start: World, log: Sequence[Deed], viewer: Seat | None, chance: random.Random) -> str:
    """Go through the log in its world and in another one, as long as the viewer is told the same in both.

    As long the viewer is shown the same bytes; where more is told, others. The word says how far it came.
    """
    here, there = start.copy(), start.copy()
    swap = swapped(start, log, viewer, chance)
    for seat, act in log:
        other = translated(here, there, (seat, act), viewer, swap)
        if other is None:
            return "impossible"
        shown, instead = here.act(seat, act, viewer), there.act(seat, other, viewer)
        same = here.known.transcript(viewer) == there.known.transcript(viewer)
        assert (shown == instead) == same, (viewer, act, other, shown, instead)
        if not same:
            return f"told apart by {act['type']}"
    return "not to be told apart"


def swapped(start: World, log: Sequence[Deed], viewer: Seat | None, chance: random.Random) -> Swap:
    """Cards that the viewer sees nowhere in the log change places: two of them, some, or all."""
    scratch, seen = start.copy(), set[str]()
    for seat, act in log:
        scratch.watch(seat, act)
        seen |= scratch.known.cards(viewer)
    hidden = [card for card in DECK if card not in seen]
    chosen = chance.sample(hidden, min(len(hidden), chance.choice((2, 2, 2, 4, 32))))
    return dict(zip(chosen, chosen[1:] + chosen[:1], strict=True))


def translated(here: World, there: World, deed: Deed, viewer: Seat | None, swap: Swap) -> Act | None:
    """The act as it is done in the other world, if it can be done there at all."""
    seat, act = deed
    if seat == CHANCE:
        act = {**act, "deck": [swap.get(card, card) for card in acts.cards(act["deck"])]}
    elif act["type"] == "exchange":
        act = {**act, "discards": [swap.get(card, card) for card in acts.cards(act["discards"])]}
    elif act["type"] == "declare" and seat != viewer:
        return _same_words(here, there, deed, viewer, swap)
    done = refusal(there.referee, seat, act) is None or price(there.referee, seat, act) is not None
    return act if done else None


def _same_words(here: World, there: World, deed: Deed, viewer: Seat | None, swap: Swap) -> Act | None:
    """A declaration by which the viewer hears the same, if there is one; else any."""
    seat, act = deed
    after = here.copy()
    after.watch(seat, act)
    lawful = [*there.referee.lawful(seat), *there.referee.breaches(seat)]
    lawful.sort(key=lambda other: len(str(other)), reverse=True)
    if swap and min(swap) < "H":
        lawful.reverse()
    for other in lawful:
        instead = there.copy()
        instead.watch(seat, other)
        if instead.known.transcript(viewer) == after.known.transcript(viewer):
            return other
    return lawful[0] if lawful else None


def fresh(value: T) -> T:
    """A copy down to what never changes; faster than a deep one."""
    return cast("T", _fresh(value))


def _fresh(value: object) -> object:
    match value:
        case list():
            return [_fresh(each) for each in cast("list[object]", value)]
        case set():
            return set(cast("set[object]", value))
        case dict():
            return {key: _fresh(each) for key, each in cast("dict[object, object]", value).items()}
        case Referee() | Deal() | Known() | Call():
            another = copy(value)
            vars(another).update({name: _fresh(each) for name, each in vars(value).items()})
            return another
        case _:
            return value
