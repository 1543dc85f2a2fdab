"""Whole matches with what is said in them."""

from collections.abc import Callable, Iterator
from typing import TypeAlias

import msgspec

from pik.bots.talk import Line, said
from pik.bots.talk.characters import CHARACTERS, Character
from pik.core.seat import Seat
from pik.games.pikala import MATCH
from tests.web.twins import PikalaMatch, acts_of_match

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
    for state, seat, act in acts_of_match(seats, seed):
        yield state, MATCH.step(state, seat, MATCH.decode(act))
