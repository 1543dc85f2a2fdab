"""Toy: a whole match in a page, for tests of what knows no particular game.

Two seats, a pack of six. Each gets two cards and may secretly swap one for a card of the stock, both at once.
Then two tricks: the higher rank takes, whatever the suit; equal ranks go to who led. In play a seat may peek once at
the top of what is left of the stock. A point a trick, a match of two deals, the scorer's mark costs a point.
"""

from typing import TypeAlias, assert_never

import msgspec
from msgspec import Struct
from typing_extensions import TypeIs

from pik.core.game import Ledger
from pik.core.hosted import hosted
from pik.core.lazy import Choices, Listed
from pik.core.match import match_of
from pik.core.message import Happening, Message, Refusal
from pik.core.seat import TABLE, Seat
from pik.core.series import Finished, Option, SeriesSheet, Term
from pik.core.sheet import Cell, Line, Sheet
from tests.toy_deal import BOTH, DEAL, PACK, Deal, DealConfig, Peek, Play, Shuffle, Swap, held_by


class Ready(Struct, frozen=True, tag="ready", forbid_unknown_fields=True):
    """Ready for the next deal."""


class Mark(Struct, frozen=True, tag="mark", forbid_unknown_fields=True):
    """The scorer takes a point."""

    seat: Seat


Act: TypeAlias = Ready | Mark


class Config(Struct, frozen=True, forbid_unknown_fields=True):
    """How many deals."""

    deals: int = 2

    def __post_init__(self) -> None:
        if not 1 <= self.deals <= 99:
            raise ValueError("1 to 99 deals")


class Standing(Struct, frozen=True):
    """The points, the rows and who is ready."""

    scores: tuple[int, ...] = (0, 0)
    rows: tuple[tuple[int, ...], ...] = ()
    ready: tuple[Seat, ...] = BOTH


def owns_act(action: object) -> TypeIs[Act]:
    """Whether something is an act of the ledger."""
    return isinstance(action, Act)


def pausing(c: Config, st: Standing) -> frozenset[Seat]:
    """Who has not said ready."""
    return frozenset() if len(st.rows) == c.deals else frozenset(BOTH) - set(st.ready)


def ledger_options(c: Config, st: Standing, seat: Seat) -> Choices[Act]:
    """To be ready."""
    return Listed((Ready(),)) if seat in pausing(c, st) else Listed()


def marks(c: Config, st: Standing, seat: Seat) -> Choices[Act]:
    """Marks, while the match goes on."""
    return Listed(tuple(Mark(who) for who in BOTH)) if seat == TABLE and len(st.rows) < c.deals else Listed()


def ledger_refusal(c: Config, st: Standing, seat: Seat, act: Act) -> Refusal | None:
    """Not now."""
    return None if act in ledger_options(c, st, seat) or act in marks(c, st, seat) else Refusal("not-now")


def ledger_step(c: Config, st: Standing, seat: Seat, act: Act) -> Standing:
    """The standing after an act."""
    if (no := ledger_refusal(c, st, seat, act)) is not None:
        raise no
    match act:
        case Ready():
            return msgspec.structs.replace(st, ready=tuple(sorted((*st.ready, seat))))
        case Mark(who):
            return msgspec.structs.replace(st, scores=tuple(x - (at == who) for at, x in enumerate(st.scores)))
        case _:
            assert_never(act)


def settle(c: Config, st: Standing, tally: tuple[int, ...]) -> Standing:
    """A point a trick."""
    scores = tuple(x + more for x, more in zip(st.scores, tally, strict=True))
    return Standing(scores, (*st.rows, scores), ())


def sheet(c: Config, st: Standing) -> Sheet:
    """A row a deal."""
    rows = tuple(
        Line(Message("deal", {"number": number}), tuple(Cell(x) for x in row)) for number, row in enumerate(st.rows, 1)
    )
    return Sheet(st.scores, rows, result=Message("over") if len(st.rows) == c.deals else None)


def series(matches: tuple[Finished[Standing], ...]) -> SeriesSheet:
    """A line a match, with the points of each person; the totals of those that are over."""
    people = range(max((who + 1 for match in matches for who in match.people), default=0))

    def points(match: Finished[Standing], person: int) -> int:
        return sum(x for who, x in zip(match.people, match.standing.scores, strict=True) if who == person)

    lines = tuple(
        Line(
            Message("match" if match.over else "unfinished", {"number": number}),
            tuple(Cell(points(match, who)) if match.over and who in match.people else None for who in people),
        )
        for number, match in enumerate(matches, 1)
    )
    sums = (sum(points(match, who) for match in matches if match.over) for who in people)
    return SeriesSheet((), lines, (Line(Message("total"), tuple(map(Cell, sums))),))


LEDGER: Ledger[Config, Standing, DealConfig, tuple[int, ...], Act] = Ledger(
    decode=msgspec.json.Decoder[Act](Act).decode,
    owns=owns_act,
    opening=lambda c: Standing(),
    waiting=pausing,
    options=ledger_options,
    offers=marks,
    marks=True,
    refusal=ledger_refusal,
    step=ledger_step,
    narrate=lambda c, st, seat, act: (Happening("ready" if isinstance(act, Ready) else "mark", seat),),
    next_deal=lambda c, st: DealConfig(Seat(len(st.rows) % 2)) if len(st.rows) < c.deals else None,
    settle=settle,
    settled=lambda c, st, tally: (Happening("row", TABLE, ends=True),),
    following=lambda c, st, stay: c,
    sheet=sheet,
    series=series,
    terms=lambda c: (Term(Message("deals", {"count": c.deals}), default=c.deals == Config().deals),),
    questions=(Option("deals", (1, 2, 3), Config().deals),),
)

MATCH = match_of(DEAL, LEDGER)
TOY = hosted(DEAL, LEDGER, msgspec.json.Decoder(Config).decode)

__all__ = [
    "BOTH",
    "DEAL",
    "MATCH",
    "PACK",
    "TOY",
    "Act",
    "Config",
    "Deal",
    "Mark",
    "Peek",
    "Play",
    "Ready",
    "Shuffle",
    "Standing",
    "Swap",
    "held_by",
]
