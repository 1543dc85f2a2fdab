"""How well bots can play here, by game."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from pik.core.message import Refusal


def none_of(_game: str) -> tuple[str, ...]:
    """Nothing is lacking."""
    return ()


def nothing(_game: str, _level: str) -> None:
    """Nobody has to get ready."""


@dataclass(frozen=True)
class Levels:
    """The levels of a game, the weakest first, and those that want something which is not installed here.

    `soon` is told when a seat gets a bot of a level: it may take a while to get ready.
    """

    of: Callable[[str], tuple[str, ...]]
    lacking: Callable[[str], tuple[str, ...]] = none_of
    soon: Callable[[str, str], None] = nothing

    def given(self, game: str, levels: Iterable[str]) -> None:
        """Seats of a game get bots of these levels. Raises Refusal where one can't be had."""
        for level in frozenset(levels):
            if level in self.lacking(game):
                raise Refusal("kernels-missing")
            if level not in self.of(game):
                raise Refusal("malformed")
            self.soon(game, level)


def everywhere(*levels: str) -> Levels:
    """The same levels for every game."""
    return Levels(lambda _game: levels)
