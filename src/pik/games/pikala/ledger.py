"""What lies between Pikala's deals: the dealer, the rows of the pad, marks, the end of the match."""

from collections.abc import Mapping
from typing import Annotated, Literal, TypeAlias, assert_never

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType
from msgspec.structs import replace
from typing_extensions import TypeIs

from pik.core.lazy import Choices, Listed
from pik.core.message import Happening, Refusal
from pik.core.seat import CHANCE, TABLE, Seat, put
from pik.core.sheet import Part
from pik.games.pikala import desk, scoring
from pik.games.pikala.config import Config, DealConfig
from pik.games.pikala.desk import REASONS, Desk, Reason
from pik.games.pikala.state import End
from pik.games.pikala.tally import Tally

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


class Unmark(Struct, frozen=True, tag="unmark", forbid_unknown_fields=True):
    """The scorer of a live table asks to take back the last mark (PK-8.5)."""


class Consent(Struct, frozen=True, tag="consent", forbid_unknown_fields=True):
    """A player's answer to that."""

    accept: bool


Act: TypeAlias = Lot | Ready | Mark | Unmark | Consent


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
    live: Desk | UnsetType = UNSET
    """Absent at a guided table."""


ANSWERS = Listed[Act]((Consent(accept=True), Consent(accept=False)))
_ACT = msgspec.json.Decoder[Act](Act)


def decode(raw: bytes) -> Act:
    """An act from JSON. Raises msgspec.DecodeError (a ValueError)."""
    return _ACT.decode(raw)


def owns(action: object) -> TypeIs[Act]:
    """Whether something is an act of the ledger."""
    return isinstance(action, Act)


def opening(config: Config) -> Standing:
    """Everybody starts at 25 (PK-1.2)."""
    kept = UNSET if config.table == "guided" else Desk()
    return Standing((scoring.OPENING,) * config.seats, (0,) * config.seats, config.first_dealer, live=kept)


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
    """The scorer's marks, at any time before the match ends, and answers to taking one back (PK-8.5)."""
    if standing.end is not None:
        return Listed()
    if seat != TABLE:
        return ANSWERS if standing.live is not UNSET and seat in desk.askable(standing.live, config.seats) else Listed()
    back = (Unmark(),) if standing.live is not UNSET and desk.may_take_back(standing.live) else ()
    return Listed((*(Mark(Seat(who), reason) for who in range(config.seats) for reason in REASONS), *back))


def refusal(config: Config, standing: Standing, seat: Seat, act: Act) -> Refusal | None:
    """Why an act is not accepted; None when it is."""
    if act in options(config, standing, seat) or act in offers(config, standing, seat):
        return None
    if isinstance(act, Mark) and seat == TABLE and standing.end is None:
        return Refusal("no-seat")
    return Refusal("not-the-scorer" if isinstance(act, Mark | Unmark) and seat != TABLE else "not-now")


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
            return noted(marked(standing, act.seat, len(standing.rows), 1), act.seat, act.reason)
        case Unmark():
            return replace(standing, live=desk.asking(desk.of(standing.live)))
        case Consent():
            return answered(config, standing, seat, accept=act.accept)
        case _:
            assert_never(act)


def marked(standing: Standing, seat: Seat, number: int, more: int) -> Standing:
    """So many units more on a row: 1 is the first written, 0 the opening 25 (PK-8.3, PK-8.4)."""
    if not number:
        return replace(standing, units=with_more(standing.units, seat, more))
    row = standing.rows[number - 1]
    with_mark = replace(row, units=with_more(row.units, seat, more))
    return replace(standing, rows=(*standing.rows[: number - 1], with_mark, *standing.rows[number:]))


def with_more(units: tuple[int, ...], seat: Seat, more: int) -> tuple[int, ...]:
    """The units with some more at a seat."""
    return put(units, seat, units[seat] + more)


def noted(standing: Standing, seat: Seat, reason: Reason) -> Standing:
    """The standing with a mark traced, at a live table."""
    if standing.live is UNSET:
        return standing
    return replace(standing, live=desk.given(standing.live, len(standing.rows), seat, reason))


def answered(config: Config, standing: Standing, seat: Seat, *, accept: bool) -> Standing:
    """An answer to taking the last mark back: one "no" refuses; when all agree, it goes (PK-8.5)."""
    after = desk.answered(desk.of(standing.live), seat, accept=accept)
    if not after.asked or desk.askable(after, config.seats):
        return replace(standing, live=after)
    last = desk.last_of(after)
    return marked(replace(standing, live=desk.taken_back(after)), last.seat, last.row, -1)


def narrate(config: Config, standing: Standing, seat: Seat, act: Act) -> tuple[Happening, ...]:
    """An act in words."""
    match act:
        case Lot():
            return (Happening("lot-dealer", act.dealer),)
        case Ready():
            return (Happening("is-ready", seat),)
        case Mark():
            return (Happening("marked", act.seat, {"reason": act.reason}),)
        case Unmark():
            last = desk.last_of(desk.of(standing.live))
            return (Happening("asks-unmark", last.seat, {"reason": last.reason}),)
        case Consent():
            return consented(config, standing, seat, accept=act.accept)
        case _:
            assert_never(act)


def consented(config: Config, standing: Standing, seat: Seat, *, accept: bool) -> tuple[Happening, ...]:
    """An answer in words, and what it came to."""
    said = Happening("agrees-unmark" if accept else "refuses-unmark", seat)
    before = desk.of(standing.live)
    gone = accept and desk.askable(before, config.seats) == frozenset({seat})
    return (said, Happening("unmarked", desk.last_of(before).seat)) if gone else (said,)


def dealer_of(config: Config, standing: Standing, number: int) -> Seat:
    """The dealer of deal number 0, 1, …: clockwise from the first (PK-2.1). Raises ValueError before the lot."""
    if standing.dealer is None:
        raise ValueError("the lot has not fallen")
    return Seat((standing.dealer + number) % config.seats)


def next_deal(config: Config, standing: Standing) -> DealConfig | None:
    """What the next deal must know; None when the match is over."""
    if standing.end is not None:
        return None
    dealer = dealer_of(config, standing, len(standing.rows))
    return DealConfig(config.seats, dealer, standing.scores, standing.live is not UNSET)


def settle(config: Config, standing: Standing, tally: Tally) -> Standing:
    """Write the row of a completed deal; a deal in which the match ends is not written (PK-9.1, PK-9.2).

    What a void deal has cost stands, and is written with the next row (PK-8.2).
    """
    if tally.winner is not None:
        return replace(standing, end=tally.end, winner=tally.winner)
    written = void(standing, tally) if tally.end == "void" else with_row(standing, tally)
    if len(written.rows) + voids(written) == LAST_DEAL:
        return replace(written, end="called-off")
    return replace(written, unready=tuple(Seat(seat) for seat in range(config.seats)))


def voids(standing: Standing) -> int:
    """How many deals were void (PK-8.2)."""
    return 0 if standing.live is UNSET else standing.live.voids


def void(standing: Standing, tally: Tally) -> Standing:
    """The standing after a void deal: its price alone (PK-8.2)."""
    return replace(standing, scores=tally.scores, live=desk.voided(desk.of(standing.live), tally.parts))


def with_row(standing: Standing, tally: Tally) -> Standing:
    """The standing with a row more (PK-9.1)."""
    if standing.live is UNSET:
        rows = (*standing.rows, Row(tally.scores, tally.units, tally.parts))
        return replace(standing, scores=tally.scores, rows=rows)
    row = Row(tally.scores, tally.units, desk.with_carried(standing.live, tally.parts))
    return replace(standing, scores=tally.scores, rows=(*standing.rows, row), live=replace(standing.live, carried=()))


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
