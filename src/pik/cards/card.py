"""One card: a text code such as "SA" outside, an index 0…51 inside."""

from typing import Final, Literal, NewType, TypeGuard, get_args

from pik.cards.compilable import compilable

# fmt: off
Card = Literal[
    "S2", "S3", "S4", "S5", "S6", "S7", "S8", "S9", "ST", "SJ", "SQ", "SK", "SA",
    "H2", "H3", "H4", "H5", "H6", "H7", "H8", "H9", "HT", "HJ", "HQ", "HK", "HA",
    "D2", "D3", "D4", "D5", "D6", "D7", "D8", "D9", "DT", "DJ", "DQ", "DK", "DA",
    "C2", "C3", "C4", "C5", "C6", "C7", "C8", "C9", "CT", "CJ", "CQ", "CK", "CA",
]
# fmt: on
Suit = Literal["S", "H", "D", "C"]
Index = NewType("Index", int)

CARDS: Final[tuple[Card, ...]] = get_args(Card)
SUITS: Final[tuple[Suit, ...]] = get_args(Suit)
RANKS: Final = "23456789TJQKA"
SPADES, HEARTS, DIAMONDS, CLUBS = range(4)
NO_CARD: Final = -1
NO_SUIT: Final = -1
INDEX: Final[dict[str, int]] = {card: i for i, card in enumerate(CARDS)}


def is_card(text: object) -> TypeGuard[Card]:
    """Whether `text` is the code of one of the 52 cards."""
    return isinstance(text, str) and text in INDEX


def index_of(card: Card) -> int:
    """The index 0…51 of a card: 13 times its suit plus its rank."""
    return INDEX[card]


def card_of(index: int) -> Card:
    """The code of the card with an index 0…51."""
    return CARDS[index]


@compilable
def suit_of(index: int) -> int:
    """The suit 0…3 (spades, hearts, diamonds, clubs) of a card's index."""
    return index // 13


@compilable
def rank_of(index: int) -> int:
    """The rank 0…12 (two … ace) of a card's index."""
    return index % 13
