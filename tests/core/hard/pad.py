"""A ledger in which both cut for the deal at once, the scorer marks at any time, and a touched zero ends the match.

A ledger's acts and standings are public, so no shuffled pack lies in it: the seats say where they cut, the pack then
says what they found.
"""

from collections import Counter
from collections.abc import Mapping
from itertools import permutations
from typing import TypeAlias, assert_never

import msgspec
from msgspec import Struct
from msgspec.structs import replace
from typing_extensions import TypeIs

from pik.cards.card import Card
from pik.core.game import Ledger
from pik.core.lazy import Choices, Listed, Places
from pik.core.match import match_of
from pik.core.message import Happening, Message, Refusal
from pik.core.seat import CHANCE, TABLE, Seat
from pik.core.series import Finished, SeriesSheet, Term
from pik.core.sheet import Cell, Line, Sheet
from tests.core.hard.duel import DUEL, DealConfig, Tally
from tests.core.hard.tools import BOTH, A, B, put
from tests.core.hard.tricks import PACK, RANKS

OPENING = 3


class CutForDeal(Struct, frozen=True, tag="cut-for-deal", forbid_unknown_fields=True):
    """Cut the pack here, to find who deals."""

    at: int


class Found(Struct, frozen=True, tag="found", forbid_unknown_fields=True):
    """The cards that the two found where they cut; the lower one deals."""

    cards: tuple[Card, Card]


class Mark(Struct, frozen=True, tag="mark", forbid_unknown_fields=True):
    """The scorer's mark."""

    seat: Seat


Act: TypeAlias = CutForDeal | Found | Mark


class Config(Struct, frozen=True):
    """Who deals first, if that is agreed."""

    dealer: Seat | None = None


class Standing(Struct, frozen=True):
    """The cuts, the dealer they gave, the rows, the marks, the winner."""

    scores: tuple[int, ...] = (OPENING, OPENING)
    cuts: tuple[int | None, ...] = (None, None)
    dealer: Seat | None = None
    rows: tuple[tuple[int, ...], ...] = ()
    units: tuple[int, ...] = (0, 0)
    winner: Seat | None = None


def opening(config: Config) -> Standing:
    """Both at the opening score."""
    return Standing(dealer=config.dealer)


def waiting(config: Config, st: Standing) -> frozenset[Seat]:
    """Both to cut, then the pack; nobody once there is a dealer."""
    if st.dealer is not None:
        return frozenset()
    return frozenset(seat for seat in BOTH if st.cuts[seat] is None) or frozenset({CHANCE})


def options(config: Config, st: Standing, seat: Seat) -> Choices[Act]:
    """A place, or the cards found."""
    if seat not in waiting(config, st):
        return Listed()
    if seat == CHANCE:
        return Listed(tuple(Found(cards) for cards in permutations(PACK, 2)))
    last = len(PACK) - 1
    return Places("cut-for-deal", "at", 1, last, CutForDeal, lambda a: a.at if isinstance(a, CutForDeal) else None)


def offers(config: Config, st: Standing, seat: Seat) -> Choices[Act]:
    """Marks, until the match is over."""
    return Listed(tuple(Mark(who) for who in BOTH) if seat == TABLE and st.winner is None else ())


def refusal(config: Config, st: Standing, seat: Seat, act: Act) -> Refusal | None:
    """Whatever is neither option nor offer."""
    return None if act in options(config, st, seat) or act in offers(config, st, seat) else Refusal("not-now")


def step(config: Config, st: Standing, seat: Seat, act: Act) -> Standing:
    """An act done; equal ranks cut again."""
    if (no := refusal(config, st, seat, act)) is not None:
        raise no
    match act:
        case CutForDeal(at):
            return replace(st, cuts=put(st.cuts, seat, at))
        case Found((one, other)):
            low, high = RANKS.index(one[1]), RANKS.index(other[1])
            return replace(st, cuts=(None, None)) if low == high else replace(st, dealer=A if low < high else B)
        case Mark(who):
            return replace(st, units=put(st.units, who, st.units[who] + 1))
        case _:
            assert_never(act)


def narrate(config: Config, st: Standing, seat: Seat, act: Act) -> tuple[Happening, ...]:
    """Everything is public."""
    return (Happening(type(act).__name__.lower(), seat),)


def next_deal(config: Config, st: Standing) -> DealConfig | None:
    """The non-dealer leads; the deal alternates."""
    if st.winner is not None or st.dealer is None:
        return None
    return DealConfig(st.scores, Seat(1 - (st.dealer + len(st.rows)) % 2))


def settle(config: Config, st: Standing, tally: Tally) -> Standing:
    """A row, or the end: the deal in which somebody touched zero is not written."""
    if tally.zero is not None:
        return replace(st, winner=tally.zero)
    return replace(st, scores=tally.scores, rows=(*st.rows, tally.scores))


def settled(config: Config, st: Standing, tally: Tally) -> tuple[Happening, ...]:
    """A row, or the winner."""
    return (Happening("row" if tally.zero is None else "wins", TABLE, ends=True),)


def following(config: Config, st: Standing, moved: Mapping[Seat, Seat]) -> Config:
    """The winner deals first, wherever that person sits now; one who has left does not."""
    return replace(config, dealer=None if st.winner is None else moved.get(st.winner))


def sheet(config: Config, st: Standing) -> Sheet:
    """The rows."""
    return Sheet(st.scores, tuple(Line(Message("row"), tuple(map(Cell, row))) for row in st.rows))


def series(matches: tuple[Finished[Standing], ...]) -> SeriesSheet:
    """Matches won."""
    won = Counter(match.people[match.standing.winner] for match in matches if match.standing.winner is not None)
    people = sorted({person for match in matches for person in match.people})
    return SeriesSheet((), (), (Line(Message("won"), tuple(Cell(won[person]) for person in people)),))


def terms(config: Config) -> tuple[Term, ...]:
    """Who deals first."""
    if config.dealer is None:
        return (Term(Message("term-cut"), default=True),)
    return (Term(Message("term-dealer", {"seat": config.dealer}), default=False),)


def owns(act: object) -> TypeIs[Act]:
    """Whether something is an act of the ledger."""
    return isinstance(act, Act)


PAD = Ledger(
    decode=msgspec.json.Decoder[Act](Act).decode,
    owns=owns,
    opening=opening,
    waiting=waiting,
    options=options,
    offers=offers,
    refusal=refusal,
    step=step,
    narrate=narrate,
    next_deal=next_deal,
    settle=settle,
    settled=settled,
    following=following,
    sheet=sheet,
    series=series,
    terms=terms,
)
PAD_MATCH = match_of(DUEL, PAD)
