"""What lies between deals of Spades: the dealer, the scores and bags of the sides, the end of the match."""

from collections.abc import Mapping
from typing import Annotated, Literal, TypeAlias, TypeVar, assert_never

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import replace
from typing_extensions import TypeIs

from pik.cards.compilable import compilable
from pik.core.lazy import Choices, Listed
from pik.core.message import Happening, Refusal
from pik.core.seat import CHANCE, Seat
from pik.core.sheet import Part
from pik.games.spades.config import Config, DealConfig, House
from pik.games.spades.state import SIDES
from pik.games.spades.tally import Tally

End = Literal["target", "floor", "cap"]
AnyConfig = TypeVar("AnyConfig", bound=Config)


class Lot(Struct, frozen=True, tag="lot", forbid_unknown_fields=True):
    """The lot falls on the first dealer (SP-1.3)."""

    dealer: Annotated[Seat, Meta(ge=0, le=3)]


class Ready(Struct, frozen=True, tag="ready", forbid_unknown_fields=True):
    """A player has seen the score and is ready for the next deal (SP-7.2)."""


Act: TypeAlias = Lot | Ready


class Row(Struct, frozen=True):
    """A row of the sheet: what was bid and taken by seat, then by side the score, the bags, and how it changed."""

    bids: tuple[int | None, ...]
    taken: tuple[int, ...]
    scores: tuple[int, ...]
    bags: tuple[int, ...]
    parts: tuple[tuple[Part, ...], ...]


class Standing(Struct, frozen=True):
    """A match between deals; scores and bags are the sides', and seat s is on side s % 2."""

    scores: tuple[int, ...]
    bags: tuple[int, ...]
    dealer: Seat | None
    """The first dealer; None until the lot has fallen."""
    rows: tuple[Row, ...] = ()
    unready: tuple[Seat, ...] = ()
    end: End | None = None
    winner: int | None = None
    """The side that has won; None also where a match is drawn (SP-1.4)."""


_ACT = msgspec.json.Decoder[Act](Act)


def decode(raw: bytes) -> Act:
    """An act from JSON. Raises msgspec.DecodeError (a ValueError)."""
    return _ACT.decode(raw)


def owns(action: object) -> TypeIs[Act]:
    """Whether something is an act of the ledger."""
    return isinstance(action, Act)


def opening(config: Config) -> Standing:
    """Both sides start at 0, without bags."""
    return Standing((0,) * SIDES, (0,) * SIDES, config.first_dealer)


def waiting(_config: Config, standing: Standing) -> frozenset[Seat]:
    """The lot before the first deal (SP-1.3), then everybody before each next one (SP-7.2)."""
    return frozenset({CHANCE}) if standing.dealer is None else frozenset(standing.unready)


def options(config: Config, standing: Standing, seat: Seat) -> Choices[Act]:
    """The lot, or to be ready."""
    if seat not in waiting(config, standing):
        return Listed()
    if seat == CHANCE:
        return Listed(tuple(Lot(Seat(dealer)) for dealer in range(config.seats)))
    return Listed((Ready(),))


def offers(_config: Config, _standing: Standing, _seat: Seat) -> Choices[Act]:
    """Nothing is done unasked between deals."""
    return Listed()


def refusal(config: Config, standing: Standing, seat: Seat, act: Act) -> Refusal | None:
    """Why an act is not accepted; None when it is."""
    return None if act in options(config, standing, seat) else Refusal("not-now")


def step(config: Config, standing: Standing, seat: Seat, act: Act) -> Standing:
    """The standing after an act; raises the Refusal where there is one."""
    if (no := refusal(config, standing, seat, act)) is not None:
        raise no
    match act:
        case Lot():
            return replace(standing, dealer=act.dealer)
        case Ready():
            return replace(standing, unready=tuple(each for each in standing.unready if each != seat))
        case _:
            assert_never(act)


def narrate(_config: Config, _standing: Standing, seat: Seat, act: Act) -> tuple[Happening, ...]:
    """An act in words."""
    match act:
        case Lot():
            return (Happening("lot-dealer", act.dealer),)
        case Ready():
            return (Happening("is-ready", seat),)
        case _:
            assert_never(act)


def dealer_of(config: Config, standing: Standing, number: int) -> Seat:
    """The dealer of deal number 0, 1, …: to the left of the one before (SP-1.2). Raises ValueError before the lot."""
    if standing.dealer is None:
        raise ValueError("the lot has not fallen")
    return Seat((standing.dealer + number) % config.seats)


def next_deal(config: Config, standing: Standing) -> DealConfig | None:
    """What the next deal must know; None when the match is over."""
    if standing.end is not None:
        return None
    house = House(config.bag_penalty, config.nil, config.double_nil, config.lowest_bid, config.ten_for_200)
    return DealConfig(dealer_of(config, standing, len(standing.rows)), standing.scores, standing.bags, house)


def settle(config: Config, standing: Standing, tally: Tally) -> Standing:
    """Write the row of a deal; then the new scores are compared with the target (SP-1.2)."""
    row = Row(tally.bids, tally.taken, tally.scores, tally.bags, tally.parts)
    after = replace(standing, scores=tally.scores, bags=tally.bags, rows=(*standing.rows, row))
    end = ending(config, after)
    if end is not None:
        return replace(after, end=end, winner=higher(after.scores))
    return replace(after, unready=tuple(Seat(seat) for seat in range(config.seats)))


def ending(config: Config, standing: Standing) -> End | None:
    """What ends the match after a deal; None when it goes on."""
    one, other = standing.scores
    if decided(one, other, config.target):
        return "target"
    if config.floor is not None and decided(-one, -other, -config.floor):
        return "floor"
    return "cap" if len(standing.rows) >= config.cap else None


@compilable
def decided(one: int, other: int, target: int) -> bool:
    """Whether a side has reached the target and is not level with the other (SP-1.2).

    With all signs changed: whether one has sunk to the losing floor (SP-6.4).
    """
    return max(one, other) >= target and one != other


def higher(scores: tuple[int, ...]) -> int | None:
    """The side with the higher score; None when they are level (SP-1.2, SP-1.4)."""
    one, other = scores
    return None if one == other else int(other > one)


def following(config: AnyConfig, standing: Standing, moved: Mapping[Seat, Seat]) -> AnyConfig:
    """The next match of the series: the deal passes on as within a match, wherever that player sits now (SP-7.3).

    If that person has left: by lot.
    """
    if standing.dealer is None:
        return replace(config, first_dealer=None)
    return replace(config, first_dealer=moved.get(dealer_of(config, standing, len(standing.rows))))
