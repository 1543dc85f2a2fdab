"""Who says what on which occasion. Pure: chance is seeded from what everybody saw."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from hashlib import sha256
from typing import Final, TypeVar

from msgspec import Struct

from pik.bots.talk.characters import Character
from pik.bots.talk.occasions import ALWAYS, Occasion, Scene, Topics
from pik.core.draw import SeededDraw
from pik.core.seat import Seat

OWN_LINES: Final = 2
"""How many lines a character has on a topic of its own."""

T = TypeVar("T")


class Line(Struct, frozen=True):
    """What somebody says: the seat, and the code of the sentence."""

    seat: Seat
    code: str


def codes(topics: Topics, character: Character, topic: str, number: int) -> tuple[str, ...]:
    """The lines for a topic in a deal: those with odd numbers and those with even ones take turns by deal.

    So the last line of a deal is never the first of the next one.
    """
    who, count = (character, OWN_LINES) if topic in topics.own else ("all", topics.shared[topic])
    return tuple(f"talk-{who}-{topic}-{at}" for at in range(1 + number % 2, count + 1, 2))


def chosen(scene: Scene, cast: Mapping[Seat, Character], table: str) -> tuple[Line | None, ...]:
    """A line or silence for each occasion, the passing one last: no line twice, nobody right after somebody else."""
    said: list[Line | None] = []
    passing = () if scene.passing is None else (scene.passing,)
    for at, occasion in enumerate((*scene.occasions, *passing)):
        draw = seeded(table, scene, at, occasion)
        silent = not any(said)
        close = bool(said) and said[-1] is not None
        if speaks(occasion, draw, silent=silent, close=close):
            said.append(next(remarks(scene, occasion, cast, draw, said), None))
        else:
            said.append(None)
    return tuple(said)


def seeded(table: str, scene: Scene, at: int, occasion: Occasion) -> SeededDraw:
    """The chance of an occasion."""
    seen = f"{table} {scene.number} {scene.facts} {at} {occasion.topic} {occasion.about} {occasion.facts}"
    return SeededDraw(sha256(seen.encode()).digest())


def speaks(occasion: Occasion, draw: SeededDraw, *, silent: bool, close: bool) -> bool:
    """Whether somebody speaks: by chance, but always at the end of a deal in which nobody spoke before."""
    by_chance = draw.below(100) < occasion.chance
    if occasion.chance == ALWAYS or (occasion.last and silent):
        return True
    return by_chance and not close


def remarks(
    scene: Scene,
    occasion: Occasion,
    cast: Mapping[Seat, Character],
    draw: SeededDraw,
    said: Iterable[Line | None],
) -> Iterator[Line]:
    """What could be said and was not said in this deal, in an order that the draw decides."""
    before = {line.code for line in said if line is not None}
    seats = sorted(seat for seat in cast if may(occasion, seat))
    for seat in rotated(seats, draw):
        for code in rotated(codes(scene.topics, cast[seat], occasion.topic, scene.number), draw):
            if code not in before:
                yield Line(seat, code)


def may(occasion: Occasion, seat: Seat) -> bool:
    """Whether the remark is this seat's to make."""
    if occasion.speaker == "any":
        return True
    return (seat == occasion.about) == (occasion.speaker == "own")


def rotated(items: Sequence[T], draw: SeededDraw) -> list[T]:
    """The items from a drawn one on."""
    at = draw.below(len(items)) if items else 0
    return [*items[at:], *items[:at]]
