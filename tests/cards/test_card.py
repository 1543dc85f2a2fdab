"""Cards: 52 codes, their indices, suits and ranks."""

from pik.cards.card import CARDS, INDEX, RANKS, SUITS, card_of, index_of, is_card, rank_of, suit_of


def test_there_are_52_cards() -> None:
    """Every suit has every rank once, the codes are suit and rank, in the order of the indices."""
    assert [suit + rank for suit in SUITS for rank in RANKS] == list(CARDS)


def test_index_and_card_are_inverse() -> None:
    """An index gives its card and a card its index."""
    assert [index_of(card_of(index)) for index in range(52)] == list(range(52))
    assert list(INDEX.values()) == list(range(52))


def test_suit_and_rank_of_an_index() -> None:
    """The suit and the rank of an index are those of its code."""
    assert {SUITS[suit_of(i)] + RANKS[rank_of(i)] for i in range(52)} == set(CARDS)
    assert all(CARDS[i] == SUITS[suit_of(i)] + RANKS[rank_of(i)] for i in range(52))


def test_what_is_no_card() -> None:
    """Only the exact codes are cards."""
    assert is_card("SA")
    assert [each for each in ("", "AS", "sa", "S1", "SAA", "10", 12, None, ("S", "A")) if is_card(each)] == []
