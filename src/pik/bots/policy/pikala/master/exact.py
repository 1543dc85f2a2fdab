"""Deals of Pikala played out exactly, everybody for himself with open cards, and what a player nets by that."""

from collections.abc import Sequence
from functools import lru_cache
from threading import get_ident

from pik.bots.kernels.part import Position, Searcher
from pik.bots.kernels.pikala import PART
from pik.bots.kernels.pikala.viewed import worths
from pik.core.seat import Seat


def searcher() -> Searcher:
    """The searcher of this thread: its memory is worth keeping."""
    return searcher_of(get_ident())


@lru_cache(maxsize=4)
def searcher_of(_thread: int) -> Searcher:
    """A searcher a thread."""
    return PART.searcher()


def gains(positions: Sequence[Position]) -> list[list[int]]:
    """What each seat gains in each position."""
    return worths(searcher(), positions)


def net(row: Sequence[int], seat: Seat, others: Sequence[Seat]) -> int:
    """What a seat gains more than the others in the deal, over all of them."""
    return max(1, len(others)) * row[seat] - sum(row[other] for other in others)


def after(position: Position, card: int) -> Position:
    """A position once a card is played."""
    found = position.copy()
    PART.play(found, card)
    return found
