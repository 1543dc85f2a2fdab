"""Players with their game's types closed over: bytes of a view in, bytes of an act out."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from hashlib import sha256
from typing import Protocol, TypeAlias, TypeVar

import msgspec

from pik.bots.bot import LEVELS, MASTER, RANDOM, Policy
from pik.core.draw import SeededDraw
from pik.core.game import Action, Config, Game, Outcome, Screen, Seen, State
from pik.core.seat import Seat

Player: TypeAlias = Callable[[bytes], bytes | None]
"""Given the view of its seat, an act; None when it has nothing to do or to say."""


class Seated(Protocol):
    """A view that says whose it is."""

    @property
    def seat(self) -> Seat | None:
        """The viewer's seat."""
        ...


SeatedView = TypeVar("SeatedView", bound=Seated)


@dataclass(frozen=True)
class Players:
    """The players of a game by level."""

    by_level: Mapping[str, Player]

    @property
    def levels(self) -> tuple[str, ...]:
        """The levels a seat can have in this game, the weakest first."""
        return tuple(level for level in LEVELS if level != MASTER or level in self.by_level)

    @property
    def yardsticks(self) -> tuple[str, ...]:
        """Those that no seat can have: the levels are compared with them."""
        return tuple(name for name in self.by_level if name not in LEVELS)

    def at(self, level: str) -> Player:
        """The player of a level; a game that has none of it yet is played at random.

        Raises KeyError for MASTER, and for a yardstick, where the game has none: nobody else passes for one.
        """
        return self.by_level[level if level in self.by_level or level not in LEVELS or level == MASTER else RANDOM]


def players(
    game: Game[Config, State, Action, SeatedView, Screen, Seen, Outcome],
    view: type[SeatedView],
    policies: Mapping[str, Policy[SeatedView, Action]],
) -> Players:
    """The players of a game, one for every policy; the one under RANDOM stands in for levels that are not there."""
    return Players({level: seated(game, view, policy) for level, policy in policies.items()})


def seated(
    game: Game[Config, State, Action, SeatedView, Screen, Seen, Outcome],
    view: type[SeatedView],
    policy: Policy[SeatedView, Action],
) -> Player:
    """A player that knows nothing but the view.

    What it may do is asked of any world that it can't tell from the true one: the answer is the same in all of them.
    """
    decoder = msgspec.json.Decoder(view)

    def play(raw: bytes) -> bytes | None:
        shown = decoder.decode(raw)
        if shown.seat is None:
            return None
        draw = SeededDraw(sha256(msgspec.json.encode(shown)).digest())
        world = game.worlds(shown).sample(draw)
        options, offers = game.options(world, shown.seat), game.offers(world, shown.seat)
        act = policy(shown, options, offers, draw)
        return None if act is None else msgspec.json.encode(act)

    return play
