"""Packs."""

import pytest

from pik.cards.card import CARDS
from pik.cards.deck import PACK_32, PACK_36, PACK_52, pack_from


def test_sizes_of_packs() -> None:
    """Whist packs have 52 cards, from the two; Pikala's 36, from the six; Piquet's 32, from the seven."""
    assert (len(PACK_52), len(PACK_36), len(PACK_32)) == (52, 36, 32)
    assert PACK_52 == CARDS
    assert set(PACK_36) - set(PACK_32) == {"S6", "H6", "D6", "C6"}


def test_a_pack_without_such_a_rank() -> None:
    """A pack starts at a rank that there is."""
    with pytest.raises(ValueError, match="substring"):
        pack_from("1")
