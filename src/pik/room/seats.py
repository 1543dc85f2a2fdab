"""Who holds a seat."""

from typing import Literal, TypeAlias

from msgspec import Struct

from pik.core.seat import Seat

Kind: TypeAlias = Literal["human", "bot", "free"]


class Holder(Struct, frozen=True):
    """A seat's holder. `secret` is the hash of what proves a person to be the holder; a bot has a level instead."""

    kind: Kind
    name: str
    level: str | None = None
    secret: str | None = None


def seat_of(holders: tuple[Holder, ...], secret: str | None) -> Seat | None:
    """The seat that a hashed secret opens; None for a spectator."""
    for at, holder in enumerate(holders):
        if secret is not None and holder.secret == secret:
            return Seat(at)
    return None


def bots(holders: tuple[Holder, ...]) -> tuple[Seat, ...]:
    """The seats that bots hold."""
    return tuple(Seat(at) for at, holder in enumerate(holders) if holder.kind == "bot")
