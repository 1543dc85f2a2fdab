"""Spades: double nil is bid before the hand is seen; one may look at any time, and all see that one did."""

from typing import TypeAlias, assert_never

import msgspec
from msgspec import Struct
from msgspec.structs import replace
from typing_extensions import TypeIs

from pik.cards.card import Card
from pik.cards.notation import parse_cards
from pik.core.board import Board
from pik.core.game import Game
from pik.core.lazy import Choices, Listed
from pik.core.message import Happening, Refusal
from pik.core.seat import CHANCE, Seat
from tests.core.hard.tools import (
    BOTH,
    Hands,
    Hidden,
    Shuffle,
    board,
    dealt,
    from_config,
    orders,
    put,
    splits,
    those_seen_as,
)

PACK = parse_cards("SA SK HA HK DA")
HELD = 2


class Look(Struct, frozen=True, tag="look", forbid_unknown_fields=True):
    """Pick up one's hand."""


class DoubleNil(Struct, frozen=True, tag="double-nil", forbid_unknown_fields=True):
    """No trick, said before the hand was seen; then the hand is picked up."""


class Bid(Struct, frozen=True, tag="bid", forbid_unknown_fields=True):
    """So many tricks."""

    tricks: int


Call: TypeAlias = DoubleNil | Bid
Action: TypeAlias = Shuffle | Look | DoubleNil | Bid
Seen: TypeAlias = Hidden | Look | DoubleNil | Bid


class State(Struct, frozen=True):
    """The hands, who has looked, what was bid from seat 0 on."""

    hands: Hands = ()
    looked: tuple[bool, ...] = (False, False)
    calls: tuple[Call, ...] = ()


class View(Struct, frozen=True):
    """Who has looked and what was bid; the own cards only of who has looked."""

    seat: Seat | None
    dealt: bool
    looked: tuple[bool, ...]
    calls: tuple[Call, ...]
    hand: tuple[Card, ...]


def waiting(s: State) -> frozenset[Seat]:
    """The pack, then the bidders in turn."""
    if not s.hands:
        return frozenset({CHANCE})
    return frozenset({Seat(len(s.calls))}) if len(s.calls) < len(BOTH) else frozenset()


def options(s: State, seat: Seat) -> Choices[Action]:
    """Double nil for who has not looked, numbers for who has."""
    if seat not in waiting(s):
        return Listed()
    if seat == CHANCE:
        return orders(PACK)
    return Listed(tuple(Bid(tricks) for tricks in range(HELD + 1)) if s.looked[seat] else (DoubleNil(),))


def offers(s: State, seat: Seat) -> Choices[Action]:
    """To look, in turn or out of turn, once."""
    bidding = bool(s.hands) and len(s.calls) < len(BOTH)
    return Listed((Look(),) if bidding and seat in BOTH and not s.looked[seat] else ())


def refusal(s: State, seat: Seat, action: Action) -> Refusal | None:
    """Why not: has looked, has not looked, not now."""
    if action in options(s, seat) or action in offers(s, seat):
        return None
    if seat in waiting(s) and seat in BOTH and isinstance(action, DoubleNil | Bid):
        return Refusal("has-looked" if isinstance(action, DoubleNil) else "must-look-first")
    return Refusal("not-now")


def step(s: State, seat: Seat, action: Action) -> State:
    """An act done."""
    if (no := refusal(s, seat, action)) is not None:
        raise no
    match action:
        case Shuffle(deck):
            return replace(s, hands=dealt(deck, HELD))
        case Look():
            return replace(s, looked=put(s.looked, seat, True))
        case DoubleNil():
            return replace(s, looked=put(s.looked, seat, True), calls=(*s.calls, action))
        case Bid():
            return replace(s, calls=(*s.calls, action))
        case _:
            assert_never(action)


def view(s: State, seat: Seat | None) -> View:
    """No cards for who has not looked."""
    hand = s.hands[seat] if seat is not None and s.hands and s.looked[seat] else ()
    return View(seat, bool(s.hands), s.looked, s.calls, hand)


def screen(v: View) -> Board:
    """The hand, if it was looked at."""
    return board("bid", v.hand)


def redact(s: State, seat: Seat, action: Action, viewer: Seat | None) -> Seen:
    """Looking is public, what was seen is not in the act."""
    match action:
        case Shuffle():
            return Hidden()
        case Look() | DoubleNil() | Bid():
            return action
        case _:
            assert_never(action)


def narrate(s: State, seat: Seat, action: Action) -> tuple[Happening, ...]:
    """Everybody sees that somebody looked."""
    return (Happening("looks" if isinstance(action, Look) else "bids", seat),)


def worlds(v: View) -> Listed[State]:
    """Every deal, with the hand of who has looked."""
    states = (State(hands, v.looked, v.calls) for hands in (splits(PACK, HELD) if v.dealt else ((),)))
    return those_seen_as(view, v, v.seat, states)


def owns(action: object) -> TypeIs[Action]:
    """Whether something is an act of the case."""
    return isinstance(action, Action)


LOOKING = Game(
    name="looking",
    version=1,
    seats=range(2, 3),
    decode=msgspec.json.Decoder[Action](Action).decode,
    owns=owns,
    start=from_config(State),
    waiting=waiting,
    options=options,
    offers=offers,
    refusal=refusal,
    step=step,
    view=view,
    screen=screen,
    redact=redact,
    narrate=narrate,
    worlds=worlds,
    outcome=lambda s: s.calls if len(s.calls) == len(BOTH) else None,
)
