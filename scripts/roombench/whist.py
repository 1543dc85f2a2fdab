"""Plain whist without end, the game of the bench: four hands of 13, follow suit, the highest takes; then a new deal."""

from typing import TypeAlias

import msgspec
from msgspec import Struct
from msgspec.structs import replace
from typing_extensions import TypeIs

from pik.cards.card import Card
from pik.core.game import Game, Ledger
from pik.core.hosted import hosted
from pik.core.lazy import Choices, Listed, Orders
from pik.core.message import Happening, Refusal
from pik.core.seat import CHANCE, TABLE, Seat
from pik.core.series import SeriesSheet
from pik.core.sheet import Sheet

RANKS = "23456789TJQKA"
PACK = msgspec.convert([suit + rank for suit in "SHDC" for rank in RANKS], tuple[Card, ...])
SEATS = tuple(Seat(at) for at in range(4))
HAND = 13
PACK_ALONE = frozenset({CHANCE})
ALONE = tuple(frozenset({seat}) for seat in SEATS)
NOBODY: frozenset[Seat] = frozenset()


class Shuffle(Struct, frozen=True, tag="shuffle", forbid_unknown_fields=True):
    """The pack takes an order."""

    deck: tuple[Card, ...]
    salt: str


class Play(Struct, frozen=True, tag="play", forbid_unknown_fields=True):
    """Play a card."""

    card: Card


class Shuffled(Struct, frozen=True, tag="shuffled"):
    """A shuffle as the seats see it."""


Action: TypeAlias = Shuffle | Play
NONE: Listed[Action] = Listed()
NO_MARKS: Listed["Nothing"] = Listed()
_ACTION = msgspec.json.Decoder[Action](Action)


class Config(Struct, frozen=True):
    """There is nothing to choose."""


class Leads(Struct, frozen=True):
    """Who leads to a deal."""

    seat: Seat


class Standing(Struct, frozen=True):
    """The tricks taken in all deals so far, and how many those were."""

    scores: tuple[int, ...] = (0, 0, 0, 0)
    deals: int = 0


class Nothing(Struct, frozen=True, tag="nothing"):
    """An act that is never accepted: there is nothing to do between deals."""


class State(Struct, frozen=True):
    """The four hands, the trick on the table and the one before, who leads, and the tricks taken."""

    hands: tuple[tuple[Card, ...], ...] = ((), (), (), ())
    trick: tuple[Card, ...] = ()
    last: tuple[Card, ...] = ()
    leader: Seat = SEATS[0]
    taken: tuple[int, ...] = (0, 0, 0, 0)
    dealt: bool = False


class View(Struct, frozen=True):
    """What a seat sees."""

    hand: tuple[Card, ...]
    held: tuple[int, ...]
    trick: tuple[Card, ...]
    last: tuple[Card, ...]
    leader: Seat
    taken: tuple[int, ...]


def on_move(state: State) -> Seat:
    """Whose turn it is."""
    return Seat((state.leader + len(state.trick)) % 4)


def waiting(state: State) -> frozenset[Seat]:
    """The pack first, then one seat, and nobody at the end."""
    if not state.dealt:
        return PACK_ALONE
    return ALONE[on_move(state)] if any(state.hands) else NOBODY


def playable(state: State, seat: Seat) -> tuple[Card, ...]:
    """The cards of the suit led, or any."""
    hand = state.hands[seat]
    if not state.trick:
        return hand
    led = state.trick[0][0]
    following: tuple[Card, ...] = tuple([card for card in hand if card[0] == led])
    return following or hand


def options(state: State, seat: Seat) -> Choices[Action]:
    """A shuffle or a card."""
    if seat not in waiting(state):
        return NONE
    if seat == CHANCE:
        return Orders(PACK, Shuffle, lambda item: (item.deck, item.salt) if isinstance(item, Shuffle) else None)
    return Listed(tuple([Play(card) for card in playable(state, seat)]))


def refusal(state: State, seat: Seat, action: Action) -> Refusal | None:
    """Out of turn, or not following."""
    if seat not in waiting(state):
        return Refusal("not-now")
    if isinstance(action, Play):
        return None if action.card in playable(state, seat) else Refusal("not-yours")
    return None if seat == CHANCE else Refusal("not-now")


def step(state: State, seat: Seat, action: Action) -> State:
    """The state after an act. Raises Refusal."""
    if (no := refusal(state, seat, action)) is not None:
        raise no
    if isinstance(action, Shuffle):
        hands = tuple(action.deck[at * HAND : at * HAND + HAND] for at in SEATS)
        return replace(state, hands=hands, dealt=True)
    hands = (*state.hands[:seat], without(state.hands[seat], action.card), *state.hands[seat + 1 :])
    trick = (*state.trick, action.card)
    if len(trick) < len(SEATS):
        return replace(state, hands=hands, trick=trick)
    taker = Seat((state.leader + best(trick)) % 4)
    taken = tuple(count + (at == taker) for at, count in enumerate(state.taken))
    return State(hands, (), trick, taker, taken, dealt=True)


def without(hand: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    """A hand less a card."""
    at = hand.index(card)
    return hand[:at] + hand[at + 1 :]


def best(trick: tuple[Card, ...]) -> int:
    """The place of the highest card of the suit led."""
    return max(range(4), key=lambda at: RANKS.index(trick[at][1]) if trick[at][0] == trick[0][0] else -1)


def view(state: State, seat: Seat | None) -> View:
    """The own hand, and what lies open."""
    hand = () if seat is None else state.hands[seat]
    held = tuple(map(len, state.hands))
    return View(hand, held, state.trick, state.last, state.leader, state.taken)


def narrate(state: State, seat: Seat, action: Action) -> tuple[Happening, ...]:
    """A card, and the end of a trick."""
    if isinstance(action, Shuffle):
        return (Happening("shuffle", seat, ends=True),)
    played = Happening("play", seat, {"card": action.card})
    if len(state.trick) < len(SEATS) - 1:
        return (played,)
    return played, Happening("take", step(state, seat, action).leader, ends=True)


def owns(item: object) -> TypeIs[Action]:
    """Whether something is an act of the game."""
    return isinstance(item, (Play, Shuffle))


def owns_nothing(item: object) -> TypeIs[Nothing]:
    """Whether something is an act of the ledger."""
    return isinstance(item, Nothing)


def nothing(config: Config, standing: Standing, seat: Seat, act: Nothing) -> Standing:
    """Refuse. Raises Refusal."""
    raise Refusal("not-now")


def settle(config: Config, standing: Standing, taken: tuple[int, ...]) -> Standing:
    """A point a trick."""
    scores = tuple(x + more for x, more in zip(standing.scores, taken, strict=True))
    return Standing(scores, standing.deals + 1)


GAME: Game[Leads, State, Action, View, View, Play | Shuffled, tuple[int, ...]] = Game(
    name="whist",
    version=1,
    seats=range(4, 5),
    decode=_ACTION.decode,
    owns=owns,
    start=lambda leads: State(leader=leads.seat),
    waiting=waiting,
    options=options,
    offers=lambda state, seat: NONE,
    refusal=refusal,
    step=step,
    view=view,
    screen=lambda seen: seen,
    redact=lambda state, seat, action, viewer: action if isinstance(action, Play) else Shuffled(),
    narrate=narrate,
    worlds=lambda seen: Listed(),
    outcome=lambda state: state.taken if state.dealt and not any(state.hands) else None,
)
LEDGER: Ledger[Config, Standing, Leads, tuple[int, ...], Nothing] = Ledger(
    decode=msgspec.json.Decoder(Nothing).decode,
    owns=owns_nothing,
    opening=lambda config: Standing(),
    waiting=lambda config, standing: frozenset(),
    options=lambda config, standing, seat: NO_MARKS,
    offers=lambda config, standing, seat: NO_MARKS,
    refusal=lambda config, standing, seat, act: Refusal("not-now"),
    step=nothing,
    narrate=lambda config, standing, seat, act: (),
    next_deal=lambda config, standing: Leads(SEATS[standing.deals % 4]),
    settle=settle,
    settled=lambda config, standing, taken: (Happening("row", TABLE, ends=True),),
    following=lambda config, standing, moved: config,
    sheet=lambda config, standing: Sheet(standing.scores, ()),
    series=lambda matches: SeriesSheet((), (), ()),
    terms=lambda config: (),
)
WHIST = hosted(GAME, LEDGER, msgspec.json.Decoder(Config).decode)
