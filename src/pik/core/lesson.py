"""What a game gives for a first deal that teaches: a table, a pack, and lines by what the learner sees."""

from collections.abc import Callable
from dataclasses import dataclass

from msgspec import Struct

from pik.core.message import Message


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
