"""Piquet's cards, read from the rules sentence by sentence: what a hand has to declare and who takes a trick."""

from collections.abc import Collection, Sequence

SUITS = "SHDC"
RANKS = "789TJQKA"
DECK = [suit + rank for suit in SUITS for rank in RANKS]
CATEGORIES = ("point", "sequence", "set")
PIPS = {"7": 7, "8": 8, "9": 9, "T": 10, "J": 10, "Q": 10, "K": 10, "A": 11}
SEQUENCE_VALUES = {3: 3, 4: 4, 5: 15, 6: 16, 7: 17, 8: 18}

Combination = frozenset[str]
Strength = tuple[int, int]


def height(card: str) -> int:
    """A card's place in its suit, 0 for a seven, 7 for an ace (PQ-1.1)."""
    return RANKS.index(card[1])


def is_white(hand: Collection[str]) -> bool:
    """PQ-2.1: no king, no queen, no jack."""
    return not any(card[1] in "KQJ" for card in hand)


def points(hand: Collection[str]) -> list[Combination]:
    """Each suit of the hand, whole (PQ-3.2)."""
    suits = [frozenset(card for card in hand if card[0] == suit) for suit in SUITS]
    return [cards for cards in suits if cards]


def sequences(hand: Collection[str]) -> list[Combination]:
    """Each run of three or more in a suit, as far as it goes (PQ-3.3)."""
    found: list[Combination] = []
    for suit in SUITS:
        run: list[str] = []
        for rank in RANKS + "-":
            if suit + rank in hand:
                run.append(suit + rank)
                continue
            if len(run) >= 3:
                found.append(frozenset(run))
            run = []
    return found


def sets(hand: Collection[str]) -> list[Combination]:
    """Four or three of a rank, all that the hand has of it, tens or better (PQ-3.4)."""
    ranks = [frozenset(card for card in hand if card[1] == rank) for rank in "TJQKA"]
    return [cards for cards in ranks if len(cards) >= 3]


def held(category: str, hand: Collection[str]) -> list[Combination]:
    """All whole combinations of a category in a hand."""
    return {"point": points, "sequence": sequences, "set": sets}[category](hand)


def strength(category: str, cards: Combination) -> Strength:
    """What decides between two combinations: the number of cards, then the pips or the height (PQ-3.2 to PQ-3.4)."""
    if category == "point":
        return len(cards), sum(PIPS[card[1]] for card in cards)
    return len(cards), max(height(card) for card in cards)


def ordered(category: str, declared: Collection[Combination]) -> list[Combination]:
    """The best first, then the lesser ones (PQ-3.1); equals by their suits."""
    return sorted(sorted(declared, key=sorted), key=lambda cards: strength(category, cards), reverse=True)


def value(category: str, cards: Combination) -> int:
    """What a combination is worth when it counts."""
    if category == "point":
        return len(cards)
    if category == "sequence":
        return SEQUENCE_VALUES[len(cards)]
    return 14 if len(cards) == 4 else 3


def legal_cards(hand: Collection[str], led: str | None) -> set[str]:
    """PQ-5.1: a card of the led suit, without one any card."""
    same = {card for card in hand if led is not None and card[0] == led[0]}
    return same or set(hand)


def winning_card(trick: Sequence[str]) -> str:
    """The highest card of the led suit (PQ-5.1)."""
    return max((card for card in trick if card[0] == trick[0][0]), key=height)
