"""SP-5.2: the last tricks of two players looked through, beside a search without any short cut."""

from copy import deepcopy
from random import Random

import pytest

from pik.bots.policy.spades.endgame import Endgame
from pik.bots.policy.spades.position import Position
from pik.cards.cardset import indices_of


def plainly(position: Position, seat: int, worth: list[float]) -> float:
    """Every card of either player tried."""
    if not position.left:
        return worth[position.taken[seat]]
    found: list[float] = []
    for card in indices_of(position.lawful()):
        after = deepcopy(position)
        after.put(card)
        found.append(plainly(after, seat, worth))
    return max(found) if position.turn == seat else min(found)


@pytest.mark.parametrize("seed", range(40))
def test_ends_are_looked_through(seed: int) -> None:
    """The end comes to what best play makes of it, wherever a trick stands and whatever tricks are worth."""
    random = Random(seed)
    held = random.randint(1, 4)
    cards = random.sample(range(52), 2 * held)
    hands = sum(1 << card for card in cards[:held]), sum(1 << card for card in cards[held:])
    own = random.randint(0, 13 - held)
    position = Position(hands, (4, 4), (own, 13 - held - own), random.randrange(2), hurts=True)
    position.broken = random.random() < 0.6
    if random.random() < 0.5:
        position.put(random.choice(list(indices_of(position.lawful()))))
    seat = random.randrange(2)
    worth = [random.choice([-3.0, 0.0, 1.0, 5.0]) + tricks for tricks in range(14)]
    assert Endgame(seat, worth).of(position) == plainly(position, seat, worth)
