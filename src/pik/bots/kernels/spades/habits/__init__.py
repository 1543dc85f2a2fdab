"""Deals of Spades played to the end by habit: everybody by the rules of thumb of `pik.bots.policy.spades.thumb`.

The same rules as there, compiled: a test plays both side by side. What a player looks at thousands of times is asked
of these; what plays where there is no compiler, of those.
"""

from collections.abc import Sequence

import numpy as np

from pik.bots.kernels.part import Position, Positions
from pik.bots.kernels.spades.habits.known import KNOWN, known_of
from pik.bots.kernels.spades.habits.playing import AT_ONCE, card_by_habit, played_out
from pik.bots.kernels.spades.layout import BIDS, HANDS, SEATS, SIZE

__all__ = ["bare", "bidding", "card_of", "known_of", "spread", "tricks_after", "tricks_at_once"]


def spread(position: Position, hands: Sequence[tuple[int, ...]]) -> Positions:
    """The same position with other hands, a row for each."""
    rows = np.repeat(position[None, :], len(hands), axis=0)
    rows[:, HANDS : HANDS + len(hands[0])] = hands
    return rows


def bidding(positions: Positions, bids: Sequence[tuple[int, ...]]) -> Positions:
    """The same positions with other bids, a tuple for each."""
    rows = positions.copy()
    rows[:, BIDS : BIDS + len(bids[0])] = bids
    return rows


def bare(positions: Positions) -> Positions:
    """The positions as the other kernels know them."""
    return np.ascontiguousarray(positions[:, :SIZE])


def card_of(position: Position, cards: int) -> int:
    """What whoever is on turn plays by habit of these cards."""
    return int(card_by_habit(position, cards))


def tricks_after(positions: Positions, cards: Sequence[int]) -> list[list[tuple[int, ...]]]:
    """For each card, and then each position, the tricks by seat when all is played by habit after it."""
    taken = np.zeros((len(cards) * len(positions), 4), np.int64)
    played_out(positions, np.array(cards, np.int64), np.zeros(KNOWN, np.int64), taken)
    found = [tuple(each) for each in taken[:, : positions[0, SEATS]].tolist()]
    return [found[at : at + len(positions)] for at in range(0, len(found), len(positions))]


def tricks_at_once(positions: Positions) -> list[tuple[int, ...]]:
    """For each position the tricks by seat when all is played by habit."""
    return tricks_after(positions, (AT_ONCE,))[0]
