"""What lies between the deals of piquet: the rows, readiness, who deals next."""

from collections.abc import Mapping
from typing import Final, Literal, TypeAlias

import msgspec
from msgspec import Struct
from msgspec.structs import replace
from typing_extensions import TypeIs

from pik.core.lazy import Choices, Listed
from pik.core.message import Happening, Refusal
from pik.core.seat import Seat
from pik.core.sheet import Part
from pik.games.piquet.tally import Tally


class Ready(Struct, frozen=True, forbid_unknown_fields=True):
    """A player has seen the counts and is ready for the next deal.

    It is the ledger's only act, and of one type alone a decoder does not ask for the tag: so it is a field.
    """

    type: Literal["ready"]


READY: Final = Ready("ready")
Act: TypeAlias = Ready


class Row(Struct, frozen=True):
    """A deal as written: who dealt, the counts, and what each was made of (PQ-7.1)."""

    dealer: Seat
    counts: tuple[int, ...]
    parts: tuple[tuple[Part, ...], ...]


class Standing(Struct, frozen=True):
    """A match between deals. `scores` is the account so far."""

    scores: tuple[int, ...]
    dealer: Seat | None
    """The first dealer; None until the first deal, in which it was cut for, is written."""
    rows: tuple[Row, ...] = ()
    unready: tuple[Seat, ...] = ()


_ACT = msgspec.json.Decoder[Act](Act)


def decode(raw: bytes) -> Act:
    """An act from JSON. Raises msgspec.DecodeError (a ValueError)."""
    return _ACT.decode(raw)


def owns(action: object) -> TypeIs[Act]:
    """Whether something is an act of the ledger."""
    return isinstance(action, Act)


def waiting(_config: object, standing: Standing) -> frozenset[Seat]:
    """Everybody before each next deal."""
    return frozenset(standing.unready)


def options(_config: object, standing: Standing, seat: Seat) -> Choices[Act]:
    """To be ready."""
    return Listed((READY,)) if seat in standing.unready else Listed()


def offers(_config: object, _standing: Standing, _seat: Seat) -> Choices[Act]:
    """Nothing: piquet knows no marks in mid-deal."""
    return Listed()


def refusal(_config: object, standing: Standing, seat: Seat, _act: Act) -> Refusal | None:
    """Why an act is not accepted; None when it is."""
    return None if seat in standing.unready else Refusal("not-now")


def step(config: object, standing: Standing, seat: Seat, act: Act) -> Standing:
    """The standing after an act; raises the Refusal where there is one."""
    if (no := refusal(config, standing, seat, act)) is not None:
        raise no
    return replace(standing, unready=tuple(each for each in standing.unready if each != seat))


def narrate(_config: object, _standing: Standing, seat: Seat, _act: Act) -> tuple[Happening, ...]:
    """An act in words."""
    return (Happening("is-ready", seat),)


def next_dealer(standing: Standing) -> Seat | None:
    """Who deals next: clockwise from the first dealer (PQ-1.2, PQ-8.1); None while it has to be cut for."""
    if standing.dealer is None:
        return None
    return Seat((standing.dealer + len(standing.rows)) % len(standing.scores))


def written(standing: Standing, tally: Tally, *, last: bool) -> Standing:
    """The standing with a deal written; unless it was the last, everybody has to be ready for the next."""
    first = tally.dealer if standing.dealer is None else standing.dealer
    row = Row(tally.dealer, tally.counts, tally.parts)
    unready = () if last else tuple(Seat(seat) for seat in range(len(tally.counts)))
    return replace(standing, dealer=first, rows=(*standing.rows, row), unready=unready)


def following_dealer(standing: Standing, moved: Mapping[Seat, Seat]) -> Seat | None:
    """Who deals first in the next match: the deal goes on around, with the person who has moved (PQ-1.2).

    None where that person has left, or nobody has dealt yet: then it is cut for.
    """
    seat = next_dealer(standing)
    return None if seat is None else moved.get(seat)


def told(rows: tuple[Happening, ...]) -> tuple[Happening, ...]:
    """Happenings that close a deal: the last one ends it."""
    return (*rows[:-1], replace(rows[-1], ends=True))
