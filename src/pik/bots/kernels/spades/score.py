"""What the tricks of a deal come to for a side."""

from pik.bots.kernels.compiler import helper, kernel
from pik.bots.kernels.ints import Ints
from pik.bots.kernels.spades.layout import BAGS, BIDS, PENALTY, PRICES, SEATS, TAKEN, TEN
from pik.games.spades import scoring

SIDES = 2


@helper
def points_of(position: Ints, side: int, one: int, other: int) -> int:
    """The points of a side whose seats, the lower first, have taken so many tricks in all; `other` 0 for one alone."""
    bid = position[BIDS + side]
    contract = scoring.number_of(bid)
    won = scoring.counting_tricks(bid, one)
    nils = scoring.nils_of(bid, one)
    bags = scoring.nil_tricks(bid, one)
    if position[SEATS] > SIDES:
        bid = position[BIDS + side + SIDES]
        contract += scoring.number_of(bid)
        won += scoring.counting_tricks(bid, other)
        nils += scoring.nils_of(bid, other)
        bags += scoring.nil_tricks(bid, other)
    bags += scoring.overtricks(contract, won)
    return (
        scoring.contract_points(contract, won, position[TEN] != 0)
        + nils
        + bags
        + scoring.bag_points(position[BAGS + side] + bags, position[PENALTY] != 0)
        - position[PRICES + side] * bags
    )


@helper
def side_points(position: Ints, side: int) -> int:
    """The points of a side when all tricks are taken."""
    other = position[TAKEN + side + SIDES] if position[SEATS] > SIDES else 0
    return points_of(position, side, position[TAKEN + side], other)


@helper
def gain_of(position: Ints, seat: int) -> int:
    """What a seat's side makes more than the other when all tricks are taken."""
    side = seat % SIDES
    return side_points(position, side) - side_points(position, 1 - side)


@kernel
def final(position: Ints, points: Ints) -> None:
    """The points of each seat's side in the deal."""
    for seat in range(position[SEATS]):
        points[seat] = side_points(position, seat % SIDES)


@kernel
def gains(position: Ints, found: Ints) -> None:
    """What each seat gains."""
    for seat in range(position[SEATS]):
        found[seat] = gain_of(position, seat)
