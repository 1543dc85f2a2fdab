"""Hands as people write them in tests and talk: "S:AKJ H:9 D: C:T6" or "SA SK HJ"."""

from pik.cards.card import Card, is_card
from pik.cards.cardset import cards_of, mask_of


def parse_cards(text: str) -> tuple[Card, ...]:
    """Read cards written by spaces ("SA HT") or by suit ("S:AK H:T"), in the order written.

    Raises ValueError when a part is no card.
    """
    codes: list[str] = []
    for part in text.split():
        suit, colon, ranks = part.partition(":")
        codes += [suit + rank for rank in ranks] if colon else [part]
    cards: list[Card] = []
    for code in codes:
        if not is_card(code):
            raise ValueError(f"not a card: {code!r}")
        cards.append(code)
    return tuple(cards)


def parse_mask(text: str) -> int:
    """Read a set of cards in either notation. Raises ValueError when a part is no card."""
    return mask_of(parse_cards(text))


def format_mask(mask: int) -> str:
    """Write a set of cards by suit, highest first: "S:AK H:T"."""
    suits: dict[str, str] = {}
    for card in reversed(cards_of(mask)):
        suits[card[0]] = suits.get(card[0], "") + card[1]
    return " ".join(f"{suit}:{suits[suit]}" for suit in "SHDC" if suit in suits)
