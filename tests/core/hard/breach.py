"""A live table: an unlawful card can be tried; it goes back, costs its price, and a lawful one is played."""

from typing import TypeAlias, assert_never

import msgspec
from msgspec import Struct
from msgspec.structs import replace
from typing_extensions import TypeIs

from pik.cards.card import Card
from pik.core.board import Board, Placed
from pik.core.breach import Breaches
from pik.core.game import Game
from pik.core.lazy import Choices, Listed
from pik.core.message import Happening, Refusal
from pik.core.seat import CHANCE, Seat
from tests.core.hard.tools import (
    BOTH,
    A,
    Hands,
    Hidden,
    Shuffle,
    board,
    dealt,
    nothing,
    orders,
    put,
    splits,
    those_seen_as,
)
from tests.core.hard.tricks import HELD, PACK, Play, Plays, follows, held, lawful, led_card, on_move

PRICE = 5
Action: TypeAlias = Shuffle | Play
Seen: TypeAlias = Hidden | Play


class Config(Struct, frozen=True):
    """Whether the table is live."""

    live: bool = False


class Breach(Struct, frozen=True):
    """An unlawful card that everybody has seen, after how many plays."""

    after: int
    seat: Seat
    card: Card


class State(Struct, frozen=True):
    """The hands as dealt, the plays, the breaches and the scores they cost."""

    live: bool
    hands: Hands = ()
    plays: Plays = ()
    breaches: tuple[Breach, ...] = ()
    scores: tuple[int, ...] = (0, 0)


class View(Struct, frozen=True):
    """The own hand and all that lay on the table."""

    seat: Seat | None
    live: bool
    dealt: bool
    hand: tuple[Card, ...]
    plays: Plays
    breaches: tuple[Breach, ...]
    scores: tuple[int, ...]


def waiting(s: State) -> frozenset[Seat]:
    """The pack, then whose turn it is."""
    if not s.hands:
        return frozenset({CHANCE})
    return frozenset() if len(s.plays) == 2 * HELD else frozenset({on_move(s.plays, A)})


def options(s: State, seat: Seat) -> Choices[Action]:
    """Lawful acts only: who takes an option breaks no rule."""
    if seat not in waiting(s):
        return Listed()
    if seat == CHANCE:
        return orders(PACK)
    return Listed(tuple(Play(card) for card in follows(held(s.hands, s.plays, seat), led_card(s.plays))))


def breaches(s: State, seat: Seat) -> tuple[Breaches[Action], ...]:
    """At a live table the cards that one holds, may not play and has not tried."""
    if not s.live or seat not in waiting(s) or seat not in BOTH:
        return ()
    cards = tuple(Play(card) for card in held(s.hands, s.plays, seat))
    broken_ = tuple(act for act in cards if (no := refusal(s, seat, act)) is not None and no.price)
    return (Breaches("must-follow", PRICE, Listed[Action](broken_)),) if broken_ else ()


def refusal(s: State, seat: Seat, action: Action) -> Refusal | None:
    """A card that one holds and may not play has a price, but only once: a card seen twice is no second breach."""
    if action in options(s, seat):
        return None
    led = led_card(s.plays)
    turn = seat in BOTH and seat in waiting(s)
    if not turn or not isinstance(action, Play) or led is None or action.card not in held(s.hands, s.plays, seat):
        return Refusal("not-now")
    again = Breach(len(s.plays), seat, action.card) in s.breaches
    return Refusal("must-follow", 0 if again else PRICE, suit=led[0])


def step(s: State, seat: Seat, action: Action) -> State:
    """An act done, or a breach paid for."""
    if (no := refusal(s, seat, action)) is not None:
        if s.live and no.price and isinstance(action, Play):
            return breached(s, seat, action.card, no.price)
        raise no
    match action:
        case Shuffle(deck):
            return replace(s, hands=dealt(deck, HELD))
        case Play(card):
            return replace(s, plays=(*s.plays, Placed(seat, card)))
        case _:
            assert_never(action)


def breached(s: State, seat: Seat, card: Card, price: int) -> State:
    """The card goes back to the hand; everybody has seen it, and the score has changed at once."""
    breach = Breach(len(s.plays), seat, card)
    return replace(s, breaches=(*s.breaches, breach), scores=put(s.scores, seat, s.scores[seat] + price))


def view(s: State, seat: Seat | None) -> View:
    """What was tried is remembered."""
    hand = () if seat is None else held(s.hands, s.plays, seat)
    return View(seat, s.live, bool(s.hands), hand, s.plays, s.breaches, s.scores)


def screen(v: View) -> Board:
    """The hand, the trick, the scores."""
    return board("play", v.hand, v.plays[-2:], v.scores)


def redact(s: State, seat: Seat, action: Action, viewer: Seat | None) -> Seen:
    """A card tried is a card seen."""
    match action:
        case Shuffle():
            return Hidden()
        case Play():
            return action
        case _:
            assert_never(action)


def narrate(s: State, seat: Seat, action: Action) -> tuple[Happening, ...]:
    """A card played, or a penalty."""
    no = refusal(s, seat, action)
    return (Happening("plays" if no is None else "penalty", seat),)


def worlds(v: View) -> Listed[State]:
    """The deals in which the plays were lawful and the breaches were breaches."""
    bare = State(v.live, (), v.plays, v.breaches, v.scores)
    states = (replace(bare, hands=hands) for hands in (splits(PACK, HELD) if v.dealt else ((),)))
    return those_seen_as(view, v, v.seat, (s for s in states if lawful(s.hands, s.plays) and all(broken(s))))


def broken(s: State) -> list[bool]:
    """For each breach: whether the card was held and unlawful then."""
    found: list[bool] = []
    for breach in s.breaches:
        plays = s.plays[: breach.after]
        hand = held(s.hands, plays, breach.seat)
        found.append(breach.card in hand and breach.card not in follows(hand, led_card(plays)))
    return found


def owns(action: object) -> TypeIs[Action]:
    """Whether something is an act of the case."""
    return isinstance(action, Action)


def start(config: Config) -> State:
    """Before the shuffle."""
    return State(config.live)


BREACH = Game(
    name="breach",
    version=1,
    seats=range(2, 3),
    decode=msgspec.json.Decoder[Action](Action).decode,
    owns=owns,
    start=start,
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
    outcome=lambda s: None if waiting(s) else s.scores,
    breaches=breaches,
)
