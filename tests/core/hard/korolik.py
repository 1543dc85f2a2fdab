"""Piquet: two deals are netted; a net of zero is a refait and doubles the next, in the next match too."""

from collections import Counter
from collections.abc import Mapping
from typing import TypeAlias

import msgspec
from msgspec import Struct
from msgspec.structs import replace
from typing_extensions import TypeIs

from pik.core.game import Ledger
from pik.core.lazy import Choices, Listed
from pik.core.match import match_of
from pik.core.message import Happening, Message, Refusal
from pik.core.seat import TABLE, Seat
from pik.core.series import Finished, SeriesSheet, Term
from pik.core.sheet import Cell, Line, Sheet
from tests.core.hard.duel import DUEL, DealConfig, Tally
from tests.core.hard.tools import BOTH

FAR = (9, 9)
"""Scores that no deal brings to zero: here only the tricks count."""


class Ready(Struct, frozen=True, tag="ready", forbid_unknown_fields=True):
    """Ready for the next deal."""


Act: TypeAlias = Ready


class Config(Struct, frozen=True):
    """How many koroliks, who leads first, and whether the match before left a refait open."""

    koroliks: int = 1
    leader: Seat = Seat(0)
    refait: bool = False


class Standing(Struct, frozen=True):
    """The differences of the running korolik, the finished koroliks, an open refait, who is not ready."""

    refait: bool
    deals: tuple[int, ...] = ()
    koroliks: tuple[int, ...] = ()
    unready: tuple[Seat, ...] = ()


def opening(config: Config) -> Standing:
    """An open refait comes along."""
    return Standing(config.refait)


def waiting(config: Config, st: Standing) -> frozenset[Seat]:
    """Both between deals."""
    return frozenset(st.unready)


def options(config: Config, st: Standing, seat: Seat) -> Choices[Act]:
    """To be ready."""
    return Listed((Ready(),) if seat in st.unready else ())


def offers(config: Config, st: Standing, seat: Seat) -> Choices[Act]:
    """Nothing."""
    return Listed[Act]()


def refusal(config: Config, st: Standing, seat: Seat, act: Act) -> Refusal | None:
    """Not waited for."""
    return None if act in options(config, st, seat) else Refusal("not-now")


def step(config: Config, st: Standing, seat: Seat, act: Act) -> Standing:
    """An act done."""
    if (no := refusal(config, st, seat, act)) is not None:
        raise no
    return replace(st, unready=tuple(each for each in st.unready if each != seat))


def over(config: Config, st: Standing) -> bool:
    """Whether all koroliks are finished."""
    return len(st.koroliks) == config.koroliks


def next_deal(config: Config, st: Standing) -> DealConfig | None:
    """The lead alternates."""
    number = 2 * len(st.koroliks) + len(st.deals)
    return None if over(config, st) else DealConfig(FAR, Seat((config.leader + number) % 2))


def settle(config: Config, st: Standing, tally: Tally) -> Standing:
    """A difference; after two of them a korolik, doubled after a refait. Two refaits in a row do not compound."""
    one, other = tally.tricks
    deals = (*st.deals, one - other)
    if len(deals) == 1:
        return replace(st, deals=deals, unready=BOTH)
    net = sum(deals)
    koroliks = (*st.koroliks, 2 * net if st.refait else net)
    after = Standing(net == 0, (), koroliks)
    return after if over(config, after) else replace(after, unready=BOTH)


def following(config: Config, st: Standing, moved: Mapping[Seat, Seat]) -> Config:
    """An open refait carries into the next match of the same two."""
    return replace(config, refait=st.refait and moved.keys() >= set(BOTH))


def sheet(config: Config, st: Standing) -> Sheet:
    """A line a korolik."""
    total = sum(st.koroliks)
    return Sheet((total, -total), tuple(Line(Message("korolik"), (Cell(net), Cell(-net))) for net in st.koroliks))


def series(matches: tuple[Finished[Standing], ...]) -> SeriesSheet:
    """What the koroliks come to."""
    nets = Counter[int]()
    for match in matches:
        net = sum(match.standing.koroliks)
        nets.update(dict(zip(match.people, (net, -net), strict=True)))
    return SeriesSheet((), (), (Line(Message("net"), tuple(Cell(nets[person]) for person in sorted(nets))),))


def terms(config: Config) -> tuple[Term, ...]:
    """How many koroliks."""
    return (Term(Message("term-koroliks", {"count": config.koroliks}), default=config.koroliks == 1),)


def owns(act: object) -> TypeIs[Act]:
    """Whether something is an act of the ledger."""
    return isinstance(act, Act)


KOROLIK = Ledger(
    decode=msgspec.json.Decoder(Ready).decode,
    owns=owns,
    opening=opening,
    waiting=waiting,
    options=options,
    offers=offers,
    refusal=refusal,
    step=step,
    narrate=lambda config, st, seat, act: (Happening("ready", seat),),
    next_deal=next_deal,
    settle=settle,
    settled=lambda config, st, tally: (Happening("settled", TABLE, ends=True),),
    following=following,
    sheet=sheet,
    series=series,
    terms=terms,
)
KOROLIK_MATCH = match_of(DUEL, KOROLIK)
