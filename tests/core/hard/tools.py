"""What the hard cases share: a pack shuffled into hands, refusals from the sets, boards, worlds by trying all."""

from collections.abc import Callable, Iterable, Iterator
from itertools import combinations
from typing import TypeVar

from msgspec import Struct

from pik.cards.card import Card
from pik.core.board import Board, HandCard, Placed, SeatBoard
from pik.core.lazy import Choices, Listed, Orders
from pik.core.message import Refusal
from pik.core.seat import Seat

A, B = Seat(0), Seat(1)
BOTH = (A, B)
Hands = tuple[tuple[Card, ...], ...]
State = TypeVar("State")
View = TypeVar("View")
Action = TypeVar("Action")


class Shuffle(Struct, frozen=True, tag="shuffle", forbid_unknown_fields=True):
    """The pack takes an order."""

    deck: tuple[Card, ...]
    salt: str


class Hidden(Struct, frozen=True, tag="hidden"):
    """An act of which others see only that it was done."""


def orders(pack: tuple[Card, ...]) -> Orders[Shuffle]:
    """Every order of a pack."""
    return Orders(pack, Shuffle, lambda item: (item.deck, item.salt) if isinstance(item, Shuffle) else None)


def dealt(deck: tuple[Card, ...], size: int) -> Hands:
    """Hands of this size for two, from the top; in a hand the order of the deck is forgotten."""
    return tuple(tuple(sorted(deck[size * seat : size * (seat + 1)])) for seat in BOTH)


def splits(pack: tuple[Card, ...], size: int) -> Iterator[Hands]:
    """Every way to deal two hands of this size from a pack."""
    for one in combinations(sorted(pack), size):
        for other in combinations(without(sorted(pack), one), size):
            yield one, other


def without(cards: Iterable[Card], gone: Iterable[Card]) -> tuple[Card, ...]:
    """Cards that are not gone."""
    left = tuple(gone)
    return tuple(card for card in cards if card not in left)


def put(values: tuple[State, ...], seat: Seat, value: State) -> tuple[State, ...]:
    """The values with one seat's replaced."""
    return (*values[:seat], value, *values[seat + 1 :])


def not_now(
    options: Callable[[State, Seat], Choices[Action]], offers: Callable[[State, Seat], Choices[Action]]
) -> Callable[[State, Seat, Action], Refusal | None]:
    """A refusal of whatever is neither an option nor an offer."""

    def refusal(state: State, seat: Seat, action: Action) -> Refusal | None:
        open_to = action in options(state, seat) or action in offers(state, seat)
        return None if open_to else Refusal("not-now")

    return refusal


def from_config(make: Callable[[], State]) -> Callable[[None], State]:
    """The start of a case without options."""
    return lambda _config: make()


def nothing(_state: object, _seat: Seat) -> Listed[Shuffle]:
    """No offers at all."""
    return Listed[Shuffle]()


def those_seen_as(
    view: Callable[[State, Seat | None], View], seen: View, seat: Seat | None, states: Iterable[State]
) -> Listed[State]:
    """The states that a viewer sees as this view."""
    return Listed(tuple(state for state in states if view(state, seat) == seen))


def board(
    phase: str, hand: tuple[Card, ...], trick: tuple[Placed, ...] = (), scores: tuple[int, ...] = (0, 0)
) -> Board:
    """A plain board for two."""
    seats = tuple(SeatBoard(seat, scores[seat], 0, 0, dealer=False) for seat in BOTH)
    cards = tuple(HandCard(card, playable=True) for card in hand)
    return Board(phase=phase, hand=cards, trick=trick, last_trick=(), last_winner=None, seats=seats, piles=(), facts=())
