"""What hands are worth: what they declare against each other, and how well their cards serve."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from pik.bots.policy.piquet.sight import SUITS, downwards
from pik.cards.cardset import indices_of, size_of
from pik.games.piquet import combos, rules, scoring
from pik.games.piquet.actions import CATEGORIES, Category

RANK_WORTH: Final = {12: 5.5, 11: 3.0, 10: 2.0, 9: 1.4, 8: 1.2, 7: 0.2, 6: 0.1, 5: 0.0}
"""What a card is worth to be kept by itself: aces and tens count for sets, high cards take tricks."""
COMPANY: Final = (0.0, 0.0, 0.3, 0.7, 1.2, 1.8, 2.4, 3.0, 3.6)
"""What each card gains by so many cards of its suit."""
PAIRED: Final = (0.0, 0.0, 0.4, 2.2, 5.0)
"""What each card from the ten up gains by so many of its rank."""
RUN: Final = (0.0, 0.0, 0.3, 0.9, 1.2, 3.5, 3.5, 3.5, 3.5)
"""What each card of a sequence gains by its length."""
GUARD: Final = 1.0
"""What the cards beside a king or queen gain that keep the suit stopped."""

Best = tuple[int, int]


@lru_cache(maxsize=1 << 15)
def best_of(hand: int, category: Category) -> Best:
    """Size and then pips or top of the best combination of a hand; nothing where there is none."""
    found = combos.held_in(hand, category)
    return (combos.size(found[0], category), combos.detail(found[0], category)) if found else (0, 0)


@lru_cache(maxsize=1 << 15)
def together(hand: int, category: Category) -> tuple[int, int]:
    """What all combinations of a hand count that may count together, and their cards (PQ-3.2 to PQ-3.4).

    No card is in two of them.
    """
    found = combos.held_in(hand, category)
    counted = found[:1] if category == "point" else found
    return sum(combos.value(cards, category) for cards in counted), sum(counted)


def declared(hands: Sequence[int], whites: Sequence[int]) -> tuple[list[int], list[int]]:
    """What hands count before the play when everybody declares everything (PQ-3).

    Without the extras for clean cards and repique, as the thirty are counted, and with them (PQ-3.6, PQ-4.1).
    """
    counts = [scoring.white_points(white != 0) for white in whites]
    counted = [0] * len(hands)
    for category in CATEGORIES:
        each = [best_of(hand, category) for hand in hands]
        best = max(each)
        if best[0] and each.count(best) == 1:
            at = each.index(best)
            points, cards = together(hands[at], category)
            counts[at] += points
            counted[at] |= cards
    everything = sum(counts)
    return counts, [
        count + scoring.repique_points(count, everything - count) + scoring.clean_points(cards, hand)
        for count, cards, hand in zip(counts, counted, hands, strict=True)
    ]


@lru_cache(maxsize=1 << 14)
def keeping(hand: int) -> tuple[int, ...]:
    """The cards of a hand, those first that one would rather discard (PQ-2.2).

    Long suits are kept for the point, neighbors for sequences, high cards for sets and tricks, and what guards them.
    """
    return tuple(sorted(indices_of(hand), key=lambda card: (worth_of(hand, card), card % 13, card)))


def worth_of(hand: int, card: int) -> float:
    """What a card is worth in a hand, roughly in points."""
    suit, rank = hand & SUITS[card // 13], card % 13
    worth = RANK_WORTH[rank] + COMPANY[size_of(suit)] + RUN[run_length(hand, card)]
    if rank >= rules.TEN:
        worth += PAIRED[size_of(hand & (rules.ACES >> (rules.ACE - rank)))]
    return worth + (GUARD if guards(suit, card) else 0.0)


def guards(suit: int, card: int) -> bool:
    """Whether a card is needed beside a king or queen that is the highest of its suit in the hand."""
    top = suit.bit_length() - 1
    needed = rules.ACE - top % 13
    return needed in {1, 2} and size_of(suit) <= needed + 1 and card != top


def run_length(hand: int, card: int) -> int:
    """How many neighbors in a row a card stands in, itself among them."""
    low = high = card
    while hand >> (low - 1) & 1:
        low -= 1
    while hand >> (high + 1) & 1:
        high += 1
    return high - low + 1


def strongest(cards: int) -> int:
    """The card of the highest rank."""
    return max(downwards(cards), key=lambda card: card % 13)
