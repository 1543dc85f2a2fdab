"""Occasions to speak: moments of a deal that everybody saw."""

from collections.abc import Mapping
from typing import Literal

from msgspec import Struct

from pik.core.seat import Seat

ALWAYS = 100


class Occasion(Struct, frozen=True):
    """A moment that somebody may remark on."""

    topic: str
    about: Seat | None
    """Whose moment it is."""
    speaker: Literal["own", "others", "any"]
    chance: int
    """In percent; ALWAYS is spoken of even right after another remark."""
    facts: str = ""
    """What everybody saw, to seed the chance."""
    last: bool = False
    """Whether it closes the deal: a deal is not all silence."""


class Topics(Struct, frozen=True):
    """What a game has lines for: topics on which each character has its own; those of anybody, with how many lines."""

    own: tuple[str, ...] = ()
    shared: Mapping[str, int] = {}


class Scene(Struct, frozen=True):
    """The deal on show: its number in the match, what it began with, and its occasions so far, in order."""

    number: int
    facts: str
    occasions: tuple[Occasion, ...] = ()
    passing: Occasion | None = None
    """A moment of now that leaves no trace in later views."""
    topics: Topics = Topics()
