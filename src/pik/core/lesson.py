"""What a game gives for a first deal that teaches: a table, a pack, and lines by what the learner sees."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol, TypeVar

import msgspec
from msgspec import Struct

from pik.core.game import Action, Config, View
from pik.core.match import MatchView
from pik.core.message import Message


class Rowed(Protocol):
    """A standing with a row for each deal that was written."""

    @property
    def rows(self) -> tuple[object, ...]:
        """The rows."""
        ...


Standing = TypeVar("Standing", bound=Rowed)


class Remark(Struct, frozen=True):
    """What a lesson says at a decision: one or two short sentences, and the number of the rule behind them."""

    lines: tuple[Message, ...]
    rule: str


@dataclass(frozen=True)
class Lesson:
    """A first deal that teaches. The learner sits at seat 0, bots at the others."""

    seats: int
    config: bytes
    """The options that are not the usual ones, as JSON."""
    level: str
    """How well the bots play."""
    advisor: str
    """How well the advice plays."""
    pack: Callable[[bytes], bytes | None]
    """The act of the pack in a public view of the match; None: it is drawn."""
    remark: Callable[[bytes, bytes | None], Remark | None]
    """What is said in a view, given the advised act if there is one; None where there is nothing to decide.

    It is told nothing else: no hidden card, and not how the learner came there.
    """


def for_first_deal(
    order: Struct, read: Callable[[bytes], MatchView[Config, Standing, View]]
) -> Callable[[bytes], bytes | None]:
    """A chosen order for the first deal of a match, given how a view of one is read; drawn after that."""
    act = msgspec.json.encode(order)

    def pack(raw: bytes) -> bytes | None:
        match = read(raw)
        return act if match.deal is None and not match.standing.rows else None

    return pack


def advised_act(decode: Callable[[bytes], Action], advised: bytes | None) -> Action | None:
    """The advised act, if it is one that a deal decodes."""
    try:
        return None if advised is None else decode(advised)
    except msgspec.ValidationError:
        return None
