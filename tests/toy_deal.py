"""The deal of the toy game; see `tests/toy.py` for its rules."""

from itertools import permutations
from typing import Literal, TypeAlias, assert_never

import msgspec
from msgspec import Struct
from typing_extensions import TypeIs

from pik.cards.card import Card
from pik.core.board import Board, HandCard, Pile, Placed, SeatBoard
from pik.core.game import Game
from pik.core.lazy import Choices, Listed, Orders, Picks
from pik.core.message import Happening, Refusal
from pik.core.seat import CHANCE, Seat

PACK: tuple[Card, ...] = ("SQ", "SK", "SA", "HQ", "HK", "HA")
RANKS = "QKA"
BOTH = (Seat(0), Seat(1))


class Shuffle(Struct, frozen=True, tag="shuffle", forbid_unknown_fields=True):
    """The pack takes an order."""

    deck: tuple[Card, ...]
    salt: str


class Swap(Struct, frozen=True, tag="swap", forbid_unknown_fields=True):
    """Exchange no card or one."""

    cards: tuple[Card, ...]


class Play(Struct, frozen=True, tag="play", forbid_unknown_fields=True):
    """Play a card."""

    card: Card


class Peek(Struct, frozen=True, tag="peek", forbid_unknown_fields=True):
    """Look at the top of the stock."""


class Shuffled(Struct, frozen=True, tag="shuffled"):
    """A shuffle as others see it."""


class Swapped(Struct, frozen=True, tag="swapped"):
    """Another's swap: not even how many."""


Action: TypeAlias = Shuffle | Swap | Play | Peek
Seen: TypeAlias = Shuffled | Swapped | Swap | Play | Peek


class DealConfig(Struct, frozen=True):
    """Who leads."""

    leader: Seat


class Deal(Struct, frozen=True):
    """The truth: the pack, what each swapped, what was played, who peeked."""

    leader: Seat
    deck: tuple[Card, ...] = ()
    swaps: tuple[tuple[Card, ...] | None, ...] = (None, None)
    plays: tuple[Placed, ...] = ()
    peeked: tuple[Seat, ...] = ()


class View(Struct, frozen=True):
    """What a viewer was shown."""

    seat: Seat | None
    leader: Seat
    dealt: bool
    swapped: tuple[bool, ...]
    swap: tuple[Card, ...] | None
    hand: tuple[Card, ...]
    plays: tuple[Placed, ...]
    peeked: tuple[Seat, ...]
    top: Card | None


def start(config: DealConfig) -> Deal:
    """A deal before its shuffle."""
    return Deal(config.leader)


def dealt_to(s: Deal, seat: Seat) -> tuple[Card, ...]:
    """The hand of a seat after its swap, before any play."""
    held = s.deck[2 * seat : 2 * seat + 2]
    gone = s.swaps[seat] or ()
    drawn = s.deck[4 + seat : 5 + seat] if gone else ()
    return (*(card for card in held if card not in gone), *drawn)


def held_by(s: Deal, seat: Seat) -> tuple[Card, ...]:
    """The cards a seat still holds."""
    return tuple(card for card in dealt_to(s, seat) if card not in [placed.card for placed in s.plays])


def winner(trick: tuple[Placed, ...]) -> Seat:
    """Who takes a full trick."""
    first, second = trick
    return second.seat if RANKS.index(second.card[1]) > RANKS.index(first.card[1]) else first.seat


def tricks(s: Deal | View) -> list[tuple[Placed, ...]]:
    """The tricks so far, the last one perhaps not full."""
    return [s.plays[at : at + 2] for at in range(0, len(s.plays), 2)]


def on_move(s: Deal) -> Seat:
    """Whose turn it is to play."""
    if len(s.plays) % 2:
        return Seat(1 - s.plays[-1].seat)
    return winner(tricks(s)[-1]) if s.plays else s.leader


def waiting(s: Deal) -> frozenset[Seat]:
    """The pack, both who have to swap, or the one on move."""
    if not s.deck:
        return frozenset({CHANCE})
    if None in s.swaps:
        return frozenset(seat for seat in BOTH if s.swaps[seat] is None)
    return frozenset() if len(s.plays) == len(PACK) - 2 else frozenset({on_move(s)})


def options(s: Deal, seat: Seat) -> Choices[Action]:
    """A shuffle, a swap or a card."""
    if seat not in waiting(s):
        return Listed()
    if seat == CHANCE:
        return Orders(PACK, Shuffle, lambda item: (item.deck, item.salt) if isinstance(item, Shuffle) else None)
    if None in s.swaps:
        cards = s.deck[2 * seat : 2 * seat + 2]
        return Picks("swap", "cards", cards, (0, 1), Swap, lambda item: item.cards if isinstance(item, Swap) else None)
    return Listed(tuple(Play(card) for card in held_by(s, seat)))


def offers(s: Deal, seat: Seat) -> Choices[Action]:
    """A peek, once, in play."""
    playing = bool(s.deck) and None not in s.swaps and bool(waiting(s))
    return Listed((Peek(),)) if playing and seat in BOTH and seat not in s.peeked else Listed()


def refusal(s: Deal, seat: Seat, action: Action) -> Refusal | None:
    """Not now, or a card one does not hold."""
    if action in options(s, seat) or action in offers(s, seat):
        return None
    return Refusal("not-yours") if isinstance(action, Play) and seat in waiting(s) else Refusal("not-now")


def step(s: Deal, seat: Seat, action: Action) -> Deal:
    """The deal after an act."""
    if (no := refusal(s, seat, action)) is not None:
        raise no
    match action:
        case Shuffle(deck):
            return msgspec.structs.replace(s, deck=deck)
        case Swap(cards):
            return msgspec.structs.replace(s, swaps=tuple(cards if at == seat else s.swaps[at] for at in BOTH))
        case Play(card):
            return msgspec.structs.replace(s, plays=(*s.plays, Placed(seat, card)))
        case Peek():
            return msgspec.structs.replace(s, peeked=tuple(sorted((*s.peeked, seat))))
        case _:
            assert_never(action)


def view(s: Deal, seat: Seat | None) -> View:
    """One's own cards, and the top of the stock for who peeked."""
    own = seat if s.deck else None
    return View(
        seat,
        s.leader,
        bool(s.deck),
        tuple(swap is not None for swap in s.swaps),
        None if own is None else s.swaps[own],
        () if own is None else held_by(s, own),
        s.plays,
        s.peeked,
        s.deck[5] if own is not None and own in s.peeked else None,
    )


def screen(v: View) -> Board:
    """The board of a view."""
    done = [trick for trick in tricks(v) if len(trick) == 2]
    open_trick = v.plays[2 * len(done) :]
    won = [winner(trick) for trick in done]
    return Board(
        phase="play" if all(v.swapped) else "swap",
        hand=tuple(HandCard(card, True) for card in v.hand),
        trick=open_trick,
        last_trick=done[-1] if done else (),
        last_winner=won[-1] if won else None,
        seats=tuple(
            SeatBoard(
                seat, won.count(seat), 2 - sum(p.seat == seat for p in v.plays), won.count(seat), seat != v.leader
            )
            for seat in BOTH
        ),
        piles=(Pile("stock", 2, () if v.top is None else (v.top,)),),
        facts=(),
    )


def redact(s: Deal, seat: Seat, action: Action, viewer: Seat | None) -> Seen:
    """A swap is its maker's alone."""
    match action:
        case Shuffle():
            return Shuffled()
        case Swap():
            return action if viewer == seat else Swapped()
        case Play() | Peek():
            return action
        case _:
            assert_never(action)


def narrate(s: Deal, seat: Seat, action: Action) -> tuple[Happening, ...]:
    """What happens, with the end of a trick."""
    if not isinstance(action, Play):
        tag: Literal["shuffle", "swap", "peek"]
        tag = "shuffle" if isinstance(action, Shuffle) else "swap" if isinstance(action, Swap) else "peek"
        return (Happening(tag, seat),)
    played = Happening("play", seat, {"card": action.card})
    after = step(s, seat, action)
    if len(after.plays) % 2:
        return (played,)
    return played, Happening("take", winner(tricks(after)[-1]), ends=True)


def worlds(v: View) -> Listed[Deal]:
    """Every deal that looks like this, found by trying all."""
    if not v.dealt:
        return Listed((Deal(v.leader),))
    found: list[Deal] = []
    for deck in permutations(PACK):
        for swaps in ((a, b) for a in swaps_of(v, deck, Seat(0)) for b in swaps_of(v, deck, Seat(1))):
            deal = Deal(v.leader, deck, swaps, v.plays, v.peeked)
            fair = all(placed.card in dealt_to(deal, placed.seat) for placed in v.plays)
            if fair and view(deal, v.seat) == v:
                found.append(deal)
    return Listed(tuple(found))


def swaps_of(v: View, deck: tuple[Card, ...], seat: Seat) -> tuple[tuple[Card, ...] | None, ...]:
    """What a seat may have swapped."""
    if not v.swapped[seat]:
        return (None,)
    return (v.swap,) if seat == v.seat else ((), deck[2 * seat : 2 * seat + 1], deck[2 * seat + 1 : 2 * seat + 2])


def outcome(s: Deal) -> tuple[int, ...] | None:
    """Tricks a seat."""
    if len(s.plays) < len(PACK) - 2:
        return None
    return tuple(sum(winner(trick) == seat for trick in tricks(s)) for seat in BOTH)


_ACTION = msgspec.json.Decoder[Action](Action)


def owns_action(action: object) -> TypeIs[Action]:
    """Whether something is an act of the deal."""
    return isinstance(action, Action)


DEAL = Game(
    "toy",
    1,
    range(2, 3),
    _ACTION.decode,
    owns_action,
    start,
    waiting,
    options,
    offers,
    refusal,
    step,
    view,
    screen,
    redact,
    narrate,
    worlds,
    outcome,
)
