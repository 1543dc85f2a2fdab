"""A position of piquet, for two or three, in a row of ints: where what lies, and how it is made from a deal."""

from typing import Final

import numpy as np

from pik.bots.kernels.part import Position
from pik.cards.card import suit_of
from pik.games.piquet.counting import declared_points
from pik.games.piquet.state import Deal
from pik.games.piquet.turns import elder_of
from pik.tricks.trick import winning_card

NO_TRUMP: Final = -1
HANDS: Final = 0
"""From here on the hands by seat, then what each has taken and counts, and who has announced a capot."""
TAKEN: Final = 3
COUNTS: Final = 6
ANNOUNCED: Final = 9
SEATS: Final = 12
LEADER: Final = 13
TABLE: Final = 14
"""How many cards lie on the table; LED, BEST and HOLDER mean nothing while none does."""
LED: Final = 15
BEST: Final = 16
"""The card that wins so far, and whose it is."""
HOLDER: Final = 17
ELDER: Final = 18
MADE: Final = 19
"""What the elder has of the thirty that make a pique: declarations and play."""
PIQUED: Final = 20
"""Whether the pique has been made."""
SIZE: Final = 21


def position_of(deal: Deal) -> Position:
    """The position of a deal whose cards are being played."""
    position = np.zeros(SIZE, np.int64)
    seats, elder = deal.seats, elder_of(deal)
    position[HANDS : HANDS + seats] = deal.hands
    position[TAKEN : TAKEN + seats] = deal.taken
    position[COUNTS : COUNTS + seats] = deal.counts
    position[ANNOUNCED : ANNOUNCED + seats] = [seat in deal.announced for seat in range(seats)]
    position[SEATS : TABLE + 1] = seats, deal.leader, len(deal.trick)
    position[ELDER], position[PIQUED] = elder, deal.pique is not None
    position[MADE] = declared_points(deal, elder) + deal.played[elder]
    if deal.trick:
        best = winning_card(deal.trick, NO_TRUMP)
        holder = (deal.leader + deal.trick.index(best)) % seats
        position[LED : HOLDER + 1] = suit_of(deal.trick[0]), best, holder
    return position
