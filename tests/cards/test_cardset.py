"""Sets of cards as ints."""

from hypothesis import given
from hypothesis import strategies as st

from pik.cards.card import CARDS, SUITS, index_of
from pik.cards.cardset import (
    EMPTY,
    cards_of,
    has,
    higher_in_suit,
    indices_of,
    mask_of,
    mask_of_indices,
    size_of,
    suit_mask,
)

SETS = st.sets(st.sampled_from(CARDS))


@given(cards=SETS)
def test_a_mask_is_its_cards(cards: set[str]) -> None:
    """A set made of cards has these cards, in the order of their indices, and as many."""
    mask = mask_of(card for card in CARDS if card in cards)
    assert set(cards_of(mask)) == cards
    assert list(indices_of(mask)) == sorted(index_of(card) for card in CARDS if card in cards)
    assert mask_of_indices(indices_of(mask)) == mask
    assert size_of(mask) == len(cards)
    assert [card for card in CARDS if has(mask, index_of(card))] == [card for card in CARDS if card in cards]


def test_the_empty_set() -> None:
    """A set without cards is 0."""
    assert (EMPTY, mask_of(()), cards_of(0), size_of(0)) == (0, 0, (), 0)


def test_suits() -> None:
    """The mask of a suit has its thirteen cards."""
    for number, suit in enumerate(SUITS):
        assert set(cards_of(suit_mask(number))) == {card for card in CARDS if card[0] == suit}


def test_higher_cards() -> None:
    """The cards above one are those of its suit with a greater index; none are above an ace."""
    for card in CARDS:
        above = {other for other in CARDS if other[0] == card[0] and index_of(other) > index_of(card)}
        assert set(cards_of(higher_in_suit(index_of(card)))) == above
    assert higher_in_suit(index_of("CA")) == 0
