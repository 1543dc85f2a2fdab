"""Counts of everything that can happen, from tiny positions of Pikala, against a count by the independent referee."""

import random
from copy import deepcopy

import pytest

from pik.cards.deck import PACK_36
from pik.core.seat import CHANCE, Seat
from pik.games.pikala import MATCH
from pik.games.pikala.actions import Cut, Shuffle
from pik.games.pikala.config import Config
from tests.independent.chooser import Chooser, State
from tests.independent.lockstep import Lockstep
from tests.independent.pikala import Scorer

ROW_OR_END = {"ready", "over"}


def position(seats: int, seed: int, phase: str, cards: int) -> Lockstep:
    """A random match up to a phase in which the next player holds so many cards and none is on the table."""
    chance = random.Random(f"{seats} seats, seed {seed}")
    while True:
        chooser = Chooser(chance)
        lockstep = Lockstep(chooser.opening(seats))
        while lockstep.referee.phase != "over":
            held = len(lockstep.referee.hands[min(lockstep.referee.to_act)])
            if (lockstep.referee.phase, held) == (phase, cards) and not lockstep.referee.trick:
                return lockstep
            lockstep.act(*chooser.next(lockstep.match))


def ways(match: State, depth: int, *, unasked: bool) -> int:
    """In how many ways the engine lets a deal go on, to its end or for so many acts."""
    if depth == 0 or match.deal is None or match.deal.end is not None:
        return 1
    acts = [(seat, act) for seat in MATCH.waiting(match) for act in MATCH.options(match, seat)]
    if unasked:
        acts += [(seat, act) for seat in map(Seat, range(match.config.seats)) for act in MATCH.offers(match, seat)]
    return sum(ways(MATCH.step(match, seat, act), depth - 1, unasked=unasked) for seat, act in acts)


def referees_ways(scorer: Scorer, depth: int, *, unasked: bool) -> int:
    """In how many ways the referee lets a deal go on."""
    if depth == 0 or scorer.phase in ROW_OR_END:
        return 1
    acts = [(seat, act) for seat in scorer.to_act for act in scorer.lawful(seat) or []]
    if unasked:
        acts += [(seat, act) for seat in range(scorer.seats) for act in scorer.offers(seat)]
    count = 0
    for seat, act in acts:
        after = deepcopy(scorer)
        after.feed(seat, act)
        count += referees_ways(after, depth - 1, unasked=unasked)
    return count


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("seats, cards", [(2, 3), (3, 2), (4, 2)])
def test_ways_to_play(seats: int, cards: int, seed: int) -> None:
    """PK-6: the plays of the last tricks, to the end of the deal."""
    lockstep = position(seats, seed, "play", cards)
    found = ways(lockstep.match, 99, unasked=False)
    assert found == referees_ways(lockstep.referee, 99, unasked=False)


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("seats", [2, 3])
def test_ways_to_play_and_claim(seats: int, seed: int) -> None:
    """PK-7: the last trick with every claim, vote and "none are mine", in every order."""
    lockstep = position(seats, seed, "play", 1)
    found = ways(lockstep.match, 99, unasked=True)
    assert found > 1
    assert found == referees_ways(lockstep.referee, 99, unasked=True)


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("seats", range(2, 7))
def test_ways_to_draw(seats: int, seed: int) -> None:
    """PK-3: two draws in a row, sitting out among them."""
    lockstep = position(seats, seed, "draw", 5)
    assert ways(lockstep.match, 2, unasked=False) == referees_ways(lockstep.referee, 2, unasked=False)


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("seats", range(2, 7))
def test_ways_to_declare(seats: int, seed: int) -> None:
    """PK-4.2, PK-5.1: every circle of declarations."""
    lockstep = position(seats, seed, "declare", 5)
    assert ways(lockstep.match, seats, unasked=False) == referees_ways(lockstep.referee, seats, unasked=False)


@pytest.mark.parametrize(
    "seats, count",
    [
        (2, 32 * 32),
        (4, 32 * 32),
        (6, 1 * 32 + 5 * 32 + 10 * 27 + 10 * 17 + 5 * 7 + 1 * 2),
    ],
)
def test_known_numbers_of_draws(seats: int, count: int) -> None:
    """PK-3.1, PK-3.4, PK-3.5: 32 draws of five cards; with six seats a stock of five, then fewer and to sit out."""
    match = MATCH.start(Config(seats=seats, first_dealer=Seat(0)))
    match = MATCH.step(match, CHANCE, Shuffle(PACK_36, "0" * 32))
    match = MATCH.step(match, Seat(seats - 1), Cut(1))
    assert ways(match, 2, unasked=False) == count
