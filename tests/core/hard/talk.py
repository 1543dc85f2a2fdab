"""Piquet's talk in one category: sizes, then pips or tops at equal size; the verdict is derived, never stored."""

from itertools import pairwise
from typing import Literal, TypeAlias

from msgspec import Struct

from pik.cards.card import Card
from tests.core.hard.tools import without

Category = Literal["point", "sequence"]
Answer = Literal["good", "equal", "not-good"]
Cards: TypeAlias = tuple[Card, ...]
CATEGORIES: tuple[Category, ...] = ("point", "sequence")
RANKS = "JQKA"


class Talk(Struct, frozen=True):
    """What was said in a category."""

    category: Category
    size: int
    """The elder's size; 0: nothing said."""
    answered: bool = False
    answer: Answer | None = None
    """The dealer's verdict on the elder's size, where there was one."""
    other_size: int | None = None
    """The dealer's own size, named only when the elder said nothing."""
    ranks: int | None = None
    """The elder's pips or top, named only at equal size."""
    ranks_answer: Answer | None = None


def combinations_of(category: Category, hand: Cards) -> tuple[Cards, ...]:
    """What may be declared from a hand: nothing, or the best that it has."""
    suits = [without(hand, (card for card in hand if card[0] != suit)) for suit in "SH"]
    best = max(suits, key=len)
    if category == "sequence":
        best = max((run for suit in suits for run in runs(suit)), key=len, default=())
    return ((), best) if best else ((),)


def runs(cards: Cards) -> list[Cards]:
    """Pairs and triples of neighboring ranks in one suit, the longest ones."""
    ordered = tuple(sorted(cards, key=rank))
    whole = len(ordered) > 1 and all(rank(low) + 1 == rank(high) for low, high in pairwise(ordered))
    return [ordered] if whole else [(low, high) for low, high in pairwise(ordered) if rank(low) + 1 == rank(high)]


def rank(card: Card) -> int:
    """The rank of a card."""
    return RANKS.index(card[1])


def ranks_of(category: Category, cards: Cards) -> int:
    """The pips of a point, the top of a sequence."""
    if category == "sequence":
        return max(map(rank, cards))
    return sum(11 if card[1] == "A" else 10 for card in cards)


def verdict(elders: int, dealers: int) -> Answer:
    """The dealer's answer to a number."""
    return "good" if elders > dealers else "equal" if elders == dealers else "not-good"


def talk_of(category: Category, declared: tuple[Cards, ...]) -> Talk:
    """What one or two declarations in a category sound like."""
    elders = declared[0]
    said = Talk(category, len(elders))
    if len(declared) == 1:
        return said
    dealers = declared[1]
    if not elders:
        return Talk(category, 0, answered=True, other_size=len(dealers))
    answer = verdict(len(elders), len(dealers))
    if answer != "equal":
        return Talk(category, len(elders), answered=True, answer=answer)
    mine, theirs = ranks_of(category, elders), ranks_of(category, dealers)
    return Talk(category, len(elders), True, answer, None, mine, verdict(mine, theirs))


def counted_by(talk: Talk) -> int | None:
    """Whose declaration counts: 0 the elder's, 1 the dealer's, None nobody's."""
    if talk.answer is None:
        return 1 if talk.other_size else None
    final = talk.answer if talk.ranks_answer is None else talk.ranks_answer
    return {"good": 0, "equal": None, "not-good": 1}[final]
