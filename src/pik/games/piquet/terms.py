"""Options in plain words that both games have."""

from pik.core.message import Message
from pik.core.seat import Seat
from pik.core.series import Term


def first_dealer(seat: Seat | None) -> Term:
    """Who deals first: it is cut for, unless a seat was agreed on (PQ-1.2, PQ-8.1)."""
    if seat is None:
        return Term(Message("term-dealer-cut"), default=True)
    return Term(Message("term-dealer-seat", {"seat": seat}), default=False)
