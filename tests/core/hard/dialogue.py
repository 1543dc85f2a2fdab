"""Piquet: declarations name cards, the table hears a size and a verdict; cards are shown only when they count."""

from typing import TypeAlias, assert_never

import msgspec
from msgspec import Struct
from msgspec.structs import replace
from typing_extensions import TypeIs

from pik.cards.card import Card
from pik.core.board import Board
from pik.core.game import Game
from pik.core.lazy import Choices, Listed
from pik.core.message import Happening
from pik.core.seat import CHANCE, Seat
from tests.core.hard.talk import CATEGORIES, Answer, Category, Talk, combinations_of, counted_by, talk_of
from tests.core.hard.tools import (
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
    splits,
    those_seen_as,
    without,
)

PACK: tuple[Card, ...] = ("SA", "SK", "SQ", "HA", "HK", "HQ", "HJ")
HELD = 3
LAST = 2 * len(CATEGORIES)


class Declare(Struct, frozen=True, tag="declare", forbid_unknown_fields=True):
    """Declare these cards in a category; none: say nothing there."""

    category: Category
    cards: tuple[Card, ...] = ()


class Lead(Struct, frozen=True, tag="lead", forbid_unknown_fields=True):
    """Lead a card; the case is over."""

    card: Card


class Said(Struct, frozen=True, tag="said"):
    """A declaration as the other hears it: a size, or the verdict on the elder's and what it took to find it."""

    category: Category
    size: int | None = None
    answer: Answer | None = None
    ranks: int | None = None
    ranks_answer: Answer | None = None


Action: TypeAlias = Shuffle | Declare | Lead
Seen: TypeAlias = Hidden | Said | Declare | Lead


class State(Struct, frozen=True):
    """The hands and what was declared in turn, elder first in each category. No verdict is stored."""

    hands: Hands = ()
    declared: tuple[tuple[Card, ...], ...] = ()
    lead: Card | None = None


class View(Struct, frozen=True):
    """The own hand and declarations, what was said, and after the last category what counts."""

    seat: Seat | None
    dealt: bool
    hand: tuple[Card, ...]
    own: tuple[tuple[Card, ...], ...]
    talk: tuple[Talk, ...]
    shown: tuple[tuple[Seat, tuple[Card, ...]], ...]
    lead: Card | None


def talk(s: State) -> tuple[Talk, ...]:
    """What was said, category by category."""
    pairs = [s.declared[at : at + 2] for at in range(0, len(s.declared), 2)]
    return tuple(talk_of(category, pair) for category, pair in zip(CATEGORIES, pairs, strict=False))


def shown(s: State) -> tuple[tuple[Seat, tuple[Card, ...]], ...]:
    """What counts, once the last category is over."""
    if len(s.declared) < LAST:
        return ()
    winners = [counted_by(each) for each in talk(s)]
    return tuple((Seat(who), s.declared[2 * at + who]) for at, who in enumerate(winners) if who is not None)


def waiting(s: State) -> frozenset[Seat]:
    """The pack, the two in turn through the categories, the elder's lead."""
    if not s.hands:
        return frozenset({CHANCE})
    if len(s.declared) < LAST:
        return frozenset({Seat(len(s.declared) % 2)})
    return frozenset() if s.lead else frozenset({A})


def options(s: State, seat: Seat) -> Choices[Action]:
    """Nothing, or what one holds in the category whose turn it is."""
    if seat not in waiting(s):
        return Listed()
    if seat == CHANCE:
        return orders(PACK)
    if len(s.declared) == LAST:
        return Listed(tuple(Lead(card) for card in s.hands[seat]))
    category = CATEGORIES[len(s.declared) // 2]
    return Listed(tuple(Declare(category, cards) for cards in combinations_of(category, s.hands[seat])))


refusal = not_now(options, nothing)


def step(s: State, seat: Seat, action: Action) -> State:
    """An act done."""
    if (no := refusal(s, seat, action)) is not None:
        raise no
    match action:
        case Shuffle(deck):
            return replace(s, hands=dealt(deck, HELD))
        case Declare():
            return replace(s, declared=(*s.declared, action.cards))
        case Lead(card):
            return replace(s, lead=card)
        case _:
            assert_never(action)


def view(s: State, seat: Seat | None) -> View:
    """The verdicts are public, the cards behind them only where they count."""
    led = () if s.lead is None else (s.lead,)
    hand = without(s.hands[seat], led) if s.hands and seat is not None else ()
    own = () if seat is None else s.declared[seat::2]
    return View(seat, bool(s.hands), hand, own, talk(s), shown(s), s.lead)


def screen(v: View) -> Board:
    """The hand."""
    return board("declare" if v.lead is None else "play", v.hand)


def redact(s: State, seat: Seat, action: Action, viewer: Seat | None) -> Seen:
    """To the other a declaration is what was said: derived from the talk after it."""
    match action:
        case Shuffle():
            return Hidden()
        case Declare():
            return action if viewer == seat else heard(step(s, seat, action))
        case Lead():
            return action
        case _:
            assert_never(action)


def heard(after: State) -> Said:
    """The last thing said."""
    last = talk(after)[-1]
    if len(after.declared) % 2:
        return Said(last.category, size=last.size)
    return Said(last.category, last.other_size, last.answer, last.ranks, last.ranks_answer)


def narrate(s: State, seat: Seat, action: Action) -> tuple[Happening, ...]:
    """What everybody hears."""
    if not isinstance(action, Declare):
        return (Happening("lead" if isinstance(action, Lead) else "shuffle", seat),)
    said = heard(step(s, seat, action))
    size = () if said.size is None else (Happening("says", seat, {"size": said.size}),)
    return size if said.answer is None else (*size, Happening(f"answers-{said.answer}", seat))


def worlds(v: View) -> Listed[State]:
    """Every deal with every declaration that would have been heard like this."""
    if not v.dealt:
        return Listed((State(),))
    count = sum(2 if each.answered else 1 for each in v.talk)
    hands = (each for each in splits(PACK, HELD) if v.seat is None or set(v.hand) <= set(each[v.seat]))
    states = (State(each, said, v.lead) for each in hands for said in declarations(each, count))
    return those_seen_as(view, v, v.seat, (s for s in states if s.lead is None or s.lead in s.hands[A]))


def declarations(hands: Hands, count: int) -> list[tuple[tuple[Card, ...], ...]]:
    """Every sequence of so many declarations from these hands."""
    found: list[tuple[tuple[Card, ...], ...]] = [()]
    for at in range(count):
        more = combinations_of(CATEGORIES[at // 2], hands[at % 2])
        found = [(*before, cards) for before in found for cards in more]
    return found


def owns(action: object) -> TypeIs[Action]:
    """Whether something is an act of the case."""
    return isinstance(action, Action)


DIALOGUE = Game(
    name="dialogue",
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
    outcome=lambda s: None if waiting(s) else shown(s),
)
