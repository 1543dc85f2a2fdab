"""What artificial players say at the table, from what everybody knows (PK-10.2)."""

from collections.abc import Callable, Mapping
from typing import Final

from msgspec.structs import replace

from pik.bots.talk import pikala, piquet, spades
from pik.bots.talk.characters import Character
from pik.bots.talk.choosing import Line, chosen
from pik.bots.talk.occasions import Scene
from pik.core.seat import Seat

__all__ = ["SCENES", "Line", "said"]

SCENES: Final[Mapping[str, Callable[[bytes], Scene]]] = {
    "pikala": pikala.scene,
    "piquet": piquet.scene_for_two,
    "piquet-norman": piquet.scene_for_three,
    "spades": spades.scene_for_four,
    "spades-two-handed": spades.scene_for_two,
}
"""The one place where a game's occasions to speak are registered; bots are silent in other games."""


def said(game: str, table: str, cast: Mapping[Seat, Character], before: bytes, after: bytes) -> tuple[Line, ...]:
    """What is said at a step of a match, from the views before and after it of somebody without a seat.

    `table` is its id and `cast` who speaks as whom. The same step always brings the same; no step two lines.
    """
    of = SCENES.get(game)
    if of is None:
        return ()
    old, new = of(before), of(after)
    same_deal = (old.number, old.facts) == (new.number, new.facts)
    passed = same_deal and old.passing is not None
    lines = chosen(replace(new, passing=None) if passed else new, cast, table)
    return tuple(line for line in lines[len(old.occasions) if same_deal else 0 :] if line is not None)
