"""Where a deal stands: its phase, whose turn it is, who speaks when."""

from functools import cache

from pik.core.seat import CHANCE, Seat
from pik.games.piquet import rules
from pik.games.piquet.actions import CATEGORIES, Category
from pik.games.piquet.rules import NORMAN
from pik.games.piquet.state import Deal, Phase
from pik.tricks.order import clockwise, left_of


def phase_of(deal: Deal) -> Phase:
    """The phase a deal is in."""
    if not deal.hands:
        return before_the_deal(deal)
    if len(deal.exchanged) < exchanges(deal.seats):
        return "exchange"
    if len(deal.calls) < len(CATEGORIES) * deal.seats:
        return "declare"
    if sum(deal.taken) == rules.hand_size(deal.seats):
        return "over"
    return "play" if deal.claim is None else "claim"


def before_the_deal(deal: Deal) -> Phase:
    """The phase while nobody has cards."""
    if deal.dealer is not None:
        return "shuffle"
    return "cut" if deal.spread else "spread"


@cache
def exchanges(seats: int) -> int:
    """How many exchanges a deal has: of two each has one (PQ-2.4), of three the dealer alone (PQ-8.1)."""
    return 1 if seats == NORMAN else 2


def dealer_of(deal: Deal) -> Seat:
    """The dealer of a deal that has one. Raises ValueError before the cut."""
    if deal.dealer is None:
        raise ValueError("nobody deals yet")
    return deal.dealer


def elder_of(deal: Deal) -> Seat:
    """Who leads first: the player on the dealer's left (PQ-5.1, PQ-8.2)."""
    return Seat(left_of(deal.seats, dealer_of(deal)))


@cache
def from_left(seats: int, dealer: Seat) -> tuple[Seat, ...]:
    """All seats from the dealer's left, the dealer last."""
    return tuple(Seat(seat) for seat in clockwise(seats, left_of(seats, dealer)))


@cache
def exchangers(seats: int, dealer: Seat) -> tuple[Seat, ...]:
    """Who exchanges, in order: elder, then dealer (PQ-2.2, PQ-2.3); of three the dealer alone (PQ-8.1)."""
    return (dealer,) if seats == NORMAN else from_left(seats, dealer)


@cache
def speakers(seats: int, dealer: Seat) -> tuple[Seat, ...]:
    """Who declares, in order: elder, then dealer (PQ-3.1); of three the dealer first, then clockwise (PQ-8.2)."""
    return tuple(Seat(seat) for seat in clockwise(seats, dealer)) if seats == NORMAN else from_left(seats, dealer)


def exchanger_of(deal: Deal) -> Seat:
    """Whose exchange it is."""
    return exchangers(deal.seats, dealer_of(deal))[len(deal.exchanged)]


def speaker_of(deal: Deal) -> Seat:
    """Who is to declare."""
    return speakers(deal.seats, dealer_of(deal))[len(deal.calls) % deal.seats]


def category_of(deal: Deal) -> Category:
    """What is declared now: point, sequence, set (PQ-3.1)."""
    return CATEGORIES[len(deal.calls) // deal.seats]


def player_of(deal: Deal) -> Seat:
    """Whose card is awaited."""
    return Seat((deal.leader + len(deal.trick)) % deal.seats)


def follower_of(deal: Deal) -> Seat | None:
    """Who has played the last card, to somebody else's lead; None where the last card was a lead or there is none."""
    if deal.trick:
        return Seat((deal.leader + len(deal.trick) - 1) % deal.seats) if len(deal.trick) > 1 else None
    return Seat((deal.tricks[-1].leader - 1) % deal.seats) if deal.tricks else None


def waiting_for(deal: Deal) -> frozenset[Seat]:
    """Whom the deal waits for; empty when it is over."""
    match phase_of(deal):
        case "over":
            return frozenset()
        case "spread" | "shuffle":
            return frozenset({CHANCE})
        case "cut":
            return frozenset(deal.cutters) - {turned.seat for turned in deal.cuts}
        case "exchange":
            return frozenset({exchanger_of(deal)})
        case "declare":
            return frozenset({speaker_of(deal)})
        case "play":
            return frozenset({player_of(deal)})
        case "claim":
            return voters_of(deal)


def voters_of(deal: Deal) -> frozenset[Seat]:
    """Who has yet to answer a claim: all others."""
    if deal.claim is None:
        return frozenset()
    return frozenset(map(Seat, range(deal.seats))) - {deal.claim.seat} - set(deal.claim.agreed)
