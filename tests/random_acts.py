"""A player without thought, for tests of what stands around a match: any act that the choices as data allow."""

from collections.abc import Iterator
from random import Random

import msgspec

from pik.core.breach import BreachData
from pik.core.draw import SeededDraw
from pik.core.game import Action, Config, Game, Outcome, Screen, Seen, State, View
from pik.core.hosted import Asked, Hosted, Live
from pik.core.lazy import ChoiceData, ListedData, OrdersData, PicksData, PlacesData
from pik.core.record import begin
from pik.core.seat import CHANCE, TABLE, Seat
from pik.room.opening import with_seats

Step = tuple[Live, Seat, bytes]
SHORT = {"spades": b'{"cap":2}', "spades-two-handed": b'{"cap":2}'}
"""Options with which matches of a long game are short enough to be played whole."""


def any_act(choices: tuple[ChoiceData, ...], random: Random) -> bytes:
    """One of the acts that some choices describe."""
    match random.choice(choices):
        case ListedData(acts):
            return bytes(random.choice(acts))
        case PicksData(act, field, cards, sizes):
            return msgspec.json.encode({"type": act, field: random.sample(cards, random.choice(sizes))})
        case PlacesData(act, field, least, most):
            return msgspec.json.encode({"type": act, field: random.randint(least, most)})
        case OrdersData():
            raise ValueError("the pack orders itself")


def misdeed(breaches: tuple[BreachData, ...], random: Random) -> bytes:
    """One of the acts that break a rule."""
    choice = random.choice(random.choice(breaches).acts)
    also = (choice.also or {}) if isinstance(choice, PicksData) else {}
    return msgspec.json.encode(msgspec.json.decode(any_act((choice,), random), type=dict[str, object]) | also)


def seats_of(live: Live, seats: int) -> Iterator[tuple[Seat, Asked]]:
    """Every seat and the table, with what each may do."""
    return ((seat, live.asked(seat)) for seat in map(Seat, (*range(seats), TABLE)))


def random_steps(game: Hosted, seats: int, seed: int) -> Iterator[Step]:
    """A match as its acts come: the state before each act, whose it is, the act. Some acts are unasked ones."""
    random, draw = Random(seed), SeededDraw(str(seed).encode())
    _, live = begin(game, with_seats(game, SHORT.get(game.name, b"{}"), seats))
    while not live.over:
        seat, act = next_act(live, seats, random, draw)
        yield live, seat, act
        live = live.act(seat, act)


def next_act(live: Live, seats: int, random: Random, draw: SeededDraw) -> tuple[Seat, bytes]:
    """Who acts next and how."""
    offered = [(seat, asked.offers) for seat, asked in seats_of(live, seats) if asked.offers and seat != TABLE]
    if random.random() < 0.01 and (marks := live.asked(TABLE).offers):
        offered.append((TABLE, marks))
    if offered and random.random() < 0.2:
        seat, choices = random.choice(offered)
        return seat, any_act(choices, random)
    if CHANCE in live.waiting:
        return CHANCE, live.chance(draw)
    seat = random.choice(sorted(live.waiting))
    return seat, any_act(live.asked(seat).options, random)


def steps_from(
    state: State, game: Game[Config, State, Action, View, Screen, Seen, Outcome], seed: int
) -> Iterator[tuple[State, Seat, Action, State]]:
    """A game from a state on, act by act, without unasked ones: before, who, what, after."""
    draw = SeededDraw(b"%d" % seed)
    while seats := sorted(game.waiting(state)):
        seat = seats[draw.below(len(seats))]
        act = game.options(state, seat).sample(draw)
        after = game.step(state, seat, act)
        yield state, seat, act, after
        state = after
