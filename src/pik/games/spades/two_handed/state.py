"""The full state of a deal of two-handed Spades."""

from typing import Literal

from pik.games.spades import state

Phase = Literal["shuffle", "blind", "draw", "bid", "play", "claim", "over"]


class Deal(state.Deal, frozen=True, kw_only=True):
    """A deal between two acts."""

    stock: tuple[int, ...] = ()
    """The cards not yet drawn, top first (SP-5.1)."""
    discards: tuple[int, ...] = (0, 0)
    """What each has seen and thrown."""
    kept: tuple[bool, ...] = ()
    """For each turn at the stock, the first the non-dealer's: whether the card seen first was kept."""
