"""The account of Spades: what a deal is worth to a side, and what the scores mean for the match."""

from collections.abc import Sequence
from dataclasses import dataclass

DOUBLE = "double-nil"
Bid = int | str
"""A number from 1 to 13, 0 for nil, or DOUBLE."""
BAGS, BAG_PENALTY = 10, 100


@dataclass(frozen=True)
class Options:
    """What a table may settle for itself; the defaults are the plain rules."""

    target: int = 500
    cap: int = 100
    bag_penalty: bool = True
    nil: bool = True
    double_nil: str = "on"
    floor: int | None = None
    lowest_bid: int = 0
    ten_for_200: bool = False


@dataclass(frozen=True)
class Account:
    """A side's part of one deal: its points with the penalties in them, the bags gathered, those kept for later."""

    points: int
    bags: int
    penalties: int
    bags_left: int


def nil_points(bid: Bid, tricks: int) -> int:
    """What a nil or double nil brings by itself (SP-2.2, SP-2.3); nothing for a number."""
    worth = {0: 100, DOUBLE: 200}.get(bid, 0)
    return worth if tricks == 0 else -worth


def contract_points(contract: int, *, made: bool, options: Options) -> int:
    """Ten a trick bid (SP-4.1); with the house rule 200 for exactly ten."""
    worth = 200 if options.ten_for_200 and contract == 10 else 10 * contract
    return worth if made else -worth


def account(bids: Sequence[Bid], tricks: Sequence[int], bags_before: int, options: Options) -> Account:
    """One deal of one side: the bids and tricks of its players, in the same order (SP-4)."""
    numbers = [place for place, bid in enumerate(bids) if isinstance(bid, int) and bid > 0]
    contract = sum(bid for bid in bids if isinstance(bid, int))
    for_contract = sum(tricks[place] for place in numbers)
    made = for_contract >= contract
    bags = sum(tricks) - for_contract + (for_contract - contract if made else 0)
    points = sum(nil_points(bid, taken) for bid, taken in zip(bids, tricks, strict=True))
    points += contract_points(contract, made=made, options=options) + bags
    gathered = bags_before + bags
    if not options.bag_penalty:
        return Account(points, bags, 0, gathered)
    penalties = 0
    while gathered >= BAGS:
        gathered -= BAGS
        penalties += 1
    return Account(points - BAG_PENALTY * penalties, bags, penalties, gathered)


def verdict(scores: Sequence[int], deals: int, options: Options) -> int | str | None:
    """The side that has won after so many deals, "draw", or None for another deal (SP-1.2, SP-1.4, the floor)."""
    ahead = None if scores[0] == scores[1] else 0 if scores[0] > scores[1] else 1
    reached = any(score >= options.target for score in scores)
    sunk = options.floor is not None and any(score <= options.floor for score in scores)
    if (reached or sunk) and ahead is not None:
        return ahead
    if deals >= options.cap:
        return "draw" if ahead is None else ahead
    return None
