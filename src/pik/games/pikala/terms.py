"""Pikala's options in plain words, for the invitation."""

from pik.core.message import Message
from pik.core.series import Term
from pik.games.pikala.config import Config


def terms(config: Config) -> tuple[Term, ...]:
    """What is played: seats, first dealer (PK-2.1), kind of table (PK-8.6)."""
    seats = Term(Message("term-seats", {"count": config.seats}), default=True)
    guided = config.table == "guided"
    table = Message("term-guided") if guided else Message("term-live")
    return (seats, first_dealer(config), Term(table, default=guided))


def first_dealer(config: Config) -> Term:
    """Who deals first: by lot, unless a seat was agreed on."""
    if config.first_dealer is None:
        return Term(Message("term-dealer-lot"), default=True)
    return Term(Message("term-dealer-seat", {"seat": config.first_dealer}), default=False)
