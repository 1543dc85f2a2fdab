"""The master's bids: each that comes into question, played out in many worlds, at its worth to the match (SP-2)."""

from collections.abc import Sequence
from typing import Final

from pik.bots.kernels.spades import habits
from pik.bots.policy.spades.bidding import SAFE, counted, hoped, traded
from pik.bots.policy.spades.hand import danger
from pik.bots.policy.spades.imagining import imagined
from pik.bots.policy.spades.master.rows import row_of
from pik.bots.policy.spades.master.values import Values
from pik.bots.policy.spades.sight import Sight
from pik.core.draw import Draw

WORLDS: Final = 240
BELOW, ABOVE = 2, 2
"""How far from the counted winners a bid is considered."""
RISKY: Final = 0.6
"""A nil in more danger than this is not thought about."""


def bidding(sight: Sight, numbers: tuple[int, ...], draw: Draw) -> int:
    """The bid that is worth most to the side as the match stands."""
    bids = considered(sight, numbers)
    if len(bids) == 1:
        return bids[0]
    worlds = tuple(imagined(sight, draw, WORLDS))
    worth = worths(sight, worlds, bids)
    return max(bids, key=lambda number: worth[number])


def considered(sight: Sight, numbers: tuple[int, ...]) -> tuple[int, ...]:
    """The numbers about the counted winners, the likeliest first, and nil where it may be made."""
    count = counted(sight.hand, sight.seats)
    near = sorted((number for number in numbers if number), key=lambda number: abs(number - count))
    found = [number for number in near if -BELOW <= number - count <= ABOVE] or near[:1]
    if 0 in numbers and danger(sight.hand) < RISKY:
        found.append(0)
    return tuple(found)


def worths(sight: Sight, worlds: Sequence[tuple[int, ...]], numbers: Sequence[int]) -> dict[int, float]:
    """What each bid brings over worlds in which those who bid later count their winners."""
    others = [completed(sight, hands) for hands in worlds]
    held = [traded(hands, bids) for hands, bids in zip(worlds, others, strict=True)]
    rows = habits.spread(row_of(sight, others[0]), held)
    values = Values(sight.worth)
    found: dict[int, float] = {}
    for number in numbers:
        bids = [(*each[: sight.seat], number, *each[sight.seat + 1 :]) for each in others]
        ends = habits.tricks_at_once(habits.bidding(rows, bids))
        more = hoped(sight, number)
        found[number] = sum(values.of(made, taken, more) for made, taken in zip(bids, ends, strict=True))
    return found


def would_bid(sight: Sight, hand: int) -> int:
    """What the player would bid with a hand, roughly: nil with little danger, else the winners."""
    return 0 if sight.view.house.nil and danger(hand) < SAFE else counted(hand, sight.seats)


def completed(sight: Sight, hands: tuple[int, ...]) -> tuple[int, ...]:
    """The bids with those that are still to be made; the own one too, whatever it will be."""
    made = enumerate(sight.view.bids)
    return tuple(counted(hands[seat], sight.seats) if bid is None else bid for seat, bid in made)
