"""Spades' cards, read from the rules sentence by sentence: which cards are lawful, who takes a trick, what breaks."""

from collections.abc import Collection, Sequence

SUITS = "SHDC"
RANKS = "23456789TJQKA"
DECK = [suit + rank for suit in SUITS for rank in RANKS]


def beats(card: str, other: str) -> bool:
    """Whether `card`, laid after `other`, is stronger (SP-3.1): higher in its suit, or a spade on a plain card."""
    if card[0] == other[0]:
        return RANKS.index(card[1]) > RANKS.index(other[1])
    return card[0] == "S"


def winning_place(trick: Sequence[str]) -> int:
    """The place, counted from the lead, of the card that wins a trick (SP-3.1)."""
    best = 0
    for place, card in enumerate(trick):
        if beats(card, trick[best]):
            best = place
    return best


def breaks(card: str, before: Sequence[str]) -> bool:
    """Whether a card played after those before it in its trick breaks spades (SP-3.2).

    It does as a spade on another suit, or as a spade that was lawfully led.
    """
    return card[0] == "S" and (not before or before[0][0] != "S")


def breach(card: str, hand: Collection[str], trick: Sequence[str], *, broken: bool) -> str | None:
    """The rule that playing `card` from `hand` breaks, or None. `trick`: the cards on the table, the led one first."""
    if card not in hand:
        return f"{card} is not in the hand"
    if trick:
        led = trick[0][0]
        can_follow = any(held[0] == led for held in hand)
        return "SP-3.1: follow suit" if can_follow and card[0] != led else None
    has_other = any(held[0] != "S" for held in hand)
    return "SP-3.2: spades are not broken" if card[0] == "S" and has_other and not broken else None


def legal_cards(hand: Collection[str], trick: Sequence[str], *, broken: bool) -> set[str]:
    """Every card of `hand` that breaks neither SP-3.1 nor SP-3.2, each one tried by itself."""
    return {card for card in hand if breach(card, hand, trick, broken=broken) is None}
