"""Where a deal stands, as the kernels know it."""

from collections.abc import Sequence

from pik.bots.kernels.part import Position
from pik.bots.kernels.spades import PART, layout
from pik.bots.kernels.spades.habits import known_of
from pik.bots.policy.spades.sight import Sight
from pik.bots.policy.spades.worth import BAG
from pik.cards.card import SPADES, suit_of
from pik.games.spades.state import SIDES
from pik.tricks.trick import winning_card


def row_of(sight: Sight, bids: Sequence[int]) -> Position:
    """The moment with these bids, no cards in any hand, and what all know of them."""
    row, house, view = PART.blank(), sight.view.house, sight.view
    for seat in range(sight.seats):
        row[layout.TAKEN + seat], row[layout.BIDS + seat] = view.taken[seat], bids[seat]
    for side in range(SIDES):
        row[layout.BAGS + side], row[layout.PRICES + side] = view.bags[side], round(BAG) if house.bag_penalty else 0
    row[layout.SEATS], row[layout.LEADER], row[layout.BROKEN] = sight.seats, view.leader, view.broken
    row[layout.PENALTY], row[layout.TEN] = house.bag_penalty, house.ten_for_200
    row[layout.NIL], row[layout.LOWEST] = house.nil, house.lowest_bid
    lay(row, sight)
    return known_of(row, sight.thrown | sum(sight.played), sight.barred)


def lay(row: Position, sight: Sight) -> None:
    """Put the trick in progress on the table."""
    trick = sight.trick
    if trick:
        best = winning_card(trick, SPADES)
        row[layout.TABLE], row[layout.LED], row[layout.BEST] = len(trick), suit_of(trick[0]), best
        row[layout.HOLDER] = (sight.view.leader + trick.index(best)) % sight.seats
