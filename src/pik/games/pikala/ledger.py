"""What lies between Pikala's deals: the dealer, the rows of the pad, marks, the end of the match."""

from collections.abc import Mapping
from typing import Annotated, Literal, TypeAlias, assert_never

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import replace
from typing_extensions import TypeIs

from pik.core.lazy import Choices, Listed
from pik.core.message import Happening, Refusal
from pik.core.seat import CHANCE, TABLE, Seat
from pik.core.sheet import Part
from pik.games.pikala import scoring
from pik.games.pikala.config import Config, DealConfig
from pik.games.pikala.state import End
from pik.games.pikala.tally import Tally

Reason = Literal["exposed", "dawdling", "rudeness", "other"]
REASONS: tuple[Reason, ...] = ("exposed", "dawdling", "rudeness", "other")
LAST_DEAL = 200


class Lot(Struct, frozen=True, tag="lot", forbid_unknown_fields=True):
    """The lot falls on the first dealer (PK-2.1)."""

    dealer: Annotated[Seat, Meta(ge=0, le=5)]


class Ready(Struct, frozen=True, tag="ready", forbid_unknown_fields=True):
    """A player has seen the row and is ready for the next deal."""


class Mark(Struct, frozen=True, tag="mark", forbid_unknown_fields=True):
    """A small hooliganka from the scorer (PK-8.3, PK-8.5)."""

    seat: Annotated[Seat, Meta(ge=0, le=5)]
    reason: Reason


Act: TypeAlias = Lot | Ready | Mark


class Row(Struct, frozen=True):
    """A row of the pad: scores, marks in units of 2, and what each change was made of (PK-9.1)."""

    scores: tuple[int, ...]
    units: tuple[int, ...]
    parts: tuple[tuple[Part, ...], ...]


class Standing(Struct, frozen=True):
    """A match between deals. `units` are the marks on the unwritten opening scores (PK-8.4)."""

    scores: tuple[int, ...]
    units: tuple[int, ...]
    dealer: Seat | None
    """The first dealer; None until the lot has fallen."""
    rows: tuple[Row, ...] = ()
    unready: tuple[Seat, ...] = ()
    end: End | Literal["called-off"] | None = None
    winner: Seat | None = None


_ACT = msgspec.json.Decoder[Act](Act)


def decode(raw: bytes) -> Act:
    """An act from JSON. Raises msgspec.DecodeError (a ValueError)."""
    return _ACT.decode(raw)


def owns(action: object) -> TypeIs[Act]:
    """Whether something is an act of the ledger."""
    return isinstance(action, Act)


def opening(config: Config) -> Standing:
    """Everybody starts at 25 (PK-1.2)."""
    return Standing((scoring.OPENING,) * config.seats, (0,) * config.seats, config.first_dealer)


def waiting(_config: Config, standing: Standing) -> frozenset[Seat]:
    """The lot before the first deal, then everybody before each next one."""
    if standing.end is not None:
        return frozenset()
    return frozenset({CHANCE}) if standing.dealer is None else frozenset(standing.unready)


def options(config: Config, standing: Standing, seat: Seat) -> Choices[Act]:
    """The lot, or to be ready."""
    if seat not in waiting(config, standing):
        return Listed()
    if seat == CHANCE:
        return Listed(tuple(Lot(Seat(dealer)) for dealer in range(config.seats)))
    return Listed((Ready(),))


def offers(config: Config, standing: Standing, seat: Seat) -> Choices[Act]:
    """The scorer's marks, at any time before the match ends (PK-8.5)."""
    if seat != TABLE or standing.end is not None:
        return Listed()
    return Listed(tuple(Mark(Seat(who), reason) for who in range(config.seats) for reason in REASONS))


def refusal(config: Config, standing: Standing, seat: Seat, act: Act) -> Refusal | None:
    """Why an act is not accepted; None when it is."""
    if act in options(config, standing, seat) or act in offers(config, standing, seat):
        return None
    if isinstance(act, Mark) and seat == TABLE and standing.end is None:
        return Refusal("no-seat")
    return Refusal("not-the-scorer" if isinstance(act, Mark) and seat != TABLE else "not-now")


def step(config: Config, standing: Standing, seat: Seat, act: Act) -> Standing:
    """The standing after an act; raises the Refusal where there is one."""
    if (no := refusal(config, standing, seat, act)) is not None:
        raise no
    match act:
        case Lot():
            return replace(standing, dealer=act.dealer)
        case Ready():
            return replace(standing, unready=tuple(each for each in standing.unready if each != seat))
        case Mark():
            return marked(standing, act.seat)
        case _:
            assert_never(act)


def marked(standing: Standing, seat: Seat) -> Standing:
    """One unit more on the current row: the last one written, or the opening 25 (PK-8.3, PK-8.4)."""
    if not standing.rows:
        return replace(standing, units=one_more(standing.units, seat))
    row = standing.rows[-1]
    return replace(standing, rows=(*standing.rows[:-1], replace(row, units=one_more(row.units, seat))))


def one_more(units: tuple[int, ...], seat: Seat) -> tuple[int, ...]:
    """The units with one more at a seat."""
    return tuple(unit + (at == seat) for at, unit in enumerate(units))


def narrate(_config: Config, _standing: Standing, seat: Seat, act: Act) -> tuple[Happening, ...]:
    """An act in words."""
    match act:
        case Lot():
            return (Happening("lot-dealer", act.dealer),)
        case Ready():
            return (Happening("is-ready", seat),)
        case Mark():
            return (Happening("marked", act.seat, {"reason": act.reason}),)
        case _:
            assert_never(act)


def dealer_of(config: Config, standing: Standing, number: int) -> Seat:
    """The dealer of deal number 0, 1, …: clockwise from the first (PK-2.1). Raises ValueError before the lot."""
    if standing.dealer is None:
        raise ValueError("the lot has not fallen")
    return Seat((standing.dealer + number) % config.seats)


def next_deal(config: Config, standing: Standing) -> DealConfig | None:
    """What the next deal must know; None when the match is over."""
    if standing.end is not None:
        return None
    return DealConfig(config.seats, dealer_of(config, standing, len(standing.rows)), standing.scores)


def settle(config: Config, standing: Standing, tally: Tally) -> Standing:
    """Write the row of a completed deal; a deal in which the match ends is not written (PK-9.1, PK-9.2)."""
    if tally.winner is not None:
        return replace(standing, end=tally.end, winner=tally.winner)
    rows = (*standing.rows, Row(tally.scores, tally.units, tally.parts))
    if len(rows) == LAST_DEAL:
        return replace(standing, scores=tally.scores, rows=rows, end="called-off")
    everybody = tuple(Seat(seat) for seat in range(config.seats))
    return replace(standing, scores=tally.scores, rows=rows, unready=everybody)


def settled(config: Config, standing: Standing, tally: Tally) -> tuple[Happening, ...]:
    """New scores are announced (PK-9.1), and the end of the match."""
    after = settle(config, standing, tally)
    if after.winner is not None:
        return (Happening("wins-match", after.winner, ends=True),)
    scores = tuple(Happening("new-score", Seat(s), {"score": score}) for s, score in enumerate(after.scores))
    if after.end == "called-off":
        return (*scores, Happening("called-off", TABLE, ends=True))
    return (*scores[:-1], replace(scores[-1], ends=True))


def following(config: Config, standing: Standing, moved: Mapping[Seat, Seat]) -> Config:
    """The next match of the series: the winner of this one deals first, wherever the winner sits now (PK-2.1).

    If that person has left: by lot.
    """
    return replace(config, first_dealer=None if standing.winner is None else moved.get(standing.winner))
