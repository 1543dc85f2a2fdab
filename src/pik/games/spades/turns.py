"""Whose turn it is while tricks are played, in either Spades game."""

from pik.core.seat import Seat
from pik.games.spades import rules
from pik.games.spades.state import Deal, side_of


def order_of(deal: Deal) -> tuple[Seat, ...]:
    """All seats from the dealer's left, the dealer last (SP-2.1, SP-5.2)."""
    return tuple(Seat((deal.dealer + 1 + at) % deal.seats) for at in range(deal.seats))


def is_over(deal: Deal) -> bool:
    """Whether all thirteen tricks are somebody's."""
    return sum(deal.taken) == rules.HAND_SIZE


def player_of(deal: Deal) -> Seat:
    """Whose card is awaited: clockwise from the leader (SP-3.1)."""
    return Seat((deal.leader + len(deal.trick)) % deal.seats)


def voters_of(deal: Deal) -> frozenset[Seat]:
    """Who has yet to answer a claim: the claimant's opponents (SP-7.1)."""
    claim = deal.claim
    if claim is None:
        return frozenset()
    against = (Seat(seat) for seat in range(deal.seats) if side_of(seat) != side_of(claim.seat))
    return frozenset(against) - set(claim.agreed)
