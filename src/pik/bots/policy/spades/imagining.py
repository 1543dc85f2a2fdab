"""Worlds that fit the bids, not only the cards that were shown."""

from collections.abc import Iterator
from math import exp
from typing import Final

from pik.bots.policy.spades.hand import counting, danger
from pik.bots.policy.spades.position import PARTNERED
from pik.bots.policy.spades.sight import Sight
from pik.core.draw import Draw

TRIES: Final = 8
"""Of so many worlds one is looked at, the likelier the better it fits the bids."""
SPREAD: Final = 1.0
"""How far bids stray from counted winners."""
HARDLY: Final = 1e-9
"""No bid is impossible."""
GRAIN: Final = 1 << 30
DRAWN: Final = 6.5
"""What a hand drawn from the stock counts on average."""


def imagined(sight: Sight, draw: Draw, count: int) -> Iterator[tuple[int, ...]]:
    """So many worlds, as hands by seat."""
    for _ in range(count):
        worlds = [sight.imagined(draw) for _ in range(TRIES)]
        yield picked(worlds, [fit(sight, hands) for hands in worlds], draw)


def picked(worlds: list[tuple[int, ...]], weights: list[float], draw: Draw) -> tuple[int, ...]:
    """One of the worlds, each as likely as it weighs."""
    at = sum(weights) * draw.below(GRAIN) / GRAIN
    for hands, weight in zip(worlds, weights, strict=True):
        at -= weight
        if at < 0:
            return hands
    return worlds[-1]


def fit(sight: Sight, hands: tuple[int, ...]) -> float:
    """How well the others' hands, with what they have played of them, go with what they have bid."""
    found = 1.0
    for seat, bid in enumerate(sight.view.bids):
        if seat != sight.seat:
            found *= likely(hands[seat] | sight.played[seat], bid, sight.seats)
    return found


def likely(hand: int, bid: int | None, seats: int) -> float:
    """How well a hand goes with a bid; a double nil was bid unseen, and a hand of two was chosen to take tricks."""
    if bid == 0:
        return max(HARDLY, (1.0 - danger(hand)) ** 2)
    if bid is not None and bid < 0:
        return 1.0
    if seats != PARTNERED:
        bid_for = DRAWN if bid is None else (bid + DRAWN) / 2
    elif bid is None:
        return 1.0
    else:
        bid_for = float(bid)
    off = (counting(seats)(hand) - bid_for) / SPREAD
    return max(HARDLY, exp(-off * off / 2))
