"""Hands that others may hold in Pikala, by what they drew: a walk over the worlds, by likely ones more often.

A step exchanges two hidden cards, by the rule of Metropolis. Who drew k cards threw k away and kept the others; which
of a hand were kept is not known, so that all ways count.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

import numpy as np

from pik.bots.kernels.bits import lowest_of
from pik.bots.kernels.chance import advanced, below, seeded
from pik.bots.kernels.compiler import helper, kernel
from pik.bots.kernels.ints import Ints, Rows, row

WHOLE: Final = 1000
"""Chances are told in thousandths."""
ANY: Final = -1
"""How many cards a place has kept where nothing is to be learned from that."""
PAUSE: Final = 20
"""So many steps from one world to the next."""
START: Final = 400
"""So many before the first one."""
FINE: Final = 1 << 30


@helper
def kept_ways(hand: int, kept: int, thrown: Ints) -> int:
    """How likely it is that so many cards of a hand were kept and the others drawn: the sum over all ways of that."""
    ways = (1, 0, 0, 0, 0, 0)
    while hand != 0:
        keeps = WHOLE - thrown[lowest_of(hand)]
        hand &= hand - 1
        none, one, two, three, four, five = ways
        ways = (
            none,
            one + none * keeps,
            two + one * keeps,
            three + two * keeps,
            four + three * keeps,
            five + four * keeps,
        )
    return ways[kept]


@helper
def likelier(held: Ints, place: int, out: int, into: int, kept: Ints, turned: Ints, thrown: Ints) -> float:
    """How much likelier a place becomes when one card goes out and another comes in."""
    seats = len(held)
    if place == 2 * seats or kept[place] == ANY:
        return 1.0
    if place >= seats:
        return thrown[into] / thrown[out]
    before = held[place] & ~turned[place]
    after = (before & ~(1 << out)) | (1 << into)
    return kept_ways(after, kept[place], thrown) / kept_ways(before, kept[place], thrown)


@helper
def lawful_exchange(here: int, a: int, there: int, b: int, barred: Ints) -> bool:
    """Whether two cards may change places."""
    return here != there and (barred[here] >> b) & 1 == 0 and (barred[there] >> a) & 1 == 0


@helper
def exchange(held: Ints, place: int, cards: int) -> None:
    """One of two cards has come into a place, the other gone out."""
    if place < len(held):
        held[place] ^= cards


@kernel
def believed(
    held: Ints,
    cards: Ints,
    places: Ints,
    barred: Ints,
    kept: Ints,
    turned: Ints,
    thrown: Ints,
    seed: int,
    found: Rows,
) -> None:
    """Fill rows with what each seat held at the first card.

    `held` is that in a first world, `cards` are the hidden ones and `places` where they lie in it: with a seat, in its
    discards (seats + seat) or elsewhere (2 seats); both go along. For each place: the cards that are `barred` and how
    many it `kept` of those dealt, ANY for no matter; for each seat the turned card if it took it; for each card the
    chance that it is thrown away, neither 0 nor WHOLE.
    """
    state = seeded(seed)
    for number in range(len(found)):
        for _ in range(PAUSE if number > 0 else START):
            state = advanced(state)
            one = below(state, len(cards))
            state = advanced(state)
            two = below(state, len(cards))
            here, there, a, b = places[one], places[two], cards[one], cards[two]
            if not lawful_exchange(here, a, there, b, barred):
                continue
            ratio = likelier(held, here, a, b, kept, turned, thrown)
            ratio *= likelier(held, there, b, a, kept, turned, thrown)
            state = advanced(state)
            if below(state, FINE) < ratio * FINE:
                exchange(held, here, 1 << a | 1 << b)
                exchange(held, there, 1 << a | 1 << b)
                places[one] = there
                places[two] = here
        for seat in range(len(held)):
            found[number][seat] = held[seat]


@dataclass(frozen=True)
class Belief:
    """What is known of hidden cards, as `believed` takes it, and a first world."""

    held: Iterable[int]
    cards: Iterable[int]
    places: Iterable[int]
    barred: Iterable[int]
    kept: Iterable[int]
    turned: Iterable[int]
    thrown: Iterable[int]

    def hands(self, count: int, seed: int) -> list[list[int]]:
        """So many times what each seat held at the first card, likely hands more often; some card is hidden."""
        held = row(self.held)
        found = np.zeros((count, len(held)), np.int64)
        kept, turned, thrown = row(self.kept), row(self.turned), row(self.thrown)
        believed(held, row(self.cards), row(self.places), row(self.barred), kept, turned, thrown, seed, found)
        return [[int(hand) for hand in hands] for hands in found]
