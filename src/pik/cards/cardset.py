"""A set of cards as an int: bit i stands for the card with index i."""

from collections.abc import Iterable, Iterator

from pik.cards.card import CARDS, INDEX, Card
from pik.cards.compilable import compilable

EMPTY = 0
FULL_SUIT = 0x1FFF


def mask_of(cards: Iterable[Card]) -> int:
    """The set of the given cards."""
    mask = 0
    for card in cards:
        mask |= 1 << INDEX[card]
    return mask


def mask_of_indices(indices: Iterable[int]) -> int:
    """The set of the cards with the given indices."""
    mask = 0
    for index in indices:
        mask |= 1 << index
    return mask


def indices_of(mask: int) -> Iterator[int]:
    """The indices of a set's cards, ascending."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def cards_of(mask: int) -> tuple[Card, ...]:
    """The codes of a set's cards, by suit and ascending rank."""
    return tuple(CARDS[index] for index in indices_of(mask))


def size_of(mask: int) -> int:
    """How many cards a set has."""
    return mask.bit_count()


@compilable
def suit_mask(suit: int) -> int:
    """All thirteen cards of a suit 0…3."""
    return FULL_SUIT << (13 * suit)


@compilable
def higher_in_suit(index: int) -> int:
    """The cards of the same suit that rank above the card with this index."""
    return (FULL_SUIT << (13 * (index // 13))) & -(2 << index)


@compilable
def has(mask: int, index: int) -> bool:
    """Whether the card with this index is in the set."""
    return (mask >> index) & 1 == 1
