"""Who acts: a seat at the table, the pack, or the table itself."""

from typing import Final, NewType

Seat = NewType("Seat", int)

CHANCE: Final = Seat(-1)
"""The pack: shuffles and lots are its acts."""
TABLE: Final = Seat(-2)
"""The table itself: the scorer's marks are its acts; the room checks who may."""
