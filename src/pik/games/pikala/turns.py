"""Where a deal stands: its phase, who is in it, whose turn it is."""

from functools import cache, lru_cache

from msgspec import UNSET

from pik.cards.card import NO_SUIT
from pik.core.seat import CHANCE, Seat
from pik.games.pikala import rules
from pik.games.pikala.state import SAT_OUT, Call, Deal, Phase
from pik.tricks.order import clockwise, left_of, right_of


def phase_of(deal: Deal) -> Phase:
    """The phase a deal is in."""
    if deal.end is not None:
        return "over"
    if deal.trump == NO_SUIT:
        return "cut" if deal.pack else "shuffle"
    if len(deal.draws) < deal.seats:
        return "serve" if is_asking(deal) else "draw"
    if len(deal.calls) < len(seats_in(deal)):
        return "declare"
    return "play" if deal.claim is None else "claim"


def order_of(deal: Deal) -> tuple[Seat, ...]:
    """All seats from the dealer's left, the dealer last (PK-2.5, PK-3.1)."""
    return from_left(deal.seats, deal.dealer)


@cache
def from_left(seats: int, dealer: Seat) -> tuple[Seat, ...]:
    """All seats from the dealer's left."""
    return tuple(Seat(seat) for seat in clockwise(seats, left_of(seats, dealer)))


def cutter_of(deal: Deal) -> Seat:
    """The player on the dealer's right (PK-2.2)."""
    return Seat(right_of(deal.seats, deal.dealer))


def seats_in(deal: Deal) -> tuple[Seat, ...]:
    """The seats in the deal, from the dealer's left; those that have not drawn yet count as in (PK-3.6)."""
    return not_out(deal.seats, deal.dealer, deal.draws)


@lru_cache(maxsize=4096)
def not_out(seats: int, dealer: Seat, draws: tuple[int, ...]) -> tuple[Seat, ...]:
    """The seats from the dealer's left without those that sat out."""
    order = from_left(seats, dealer)
    return tuple(seat for at, seat in enumerate(order) if at >= len(draws) or draws[at] != SAT_OUT)


def drawer_of(deal: Deal) -> Seat:
    """Whose draw it is (PK-3.1)."""
    return order_of(deal)[len(deal.draws)]


def is_asking(deal: Deal) -> bool:
    """Whether somebody at a live table has put cards away and waits for the dealer (PK-8.2)."""
    return deal.live is not UNSET and len(deal.draws) < deal.seats and deal.discards[drawer_of(deal)] != 0


def is_entitled(deal: Deal) -> bool:
    """Whether who is to draw may be given cards (PK-3.2)."""
    return rules.may_draw(deal.scores[drawer_of(deal)])


def available_to(deal: Deal, seat: Seat) -> int:
    """How many cards are there to be drawn: for the dealer the turn-up and the stock (PK-3.3, PK-3.5)."""
    return len(deal.pack) + (1 if seat == deal.dealer else 0)


def player_of(deal: Deal) -> Seat:
    """Whose card is awaited: in turn from the leader, clockwise among those in the deal (PK-6.1)."""
    inside = seats_in(deal)
    return inside[(inside.index(deal.leader) + len(deal.trick)) % len(inside)]


def call_of(deal: Deal, seat: Seat) -> Call:
    """What a seat declared; nothing, when it has not."""
    return next((call for call in deal.calls if call.seat == seat), Call(seat))


def has_led(deal: Deal, seat: Seat) -> bool:
    """Whether a seat has led a trick in this deal (PK-6.2)."""
    return any(trick.leader == seat for trick in deal.tricks)


def waiting_for(deal: Deal) -> frozenset[Seat]:
    """Whom the deal waits for; empty when it is over."""
    match phase_of(deal):
        case "over":
            return frozenset()
        case "shuffle":
            return frozenset({CHANCE})
        case "cut":
            return frozenset({cutter_of(deal)})
        case "draw":
            return frozenset({drawer_of(deal)})
        case "serve":
            return frozenset({deal.dealer})
        case "declare":
            return frozenset({seats_in(deal)[len(deal.calls)]})
        case "play":
            return frozenset({player_of(deal)})
        case "claim":
            return voters_of(deal)


def voters_of(deal: Deal) -> frozenset[Seat]:
    """Who has yet to answer a claim: the others in the deal (PK-7.2)."""
    if deal.claim is None:
        return frozenset()
    return frozenset(seats_in(deal)) - {deal.claim.seat} - set(deal.claim.agreed)
