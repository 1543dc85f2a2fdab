"""Spades: two partners exchange three cards, both at once; each lays them face down before either picks up."""

from typing import TypeAlias, assert_never

import msgspec
from msgspec import Struct
from msgspec.structs import replace
from typing_extensions import TypeIs

from pik.cards.card import Card
from pik.cards.notation import parse_cards
from pik.core.board import Board
from pik.core.game import Game
from pik.core.lazy import Choices, Listed, Picks
from pik.core.message import Happening
from pik.core.seat import CHANCE, Seat
from tests.core.hard.tools import (
    BOTH,
    A,
    Hands,
    Hidden,
    Shuffle,
    board,
    dealt,
    from_config,
    not_now,
    nothing,
    orders,
    put,
    splits,
    those_seen_as,
    without,
)

PACK = parse_cards("S:234 H:234 D:234")
HELD, COUNT = 4, 3


class Lay(Struct, frozen=True, tag="lay", forbid_unknown_fields=True):
    """Lay three cards face down for the partner."""

    cards: tuple[Card, ...]

    def __post_init__(self) -> None:
        msgspec.structs.force_setattr(self, "cards", tuple(sorted(self.cards)))


class Lead(Struct, frozen=True, tag="lead", forbid_unknown_fields=True):
    """Lead a card; the case is over."""

    card: Card


Action: TypeAlias = Shuffle | Lay | Lead
Seen: TypeAlias = Hidden | Lay | Lead


class State(Struct, frozen=True):
    """The hands as dealt, what each has laid, the lead."""

    hands: Hands = ()
    laid: tuple[tuple[Card, ...] | None, ...] = (None, None)
    lead: Card | None = None


class View(Struct, frozen=True):
    """One's own cards, what one gave and got, and who has laid."""

    seat: Seat | None
    dealt: bool
    hand: tuple[Card, ...]
    gave: tuple[Card, ...] | None
    got: tuple[Card, ...] | None
    laid: tuple[bool, ...]
    lead: Card | None


def held(s: State, seat: Seat) -> tuple[Card, ...]:
    """A hand: what is laid lies on the table until both have laid, then each picks up the other's."""
    own, other = s.laid[seat] or (), s.laid[1 - seat] or ()
    kept = without(s.hands[seat], own)
    return tuple(sorted((*kept, *other))) if None not in s.laid else kept


def waiting(s: State) -> frozenset[Seat]:
    """Both at once, while neither has laid."""
    if not s.hands:
        return frozenset({CHANCE})
    if None in s.laid:
        return frozenset(seat for seat in BOTH if s.laid[seat] is None)
    return frozenset() if s.lead else frozenset({A})


def options(s: State, seat: Seat) -> Choices[Action]:
    """The pack, three cards of the hand as one act, a lead."""
    if seat not in waiting(s):
        return Listed()
    if seat == CHANCE:
        return orders(PACK)
    if None in s.laid:
        return Picks(
            "lay", "cards", s.hands[seat], (COUNT,), Lay, lambda item: item.cards if isinstance(item, Lay) else None
        )
    return Listed(tuple(Lead(card) for card in held(s, seat)))


refusal = not_now(options, nothing)


def step(s: State, seat: Seat, action: Action) -> State:
    """An act done."""
    if (no := refusal(s, seat, action)) is not None:
        raise no
    match action:
        case Shuffle(deck):
            return replace(s, hands=dealt(deck, HELD))
        case Lay(cards):
            return replace(s, laid=put(s.laid, seat, cards))
        case Lead(card):
            return replace(s, lead=card)
        case _:
            assert_never(action)


def view(s: State, seat: Seat | None) -> View:
    """The other's laid cards only when both have laid."""
    done = tuple(cards is not None for cards in s.laid)
    if seat is None or not s.hands:
        return View(seat, bool(s.hands), (), None, None, done, s.lead)
    got = s.laid[1 - seat] if all(done) else None
    return View(
        seat, True, without(held(s, seat), () if s.lead is None else (s.lead,)), s.laid[seat], got, done, s.lead
    )


def screen(v: View) -> Board:
    """The hand."""
    return board("exchange" if not all(v.laid) else "lead", v.hand)


def redact(s: State, seat: Seat, action: Action, viewer: Seat | None) -> Seen:
    """Nobody but its maker sees what is laid, the partner neither: picking up is a matter of the view."""
    match action:
        case Shuffle():
            return Hidden()
        case Lay():
            return action if viewer == seat else Hidden()
        case Lead():
            return action
        case _:
            assert_never(action)


def narrate(s: State, seat: Seat, action: Action) -> tuple[Happening, ...]:
    """Who did something."""
    return (Happening("lead" if isinstance(action, Lead) else "lays", seat),)


def worlds(v: View) -> Listed[State]:
    """Every deal and every choice of three by who has laid."""
    if not v.dealt:
        return Listed((State(),))
    laid = [
        (cards if is_laid else None)
        for is_laid, cards in zip(v.laid, ((v.gave, v.got) if v.seat != 1 else (v.got, v.gave)), strict=True)
    ]
    states = (
        State(hands, (one, other), v.lead)
        for hands in splits(PACK, HELD)
        for one in choices_of(hands[0], v.laid[0], laid[0])
        for other in choices_of(hands[1], v.laid[1], laid[1])
        if v.lead is None or v.lead in held(State(hands, (one, other)), A)
    )
    return those_seen_as(view, v, v.seat, states)


def choices_of(
    hand: tuple[Card, ...], is_laid: bool, known: tuple[Card, ...] | None
) -> tuple[tuple[Card, ...] | None, ...]:
    """What a seat may have laid."""
    if not is_laid:
        return (None,)
    if known is not None:
        return (known,) if set(known) <= set(hand) else ()
    return tuple(without(hand, (card,)) for card in hand)


def owns(action: object) -> TypeIs[Action]:
    """Whether something is an act of the case."""
    return isinstance(action, Action)


EXCHANGE = Game(
    name="exchange",
    version=1,
    seats=range(2, 3),
    decode=msgspec.json.Decoder[Action](Action).decode,
    owns=owns,
    start=from_config(State),
    waiting=waiting,
    options=options,
    offers=nothing,
    refusal=refusal,
    step=step,
    view=view,
    screen=screen,
    redact=redact,
    narrate=narrate,
    worlds=worlds,
    outcome=lambda s: s.lead,
)
