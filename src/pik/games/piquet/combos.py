"""Combinations in a hand, and how they compare (PQ-3)."""

from functools import lru_cache

from pik.cards.card import RANKS
from pik.cards.cardset import indices_of, size_of
from pik.games.piquet import rules
from pik.games.piquet.actions import Category


@lru_cache(maxsize=4096)
def held_in(hand: int, category: Category) -> tuple[int, ...]:
    """The whole combinations of a category in a hand, best first: more cards, then the higher top or more pips."""
    found = filter(None, possible_in(hand, category))
    return tuple(sorted(found, key=lambda cards: (-size_of(cards), -detail(cards, category), cards)))


def possible_in(hand: int, category: Category) -> tuple[int, ...]:
    """What stands in each place where a hand could have a combination; 0 where there is none."""
    match category:
        case "point":
            return tuple(rules.point_in(hand, suit) for suit in range(4))
        case "sequence":
            return tuple(rules.sequence_at(hand, card) for card in indices_of(hand))
        case "set":
            return tuple(rules.set_in(hand, rank) for rank in range(rules.TEN, rules.ACE + 1))


def size(cards: int, category: Category) -> int:
    """What is said first of a combination, as a number to compare: of a set four or three and the rank (PQ-3.1)."""
    count = size_of(cards)
    return rules.set_strength(count, rules.top_of(cards)) if category == "set" else count


def detail(cards: int, category: Category) -> int:
    """What decides between equal sizes: the pips of a point (PQ-3.2), the top of a sequence (PQ-3.3)."""
    return rules.pips_of(cards) if category == "point" else rules.top_of(cards)


def rank_name(rank: int) -> str:
    """The letter of a rank."""
    return RANKS[rank]


def value(cards: int, category: Category) -> int:
    """What a combination that is good counts (PQ-3.2 to PQ-3.4)."""
    count = size_of(cards)
    match category:
        case "point":
            return rules.point_value(count)
        case "sequence":
            return rules.sequence_value(count)
        case "set":
            return rules.set_value(count)
