"""A deal of two tricks that lower their taker's score; the first to touch zero ends it at once, in mid-deal."""

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
from tests.core.hard.tools import BOTH, Hands, Hidden, Shuffle, board, dealt, not_now, nothing, orders, splits
from tests.core.hard.tools import those_seen_as as seen_as
from tests.core.hard.tricks import HELD, PACK, Play, Plays, follows, held, lawful, led_card, on_move, winner

Action: TypeAlias = Shuffle | Play
Seen: TypeAlias = Hidden | Play


class DealConfig(Struct, frozen=True):
    """What the ledger tells: the running scores and who leads."""

    scores: tuple[int, ...]
    leader: Seat


class Tally(Struct, frozen=True):
    """The tricks of each, and who has touched zero."""

    tricks: tuple[int, ...]
    scores: tuple[int, ...]
    zero: Seat | None


class Deal(Struct, frozen=True):
    """The scores it began with, the hands, the plays."""

    start: tuple[int, ...]
    leader: Seat
    hands: Hands = ()
    plays: Plays = ()


class View(Struct, frozen=True):
    """The own hand, the plays, the live scores."""

    seat: Seat | None
    start: tuple[int, ...]
    leader: Seat
    dealt: bool
    hand: tuple[Card, ...]
    plays: Plays
    scores: tuple[int, ...]


def tricks(d: Deal) -> tuple[int, ...]:
    """The tricks of each seat so far."""
    won = [winner(d.plays[at : at + 2]) for at in range(0, len(d.plays) - 1, 2)]
    return tuple(won.count(seat) for seat in BOTH)


def scores(d: Deal) -> tuple[int, ...]:
    """The live scores."""
    return tuple(score - taken for score, taken in zip(d.start, tricks(d), strict=True))


def outcome(d: Deal) -> Tally | None:
    """Over after two tricks, or when somebody is at zero with cards still held."""
    zero = next((seat for seat in BOTH if scores(d)[seat] <= 0), None)
    return Tally(tricks(d), scores(d), zero) if zero is not None or len(d.plays) == 2 * HELD else None


def waiting(d: Deal) -> frozenset[Seat]:
    """The pack, then whose turn it is."""
    if not d.hands:
        return frozenset({CHANCE})
    return frozenset({on_move(d.plays, d.leader)}) if outcome(d) is None else frozenset()


def options(d: Deal, seat: Seat) -> Choices[Action]:
    """The pack or a lawful card."""
    if seat not in waiting(d):
        return Listed()
    if seat == CHANCE:
        return orders(PACK)
    return Listed(tuple(Play(card) for card in follows(held(d.hands, d.plays, seat), led_card(d.plays))))


refusal = not_now(options, nothing)


def step(d: Deal, seat: Seat, action: Action) -> Deal:
    """An act done."""
    if (no := refusal(d, seat, action)) is not None:
        raise no
    match action:
        case Shuffle(deck):
            return replace(d, hands=dealt(deck, HELD))
        case Play(card):
            return replace(d, plays=(*d.plays, Placed(seat, card)))
        case _:
            assert_never(action)


def view(d: Deal, seat: Seat | None) -> View:
    """What a viewer was shown."""
    hand = () if seat is None else held(d.hands, d.plays, seat)
    return View(seat, d.start, d.leader, bool(d.hands), hand, d.plays, scores(d))


def screen(v: View) -> Board:
    """The hand, the trick, the scores."""
    return board("play", v.hand, v.plays[-2:], v.scores)


def redact(d: Deal, seat: Seat, action: Action, viewer: Seat | None) -> Seen:
    """A card played is seen."""
    match action:
        case Shuffle():
            return Hidden()
        case Play():
            return action
        case _:
            assert_never(action)


def narrate(d: Deal, seat: Seat, action: Action) -> tuple[Happening, ...]:
    """Who did something."""
    return (Happening("plays" if isinstance(action, Play) else "shuffles", seat),)


def worlds(v: View) -> Listed[Deal]:
    """The deals in which every card was lawful."""
    bare = Deal(v.start, v.leader, (), v.plays)
    states = (replace(bare, hands=hands) for hands in (splits(PACK, HELD) if v.dealt else ((),)))
    return seen_as(view, v, v.seat, (d for d in states if lawful(d.hands, d.plays)))


def owns(action: object) -> TypeIs[Action]:
    """Whether something is an act of a deal."""
    return isinstance(action, Action)


def start(config: DealConfig) -> Deal:
    """Before the shuffle."""
    return Deal(config.scores, config.leader)


DUEL = Game(
    name="duel",
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
    outcome=outcome,
)
