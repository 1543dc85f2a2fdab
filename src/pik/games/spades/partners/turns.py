"""Where a deal of Spades for four stands: its phase, whose turn it is."""

from pik.core.seat import CHANCE, Seat
from pik.games.spades import rules
from pik.games.spades.partners.state import Deal, Phase
from pik.games.spades.state import DOUBLE_NIL
from pik.games.spades.turns import is_over, player_of, voters_of

SEATS = 4


def partner_of(seat: int) -> Seat:
    """The seat opposite (SP-1.1)."""
    return Seat((seat + 2) % SEATS)


def phase_of(deal: Deal) -> Phase:
    """The phase a deal is in."""
    if not deal.commitment:
        return "shuffle"
    if None in deal.bids:
        return "bid"
    if is_over(deal):
        return "over"
    if not deal.tricks and givers_of(deal):
        return "exchange"
    return "play" if deal.claim is None else "claim"


def bidder_of(deal: Deal) -> Seat:
    """Whose bid is awaited: one after the other from the dealer's left (SP-2.1)."""
    return Seat((deal.dealer + 1 + SEATS - deal.bids.count(None)) % SEATS)


def exchanges(bids: tuple[int | None, ...], seat: int) -> bool:
    """Whether a seat lays three cards for its partner in this deal (SP-2.4)."""
    return rules.exchanges(bids[seat] == DOUBLE_NIL, bids[partner_of(seat)] == DOUBLE_NIL)


def givers_of(deal: Deal) -> frozenset[Seat]:
    """Who has yet to lay three cards: all exchanges of a deal run at the same time (SP-2.4)."""
    return frozenset(Seat(seat) for seat in range(SEATS) if not deal.given[seat] and exchanges(deal.bids, seat))


def waiting_for(deal: Deal) -> frozenset[Seat]:
    """Whom the deal waits for; empty when it is over."""
    match phase_of(deal):
        case "over":
            return frozenset()
        case "shuffle":
            return frozenset({CHANCE})
        case "bid":
            return frozenset({bidder_of(deal)})
        case "exchange":
            return givers_of(deal)
        case "play":
            return frozenset({player_of(deal)})
        case "claim":
            return voters_of(deal)
