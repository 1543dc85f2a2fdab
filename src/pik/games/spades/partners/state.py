"""The full state of a deal of Spades for four."""

from typing import Literal

from pik.games.spades import state

Phase = Literal["shuffle", "bid", "exchange", "play", "claim", "over"]


class Deal(state.Deal, frozen=True, kw_only=True):
    """A deal between two acts."""

    given: tuple[int, ...] = (0, 0, 0, 0)
    """What each laid for the partner (SP-2.4); once both have, it is in the partner's hand."""
