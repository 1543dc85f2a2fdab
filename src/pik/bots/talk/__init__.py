"""What artificial players say at the table, from what everybody knows (PK-10.2)."""

from collections.abc import Callable, Mapping
from typing import Final

from pik.bots.talk import pikala
from pik.bots.talk.characters import Character
from pik.bots.talk.choosing import Line, chosen
from pik.bots.talk.occasions import Scene
from pik.core.seat import Seat

__all__ = ["SCENES", "Line", "lines"]

SCENES: Final[Mapping[str, Callable[[bytes], Scene]]] = {"pikala": pikala.scene}
"""The one place where a game's occasions to speak are registered; bots are silent in other games."""


def lines(game: str, table: str, cast: Mapping[Seat, Character], view: bytes) -> tuple[Line | None, ...]:
    """What was said in the present deal, one place an occasion, from the view of somebody without a seat.

    Later views of the same deal only add to it, so who looks again sees the same.
    """
    scene = SCENES.get(game)
    return () if scene is None else chosen(scene(view), cast, table)
