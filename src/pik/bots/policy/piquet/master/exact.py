"""Deals of piquet played out exactly, with open cards."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from threading import get_ident

from pik.bots.kernels.part import Position, Searcher
from pik.bots.kernels.piquet import PART, layout, stacked
from pik.bots.kernels.piquet.viewed import worths
from pik.bots.policy.piquet.values import declared
from pik.bots.policy.weighing import Weighed, weighed_sums
from pik.games.piquet.state import Deal


def searcher() -> Searcher:
    """The searcher of this thread: its memory is worth keeping."""
    return searcher_of(get_ident())


@lru_cache(maxsize=4)
def searcher_of(_thread: int) -> Searcher:
    """A searcher a thread."""
    return PART.searcher()


def by_card(found: Weighed[Deal], cards: Iterable[int], announcing: int | None = None) -> dict[int, int]:
    """What each card of the player on turn brings over the worlds; `announcing`: a seat that announces a capot."""
    positions = stacked(world for world, _ in found)
    if announcing is not None:
        positions[:, layout.ANNOUNCED + announcing] = 1
    return weighed_sums(searcher().cards(positions), [weight for _, weight in found], cards)


def on_the_whole(positions: Sequence[Position], seat: int) -> list[int]:
    """What a seat makes in each position."""
    return worths(searcher(), positions, seat)


def opening(hands: Sequence[int], whites: Sequence[int], elder: int) -> Position:
    """The position before the first lead when everybody has declared everything."""
    seats = len(hands)
    plain, counts = declared(hands, whites)
    position = PART.blank()
    position[layout.HANDS : layout.HANDS + seats] = hands
    position[layout.COUNTS : layout.COUNTS + seats] = counts
    position[layout.SEATS], position[layout.LEADER] = seats, elder
    position[layout.ELDER], position[layout.MADE] = elder, plain[elder]
    return position
