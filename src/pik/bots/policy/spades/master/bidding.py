"""The master's bids: each that comes into question, played out in many worlds, at its worth to the match (SP-2)."""

from collections.abc import Sequence
from typing import Final

from pik.bots.kernels.spades import habits
from pik.bots.policy.spades.bidding import SAFE, considered, counted, hoped, traded
from pik.bots.policy.spades.hand import danger
from pik.bots.policy.spades.imagining import imagined
from pik.bots.policy.spades.master.rows import row_of
from pik.bots.policy.spades.master.values import Values
from pik.bots.policy.spades.sight import Sight
from pik.core.draw import Draw

WORLDS: Final = 240
SPOKEN_FOR: Final = 12
"""Who bids later bids no more than is left of so many tricks."""
SAVED: Final = 0.45
"""How often a side of good players makes a contract that it misses by one trick when it plays by habit."""


def bidding(sight: Sight, numbers: tuple[int, ...], draw: Draw) -> int:
    """The bid that is worth most to the side as the match stands."""
    bids = considered(sight, numbers)
    if len(bids) == 1:
        return bids[0]
    worlds = tuple(imagined(sight, draw, WORLDS))
    worth = worths(sight, worlds, bids)
    return max(bids, key=lambda number: worth[number])


def worths(sight: Sight, worlds: Sequence[tuple[int, ...]], numbers: Sequence[int]) -> dict[int, float]:
    """What each bid brings over worlds in which those who bid later count their winners."""
    values = Values(sight.worth)
    return {number: total(sight, worlds, [number] * len(worlds), values, hoped(sight, number)) for number in numbers}


def total(
    sight: Sight, worlds: Sequence[tuple[int, ...]], numbers: Sequence[int], values: Values, more: float = 0.0
) -> float:
    """What it brings over worlds to make these bids, a number for each; `more` is hoped for besides."""
    bids = [completed(sight, hands, number) for hands, number in zip(worlds, numbers, strict=True)]
    held = [traded(hands, made) for hands, made in zip(worlds, bids, strict=True)]
    ends = habits.tricks_at_once(habits.bidding(habits.spread(row_of(sight, bids[0]), held), bids))
    return sum(brought(sight, values, made, taken, more) for made, taken in zip(bids, ends, strict=True))


def brought(sight: Sight, values: Values, bids: tuple[int, ...], taken: tuple[int, ...], more: float) -> float:
    """What bids and tricks bring when a contract that lacks a trick is often made after all."""
    found = values.of(bids, taken, more)
    saved = with_one_more(sight, bids, taken)
    return found if saved is None else (1 - SAVED) * found + SAVED * values.of(bids, saved, more)


def with_one_more(sight: Sight, bids: tuple[int, ...], taken: tuple[int, ...]) -> tuple[int, ...] | None:
    """The tricks with one more for a side of partners that lacks just one; None where that is not so."""
    if sight.partner is None:
        return None
    ours = [seat for seat in (sight.seat, sight.partner) if bids[seat] > 0]
    if sum(bids[seat] - taken[seat] for seat in ours) != 1:
        return None
    giver = max((seat for seat in range(sight.seats) if seat % 2 != sight.side), key=lambda seat: taken[seat])
    found = list(taken)
    found[ours[0]] += 1
    found[giver] -= 1
    return tuple(found)


def would_bid(sight: Sight, hand: int) -> int:
    """What the player would bid with a hand, roughly: nil with little danger, else the winners."""
    return 0 if sight.view.house.nil and danger(hand) < SAFE else counted(hand, sight.seats)


def completed(sight: Sight, hands: tuple[int, ...], number: int) -> tuple[int, ...]:
    """All bids when the player's is this: who bids later counts the winners, and no more than others have left."""
    bids, left = list(sight.view.bids), SPOKEN_FOR
    for at in range(sight.seats):
        seat = (sight.view.leader + at) % sight.seats
        bid = number if seat == sight.seat else bids[seat]
        bids[seat] = made = max(1, min(left, counted(hands[seat], sight.seats))) if bid is None else bid
        left -= max(0, made)
    return tuple(bid for bid in bids if bid is not None)
