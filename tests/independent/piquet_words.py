"""What is said at a live table of Piquet, true or not, and what becomes of it (PQ-3.1, PQ-6.2)."""

from dataclasses import replace

from . import piquet_acts as acts
from .piquet_acts import Act
from .piquet_cards import PIPS, RANKS, Combination, Strength, held, strength
from .piquet_table import Deal, Word


def claim(category: str, size: int, rank: str | None) -> Strength:
    """What a brag says; asked for pips or top it names the highest there is."""
    if category == "point":
        return size, sum(sorted(PIPS.values())[-size:])
    return size, RANKS.index(rank or "A")


def least_better(category: str, theirs: Strength) -> Strength | None:
    """The least that can be said to be better; None where nothing is."""
    if category != "set":
        return claim(category, theirs[0] + 1, None) if theirs[0] < 8 else None
    ladder = [claim(category, size, rank) for size in (3, 4) for rank in "TJQKA"]
    return next((found for found in ladder if found > theirs), None)


def answered(deal: Deal, seat: int) -> Strength | None:
    """What the dealer of two has to answer: the elder's word, if the elder said something that stands."""
    if deal.seats == 3 or seat != deal.dealer:
        return None
    return deal.words[deal.category][deal.leader].mine


def spoken(deal: Deal, seat: int, act: Act) -> Word:
    """The word of a declaration that is being made."""
    category, found = deal.category, acts.bragged(act)
    if found is not None:
        return Word(claim(category, *found), answered(deal, seat), false=True)
    declared = [strength(category, cards) for cards in acts.combinations(act)]
    best = max(declared, default=None)
    if best is not None and category != "set":
        having = [strength(category, cards) for cards in held(category, deal.hands[seat])]
        best = max(mine for mine in having if mine[0] == best[0])
    return Word(best, answered(deal, seat))


def put_right(word: Word) -> Word:
    """PQ-6.2: what was said is withdrawn; it was silence."""
    return replace(word, mine=None, theirs=None, false=False, righted=True)


def stands(category: str, word: Word, hand: set[str]) -> list[Combination]:
    """What a word comes to when the first trick is over: the best that was said with all lesser ones."""
    if word.false or word.righted:
        return []
    having = [cards for cards in held(category, hand) if _covered(category, word, strength(category, cards))]
    having.sort(key=lambda cards: strength(category, cards), reverse=True)
    return having[:1] if category == "point" else having


def _covered(category: str, word: Word, found: Strength) -> bool:
    mine, theirs = word.mine, word.theirs
    if theirs is None or (mine is not None and same_size(category, mine, theirs)):
        return mine is not None and found <= mine
    if mine is not None and bigger(category, mine, theirs):
        return True
    return not same_size(category, found, theirs) and not bigger(category, found, theirs)


def same_size(category: str, one: Strength, other: Strength) -> bool:
    """Whether the words for both are the same; of sets the rank is named with the size (PQ-3.1)."""
    return one == other if category == "set" else one[0] == other[0]


def bigger(category: str, one: Strength, other: Strength) -> bool:
    """Whether one is said to be better than the other by its size, of a set by its rank too."""
    return one > other if category == "set" else one[0] > other[0]
