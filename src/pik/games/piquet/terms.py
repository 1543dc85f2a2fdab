"""Options in plain words that both games have."""

from pik.core.message import Message
from pik.core.seat import Seat
from pik.core.series import Option, Term

QUESTIONS = (Option("deals", (2, 6, 12), 6), Option("deal_by", ("twos", "thrice"), "twos"))
"""What a page asks for at a table of two (PQ-1.3, PQ-1.4)."""


def live_table(live: bool) -> tuple[Term, ...]:
    """A live table (PQ-6); nothing is said of a guided one."""
    return (Term(Message("term-live"), default=False),) if live else ()


def first_dealer(seat: Seat | None) -> Term:
    """Who deals first: it is cut for, unless a seat was agreed on (PQ-1.2, PQ-8.1)."""
    if seat is None:
        return Term(Message("term-dealer-cut"), default=True)
    return Term(Message("term-dealer-seat", {"seat": seat}), default=False)
