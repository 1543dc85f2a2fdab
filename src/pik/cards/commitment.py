"""What the table makes known of a shuffled pack before anybody has seen it."""

from collections.abc import Sequence
from hashlib import sha256
from typing import Protocol

from pik.cards.card import Card


class Salted(Protocol):
    """A pack in an order, with a salt that keeps it from being guessed."""

    @property
    def deck(self) -> Sequence[Card]:
        """The cards, first to last."""
        ...

    @property
    def salt(self) -> str:
        """Something nobody can guess."""
        ...


def commitment(order: Salted) -> str:
    """The fingerprint of a shuffle: SHA-256 of its salt and its cards, separated by spaces, in hexadecimal."""
    return sha256(" ".join((order.salt, *order.deck)).encode()).hexdigest()
