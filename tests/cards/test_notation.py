"""Hands as people write them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pik.cards.card import CARDS
from pik.cards.cardset import mask_of
from pik.cards.notation import format_mask, parse_cards, parse_mask


def test_both_ways_to_write() -> None:
    """Cards are written one by one or by suit, in any order, and are read in the order written."""
    assert parse_cards("SA HT D6") == ("SA", "HT", "D6")
    assert parse_cards("S:AK H:9 D: C:T6") == ("SA", "SK", "H9", "CT", "C6")
    assert parse_cards("") == ()


@given(cards=st.sets(st.sampled_from(CARDS)))
def test_a_set_reads_back(cards: set[str]) -> None:
    """A set written by suit reads back as the same set."""
    mask = mask_of(card for card in CARDS if card in cards)
    assert parse_mask(format_mask(mask)) == mask


def test_highest_first() -> None:
    """A set is written by suit, the highest card first."""
    assert format_mask(parse_mask("H6 SJ SA ST")) == "S:AJT H:6"
    assert format_mask(0) == ""


@pytest.mark.parametrize("text", ["AS", "S", "S:1", "SA,HT", "X:A", "♠A"])
def test_what_is_no_hand(text: str) -> None:
    """Whatever is no card is refused."""
    with pytest.raises(ValueError, match="not a card"):
        parse_cards(text)
