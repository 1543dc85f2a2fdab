"""Where a deal of two-handed Spades stands: its phase, whose turn it is."""

from pik.core.seat import CHANCE, Seat
from pik.games.spades.turns import is_over, order_of, player_of, voters_of
from pik.games.spades.two_handed.state import Deal, Phase

SEATS = 2


def phase_of(deal: Deal) -> Phase:
    """The phase a deal is in."""
    if not deal.commitment:
        return "shuffle"
    if not all(deal.looked):
        return "blind"
    if deal.stock:
        return "draw"
    if None in deal.bids:
        return "bid"
    if is_over(deal):
        return "over"
    return "play" if deal.claim is None else "claim"


def drawer_of(deal: Deal) -> Seat:
    """Whose turn at the stock it is: the non-dealer's first, then by turns (SP-5.1)."""
    return order_of(deal)[len(deal.kept) % SEATS]


def waiting_for(deal: Deal) -> frozenset[Seat]:
    """Whom the deal waits for; empty when it is over."""
    match phase_of(deal):
        case "over":
            return frozenset()
        case "shuffle":
            return frozenset({CHANCE})
        case "blind":
            return frozenset({next(seat for seat in order_of(deal) if not deal.looked[seat])})
        case "draw":
            return frozenset({drawer_of(deal)})
        case "bid":
            return frozenset({next(seat for seat in order_of(deal) if deal.bids[seat] is None)})
        case "play":
            return frozenset({player_of(deal)})
        case "claim":
            return voters_of(deal)
