"""A position of either Spades game in a row of ints: where what lies, and how it is made from a deal."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from pik.games.spades.state import DOUBLE_NIL, Deal
from pik.tricks.trick import winning_card

MOST: Final = 4
HANDS: Final = 0
"""From here on the hands by seat."""
TAKEN: Final = 4
BIDS: Final = 8
"""By seat: a number, 0 for nil, -1 for double nil, TO_BID."""
BAGS: Final = 12
"""The bags of each side before the deal."""
PRICE: Final = 14
"""By side what each of its bags is worth less than the point that it brings; 0 for the plain score."""
SEATS: Final = 16
LEADER: Final = 17
TABLE: Final = 18
"""How many cards lie on the table."""
LED: Final = 19
BEST: Final = 20
"""The card that wins so far."""
HOLDER: Final = 21
BROKEN: Final = 22
PENALTY: Final = 23
TEN: Final = 24
NIL: Final = 25
LOWEST: Final = 26
SIZE: Final = 27
TO_BID: Final = -2

Position = NDArray[np.int64]


def position_of(deal: Deal, prices: tuple[int, int] = (0, 0)) -> Position:
    """The position of a deal from the bids on; bids that are not made yet are TO_BID."""
    position = np.zeros(SIZE, np.int64)
    seats = deal.seats
    position[HANDS : HANDS + seats] = deal.hands
    position[TAKEN : TAKEN + seats] = deal.taken
    position[BIDS : BIDS + seats] = [TO_BID if bid is None else bid for bid in deal.bids]
    position[BAGS : BAGS + 2] = deal.bags
    position[PRICE : PRICE + 2] = prices
    position[SEATS], position[LEADER], position[BROKEN] = seats, deal.leader, deal.broken
    house = deal.house
    position[PENALTY], position[TEN] = house.bag_penalty, house.ten_for_200
    position[NIL], position[LOWEST] = house.nil, house.lowest_bid
    if deal.trick:
        best = winning_card(deal.trick, 0)
        position[TABLE], position[LED], position[BEST] = len(deal.trick), deal.trick[0] // 13, best
        position[HOLDER] = (deal.leader + deal.trick.index(best)) % seats
    return position


assert DOUBLE_NIL == -1
