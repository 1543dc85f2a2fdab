"""A position of Pikala in a row of ints: where what lies, and how it is made from a deal."""

from typing import Final

import numpy as np

from pik.bots.kernels.part import Position
from pik.cards.card import suit_of
from pik.games.pikala.state import Deal
from pik.games.pikala.turns import call_of, has_led, player_of, seats_in
from pik.tricks.trick import winning_card

MOST: Final = 6
HANDS: Final = 0
"""From here on the hands by seat, then the live scores, those at the start of the deal, the tricks."""
SCORES: Final = 6
START: Final = 12
TAKEN: Final = 18
PIKALA: Final = 24
"""Who has announced Pikala, then who boys, who has led, who is in the deal."""
BOYS: Final = 30
HAS_LED: Final = 36
INSIDE: Final = 42
SEATS: Final = 48
INSIDERS: Final = 49
"""How many are in the deal."""
TRUMP: Final = 50
TURN: Final = 51
TABLE: Final = 52
"""How many cards lie on the table; LED, BEST and HOLDER mean nothing while none does."""
LED: Final = 53
BEST: Final = 54
"""The card that wins so far, and whose it is."""
HOLDER: Final = 55
OVER: Final = 56
"""0 while it goes on, else how it has ended."""
WINNER: Final = 57
"""Who has touched zero; means something only where OVER is ZERO."""
SIZE: Final = 58
TRICKS, ZERO = 1, 2


def position_of(deal: Deal) -> Position:
    """The position of a deal whose cards are being played."""
    position = np.zeros(SIZE, np.int64)
    seats, inside = range(deal.seats), seats_in(deal)
    for start, values in ((HANDS, deal.hands), (SCORES, deal.scores), (START, deal.start), (TAKEN, deal.taken)):
        position[start : start + deal.seats] = values
    calls = [call_of(deal, seat) for seat in map(type(deal.dealer), seats)]
    position[PIKALA : PIKALA + deal.seats] = [call.pikala for call in calls]
    position[BOYS : BOYS + deal.seats] = [call.boys is not None for call in calls]
    position[HAS_LED : HAS_LED + deal.seats] = [has_led(deal, call.seat) for call in calls]
    position[INSIDE : INSIDE + deal.seats] = [seat in inside for seat in seats]
    position[SEATS : TURN + 1] = deal.seats, len(inside), deal.trump, player_of(deal)
    if deal.trick:
        best = winning_card(deal.trick, deal.trump)
        holder = inside[(inside.index(deal.leader) + deal.trick.index(best)) % len(inside)]
        position[TABLE : HOLDER + 1] = len(deal.trick), suit_of(deal.trick[0]), best, holder
        position[HAS_LED + deal.leader] = True
    if deal.end is not None:
        position[OVER : WINNER + 1] = (TRICKS, 0) if deal.winner is None else (ZERO, deal.winner)
    return position
