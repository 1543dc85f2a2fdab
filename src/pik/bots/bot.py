"""What an artificial player is: a choice among lawful acts, made from what its seat was shown."""

from typing import Final, Protocol, TypeVar

from pik.core.draw import Draw
from pik.core.lazy import Choices

View_contra = TypeVar("View_contra", contravariant=True)
Action = TypeVar("Action")

LEVELS: Final = ("beginner", "club", "master")
"""The levels a seat can have, the weakest first: rules of thumb; counting; looking through to the end."""
CLUB: Final = "club"
"""A level that thinks too long to do so beside a server's own work: up to a quarter of a second."""
MASTER: Final = "master"
"""The level that needs kernels, and a process of its own to think in."""
FLAT: Final = "flat"
"""Random playouts of every card alike: a yardstick that needs kernels."""
ISMCTS: Final = "ismcts"
"""OpenSpiel's search plays the cards, all else is the master's: a yardstick that needs kernels and OpenSpiel."""
RANDOM: Final = "random"
"""Any lawful act: the yardstick for the levels, and the player of a game that has no others yet."""


class Policy(Protocol[View_contra, Action]):
    """How a player chooses. It gets the view of its seat, what it may do, and chance seeded from the view."""

    def __call__(
        self, view: View_contra, options: Choices[Action], offers: Choices[Action], draw: Draw, /
    ) -> Action | None:
        """One of the options, one of the offers, or None for saying nothing; an act where there are options."""
        ...
