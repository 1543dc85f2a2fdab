"""Piquet: who followed may take the card back and play another lawful one, until the next card, once a trick."""

from typing import TypeAlias, assert_never

import msgspec
from msgspec import Struct
from msgspec.structs import replace
from typing_extensions import TypeIs

from pik.cards.card import Card
from pik.core.board import Board, Placed
from pik.core.game import Game
from pik.core.lazy import Choices, Listed
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
    orders,
    splits,
    those_seen_as,
)
from tests.core.hard.tricks import HELD, PACK, Play, Plays, follows, held, lawful, led_card, on_move, winner


class TakeBack(Struct, frozen=True, tag="take-back", forbid_unknown_fields=True):
    """Take back the card one followed with."""


Action: TypeAlias = Shuffle | Play | TakeBack
Seen: TypeAlias = Hidden | Play | TakeBack


class Back(Struct, frozen=True):
    """A card taken back: after how many plays it lay there. Everybody has seen it."""

    after: int
    seat: Seat
    card: Card


class State(Struct, frozen=True):
    """The hands as dealt, the plays that stand, the cards taken back."""

    hands: Hands = ()
    plays: Plays = ()
    backs: tuple[Back, ...] = ()


class View(Struct, frozen=True):
    """The own hand, and all that was ever on the table."""

    seat: Seat | None
    dealt: bool
    hand: tuple[Card, ...]
    plays: Plays
    backs: tuple[Back, ...]
    counts: tuple[int, ...]


def counts(plays: Plays) -> tuple[int, ...]:
    """One for each lead, one for a trick taken off the other's lead: derived, so it goes back with the card."""
    won = [winner(plays[at : at + 2]) for at in range(0, len(plays) - 1, 2)]
    leads = plays[::2]
    return tuple(
        sum(lead.seat == seat for lead in leads)
        + sum(lead.seat != seat == taker for lead, taker in zip(leads, won, strict=False))
        for seat in BOTH
    )


def others(s: State, seat: Seat) -> tuple[Card, ...]:
    """The lawful cards but for the one taken back from this place."""
    gone = [back.card for back in s.backs if back.after == len(s.plays)]
    return tuple(card for card in follows(held(s.hands, s.plays, seat), led_card(s.plays)) if card not in gone)


def waiting(s: State) -> frozenset[Seat]:
    """The pack, then whose turn it is."""
    if not s.hands:
        return frozenset({CHANCE})
    return frozenset() if len(s.plays) == 2 * HELD else frozenset({on_move(s.plays, A)})


def options(s: State, seat: Seat) -> Choices[Action]:
    """The pack or a card."""
    if seat not in waiting(s):
        return Listed()
    return orders(PACK) if seat == CHANCE else Listed(tuple(Play(card) for card in others(s, seat)))


def offers(s: State, seat: Seat) -> Choices[Action]:
    """To take back, for who just followed, has not yet in this trick, and has another lawful card."""
    if not s.plays or len(s.plays) % 2 or s.plays[-1].seat != seat or not waiting(s):
        return Listed()
    before = replace(s, plays=s.plays[:-1])
    once = all(back.after != len(before.plays) for back in s.backs)
    return Listed((TakeBack(),) if once and len(others(before, seat)) > 1 else ())


refusal = not_now(options, offers)


def step(s: State, seat: Seat, action: Action) -> State:
    """An act done."""
    if (no := refusal(s, seat, action)) is not None:
        raise no
    match action:
        case Shuffle(deck):
            return replace(s, hands=dealt(deck, HELD))
        case Play(card):
            return replace(s, plays=(*s.plays, Placed(seat, card)))
        case TakeBack():
            back = Back(len(s.plays) - 1, seat, s.plays[-1].card)
            return replace(s, plays=s.plays[:-1], backs=(*s.backs, back))
        case _:
            assert_never(action)


def view(s: State, seat: Seat | None) -> View:
    """A card taken back has been seen and is remembered."""
    hand = () if seat is None else held(s.hands, s.plays, seat)
    return View(seat, bool(s.hands), hand, s.plays, s.backs, counts(s.plays))


def screen(v: View) -> Board:
    """The hand, the trick, the counts."""
    return board("play", v.hand, v.plays[-2:], v.counts)


def redact(s: State, seat: Seat, action: Action, viewer: Seat | None) -> Seen:
    """All of it is done in the open."""
    match action:
        case Shuffle():
            return Hidden()
        case Play() | TakeBack():
            return action
        case _:
            assert_never(action)


def narrate(s: State, seat: Seat, action: Action) -> tuple[Happening, ...]:
    """A card played, a card taken back."""
    return (Happening("takes-back" if isinstance(action, TakeBack) else "plays", seat),)


def worlds(v: View) -> Listed[State]:
    """The deals in which every card was lawful, those taken back too, and left another one to play."""
    states = (State(hands, v.plays, v.backs) for hands in (splits(PACK, HELD) if v.dealt else ((),)))
    return those_seen_as(view, v, v.seat, (s for s in states if lawful(s.hands, s.plays) and all(map_backs(s))))


def map_backs(s: State) -> list[bool]:
    """For each card taken back: whether it was held and lawful, with another one beside it."""
    found: list[bool] = []
    for back in s.backs:
        plays = s.plays[: back.after]
        cards = follows(held(s.hands, plays, back.seat), led_card(plays))
        found.append(back.card in cards and len(cards) > 1)
    return found


def owns(action: object) -> TypeIs[Action]:
    """Whether something is an act of the case."""
    return isinstance(action, Action)


TAKE_BACK = Game(
    name="take-back",
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
    outcome=lambda s: None if waiting(s) else counts(s.plays),
)
