"""Hands of which a test writes what matters, filled from the rest of the pack."""

from collections.abc import Sequence
from functools import lru_cache
from random import Random

from pik.cards.card import Card
from pik.cards.cardset import mask_of, size_of
from pik.cards.deck import PACK_32
from pik.cards.notation import parse_cards
from pik.games.piquet import combos, rules
from pik.games.piquet.actions import Category

TRIES, TALON_AT_MOST = 3_000, 8
IN_A_ROW: tuple[Category, ...] = ("sequence", "set")


def cards(text: str) -> tuple[Card, ...]:
    """Cards in either notation, in the order written."""
    return parse_cards(text)


@lru_cache(maxsize=1024)
def filled(places: tuple[str, ...], sizes: tuple[int, ...]) -> tuple[tuple[Card, ...], ...]:
    """Cards for each place: what is written, filled from the rest of the pack.

    The filling of a written hand adds nothing to what it can declare: no sequence or set, no card to a suit of which
    three are written, and no longer suit; that of a blank one as little as can be. Raises ValueError where it does.
    """
    given = [tuple(dict.fromkeys(cards(place))) for place in places]
    missing = [size - len(place) for place, size in zip(given, sizes, strict=True)]
    rest: list[Card] = [card for card in PACK_32 if not any(card in place for place in given)]
    random, best = Random(" ".join(places)), spoiled(given, missing, rest)
    for _ in range(TRIES):
        if best == (0, 0):
            break
        one, other = random.randrange(len(rest)), random.randrange(len(rest))
        rest[one], rest[other] = rest[other], rest[one]
        now = spoiled(given, missing, rest)
        if now > best:
            rest[one], rest[other] = rest[other], rest[one]
        best = min(best, now)
    if best[0]:
        raise ValueError(f"no hands to fill {places}")
    return parted(given, missing, rest)


def parted(
    given: Sequence[tuple[Card, ...]], missing: Sequence[int], rest: Sequence[Card]
) -> tuple[tuple[Card, ...], ...]:
    """What is written at each place, and the next of the rest."""
    left = iter(rest)
    return tuple((*place, *(next(left) for _ in range(count))) for place, count in zip(given, missing, strict=True))


def spoiled(given: Sequence[tuple[Card, ...]], missing: Sequence[int], rest: Sequence[Card]) -> tuple[int, int]:
    """How much filling adds to the written hands, and to the blank ones."""
    found = [0, 0]
    for place, whole in zip(given, parted(given, missing, rest), strict=True):
        if len(whole) > TALON_AT_MOST:
            found[not place] += added(mask_of(place), mask_of(whole))
    return found[0], found[1]


def added(written: int, whole: int) -> int:
    """What a filled hand can declare beyond the written cards."""
    sequences, sets = (len({*combos.held_in(written, each)} ^ {*combos.held_in(whole, each)}) for each in IN_A_ROW)
    suits = [(rules.point_in(written, suit), rules.point_in(whole, suit)) for suit in range(4)]
    longest = max(3, *(size_of(suit) for suit, _ in suits))
    longer = sum(
        size_of(now) - size_of(suit) if size_of(suit) > 2 else max(0, size_of(now) - longest) for suit, now in suits
    )
    return sequences + sets + longer
