"""A position of either Spades game in a row of ints: where what lies, and how it is made from a deal."""

from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from pik.cards.card import SPADES, suit_of
from pik.games.spades.state import Deal
from pik.tricks.trick import winning_card

HANDS: Final = 0
"""From here on the hands by seat, then what each has taken and bid."""
TAKEN: Final = 4
BIDS: Final = 8
"""A number, 0 for nil, -1 for double nil, TO_BID."""
BAGS: Final = 12
"""The bags of each side before the deal."""
PRICES: Final = 14
"""By side what is taken off for each of its bags, beside the rules: how much the next penalty is feared."""
SEATS: Final = 16
LEADER: Final = 17
TABLE: Final = 18
"""How many cards lie on the table; LED, BEST and HOLDER mean nothing while none does."""
LED: Final = 19
BEST: Final = 20
"""The card that wins so far, and whose it is."""
HOLDER: Final = 21
BROKEN: Final = 22
PENALTY: Final = 23
"""Whether bags cost anything; then the other house rules."""
TEN: Final = 24
NIL: Final = 25
LOWEST: Final = 26
SIZE: Final = 27
TO_BID: Final = -2

Position: TypeAlias = NDArray[np.int64]


def position_of(deal: Deal, prices: tuple[int, int] = (0, 0)) -> Position:
    """The position of a deal that is bid or played; every hand counts as looked at."""
    position = np.zeros(SIZE, np.int64)
    seats, house = deal.seats, deal.house
    position[HANDS : HANDS + seats] = deal.hands
    position[TAKEN : TAKEN + seats] = deal.taken
    position[BIDS : BIDS + seats] = [TO_BID if bid is None else bid for bid in deal.bids]
    position[BAGS : BAGS + 2] = deal.bags
    position[PRICES : PRICES + 2] = prices
    position[SEATS : TABLE + 1] = seats, deal.leader, len(deal.trick)
    position[BROKEN : LOWEST + 1] = deal.broken, house.bag_penalty, house.ten_for_200, house.nil, house.lowest_bid
    if deal.trick:
        best = winning_card(deal.trick, SPADES)
        holder = (deal.leader + deal.trick.index(best)) % seats
        position[LED : HOLDER + 1] = suit_of(deal.trick[0]), best, holder
    return position
