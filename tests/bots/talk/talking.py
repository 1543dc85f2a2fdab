"""Whole matches with what is said in them."""

from collections.abc import Callable, Iterator
from random import Random
from typing import TypeAlias

import msgspec

from pik.bots.talk import Line, said
from pik.bots.talk.characters import CHARACTERS, Character
from pik.core.draw import SeededDraw
from pik.core.hosted import running
from pik.core.match import Match
from pik.core.seat import Seat
from pik.games.pikala import MATCH
from pik.games.pikala.config import Config
from pik.games.pikala.ledger import Standing
from pik.games.pikala.state import Deal
from tests.random_acts import next_act

PikalaMatch: TypeAlias = Match[Config, Standing, Deal]
Talker: TypeAlias = Callable[[PikalaMatch, PikalaMatch], tuple[Line, ...]]
"""What is said at a step from one state to the next."""


def everybody(seats: int) -> dict[Seat, Character]:
    """Bots at all seats but the first, each another character."""
    return {Seat(at): CHARACTERS[at - 1] for at in range(1, seats)}


def public(state: PikalaMatch) -> bytes:
    """What somebody without a seat sees."""
    return msgspec.json.encode(MATCH.view(state, None))


def honest(seats: int, table: str = "t") -> Talker:
    """The talk as it is."""
    return lambda before, after: said("pikala", table, everybody(seats), public(before), public(after))


def steps(seats: int, seed: int) -> Iterator[tuple[PikalaMatch, PikalaMatch]]:
    """A random match, step by step."""
    random, draw = Random(seed), SeededDraw(str(seed).encode())
    live = running(MATCH, MATCH.start(Config(seats)))
    while not live.over:
        before, (seat, act) = live.state, next_act(live, seats, random, draw)
        live = live.act(seat, act)
        yield before, live.state
